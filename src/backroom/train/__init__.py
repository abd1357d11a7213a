"""Training of nets by self-play, with torch: docs/training.md.

`python -m backroom.train GAME` is `backroom train GAME`. Nothing else of Backroom imports this, and
what needs torch is imported only when it is used.
"""
