"""The spoken scripts, one folder a language, and the catalogue of voices. Data only."""
