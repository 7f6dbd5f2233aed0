package dev.kumite.games.record;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.Outcome;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.record.Tokens.Source;
import dev.kumite.games.record.Tokens.Token;
import java.util.ArrayDeque;
import java.util.Deque;

/** Reads the moves of one game; variations stand in parentheses after the move that they replace. */
final class TreeReader {
    private static final int MOST_MOVES = 20_000;
    private static final int MOST_VARIATIONS = 2_000;

    private final Source source;
    private final Game game;
    private final MoveTree.Builder tree = new MoveTree.Builder();
    private final Deque<Line> outer = new ArrayDeque<>();
    private Line line;
    private int variations;

    /** The line that is being read: where its parenthesis is, where it began, and its last move. */
    private static final class Line {
        final Replay replay;
        final int openedAt;
        final int from;
        int plies;
        int last;

        Line(Replay replay, int openedAt, int from, int plies) {
            this.replay = replay;
            this.openedAt = openedAt;
            this.from = from;
            this.plies = plies;
            this.last = from;
        }
    }

    TreeReader(Source source, Game game, Position start) {
        this.source = source;
        this.game = game;
        this.line = new Line(new Replay(game, start), 0, MoveTree.START, 0);
    }

    /** Takes what belongs to the moves; false at the result, at the next game and at the end. */
    boolean reads(Token token) {
        switch (token.kind()) {
            case OPEN -> open(token);
            case CLOSE -> close(token);
            case WORD -> {
                if (!Tags.isResult(token.text())) move(token);
                else if (outer.isEmpty()) return false;
            }
            default -> {
                if (!outer.isEmpty()) throw source.complain(line.openedAt, "this '(' is never closed");
                return false;
            }
        }
        return true;
    }

    private void move(Token token) {
        if (tree.size() >= MOST_MOVES)
            throw source.complain(token.at(), "more than " + MOST_MOVES + " moves in one game");
        Position position = line.replay.position();
        if (position.result() != Result.ONGOING)
            throw source.complain(
                    token.at(),
                    "'" + token.text() + "' comes after the end: "
                            + Outcome.of(position, line.plies).sentence(game));
        try {
            int move = game.notation().readMove(position, token.text());
            line.replay.make(move);
            line.last = tree.add(line.last, move);
            line.plies++;
        } catch (BadInput bad) {
            throw bad.at(source.place(token.at()));
        }
    }

    private void open(Token token) {
        if (line.last == line.from)
            throw source.complain(token.at(), "this '(' begins a variation, but there is no move before it to replace");
        if (++variations > MOST_VARIATIONS)
            throw source.complain(token.at(), "more than " + MOST_VARIATIONS + " variations in one game");
        outer.push(line);
        line = new Line(line.replay.withoutLast(), token.at(), tree.parent(line.last), line.plies - 1);
    }

    private void close(Token token) {
        if (outer.isEmpty()) throw source.complain(token.at(), "this ')' closes nothing");
        line = outer.pop();
    }

    /** The position after the last move of the game, and the number of its moves. */
    Position end() {
        return line.replay.end();
    }

    int plies() {
        return line.plies;
    }

    /** What was played is the main line, also where a variation went that way before. */
    MoveTree tree() {
        return tree.tree().under(tree.line(line.last));
    }
}
