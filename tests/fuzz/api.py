"""Sends what the API's description allows, and what it doesn't, with right links and with made-up ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import seed as hypothesis_seed
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import load_all_checks, not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from hub.web.openapi import description
from tests.fuzz.party import Party

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
LOOK_EVERY = 25
WHICH = st.integers(0, 10**6)
BODY_COUNTS = 5
"""What takes a body is sent so many times as often as what doesn't."""


def fuzz_api(party: Party, cases: int, seed: int, report: Callable[[str], None] = lambda line: None) -> int:
    """At least one case for each operation, about ``cases`` in all; how many there were."""
    load_all_checks()
    schema = schemathesis.openapi.from_dict(description(party.hub.app))
    found: list[Any] = list(schema.get_all_operations())
    each = [(operation, mode) for one in found for operation in [one.ok()] for mode in _modes(operation)]
    weights = [BODY_COUNTS if list(operation.body) else 1 for operation, _ in each]
    sent = 0
    for (operation, mode), weight in zip(each, weights, strict=True):
        with requests.Session() as session:
            one = _Operation(party, session, operation, mode)
            sent += one.run(max(1, cases * weight // sum(weights)), seed)
        party.do(party.look())
        answered = ", ".join(f"{status} {times}x" for status, times in sorted(one.statuses.items()))
        report(f"{operation.method.upper():5}{operation.path} {mode.value}: {answered}")
    return sent


def _modes(operation: Any) -> list[GenerationMode]:
    """What is to be sent: all can be right, and what takes more than a link can be wrong."""
    can_be_wrong = list(operation.body) or list(operation.query)
    return [GenerationMode.POSITIVE, *([GenerationMode.NEGATIVE] if can_be_wrong else [])]


class _Operation:
    def __init__(self, party: Party, session: requests.Session, operation: Any, mode: GenerationMode) -> None:
        self._party = party
        self._session = session
        self._operation = operation
        self._strategy = operation.as_strategy(generation_mode=mode)
        self._keys = party.do(party.keys())
        self._sent = 0
        self.statuses: Counter[int] = Counter()

    def run(self, cases: int, seed: int) -> int:
        @hypothesis_seed(seed)
        @settings(
            max_examples=cases,
            database=None,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=self._strategy, data=st.data())
        def each(case: Any, data: st.DataObject) -> None:
            self._each(case, data)

        each()
        return self._sent

    def _each(self, case: Any, data: st.DataObject) -> None:
        self._sent += 1
        if self._sent % LOOK_EVERY == 0:
            self._keys = self._party.do(self._party.keys())
            self._party.do(self._party.look())
        self._put_right(case, data)
        response = case.call(base_url=self._party.base, session=self._session, timeout=20)
        self.statuses[response.status_code] += 1
        case.validate_response(response, checks=CHECKS)
        assert b"Traceback" not in response.content

    def _put_right(self, case: Any, data: st.DataObject) -> None:
        """Often a right link or code, so that what is behind it is reached; often the running step, too."""
        for name in list(case.path_parameters or ()):
            right = self._keys["code"] if name == "code" else self._of(case.path)
            # How many are right changes from case to case; what is drawn must not depend on it.
            often, which = data.draw(st.sampled_from([True, True, True, False])), data.draw(WHICH)
            if right and often:
                case.path_parameters[name] = right[which % len(right)]
        if isinstance(case.body, dict) and data.draw(st.booleans()):
            game, step = self._party.running()
            case.body.update({k: v for k, v in (("game", game), ("step", step)) if k in case.body})

    def _of(self, path: str) -> list[str]:
        return next((keys for begins, keys in self._keys.items() if path.startswith(begins)), [])
