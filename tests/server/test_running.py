"""Running a server: what is kept, the local network, seeds for tests."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import os
import resource
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from backroom.engine import dealing
from backroom.engine.errors import Refused
from backroom.server.config import Config
from backroom.server.house import House
from backroom.server.problems import Problem
from backroom.server.serve import bind_private, lan_address
from tests.server.harness import PATIENCE, TOY_FOLDERS, Server, Table, User, command, wait_for

DAY = 86_400_000

# ------------------------------------------------------------------ what is kept


def test_tables_are_kept_as_long_as_the_operator_says(own_server: Server) -> None:
    ada = own_server.start().person()
    tables = {
        "finished long ago": ada.open("one_die", 2).start(),
        "finished lately": ada.open("one_die", 2).start(),
        "running for long": ada.open("one_die", 2).start(),
        "never started": ada.open("one_die", 2, mine=[0]),
        "opened lately": ada.open("one_die", 2, mine=[0]),
    }
    for name in ("finished long ago", "finished lately"):
        assert tables[name].finish()["state"] == "over"
    own_server.stop()
    _age(own_server, tables["finished long ago"].id, days=3)
    _age(own_server, tables["running for long"].id, days=300)
    _age(own_server, tables["never started"].id, days=31)
    own_server.settings |= {"keep_finished": 2, "keep_open": 30}
    own_server.start()
    gone = {"finished long ago", "never started"}
    for name in gone:
        wait_for(lambda path=tables[name].path: ada.call("GET", path).status_code == 404)
    for name in set(tables) - gone:
        assert tables[name].info()["table"] == tables[name].id
    own_server.kill()
    assert _rows(own_server, "turns") == {
        tables[n].id for n in set(tables) - gone if "open" not in n
    }


def test_a_table_deleted_while_it_is_loaded_does_not_come_back(own_server: Server) -> None:
    table = own_server.start().person().open("one_die", 2).start().id
    own_server.stop()
    config = Config(
        database=f"sqlite:///{own_server.folder / 'backroom.sqlite'}",
        games=TOY_FOLDERS,
        offer="one_die",
    )

    async def delete_while_loading() -> None:
        house = House(config)
        house.database.open()
        ready, asked = house.games.ready, asyncio.Event()

        async def note(name: str) -> None:
            asked.set()
            await ready(name)

        house.games.ready = note  # type: ignore[method-assign]
        loading = asyncio.create_task(house.tables.room(table))
        await asked.wait()  # the row is read, the rules are not there
        await house.tables.delete({table: 0})
        await house.warmup.run()  # what loading waits for
        with pytest.raises(Problem, match="There is no such table"):
            await loading
        assert not house.tables.rooms
        house.database.close()

    asyncio.run(delete_while_loading())


def test_finished_tables_are_kept_for_ever_by_default(own_server: Server) -> None:
    ada = own_server.start().person()
    table = ada.open("one_die", 2).start()
    table.finish()
    own_server.stop()
    _age(own_server, table.id, days=4000)
    own_server.start().ready("one_die")
    other = ada.open("one_die", 2).start()
    assert other.info()["state"] == "running"
    assert ada.ok("GET", f"{table.path}/verify")["honest"]


def _database(server: Server) -> sqlite3.Connection:
    return sqlite3.connect(server.folder / "backroom.sqlite")


def _age(server: Server, table: str, days: int) -> None:
    connection = _database(server)
    with connection:
        moment = int(time.time() * 1000) - days * DAY
        connection.execute("UPDATE tables SET changed = ? WHERE id = ?", (moment, table))
    connection.close()


def _rows(server: Server, name: str) -> set[str]:
    connection = _database(server)
    found = {row[0] for row in connection.execute(f'SELECT DISTINCT "table" FROM {name}')}
    connection.close()
    return found


# ------------------------------------------------------------------ friends on the same network


@pytest.fixture
def party(tmp_path: Path) -> Iterator[tuple[Server, list[str]]]:
    """A server for the local network, and what it has said."""
    server = Server(tmp_path, host="127.0.0.1", lan=True).start()
    assert server.process is not None
    assert server.process.stdout is not None
    said = []
    while not said or "Ctrl-C" not in said[-1]:
        said.append(server.process.stdout.readline())
    if lan_address() is None:
        said.append(server.process.stdout.readline())
    yield server, said
    server.kill()


@pytest.mark.slow
def test_a_party_is_open_to_the_local_network(party: tuple[Server, list[str]]) -> None:
    server, said = party
    told = server.get("/api/server").json()
    address = lan_address()
    if address is None:
        assert told["lan"] is told["qr"] is None
        assert "no local network" in said[-1]
        return
    url = f"http://{address}:{server.port}"
    assert told["lan"] == url
    assert told["qr"].lstrip().startswith(("<svg", "<?xml"))
    assert f"Friends on the same network: {url}\n" in said
    # The code is drawn with blocks, and is more than a line.
    assert sum("█" in line or "▀" in line or "▄" in line for line in said) > 5
    server.url = url
    friend = server.person("Friend")
    table = friend.open("one_die", 2).start()
    with table.socket(table.asked()[0]) as stream:
        assert stream.next("welcome")["state"]["ask"] is not None


def test_without_lan_it_is_open_to_this_machine_only(server: Server) -> None:
    address = lan_address()
    assert server.get("/api/server").json()["lan"] is None
    if address is not None:
        with pytest.raises(httpx.ConnectError):
            httpx.get(f"http://{address}:{server.port}/health", timeout=PATIENCE)


@pytest.mark.slow
def test_make_party_serves_the_local_network() -> None:
    root = Path(__file__).parents[2]
    # `make test` may be running this: what it tells its children about itself is not for us.
    command = ["make", "--no-print-directory", "-n", "party", "ARGS="]
    planned = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True)
    assert planned.stdout.rstrip().splitlines()[-1].strip().endswith("serve --lan")


# ------------------------------------------------------------------ seeds


@pytest.mark.slow
def test_a_server_for_tests_deals_known_matches(tmp_path: Path) -> None:
    server = Server(tmp_path, seeds=True).start()
    try:
        ada = server.person()
        first, again, other = (_played_by_bots(ada, seed) for seed in (7, 7, 8))
        assert first == again
        assert first != other
        table = ada.open("bosses", 2, seed=7)
        secret = dealing.seeded_secret(7)
        assert table.info()["commitment"] == hashlib.sha256(secret).hexdigest()
    finally:
        server.kill()


def _played_by_bots(user: User, seed: int) -> str:
    table = user.open(
        "bosses", 2, mine=[], bots={"0": "random", "1": "random"}, settings={"pace": "none"},
        seed=seed, start=True,
    )  # fmt: skip
    wait_for(lambda: table.info()["state"] == "over")
    record: str = user.ok("GET", f"{table.path}/record")
    return record


def test_nobody_else_takes_a_seed(ada: User) -> None:
    wanted = {"game": "bosses", "seats": 2, "mine": [0, 1], "seed": 7}
    problem = ada.fails(403, "POST", "/api/tables", wanted)
    assert "Seeds" in problem["sentence"]


@pytest.mark.slow
def test_ctrl_c_while_rules_are_compiled_ends_it_without_a_word(tmp_path: Path) -> None:
    """A terminal tells everybody in the group, the process that compiles among them."""
    environment = {
        **os.environ,
        "BACKROOM_DATA": str(tmp_path),
        "BACKROOM_CACHE": str(tmp_path / "cache"),
    }
    running = subprocess.Popen(
        [sys.executable, "-m", "backroom.server", "serve", "--port", "0", "--log-level", "warning"],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert running.stdout is not None
    address = running.stdout.readline().split()[-1]

    def compiles() -> bool:
        with contextlib.suppress(httpx.HTTPError):
            warming = httpx.get(f"{address}/api/games", timeout=PATIENCE).json()["warming"]
            return any(entry["state"] == "compiling" for entry in warming)
        return False

    wait_for(compiles)
    os.killpg(running.pid, signal.SIGINT)
    _, said = running.communicate(timeout=PATIENCE)
    assert said == ""
    assert running.returncode == 130


def test_a_full_disk_is_said_and_survived(own_server: Server) -> None:
    """Nothing is lost, and bots and the heartbeat go on when there is room again."""
    ada = own_server.start().person()
    table = ada.open("bosses", 2, mine=[0], bots={"1": "random"}).start()
    bots = ada.open("bosses", 2, mine=[], bots={"0": "random", "1": "random"}).start()
    wait_for(table.asked)
    before = table.state(0)
    assert own_server.process is not None
    limits = resource.prlimit(own_server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(own_server.process.pid, resource.RLIMIT_FSIZE, (1, limits[1]))
    wanted = command(0, before["ask"], before["view"]["legal"][0]["text"], confirm="yes")
    ada.fails(503, "POST", f"{table.path}/commands", wanted)
    assert table.state(0) == before
    assert own_server.get("/health").status_code == 503
    wait_for(lambda: bots.state()["number"] == _after(1.5, bots))
    stood = bots.state()["number"]
    resource.prlimit(own_server.process.pid, resource.RLIMIT_FSIZE, limits)
    wait_for(lambda: own_server.get("/health").status_code == 200)
    ada.ok("POST", f"{table.path}/commands", wanted)
    wait_for(lambda: bots.state()["number"] > stood + 2)
    assert own_server.stop() == 0


def _after(seconds: float, table: Table) -> int:
    time.sleep(seconds)
    return int(table.state()["number"])


STOPPED_WHILE_LOADING = """
import sys

