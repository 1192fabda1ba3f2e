"""The ASGI service: people, tables, nothing lost, nothing leaked. `app` wires it."""
