"""Captures when it can, and otherwise moves at random."""
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "clients" / "python"))
from kumite_bot import Bot, run  # noqa: E402


class Capturer(Bot):
    name = "python-bot"

    def choose(self, position):
        captures = [move for move in position.legal if "x" in move or move[-2:] in position.board]
        return random.choice(captures or position.legal)


run(Capturer())
