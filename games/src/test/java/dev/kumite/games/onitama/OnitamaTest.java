package dev.kumite.games.onitama;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.games.Game;
import dev.kumite.games.GameContract;
import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

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

        @Test
        void bothPlayersSeeTheSameBoard() {
            everywhere(position -> {
                Position turned = game.notation().read(turned(game.notation().write(position)));
                assertThat(turned.viewKey()).isEqualTo(position.viewKey());
                assertThat(turned.key()).isNotEqualTo(position.key());
                assertThat(viewMoves(turned)).isEqualTo(viewMoves(position));
            });
        }

        private Set<Integer> viewMoves(Position position) {
            Set<Integer> seen = new TreeSet<>();
            for (int move : game.moves(position)) seen.add(position.viewMove(move));
            return seen;
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

        @Override
        protected int games() {
            return 3;
        }
    }

    @Nested
    @Tag("slow")
    class ElevenByEleven extends OnitamaContract {
        ElevenByEleven() {
            super("onitama(size=11, deck=base+sensei+promo)", 11);
        }
    }

    @Nested
    @Tag("slow")
    class ThirteenByThirteen extends OnitamaContract {
        ThirteenByThirteen() {
            super("onitama(size=13, cards=crane+tiger+dog+fox+turtle)", 13);
        }
    }
}
