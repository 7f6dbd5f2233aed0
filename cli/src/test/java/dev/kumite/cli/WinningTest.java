package dev.kumite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.agents.Agent;
import dev.kumite.agents.Agents;
import dev.kumite.agents.Choice;
import dev.kumite.agents.Thinking;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Policy;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import dev.kumite.games.oracle.Oracle;
import dev.kumite.games.oracle.Oracles;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Winning, not just won: who plays by tables wins every won position, within the plies that they promise, against the
 * longest resistance as well as against lots. The property {@code kumite.test.pieces} asks for larger tables of Onitama, which
 * take long to build.
 */
@Tag("slow")
class WinningTest {
    private static final int PIECES = Integer.getInteger("kumite.test.pieces", 4);
    private static final Game ONITAMA = Games.parse("onitama(cards=ox+boar+horse+elephant+crab)");
    private static final Game KATARENGA = Games.parse("katarenga(tiles=KRBN/NKRB/BNKR/RBNK)");

    @BeforeAll
    static void solve() {
        Run run = Run.of("solve", ONITAMA.text(), "--pieces", Integer.toString(PIECES));
        assertThat(run.code()).as(run.err()).isZero();
    }

    @FunctionalInterface
    private interface Player {
        int move(Position position);
    }

    /** Games from won positions. */
    private record Trial(Game game, Oracle oracle, Rng rng) {

        static Trial of(Game game, int pieces) {
            Oracle oracle = Oracles.of(game).orElseThrow().open(game, pieces, Oracles.folder());
            return new Trial(game, oracle, new Rng(5));
        }

        /** The longest of so many wins, in plies. */
        int longest(int games, String agent) {
            int longest = 0;
            for (int i = 0; i < games; ) {
                Position position = oracle.any(rng);
                if (oracle.value(position) != Oracle.WIN || position.canWin()) continue;
                longest = Math.max(longest, win(position.copy(), agent, this::stubborn, i));
                longest = Math.max(longest, win(position, agent, lost -> lost.playoutMove(rng, Policy.RANDOM), i++));
            }
            return longest;
        }

        private int win(Position position, String text, Player defender, int seed) {
            int winner = position.sideToMove();
            String start = game.notation().write(position);
            int promised = Integer.MAX_VALUE;
            int pieces = 0;
            int plies = 0;
            try (Agent agent = Agents.shipped().parse(text).create(game, seed)) {
                for (; position.result() == Result.ONGOING; plies++) {
                    if (position.sideToMove() != winner) {
                        position.make(defender.move(position));
                        continue;
                    }
                    int anew = oracle.winningPlies(position);
                    assertThat(anew).as(start).isPositive();
                    if (pieces(position) == pieces) assertThat(anew).as(start).isLessThanOrEqualTo(promised - 2);
                    promised = anew;
                    pieces = pieces(position);
                    position.make(agent.choose(position, Thinking.unwatched()).move());
                }
            }
            assertThat(position.result()).as(start).isEqualTo(Result.win(winner));
            return plies;
        }

        private static int pieces(Position position) {
            return position.pieces(0) + position.pieces(1);
        }

        /** The reply after which the winner promises least. */
        private int stubborn(Position lost) {
            int best = Choice.NO_MOVE;
            int longest = -1;
            for (int move : game.moves(lost)) {
                lost.make(move);
                int plies = lost.result() == Result.ONGOING ? oracle.winningPlies(lost) : 0;
                lost.unmake();
                if (plies <= longest) continue;
                longest = plies;
                best = move;
            }
            return best;
        }
    }

    @Test
    void strongWinsOnitama() {
        assertThat(Trial.of(ONITAMA, PIECES).longest(150, "strong(nodes=1k, memory=1m, tables=" + PIECES + ")"))
                .isGreaterThan(15);
    }

    @Test
    void otherSearchesWinOnitama() {
        assertThat(Trial.of(ONITAMA, PIECES).longest(30, "alphabeta(depth=2, tables=" + PIECES + ")"))
                .isGreaterThan(7);
        assertThat(Trial.of(ONITAMA, PIECES).longest(30, "mcts(iterations=50, tables=" + PIECES + ")"))
                .isGreaterThan(7);
    }

    @Test
    void strongWinsKatarenga() {
        assertThat(Trial.of(KATARENGA, 8).longest(30, "strong(nodes=1k, memory=1m, tables=8)"))
                .isGreaterThan(7);
    }
}
