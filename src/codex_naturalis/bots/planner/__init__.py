"""The planner, a readable bot, and the evaluation that it plays by. Nothing that other bots share
belongs here."""

from codex_naturalis.bots.planner.planner_bot import PlannerBot

__all__ = ["PlannerBot"]
