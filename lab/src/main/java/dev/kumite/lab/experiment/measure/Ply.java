package dev.kumite.lab.experiment.measure;

import dev.kumite.agents.learn.Learner;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.picture.Drawing;
import java.util.List;
import java.util.Optional;

/** One move of a stored game that is being replayed. */
public final class Ply {
    /** In place of a square: the move left the board, or came from nowhere. */
    static final int NOWHERE = -1;

    private final Game game;
    private final Judge judge;
    private final Optional<Learner> learned;
    private final Position position;
    private final int sideOfA;
    private final int plies;
    private int number;
    private int move;
    private boolean drawn;
    private int from;
    private int to;
    private List<Drawing.Cell> cells = List.of();
    private int columns;

    /** @param learned what A had learned, if it is an agent that learns */
    public Ply(Game game, Judge judge, Optional<Learner> learned, Position position, int sideOfA, int plies) {
        this.game = game;
        this.judge = judge;
        this.learned = learned;
        this.position = position;
        this.sideOfA = sideOfA;
        this.plies = plies;
    }

    /** The same game, one move later: {@code next} is about to be made. */
    public void become(int ply, int next) {
        number = ply;
        move = next;
        drawn = false;
    }

    /** Before the move; not to be changed. */
    Position position() {
        return position;
    }

    /** From 0. */
    int number() {
        return number;
    }

    /** How many the game has. */
    int plies() {
        return plies;
    }

    boolean byA() {
        return position.sideToMove() == sideOfA;
    }

    /** Whether A has met the position in its training; empty if A does not learn. */
    Optional<Boolean> known() {
        return learned.map(learner -> learner.knows(position));
    }

    /** Whether the move keeps the position's value, by the verdict of a fixed search. */
    boolean optimal() {
        return judge.keepsTheValue(game, position, move);
    }

    /** The square that the moved piece left, by its place in {@link #cells}. */
    int from() {
        draw();
        return from;
    }

    int to() {
        draw();
        return to;
    }

    /** The board before the move. */
    List<Drawing.Cell> cells() {
        draw();
        return cells;
    }

    int columns() {
        draw();
        return columns;
    }

    /** Both squares follow from where the mover's pieces stand before and after, in every game. */
    private void draw() {
        if (drawn) return;
        drawn = true;
        int side = position.sideToMove();
        Drawing before = game.draw(position);
        position.make(move);
        List<Drawing.Cell> after = game.draw(position).cells();
        position.unmake();
        cells = before.cells();
        columns = before.columns();
        from = NOWHERE;
        to = NOWHERE;
        for (int i = 0; i < cells.size(); i++) {
            boolean stood = cells.get(i).owner() == side;
            boolean stands = after.get(i).owner() == side;
            if (stood && !stands) from = i;
            if (stands && !stood) to = i;
        }
    }
}
