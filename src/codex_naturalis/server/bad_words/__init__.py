"""Words that are not wanted in names and at open tables: lists by language, which the host may
change."""
