package dev.kumite.agents.ntuple;

import dev.kumite.games.Drawing;
import dev.kumite.games.Evaluation;
import dev.kumite.games.Game;
import dev.kumite.games.MoveShape;
import dev.kumite.games.Notation;
import dev.kumite.games.Patterns;
import dev.kumite.games.Position;
import java.util.List;

/** A game whose only evaluation is one that was learned, so that a search which knows of none other plays by it. */
record JudgedGame(Game game, Evaluation evaluation) implements Game {

    @Override
    public List<Evaluation> evaluations() {
        return List.of(evaluation);
    }

    @Override
    public String name() {
        return game.name();
    }

    @Override
    public String text() {
        return game.text();
    }

    @Override
    public String sideName(int side) {
        return game.sideName(side);
    }

    @Override
    public Position start(long seed) {
        return game.start(seed);
    }

    @Override
    public Position opening(int number, long seed) {
        return game.opening(number, seed);
    }

    @Override
    public Notation notation() {
        return game.notation();
    }

    @Override
    public int plyCap() {
        return game.plyCap();
    }

    @Override
    public int maxMoves() {
        return game.maxMoves();
    }

    @Override
    public Patterns patterns() {
        return game.patterns();
    }

    @Override
    public Drawing draw(Position position) {
        return game.draw(position);
    }

    @Override
    public Position arrange(Drawing drawing, int sideToMove) {
        return game.arrange(drawing, sideToMove);
    }

    @Override
    public MoveShape shape(Position position, int move) {
        return game.shape(position, move);
    }

    @Override
    public List<Face> cards() {
        return game.cards();
    }
}
