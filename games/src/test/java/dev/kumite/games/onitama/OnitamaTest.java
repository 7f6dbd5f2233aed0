package dev.kumite.games.onitama;

import dev.kumite.games.Game;
import dev.kumite.games.GameContract;
import dev.kumite.games.Games;
import java.util.Set;
import org.junit.jupiter.api.Nested;

/** The contract on every kind of board and deal. */
class OnitamaTest {

    abstract static class OnitamaContract extends GameContract {
        private final Game game;
        private final int size;

        OnitamaContract(String game, int size) {
            this.game = Games.parse(game);
            this.size = size;
        }

        @Override
        protected Game game() {
            return game;
        }

        @Override
        protected Set<String> secondOpinion(String position) {
            return new Referee(size, position).moves();
        }

        @Override
        protected String turned(String position) {
            return Referee.turned(size, position);
        }
    }

    @Nested
    class Official extends OnitamaContract {
        Official() {
            super("onitama", 5);
        }
    }

    @Nested
    class AllDecks extends OnitamaContract {
        AllDecks() {
            super("onitama(deck=base+sensei+promo)", 5);
        }
    }

    @Nested
    class SevenBySeven extends OnitamaContract {
        SevenBySeven() {
            super("onitama(size=7, deck=base+sensei)", 7);
        }
    }

    @Nested
    class NineByNine extends OnitamaContract {
        NineByNine() {
            super("onitama(size=9)", 9);
        }
    }

    @Nested
    class ThirteenByThirteen extends OnitamaContract {
        ThirteenByThirteen() {
            super("onitama(size=13, cards=crane+tiger+dog+fox+turtle)", 13);
        }
    }
}
