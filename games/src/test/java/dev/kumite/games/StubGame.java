package dev.kumite.games;

import dev.kumite.games.core.Position;
import dev.kumite.games.evaluation.Evaluation;
import dev.kumite.games.picture.Drawing;
import dev.kumite.games.picture.MoveShape;
import java.util.List;

/** A game that cannot be played; a test overrides what it is about. */
public class StubGame implements Game {
    @Override
    public String name() {
        return "stub";
    }

    @Override
    public String text() {
        return "stub(size=3)";
    }

    @Override
    public String sideName(int side) {
        return side == 0 ? "North" : "South";
    }

    @Override
    public Position start(long seed) {
        throw new UnsupportedOperationException();
    }

    @Override
    public Notation notation() {
        throw new UnsupportedOperationException();
    }

    @Override
    public int plyCap() {
        throw new UnsupportedOperationException();
    }

    @Override
    public int maxMoves() {
        throw new UnsupportedOperationException();
    }

    @Override
    public List<Evaluation> evaluations() {
        return List.of();
    }

    @Override
    public Drawing draw(Position position) {
        throw new UnsupportedOperationException();
    }

    @Override
    public Position arrange(Drawing drawing, int sideToMove) {
        throw new UnsupportedOperationException();
    }

    @Override
    public MoveShape shape(Position position, int move) {
        throw new UnsupportedOperationException();
    }
}
