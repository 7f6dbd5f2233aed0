"""Bots for Kumite in Python: one file, standard library only, Python 3.9 or newer.

A bot is a class with a method choose(position) that returns one of position.legal:

    from kumite_bot import Bot, run

    class First(Bot):
        def choose(self, position):
            return position.legal[0]

    run(First())

A notebook asks Kumite itself for legal moves, results and best moves:

    with Kumite("onitama", agent="strong") as kumite:
        print(kumite.legal(), kumite.best(time=0.5).move)

The protocol is UGI, the Universal Game Interface; docs/engines.md describes it.
"""
import subprocess
import sys
from dataclasses import dataclass, field
from typing import Dict, List, Optional


@dataclass
class Position:
    """What a bot sees when it is its turn."""

    legal: List[str] = field(default_factory=list)
    """The legal moves, as Kumite writes them."""
    board: Dict[str, str] = field(default_factory=dict)
    """The pieces by square: capital letters for the first player, small ones for the second."""
    turn: int = 0
    """Who is to move: 0 the first player (Blue, White in Katarenga, Black in checkers), 1 the second."""
    start: str = ""
    """The position in which the known moves began, or 'startpos'."""
    moves: List[str] = field(default_factory=list)
    """The moves since then."""
    text: str = ""
    """The position in which the last moves began, with those moves: all that is known, in one line."""
    time: Optional[float] = None
    """How many seconds the bot may think, or None."""
    nodes: Optional[int] = None
    """How many positions it may visit, or None."""
    depth: Optional[int] = None
    """How many plies it may look ahead, or None."""


class Bot:
    """Write choose(); the rest may stay as it is."""

    name = ""
    author = ""
    options: Dict[str, str] = {}
    """Options with their defaults; set() is called when one is changed."""

    def choose(self, position: Position) -> str:
        raise NotImplementedError("a bot needs a method choose(self, position)")

    def new_game(self) -> None:
        """Called before each game."""

    def set(self, option: str, value: str) -> None:
        """Called when an option is set."""


def _number(words: List[str], name: str) -> Optional[int]:
    return int(words[words.index(name) + 1]) if name in words else None


def _think(position: Position, words: List[str]) -> Position:
    own, other = ("p1", "p2") if position.turn == 0 else ("p2", "p1")
    millis = _number(words, "movetime")
    clock = _number(words, own + "time")
    if millis is None and clock is not None:
        millis = clock // 25 + (_number(words, own + "inc") or 0) * 3 // 4
    position.time = None if millis is None else millis / 1000
    position.nodes = _number(words, "nodes")
    position.depth = _number(words, "depth")
    return position


def run(bot: Bot, lines=sys.stdin, out=sys.stdout) -> None:
    """Speaks UGI on standard input and output until the other side says quit or is gone."""

    def say(line: str) -> None:
        print(line, file=out, flush=True)

    position = Position()
    for line in lines:
        words = line.split()
        command = words[0] if words else ""
        if command == "ugi":
            say("id name " + (bot.name or type(bot).__name__))
            if bot.author:
                say("id author " + bot.author)
            say("option name LegalMoves type check default true")
            say("option name Board type check default true")
            for name, value in bot.options.items():
                say(f"option name {name} type string default {value}")
            say("ugiok")
        elif command == "isready":
            say("readyok")
        elif command == "setoption":
            name, _, value = line.split("name", 1)[1].partition(" value ")
            if name.strip() in bot.options:
                bot.set(name.strip(), value.strip())
        elif command == "uginewgame":
            bot.new_game()
        elif command == "position":
            where, _, moves = line[len("position"):].strip().partition(" moves")
            start = where[len("fen"):].strip() if where.startswith("fen") else where
            position = Position(start=start, moves=moves.split())
            position.text = " ".join([start] + (["moves"] + position.moves if position.moves else []))
        elif command == "legal":
            position.legal = words[1:]
        elif command == "board":
            position.turn = 0 if words[1] == "p1" else 1
            position.board = dict(word.split("=") for word in words[2:])
        elif command == "go":
            say("bestmove " + str(bot.choose(_think(position, words))))
        elif command == "quit":
            return


