"""What the server needs from outside, as protocols: store, bus, clock and thinker. No
implementations; any adapter that passes the conformance tests of a port can be used."""
