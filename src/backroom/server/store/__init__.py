"""What is on disk: tables, turns, people, talk."""
