"""What travels between the server and those who use it: every request, answer and message.

The one source of the OpenAPI page, of the browser client's TypeScript types and of the checks on
what comes in. `docs/api.md` says how they are used.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

# ------------------------------------------------------------------ words with limits

Name = Annotated[str, Meta(min_length=1, max_length=30)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Line = Annotated[str, Meta(max_length=200)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Token = Annotated[str, Meta(min_length=1, max_length=100)]
Uuid = Annotated[
    str,
    Meta(pattern=r"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$"),
]
HexString = Annotated[str, Meta(pattern=r"^([0-9a-f]{2}){0,64}$")]
# A moment: milliseconds since 1970, by the server's clock.
Moment = int

Value = bool | str


class Request(Struct, forbid_unknown_fields=True):
    """Base of what clients send: an unknown field is a mistake, and said so."""


class Answer(Struct):
    """Base of what the server sends."""


# ------------------------------------------------------------------ when something is refused


class Problem(Answer):
    """Any answer of 400 and above: one sentence for a person, and nothing has changed.

    `reason` and `clause` say why an action is not legal. With 409 to a command, `state` is the
    seat's fresh state.
    """

    sentence: str
    reason: str | None = None
    clause: str | None = None
    state: State | None = None


# ------------------------------------------------------------------ the house and its games


class OptionInfo(Answer):
    """A house option of a game. `seats` are the player counts that have it (null: all)."""

    name: str
    values: list[Value]
    default: Value
    seats: list[int] | None


class GameInfo(Answer):
    """A game of the house. Titles and all texts come from the catalogues.

    `ready` tells that its rules are compiled; until then tables can be opened but not started.
    `secrets` tells that seats see different things, so that a shared screen needs a curtain.
    `talk` names the asks that are talk steps.
    """

    name: str
    seats: list[int]
    options: list[OptionInfo]
    edition: str
    editions: list[str]
    rules: int
    languages: list[str]
    ready: bool
    secrets: bool
    talk: list[str]


class Words(Answer):
    """The sorts of what events and actions name: `kind` is looked up as `kind-red1`, a `seat` is
    its player's name, an `int` is a number, and words of a `plain` sort stand for themselves."""

    events: dict[str, dict[str, str]]
    actions: dict[str, list[str]]
    outcomes: dict[str, list[str]]
    plain: list[str]


class Warming(Answer):
    """How far the rules are compiled."""

    game: str
    state: Literal["waiting", "compiling", "ready", "failed"]


class Games(Answer):
    games: list[GameInfo]
    bots: list[str]
    warming: list[Warming]


class ServerInfo(Answer):
    """`lan` is the address for friends in the same network, `qr` the same as an SVG picture."""

    version: str
    accounts: bool
    webhooks: bool
    lan: str | None
    qr: str | None


# ------------------------------------------------------------------ people


class Me(Answer):
    """Who this browser is: nobody yet (`person` null), a guest, or the owner of an account."""

    person: str | None
    name: str | None
    account: str | None
    webhook: str | None


class NameMe(Request):
    name: Name


class Account(Request):
    """To open an account for this guest, or to log in."""

    account: Name
    password: Password


class Webhook(Request):
    """Where notices of one's turn are posted; null for nowhere."""

    url: Annotated[str, Meta(max_length=300)] | None


class MyTable(Answer):
    """One of my tables; `waiting` are my seats that are asked now."""

    table: str
    game: str
    state: TableState
    players: list[str | None]
    my_seats: list[int]
    waiting: list[int]
    changed: Moment


class MyTables(Answer):
    tables: list[MyTable]


class LobbyTable(Answer):
    """A listed table: to join while a seat is free, or to watch."""

    table: str
    game: str
    state: TableState
    host: str
    players: list[str | None]
    free: int
    options: dict[str, Value]
    changed: Moment


class Lobby(Answer):
    tables: list[LobbyTable]


# ------------------------------------------------------------------ tables

