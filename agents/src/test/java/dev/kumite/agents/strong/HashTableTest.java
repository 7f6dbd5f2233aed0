package dev.kumite.agents.strong;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.games.core.Rng;
import org.junit.jupiter.api.Test;

/** What is stored is found again, unchanged, and nothing else. */
class HashTableTest {

    @Test
    void everyFieldComesBack() {
        HashTable table = new HashTable(1 << 16);
        table.store(42, 0x0FFFFFFF, -29_990, 17, HashTable.UPPER);
        long data = table.probe(42);
        assertThat(HashTable.move(data)).isEqualTo(0x0FFFFFFF);
        assertThat(HashTable.score(data)).isEqualTo(-29_990);
        assertThat(HashTable.depth(data)).isEqualTo(17);
        assertThat(HashTable.bound(data)).isEqualTo(HashTable.UPPER);
        assertThat(table.probe(43)).isEqualTo(HashTable.NOTHING);
    }

    @Test
    void noMoveIsKeptAsNoMove() {
        HashTable table = new HashTable(1 << 16);
        table.store(7, -1, 3, 0, HashTable.EXACT);
        assertThat(HashTable.move(table.probe(7))).isEqualTo(-1);
        assertThat(HashTable.depth(table.probe(7))).isZero();
    }

    @Test
    void theDeeperEntryOfABucketStays() {
        HashTable table = new HashTable(32);
        table.newSearch();
        table.store(1, 11, 0, 9, HashTable.EXACT);
        table.store(2, 22, 0, 3, HashTable.EXACT);
        table.store(3, 33, 0, 2, HashTable.EXACT);
        assertThat(HashTable.move(table.probe(1))).isEqualTo(11);
        assertThat(HashTable.move(table.probe(3))).isEqualTo(33);
        assertThat(table.probe(2)).isEqualTo(HashTable.NOTHING);
    }

    @Test
    void aFullTableNeverAnswersForAnotherPosition() {
        HashTable table = new HashTable(1 << 12);
        Rng rng = new Rng(1);
        for (int i = 0; i < 10_000; i++) {
            long key = rng.next();
            table.store(key, (int) (key & 0xFFFF), (int) (key >> 50), 5, HashTable.EXACT);
            assertThat(HashTable.move(table.probe(key))).isEqualTo((int) (key & 0xFFFF));
            assertThat(table.probe(rng.next())).isEqualTo(HashTable.NOTHING);
        }
    }

    @Test
    void provenScoresCountFromThePositionNotFromTheRoot() {
        int winInThree = Score.WIN - 3;
        assertThat(Score.fromTable(Score.toTable(winInThree, 2), 6)).isEqualTo(Score.WIN - 7);
        assertThat(Score.winIn(Score.WIN - 7)).isEqualTo(7);
        assertThat(Score.winIn(4 - Score.WIN)).isEqualTo(-4);
        assertThat(Score.fromTable(Score.toTable(123, 2), 6)).isEqualTo(123);
    }
}
