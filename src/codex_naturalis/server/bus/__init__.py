"""The adapters of the bus: `memory` inside one process, `nats` between processes and machines.
`bus_of` chooses by the settings."""