class CtrlC:
    def find_spec(self, name, *_):
        if name == "numba":
            raise KeyboardInterrupt

sys.meta_path.insert(0, CtrlC())
from backroom.__main__ import main
main()
"""


@pytest.mark.slow
def test_ctrl_c_while_the_program_is_loaded_ends_it_without_a_word() -> None:
    words = [sys.executable, "-c", STOPPED_WHILE_LOADING, "serve"]
    stopped = subprocess.run(words, capture_output=True, text=True, check=False)
    assert (stopped.returncode, stopped.stderr) == (130, "")


BREAKING = """
import asyncio, os, sys
from backroom.server.jobs.eviction import Eviction

async def run(self):
    while not os.path.exists(os.path.join(os.environ["BACKROOM_DATA"], "break")):
        await asyncio.sleep(0.05)
    raise ZeroDivisionError

Eviction.run = run
from backroom.server.__main__ import main

sys.exit(main())
"""


@pytest.mark.slow
def test_a_server_of_which_a_part_has_failed_ends(own_server: Server) -> None:
    """Whoever has started it starts it anew; nobody is left with half of one."""
    own_server.program = ("-c", BREAKING)
    own_server.start()
    assert own_server.process is not None
    (own_server.folder / "break").touch()
    assert own_server.process.wait(PATIENCE) == 1
    assert "ZeroDivisionError" in own_server.log()


def test_the_private_port_is_another_one_at_whichever_address() -> None:
    with pytest.raises(Refused, match="both are 8011"):
        bind_private("127.0.0.2:8011", besides=8011)
    with bind_private("127.0.0.1:0") as listening:
        assert listening.getsockname()[1]
