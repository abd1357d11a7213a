"""One table, as pure functions and objects: no disk, no socket, no clock of its own."""