TableState = Literal["open", "running", "paused", "over", "closed"]
Pace = Literal["normal", "fast", "none"]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """No clock, so many seconds for a move, or so many days (correspondence)."""

    kind: Literal["none", "move", "day"] = "none"
    amount: Annotated[int, Meta(ge=0, le=86_400)] = 0


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is run. The host may change them before the start, `listed` and `watch` always.

    `talk` is seconds for each ask of a talk step, 0 for no limit. `pace` is how long a bot's
    answer takes at least: 0.8 s, 0.2 s, or nothing (only where no person plays).
    """

    listed: bool = False
    watch: bool = True
    pace: Pace = "normal"
    talk: Annotated[int, Meta(ge=0, le=3600)] = 60
    clock: Clock = Clock()


class CreateTable(Request):
    """A new table, this person its host.

    `mine` are the seats I play (several: hot-seat), `bots` maps seat numbers to bots; the others
    are free. `start` starts at once if no seat is free (then no seat can add to the dealing).
    """

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, Value] = {}
    edition: Annotated[str, Meta(max_length=60)] | None = None
    mine: tuple[Seat, ...] = (0,)
    bots: dict[str, Annotated[str, Meta(max_length=60)]] = {}
    shuffle: bool = False
    start: bool = False
    settings: Settings = Settings()


class SeatInfo(Answer):
    """A seat. `name` is null while it is free.

    `stand_in`: a bot plays until the owner returns. `resigned`: a bot plays on for good.
    `outside`: an outside bot has asked for a token. `away` is since when a person has no
    connection. `added` tells that the seat has added a string to the dealing.
    """

    seat: int
    kind: Literal["free", "person", "bot"]
    name: str | None
    person: str | None
    bot: str | None
    connected: bool
    away: Moment | None
    stand_in: bool
    resigned: bool
    outside: bool
    added: bool
    yours: bool


class Tally(Answer):
    """The evening so far, for one player: matches, wins (shared ones too), and places."""

    name: str
    person: str | None
    matches: int
    wins: int
    places: list[int]


class Result(Answer):
    """How a match ended, by seat. `resigned` seats were played on by a bot."""

    scores: list[int]
    places: list[int]
    winners: list[int]
    resigned: list[int]


class TableInfo(Answer):
    """All about a table but the game itself.

    `code` and `invite` are shown to those who sit there. The invite link is `/i/INVITE`.
    `commitment` is the dealing's, shown before the start; `secret` and the seats' `strings` are
    shown after the end. `previous` and `next` are the tables of the matches before and after this
    one. `version` grows with every change.
    """

    table: str
    version: int
    game: str
    edition: str
    rules: int
    options: dict[str, Value]
    settings: Settings
    state: TableState
    host: str
    host_name: str
    is_host: bool
    seats: list[SeatInfo]
    my_seats: list[int]
    onlookers: int
    code: str | None
    invite: str | None
    commitment: str
    secret: str | None
    strings: list[str] | None
    result: Result | None
    tally: list[Tally]
    previous: str | None
    next: str | None
    analysis: bool
    created: Moment


class Join(Request):
    """By invite or by code; a seat of one's choice, or the first free one."""

    invite: Token | None = None
    code: Token | None = None
    seat: Seat | None = None
    watch: bool = False


class Sit(Request):
    """Take a free seat, or move to it; null gets up again. Before the start only."""

    seat: Seat | None
    also: bool = False


class GiveToBot(Request):
    bot: Annotated[str, Meta(max_length=60)] = "random"


class AddString(Request):
    """What a seat's browser adds to the dealing, in hexadecimal; before the start."""

    string: HexString


class NewHost(Request):
    person: Token


class ContinueWith(Request):
    """The token of a continue-on-another-device link."""

    token: Token


class SeatLink(Answer):
    """A link `/c/TOKEN` that gives its first user the seat."""

    token: str
    seat: int


class SeatToken(Answer):
    """What an outside bot sends as `Authorization: Bearer TOKEN`."""

    token: str
    table: str
    seat: int


class Branch(Request):
    """A new table for analysis, from step `step` of an audience's replay (null: the end)."""

    seat: Seat | None = None
    step: Annotated[int, Meta(ge=0, le=100_000)] | None = None


# ------------------------------------------------------------------ playing

Confirm = Literal["no", "barrier", "yes"]


class Command(Request):
    """What a seat does about the ask put to it.

    `play` drafts `action` (the text of a legal action). `confirm` of a play: "no" leaves it in the
    draft, "barrier" confirms all if it is a barrier, "yes" confirms all in any case. `undo` takes
    back the last drafted action, `restart` all, `confirm` writes the draft. `drafted`, where
    given, is how many drafted actions the client has seen: if there are more or fewer, 409.
    """

    id: Uuid
    seat: Seat
    ask: Annotated[int, Meta(ge=0)]
    do: Literal["play", "undo", "restart", "confirm"] = "play"
    action: Line | None = None
    confirm: Confirm = "no"
    drafted: Annotated[int, Meta(ge=0)] | None = None


