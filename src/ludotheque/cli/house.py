"""A server for many, and what it has kept."""

from pathlib import Path
from typing import Annotated, Literal

import typer
from typer import Option

from ludotheque.cli.arguments import NATS_HELP, Database, DataByGame, KeyFile, LogPrivate, Pace, text_of, use_own_data


def serve(
    host: Annotated[str, Option(help="0.0.0.0 to let others on the network in")] = "127.0.0.1",
    port: Annotated[int, Option(min=0, max=65535)] = 8000,
    database: Database = "sqlite:///ludotheque.sqlite",
    tls: Annotated[tuple[Path, Path] | None, Option(metavar="CERT KEY", help="PEM files, to serve https")] = None,
    pace: Pace = 0.7,
    nats: Annotated[str, Option(metavar="URL", help=NATS_HELP)] = "",
    away: Annotated[
        float, Option(min=0.0, help="seconds after which a bot stands in for whoever has gone from a live table")
    ] = 30.0,
    patience: Annotated[
        float, Option(min=0.0, help="seconds that a standing order waits at most, so that it looks like a click")
    ] = 8.0,
    rooms: Annotated[int, Option(min=10, help="tables kept in memory, those that nobody looks at included")] = 2_000,
    metrics: Annotated[int, Option(min=0, max=65535, help="a port of this machine for Prometheus; 0: none")] = 0,
    log: Annotated[Literal["plain", "json"], Option(help="how logs are written to standard error")] = "plain",
    cards: DataByGame = None,
    seed: Annotated[
        int | None,
        Option(help="deals and bots have their luck from it, to show or test something; whoever knows it can cheat"),
    ] = None,
    key: KeyFile = None,
    trusted_proxy: Annotated[
        list[str] | None,
        Option(metavar="ADDRESS", help="a proxy believed when it says who asks, or a network of them; repeatable"),
    ] = None,
    log_private: LogPrivate = False,
    owner_link: Annotated[
        bool, Option("--owner-link", help="print a link to the workshop, where other numbers of a game can be tried")
    ] = False,
) -> None:
    """Start the server that browsers play on."""
    from ludotheque.server.web import serve as server

    use_own_data(cards)
    for path in tls or ():
        text_of(path)
    server.serve(
        host=host,
        port=port,
        database=database,
        tls=tls,
        pace=pace,
        nats=nats,
        away=away,
        metrics=metrics,
        log=log,
        seed=seed,
        patience=patience,
        rooms=rooms,
        key=key,
        trusted_proxies=trusted_proxy or (),
        log_private=log_private,
        owner_link=owner_link,
    )


def worker(
    nats: Annotated[str, Option(metavar="URL", help=NATS_HELP)],
    database: Database = "sqlite:///ludotheque.sqlite",
    pace: Pace = 0.7,
    cards: DataByGame = None,
    key: KeyFile = None,
    log_private: LogPrivate = False,
) -> None:
    """Think for the bots of servers that were started with --nats; start one for each core to spare."""
    from ludotheque.server.lobby import worker as workers

    use_own_data(cards)
    workers.work(database, nats, pace, key, log_private=log_private)


def check_tables(database: Database = "sqlite:///ludotheque.sqlite") -> int:
    """Try whether every running game still replays, and change none; before an upgrade, on a copy of the database."""
    from collections import Counter

    from ludotheque.server.store.store import Store
    from ludotheque.server.store.upgrade import REPLAYS, check

    store = Store(database, may_be_new=False)
    found: Counter[str] = Counter()
    for table, game, how in check(store):
        found[how] += 1
        if how != REPLAYS:
            print(f"{table} ({game}): {how}")
    store.close()
    print("; ".join(f"{count} tables: {how}" for how, count in sorted(found.items())) or "no game is under way")
    return 1 if set(found) - {REPLAYS} else 0


def record(
    table: Annotated[str, typer.Argument(metavar="TABLE")], database: Database = "sqlite:///ludotheque.sqlite"
) -> None:
    """Print the complete record of a table, with what the rules keep secret for ever: for whoever runs the house."""
    from ludotheque.server.store.store import Store
    from ludotheque.server.store.upgrade import complete_record

    store = Store(database, may_be_new=False)
    try:
        print(complete_record(store, table), end="")
    finally:
        store.close()


def corpus(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="an empty folder, or a new one")],
    database: Database = "sqlite:///ludotheque.sqlite",
) -> None:
    """Write the finished games of those who have consented, without names, for researchers; see docs/research.md."""
    from ludotheque.server.store.corpus import export
    from ludotheque.server.store.store import Store

    store = Store(database, may_be_new=False)
    try:
        found = export(store, folder)
    finally:
        store.close()
    print("; ".join(f"{count} games: {what}" for what, count in sorted(found.items())) or "no game is over")
