package dev.kumite.games.evaluation;

import dev.kumite.games.core.Position;

/** The simplest evaluation, the same in every game: own pieces minus the other side's. */
public final class Material implements Evaluation {

    @Override
    public String name() {
        return "material";
    }

    @Override
    public String help() {
        return "own pieces minus the other side's, one point each";
    }

    @Override
    public int score(Position position) {
        int side = position.sideToMove();
        return position.pieces(side) - position.pieces(1 - side);
    }

    @Override
    public double scale() {
        return 2;
    }
}
