"""HTTP and WebSockets: requests in, answers and messages out."""
