"""Chicago Gangsters (Jürgen Kiedaisch, Kosmos 2009)."""
