"""Speed, measured side by side with peers in one run. `make bench` runs it."""
