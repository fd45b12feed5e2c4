"""Hubs for the web's tests."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.web.hubs import Hub, listening_hub, quiet_hub


@pytest.fixture
async def hub() -> AsyncIterator[Hub]:
    """A hub with one table, under the test client."""
    async with quiet_hub() as quiet:
        yield quiet


@pytest.fixture
async def live() -> AsyncIterator[Hub]:
    """A hub with one table, listening on loopback."""
    async with listening_hub() as listening:
        yield listening
