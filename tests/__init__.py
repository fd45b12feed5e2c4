"""The tests: they mirror the source, and beside it hold scenarios, contracts, browser, audio and bench."""
