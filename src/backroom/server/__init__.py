"""The table server: commands in, redacted events out."""
