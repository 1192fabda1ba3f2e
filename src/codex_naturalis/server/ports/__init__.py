"""What the server needs from the world, as protocols: any adapter that passes the conformance
suite of a port will do."""
