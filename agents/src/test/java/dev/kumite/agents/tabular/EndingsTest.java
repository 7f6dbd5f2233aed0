package dev.kumite.agents.tabular;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.agents.Agent;
import dev.kumite.agents.Agents;
import dev.kumite.agents.learn.Learner;
import dev.kumite.agents.learn.Learner.Student;
import dev.kumite.agents.learn.LearnerType;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import dev.kumite.spec.Settings;
import dev.kumite.spec.Spec;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Small endings, solved exactly: a learner that trained on them wins what can be won, against the longest defence. */
class EndingsTest {
    private static final int GAMES = 8_000;

    private static final List<String> LEARNERS = List.of(
            "td(alpha=0.2, terminal=learn)",
            "tdlambda(alpha=0.1)",
            "q(epsilon=0.9..0.1, next=reply)",
            "qlambda(next=reply)");

    /** Two masters alone on the board. */
    @Test
    @Tag("slow")
    void winsWhatCanBeWonInOnitama() {
        assertWins("onitama", "B:BMb2:RMd5:ox+boar/horse+elephant/crab");
    }

    /** Two pawns each on the smallest board. */
    @Test
    @Tag("slow")
    void winsWhatCanBeWonInKatarenga() {
        assertWins("katarenga(size=4)", "W:Wb1,c2:Bb4,d3:KRBN/NKRB/BNKR/RBNK:0-0");
    }

    private static void assertWins(String gameText, String rootText) {
        Game game = Games.parse(gameText);
        Position root = game.notation().read(rootText);
        Exact exact = new Exact(game, root);
        Position start = forcedWin(game, exact, root);
        for (String agent : LEARNERS) {
            Learner learner = learner(agent, game);
            Student student = learner.student(() -> false);
            Rng rng = new Rng(1);
            for (int i = 0; i < GAMES; i++) student.play(start.copy(), rng, null, 0);
            assertThat(learner.value(start)).as(agent).isGreaterThan(0.2);
            for (int seed = 1; seed <= 5; seed++)
                assertThat(winner(exact, start, learner, seed)).as(agent).isEqualTo(start.sideToMove());
        }
    }

    /** A position from which the player to move wins in five plies, on a random way from the root. */
    private static Position forcedWin(Game game, Exact exact, Position root) {
        Rng rng = new Rng(1);
        while (true) {
            Position position = root.copy();
            for (int ply = 0; ply < 40 && position.result() == Result.ONGOING; ply++) {
                if (exact.distance(position) == 5) return position;
                int[] moves = game.moves(position);
                position.make(moves[rng.below(moves.length)]);
            }
        }
    }

    private static Learner learner(String text, Game game) {
        var maker = Agents.shipped().parse(text);
        return ((LearnerType) maker.type()).learner(maker.settings(), game, 8 << 20);
    }

    private static int winner(Exact exact, Position start, Learner learner, long seed) {
        Position position = start.copy();
        Settings direct = new Settings(
                new Spec("td", Map.of("depth", "1")),
                Agents.shipped().parse("td").type().options());
        try (Agent player = learner.player(direct, seed)) {
            for (int ply = 0; ply < 100 && position.result() == Result.ONGOING; ply++)
                position.make(
                        position.sideToMove() == start.sideToMove() ? player.pick(position) : exact.best(position));
        }
        return Result.winner(position.result());
    }
}
