"""What the server does by itself."""
