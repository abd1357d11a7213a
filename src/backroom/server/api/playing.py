"""Playing: commands, what came of them, talk, and looking back."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from backroom.server.api.words import Answer, ChatText, Line, Moment, Request, Seat, Uuid

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


class Foretold(Answer):
    """What each legal action would cause: by its text, the events that follow before any outcome,
    as the seat will see them. `ask` and `drafted` (how many actions) tell what for: the actions are
    those after the draft. Of an action that reveals something, only what is certain is told."""

    ask: int
    drafted: int
    foretold: dict[str, list[dict[str, Any]]]


# ------------------------------------------------------------------ when something is refused


class Problem(Answer):
    """Any answer of 400 and above: one sentence for a person, and nothing has changed.

    `reason` names the sentence, so that it can be said in another language, and with `clause` says
    why an action is not legal. With 409 to a command, `state` is the seat's fresh state.
    """

    sentence: str
    reason: str | None = None
    clause: str | None = None
    state: State | None = None


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


class LogStep(Answer):
    """What an audience was told of one step of its replay."""

    step: int
    events: list[dict[str, Any]]


class Log(Answer):
    """The replay without its views: `steps` of the `count` there are, from the asked one on."""

    seat: int | None
    count: int
    steps: list[LogStep]


class Verification(Answer):
    """Every outcome recomputed from the secret: all as dealt, or which is not."""

    honest: bool
    sentence: str
    outcomes: list[str]
