"""Bots against bots: who is stronger, by how much, and how sure that is; and is a game fair?

contest     the schedule: seats, players and seed of match n, as a function of the contest and n
plan        what a run is to play: contests, bars, numbers of matches; in memory and on disk
matches     one match between bots, in this process
journal     an append-only file of finished matches, from which an interrupted run is resumed
conduct     a contest, run to its last match or to an early stop
sequential  confidence sequences: bounds that hold whenever one looks
referees    stopping rules made of them
running     a whole run with progress bar and Ctrl-C
ratings     many players in one order, with bootstrap intervals
balance     seats, length, scores, and what correlates with winning
figures     the statistics of a run as plain values
report      tables for the terminal; `rungs` for the ladder, `saying` the text catalogue
exporting   JSON, CSV and plots
ladder      the built-in levels against their bars
commands    the command line
"""
