package dev.kumite.games.katarenga;

/** Parts of the board that evaluations count pawns on; the same seen from either side. */
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
