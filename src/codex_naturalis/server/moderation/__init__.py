"""What keeps a server friendly: roles, reports, decisions about people and appeals against them.
Who people are is the business of `people`."""
