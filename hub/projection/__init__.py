"""What each audience may see: the only way by which anything of a game leaves the hub."""
