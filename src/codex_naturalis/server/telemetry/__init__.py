"""What a server tells of itself to those who run it: logs and metrics, and never a secret."""