class Done(Answer):
    """A command was carried out, and is on disk. `number` is the seat's stream number after it,
    `confirmed` tells that the draft was written (so there is no undo any more)."""

    id: str
    number: int
    ask: int | None
    draft: list[str]
    confirmed: bool


class Draft(Answer):
    """The seat's own actions not yet confirmed. With `barrier`, the last one takes effect only
    with `confirm`: the view is the one before it, and nothing more can be drafted."""

    actions: list[str]
    barrier: bool


class State(Answer):
    """All an audience knows: what a client starts from, and starts anew from after any gap.

    `seat` is null for onlookers. `number` is that of the audience's stream. `view` is the
    veiled position with the drafted actions applied, its `legal` the actions; null before the
    start. `ask` is the number of the ask put to this seat, null when it is not asked. `hash` is
    the view's: the first 16 hexadecimal digits of SHA-256 of its JSON with sorted keys and no
    blanks. `deadlines` are by seat, of those who are asked and have a limit.
    """

    seat: int | None
    number: int
    ask: int | None
    draft: Draft | None
    view: dict[str, Any] | None
    hash: str
    deadlines: list[Moment | None]


class Step(Answer):
    """One message of a stream: the events, and (in the last of an answer) what follows.

    `number` is one more than that of the step before. `own` tells that this is the answer to the
    seat's own draft and nothing has happened yet.
    """

    number: int
    events: list[dict[str, Any]]
    own: bool = False


class Events(Answer):
    """What happened after number `after`, and the state that follows. `gap` tells that older
    steps are not told one by one any more."""

    steps: list[Step]
    state: State
    gap: bool


class Why(Answer):
    """Why an action is not legal; all null when it is."""

    legal: bool
    reason: str | None
    clause: str | None
    sentence: str | None


# ------------------------------------------------------------------ talk


class Say(Request):
    text: ChatText


class ChatLine(Answer):
    """`onlooker` lines are shown to players only after the end."""

    number: int
    person: str
    name: str
    seat: int | None
    onlooker: bool
    text: str
    at: Moment


class Chat(Answer):
    lines: list[ChatLine]


# ------------------------------------------------------------------ afterwards


class ReplayStep(Answer):
    """A moment of the match as an audience saw it: what happened, and the view after it."""

    step: int
    events: list[dict[str, Any]]
    view: dict[str, Any]


class Replay(Answer):
    """`steps` of the `count` there are, from the asked one on. Step 0 is the first position."""

    seat: int | None
    count: int
    steps: list[ReplayStep]


class Verification(Answer):
    """Every outcome recomputed from the secret: all as dealt, or which is not."""

    honest: bool
    sentence: str
    outcomes: list[str]


# ------------------------------------------------------------------ over the socket


class WelcomeMessage(Answer, tag="welcome", tag_field="type"):
    """First of all, and again after a gap (`resync`): everything anew."""

    table: TableInfo
    state: State
    chat: list[ChatLine]
    now: Moment
    resync: bool = False


class UpdateMessage(Answer, tag="update", tag_field="type"):
    """Something happened that this audience may know of: its events, and the state after them.

    `step.number` is one more than the number before; if not, reload the state.
    """

    step: Step
    state: State


class TableMessage(Answer, tag="table", tag_field="type"):
    """Somebody sat down, left, came back, was given to a bot; started, paused, ended …"""

    table: TableInfo


class ChatMessage(Answer, tag="chat", tag_field="type"):
    line: ChatLine


class NoticeMessage(Answer, tag="notice", tag_field="type"):
    """A seat is asked now, and was not before: to its sockets, and to the person's own."""

    table: str
    game: str
    seat: int


class GoodbyeMessage(Answer, tag="goodbye", tag_field="type"):
    """The server is going down, or the seat is no longer held; `again`: do reconnect."""

    sentence: str
    again: bool


Message = (
    WelcomeMessage | UpdateMessage | TableMessage | ChatMessage | NoticeMessage | GoodbyeMessage
)


# ------------------------------------------------------------------ webhooks


class TurnNotice(Answer):
    """What is posted to a person's webhook when a seat of theirs is asked."""

    table: str
    game: str
    seat: int
    name: str
    url: str


# ------------------------------------------------------------------ operations


class Health(Answer):
    status: Literal["ok", "stopping"]
    version: str
    tables: int
    sockets: int
