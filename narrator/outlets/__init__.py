"""Ways of being heard, besides the host's speakers (narrator.speakers)."""
