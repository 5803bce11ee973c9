"""A worker goes on whatever has gone."""

import asyncio
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import pytest

from ludotheque.server.lobby import worker
from ludotheque.server.store.database import StoreUnavailable
from ludotheque.server.wire.notices import Job


@pytest.mark.parametrize("trouble", [StoreUnavailable(), KeyError("stumbled")])
def test_work_that_cannot_be_given_back_either_ends_no_worker(trouble):
    """The bus hands it out anew by itself, when nobody says any more that it is under way."""
    house: Any = SimpleNamespace(rooms=SimpleNamespace(room=AsyncMock(side_effect=trouble)))
    message = AsyncMock()
    message.nak.side_effect = ConnectionError("NATS is gone")

    asyncio.run(worker._carry_out(house, Job("t", 1, "clocks", 0, 1, "greedy", b""), message))

    assert message.nak.called
    assert not message.ack.called
