"""The report after a match: where it was won and lost, judged by what each seat could know.

told = analyse(backroom.replay(text))
told.mistakes[0]  # what cost seat 0 most, and what was better
told.json(), told.svg("de"), told.html("de")
"""

from backroom.report.analysis import analyse
from backroom.report.form import Balance, Mistake, Numbers, Point, Report

__all__ = ["Balance", "Mistake", "Numbers", "Point", "Report", "analyse"]
