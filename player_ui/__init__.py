"""The built pages, found as package data in ``player_ui/dist`` (this folder also holds their sources)."""
