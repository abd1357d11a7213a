"""Don Pepe (Dominique Ehrhard, Parker/Hasbro 1999)."""