@dataclass
class Answer:
    """A best move with what the search found out."""

    move: str
    value: Optional[float]
    """Expected result for the player to move, -1 to 1."""
    depth: int
    nodes: int
    line: List[str]
    """The main line, beginning with the move."""


class Kumite:
    """Kumite as a program that answers questions: legal moves, results, best moves."""

    def __init__(self, game="onitama", agent="strong", seed=1, command=("kumite",)):
        arguments = [*command, "engine", game, "--agent", agent, "--seed", str(seed)]
        self._process = subprocess.Popen(
            arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1, encoding="utf-8")
        self._start, self.moves = "startpos", []
        try:
            self._send("ugi")
            self._until("ugiok")
            self._send("isready")
            self._until("readyok")
        except BaseException:  # also Ctrl-C: nobody else knows the process
            self._process.kill()
            self._process.wait()
            self.close()
            raise

    def _send(self, line: str) -> None:
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()

    def _until(self, first: str) -> List[str]:
        """The lines up to the one that begins with this word."""
        lines = []
        for line in self._process.stdout:
            lines.append(line.rstrip("\n"))
            if line.startswith("info string error: "):
                raise ValueError(line[len("info string error: "):].strip())
            if line.split()[:1] == [first]:
                return lines
        raise RuntimeError("Kumite has ended")

    def _query(self, what: str) -> str:
        self._send("query " + what)
        return self._until("response")[-1][len("response "):]

    def _show(self) -> None:
        self._send("position " + self._start + (" moves " + " ".join(self.moves) if self.moves else ""))

    def _settle(self) -> None:
        """Reads what follows an error: "bestmove none" where a search failed, nothing where it was refused."""
        self._show()  # ends the search
        self._query("fen")

    def position(self, text: Optional[str] = None, moves=()) -> "Kumite":
        """Goes to a position: the start, or the one of this text, and these moves after it."""
        before = self._start, self.moves
        self._start, self.moves = ("fen " + text if text else "startpos"), list(moves)
        self._show()
        try:
            self._query("fen")
        except ValueError:
            self._start, self.moves = before
            self._until("response")
            raise
        return self

    def play(self, move: str) -> "Kumite":
        """Plays a move of legal()."""
        if move not in self.legal():
            raise ValueError(f"'{move}' is not a legal move here")
        self.moves.append(move)
        self._show()
        return self

    def legal(self) -> List[str]:
        return self._query("legal").split()

    def text(self) -> str:
        """The position in Kumite's notation."""
        return self._query("fen")

    def board(self) -> Dict[str, str]:
        return dict(word.split("=") for word in self._query("board").split()[1:])

    def turn(self) -> int:
        return 0 if self._query("p1turn") == "true" else 1

    def result(self) -> str:
        """p1win, p2win, draw, or none while the game is going on."""
        return self._query("result")

    def best(self, time=None, nodes=None, depth=None) -> Answer:
        """What the agent would play, with a time in seconds, a number of nodes or plies, or its own budget."""
        go = "go"
        if time is not None:
            go += f" movetime {int(time * 1000)}"
        if nodes is not None:
            go += f" nodes {nodes}"
        if depth is not None:
            go += f" depth {depth}"
        self._send(go)
        try:
            lines = self._until("bestmove")
        except ValueError:
            self._settle()
            raise
        words = next((line for line in reversed(lines) if line.startswith("info depth")), "").split()
        value = None
        if "cp" in words:
            value = 2 / (1 + 10 ** (-_number(words, "cp") / 400)) - 1
        elif "mate" in words:
            value = 1.0 if _number(words, "mate") > 0 else -1.0
        line = words[words.index("pv") + 1:] if "pv" in words else []
        return Answer(lines[-1].split()[1], value, _number(words, "depth") or 0, _number(words, "nodes") or 0, line)

    def close(self) -> None:
        if self._process.poll() is None:
            self._send("quit")
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()

    def __enter__(self) -> "Kumite":
        return self

    def __exit__(self, *_) -> None:
        self.close()
