"""Gangster (Thorsten Gimmler, Amigo 2007)."""
