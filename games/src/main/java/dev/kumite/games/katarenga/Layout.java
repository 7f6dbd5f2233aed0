package dev.kumite.games.katarenga;

import dev.kumite.base.BadInput;
import dev.kumite.games.core.Rng;
import org.jspecify.annotations.Nullable;

/**
 * The tiles of a board and its geometry. Immutable. As text, row 1 comes first: {@code KRBN/NKRB/BNKR/RBNK}.
 */
final class Layout {
    static final int SMALLEST = 4;
    static final int LARGEST = 20;

    /** Into how many stages the way from the home row to the goal is divided. */
    static final int STAGES = 8;

    /** Keeps the tiles of a seed apart from the random numbers of a playout with the same seed. */
    private static final long STREAM = 0x5449_4C45_5321_0001L;

    private final int size;
    private final Tile[] tiles;
    private final long key;
    private final byte[][] places;

    private Layout(int size, Tile[] tiles) {
        this.size = size;
        this.tiles = tiles;
        long hash = size;
        for (Tile tile : tiles) hash = Rng.mix(hash + tile.letter());
        this.key = hash;
        places = new byte[2][tiles.length];
        for (int side = 0; side < 2; side++)
            for (int square = 0; square < tiles.length; square++) places[side][square] = (byte) place(side, square);
    }

    /** The tile and how far the square lies ahead for a side, on a scale of {@link #STAGES} for every size. */
    private int place(int side, int square) {
        int ahead = Math.abs(square / size - goalRow(1 - side));
        return tiles[square].ordinal() * STAGES + ahead * (STAGES - 1) / (size - 1);
    }

    /** For each square the number of its kind as a side sees it: tile times {@link #STAGES} plus stage. */
    byte[] places(int side) {
        return places[side];
    }

    /**
     * Tiles drawn independently and uniformly; a half that is given a tile consists of it. With an odd size the middle
     * row belongs to neither half. What a seed draws elsewhere does not depend on the halves.
     */
    static Layout draw(int size, long seed, @Nullable Tile whiteHalf, @Nullable Tile blackHalf) {
        Rng rng = new Rng(seed ^ STREAM);
        Tile[] tiles = new Tile[size * size];
        for (int square = 0; square < tiles.length; square++) {
            Tile drawn = Tile.of((int) (rng.next() >>> 62));
            int row = square / size;
            if (whiteHalf != null && row < size / 2) drawn = whiteHalf;
            if (blackHalf != null && row >= size - size / 2) drawn = blackHalf;
            tiles[square] = drawn;
        }
        return new Layout(size, tiles);
    }

    /** Rows separated by {@code /} or blanks, or all letters in one run. */
    static Layout read(String text) {
        String[] rows = text.strip().split("\\s*/\\s*|\\s+", -1);
        return rows.length == 1 ? readRun(rows[0]) : readRows(rows);
    }

    private static Layout readRun(String letters) {
        int size = (int) Math.sqrt(letters.length());
        if (size * size != letters.length() || size < SMALLEST || size > LARGEST)
            throw new BadInput(letters.length() + " tiles make no square board of size " + SMALLEST + " to " + LARGEST);
        Tile[] tiles = new Tile[size * size];
        for (int square = 0; square < tiles.length; square++) tiles[square] = Tile.of(letters.charAt(square));
        return new Layout(size, tiles);
    }

    private static Layout readRows(String[] rows) {
        int size = rows.length;
        if (size < SMALLEST || size > LARGEST)
            throw new BadInput("a board has " + SMALLEST + " to " + LARGEST + " rows of tiles, not " + size);
        Tile[] tiles = new Tile[size * size];
        for (int row = 0; row < size; row++) {
            if (rows[row].length() != size)
                throw new BadInput("row " + (row + 1) + " has " + rows[row].length() + " tiles; with " + size
                        + " rows each must have " + size);
            for (int column = 0; column < size; column++)
                tiles[row * size + column] = Tile.of(rows[row].charAt(column));
        }
        return new Layout(size, tiles);
    }

    int size() {
        return size;
    }

    int squares() {
        return tiles.length;
    }

    Tile tile(int square) {
        return tiles[square];
    }

    /** The tiles' part of a position's key. */
    long key() {
        return key;
    }

    /** The row on which this side's pawns score: the other side's home row. */
    int goalRow(int side) {
        return side == 0 ? size - 1 : 0;
    }

    /** The square reached from here, or −1 off the board. */
    int step(int square, int right, int up) {
        int x = square % size + right;
        int y = square / size + up;
        return x < 0 || x >= size || y < 0 || y >= size ? -1 : y * size + x;
    }

    @Override
    public String toString() {
        StringBuilder out = new StringBuilder();
        for (int square = 0; square < tiles.length; square++) {
            if (square > 0 && square % size == 0) out.append('/');
            out.append(tiles[square].letter());
        }
        return out.toString();
    }

    /** Parts of the board on which evaluations count pawns; the same from either side. */
    enum Region {
        CORNER {
            @Override
            boolean contains(int column, int row, int size) {
                return isEnd(column, size) && isEnd(row, size);
            }
        },
        /** Along the edge, corners left out. */
        EDGE {
            @Override
            boolean contains(int column, int row, int size) {
                return isEnd(column, size) != isEnd(row, size);
            }
        },
        /** The middle half of the columns and rows: 4×4 on 8×8. */
        CENTRE {
            @Override
            boolean contains(int column, int row, int size) {
                return isMiddle(column, size) && isMiddle(row, size);
            }
        };

        abstract boolean contains(int column, int row, int size);

        final boolean contains(int square, int size) {
            return contains(square % size, square / size, size);
        }

        private static boolean isEnd(int place, int size) {
            return place == 0 || place == size - 1;
        }

        private static boolean isMiddle(int place, int size) {
            return place >= size / 4 && place < size - size / 4;
        }
    }
}
