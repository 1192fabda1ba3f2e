"""People: identity, names, passwords, rate limits, ratings.

Routes and cookies as HTTP headers belong to `api`, rows and queries to `store`.
"""
