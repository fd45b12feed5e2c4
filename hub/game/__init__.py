"""Tables as they live: one writer each, a durable log, a clock, a voice, and bots to fill the sofa."""
