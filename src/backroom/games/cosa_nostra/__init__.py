"""Cosa Nostra: Es war einmal in Chicago (Tonka 1990, licensed by Seven Towns)."""
