package dev.kumite.lab.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.agents.Agents;
import dev.kumite.base.Unavailable;
import dev.kumite.games.Outcome;
import dev.kumite.games.core.Ending;
import dev.kumite.games.core.Result;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.plan.Stop;
import dev.kumite.lab.play.GameResult;
import dev.kumite.lab.play.Limits;
import dev.kumite.lab.play.MoveList;
import dev.kumite.lab.play.Played;
import dev.kumite.lab.run.PreparedPlan;
import dev.kumite.lab.run.Runner;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.store.StoredGame;
import dev.kumite.lab.store.StoredRun;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Records are replayed to the end that was stored; one that does not lead there is refused. */
class ReplayerTest {
    @TempDir
    private Path folder = Path.of("");

    private StoredRun run;
    private final List<StoredGame> games = new ArrayList<>();

    @BeforeEach
    void play() {
        Plan plan = new Plan(
                "t", 5, List.of(Contest.Match.of("onitama", "greedy", "random", 4)), new Stop.Never(), Limits.USUAL);
        try (Store store = Store.open(folder.resolve("r.db"))) {
            Runner runner = new Runner(store, PreparedPlan.of(plan, Agents.shipped()), "test");
            runner.play(1, totals -> {});
            run = store.run(runner.run().id());
            store.games(run.id(), games::add);
            Replayer.check(store, run);
        }
    }

    private void refused(UnaryOperator<Played> change, String complaint) {
        StoredGame game = games.get(0);
        StoredGame changed = new StoredGame(0, 0, change.apply(game.played()), game.finished());
        assertThatThrownBy(() -> new Replayer(run).replay(changed))
                .isInstanceOf(Unavailable.class)
                .hasMessageStartingWith("game 1.1 of run 1 does not replay: ")
                .hasMessageContaining(complaint);
    }

    private static Played with(Played played, GameResult result, int[] moves) {
        return Played.of(result, played.setup(), MoveList.of(moves, moves.length), played.a(), played.b());
    }

    private static Played ending(Played played, Outcome outcome) {
        GameResult was = played.result();
        return with(
                played,
                new GameResult(was.sideOfA(), was.firstSide(), outcome, was.pieces0(), was.pieces1(), was.failure()),
                played.moves().toArray());
    }

    @Test
    void aGameIsReplayedMoveByMove() {
        StoredGame stored = games.get(1);
        ReplayedGame game = new Replayer(run).replay(stored);
        assertThat(game.place()).isEqualTo("1.2");
        assertThat(game.moves()).hasSize(stored.played().outcome().plies());
        assertThat(game.start().sideToMove()).isEqualTo(stored.played().firstSide());
        assertThat(game.agent(stored.played().sideOfA())).isEqualTo("greedy");
        assertThat(game.agent(1 - stored.played().sideOfA())).isEqualTo("random");
        assertThat(game.sentence()).isEqualTo(stored.played().outcome().sentence(game.game()));
    }

    @Test
    void aRecordThatDoesNotLeadToItsEndIsRefused() {
        refused(
                played -> {
                    int[] moves = played.moves().toArray();
                    moves[0] = 0x7fff;
                    return with(played, played.result(), moves);
                },
                "move 1 is not legal");
        refused(
                played -> {
                    int[] moves = played.moves().toArray();
                    return with(played, played.result(), java.util.Arrays.copyOf(moves, moves.length - 1));
                },
                "moves, not ");
        refused(
                played -> {
                    int[] moves = played.moves().toArray();
                    int[] longer = java.util.Arrays.copyOf(moves, moves.length + 1);
                    return with(played, played.result(), longer);
                },
                "the game is over after ");
        refused(
                played -> ending(
                        played,
                        new Outcome(Result.DRAW, Ending.AGREED, played.outcome().plies())),
                "the moves say '");
        refused(
                played -> {
                    GameResult was = played.result();
                    GameResult more = new GameResult(
                            was.sideOfA(), was.firstSide(), was.outcome(), was.pieces0() + 1, was.pieces1(), "");
                    return with(played, more, played.moves().toArray());
                },
                " is left with ");
        refused(
                played -> {
                    GameResult was = played.result();
                    GameResult other = new GameResult(
                            was.sideOfA(), 1 - was.firstSide(), was.outcome(), was.pieces0(), was.pieces1(), "");
                    return with(played, other, played.moves().toArray());
                },
                "the other side has the first move");
    }
}
