"""Several processes of one house: who lives, who holds which table, what they tell each other, and
how a request or a socket gets to who holds its table."""
