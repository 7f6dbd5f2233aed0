package dev.kumite.agents.strong;

/** The keys of the positions that have been on the board: a small hash set that only grows. */
final class GameHistory {
    private long[] keys = new long[256];
    private int size;

    void add(long key) {
        if (contains(key)) return;
        if (2 * ++size > keys.length) grow();
        insert(key);
    }

    private void grow() {
        long[] old = keys;
        keys = new long[2 * old.length];
        for (long key : old) if (key != 0) insert(key);
    }

    private void insert(long key) {
        int at = (int) key & keys.length - 1;
        while (keys[at] != 0) at = at + 1 & keys.length - 1;
        keys[at] = key;
    }

    boolean contains(long key) {
        for (int at = (int) key & keys.length - 1; keys[at] != 0; at = at + 1 & keys.length - 1)
            if (keys[at] == key) return true;
        return false;
    }
}
