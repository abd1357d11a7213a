"""Many matches: who is stronger, by how much, and how sure that is; and whether a game is fair.

contest     who sits where in which match: a function of the contest and a number
matches     one match between bots, a function of the contest and its number
workers     matches on all cores; those of a worker that died are played again
journal     every finished match on disk, so that an interrupted run goes on
conduct     a contest from its first match to its end or an early stop
sequential  bounds that hold whenever one looks, and when to stop
ratings     many players in one order, with intervals
balance     seats, length, scores, and what helps to win
ladder      the levels of the house against their bars
"""
