"""What other nodes have changed about people, brought to the connections of this one. A hint only
says about whom; what is true stands in the store."""

from __future__ import annotations

from codex_naturalis.protocol.messages import RatedStandingChanged
from codex_naturalis.server.api.services import Services
from codex_naturalis.server.nodes.hints import PersonChanged, StandingChanged
from codex_naturalis.server.tables.context import encode


def follow_people(services: Services) -> None:
    node, spawn = services.tables.node, services.tables.context.spawn
    node.hear(PersonChanged, lambda _, hint: spawn(person_changed(services, hint.person)))
    node.hear(StandingChanged, lambda _, hint: spawn(standing_changed(services, hint.person)))
    node.on_doubt(lambda: spawn(everybody_changed(services)))


async def person_changed(services: Services, person: str) -> None:
    """A name, an account, a session or a token; or the person was deleted."""
    row = await services.store.people.get(person)
    if row is None:
        return
    if row.deleted is not None:
        services.archive.forget_all()
    services.connections.renew_here(row)
    await services.tables.rename_here(row)
    await services.connections.check_here(person)


async def standing_changed(services: Services, person: str) -> None:
    """With rated play."""
    if services.connections.of(person):
        standing = await services.ladder.conduct.standing(person)
        services.connections.tell(person, encode(RatedStandingChanged(standing)))


async def everybody_changed(services: Services) -> None:
    """Hints may have been lost."""
    for person in services.connections.people | services.tables.people:
        await person_changed(services, person)


async def check_out_of_touch(services: Services) -> int:
    """Sessions that were ended at nodes that cannot be heard."""
    if services.tables.node.out_of_touch:
        await services.connections.check_all()
    return 0
