"""Gangster: Die Bosse von Chicago (Czarnè, Ludoart 2006)."""
