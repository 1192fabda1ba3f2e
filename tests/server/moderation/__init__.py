"""Moderation: standing, decisions, bad words."""
