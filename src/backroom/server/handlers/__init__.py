"""What each address does. A function is named as its route is."""
