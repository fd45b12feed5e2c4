"""The hub: one process that keeps the tables, their secrets and their clocks."""
