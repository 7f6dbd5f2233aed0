package dev.kumite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.agents.Agent;
import dev.kumite.agents.Agents;
import dev.kumite.agents.Thinking;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import dev.kumite.games.oracle.Oracle;
import dev.kumite.games.oracle.Oracles;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Agents that play Onitama and Katarenga by tables. */
class OtherTablesTest {
    private static final String FIVE = "ox+boar+horse+elephant+crab";
    private static final Game ONITAMA = Games.parse("onitama(cards=" + FIVE + ")");
    private static final Game KATARENGA = Games.parse("katarenga(tiles=KRBN/NKRB/BNKR/RBNK)");

    @BeforeAll
    static void solve() {
        Run run = Run.of("solve", "onitama", "--cards", FIVE, "--pieces", "4");
        assertThat(run.code()).as(run.err()).isZero();
    }

    private static Oracle oracle(Game game, int pieces) {
        return Oracles.of(game).orElseThrow().open(game, pieces, Oracles.folder());
    }

    /** Winning, not just won: every won sample is won, however long it takes. */
    @Test
    void agentsWinWonEndingsOfOnitama() {
        assertThat(notWon(ONITAMA, 4, "strong(nodes=5k, memory=1m, tables=4)", 40))
                .isEmpty();
        assertThat(notWon(ONITAMA, 4, "alphabeta(depth=2, tables=4)", 20)).isEmpty();
        assertThat(notWon(ONITAMA, 4, "mcts(iterations=100, tables=4)", 20)).isEmpty();
    }

    @Test
    @Tag("slow")
    void agentsWinWonGamesOfKatarenga() {
        assertThat(notWon(KATARENGA, 8, "strong(nodes=5k, memory=1m, tables=8)", 20))
                .isEmpty();
    }

    private static List<String> notWon(Game game, int pieces, String attacker, int samples) {
        Oracle oracle = oracle(game, pieces);
        List<String> given = new ArrayList<>();
        Rng rng = new Rng(11);
        for (int i = 0; i < samples; ) {
            Position position = oracle.sample(pieces - i % 2, rng);
            if (oracle.value(position) != Oracle.WIN) continue;
            int winner = position.sideToMove();
            String text = game.notation().write(position);
            if (play(game, oracle, attacker, position, i++) != Result.win(winner)) given.add(text);
        }
        return given;
    }

    private static int play(Game game, Oracle oracle, String attacking, Position position, int seed) {
        Agents agents = Agents.shipped();
        int winner = position.sideToMove();
        try (Agent attacker = agents.parse(attacking).create(game, seed);
                Agent defender = agents.parse("strong(nodes=2k, memory=1m)").create(game, seed)) {
            for (int plies = 0; position.result() == Result.ONGOING && plies < game.plyCap(); plies++) {
                boolean attacks = position.sideToMove() == winner;
                position.make((attacks ? attacker : defender)
                        .choose(position, Thinking.unwatched())
                        .move());
                if (!attacks && position.result() == Result.ONGOING)
                    assertThat(oracle.value(position)).isEqualTo(Oracle.WIN);
            }
        }
        return position.result();
    }
}
