package dev.kumite.games.pattern;

import java.util.List;

/** The encoding of a square board on which left and right can be exchanged. */
public abstract class SquarePatterns implements Patterns {
    protected final int size;
    protected final int squares;
    /** How many numbers the picture has before its mirror image begins. */
    protected final int once;

    private final List<Plane> planes;
    private final List<Mark> marks;

    protected SquarePatterns(int size, List<Plane> planes, List<Mark> marks) {
        this.size = size;
        this.planes = planes;
        this.marks = marks;
        squares = size * size;
        once = Patterns.super.once();
    }

    @Override
    public final int rows() {
        return size;
    }

    @Override
    public final int columns() {
        return size;
    }

    @Override
    public final List<Plane> planes() {
        return planes;
    }

    @Override
    public final List<Mark> marks() {
        return marks;
    }

    @Override
    public final boolean mirrors() {
        return true;
    }

    @Override
    public final int once() {
        return once;
    }
}
