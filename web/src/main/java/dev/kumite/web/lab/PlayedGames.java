package dev.kumite.web.lab;

import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.play.GameResult;
import dev.kumite.lab.replay.ReplayedGame;
import dev.kumite.lab.replay.Replayer;
import dev.kumite.lab.store.StoredResult;
import dev.kumite.web.view.MoveView;
import dev.kumite.web.view.PositionView;
import dev.kumite.web.view.Refusal;
import java.util.ArrayList;
import java.util.List;

/** The games of a run: in a list, and one after the other on the board. */
public final class PlayedGames {
    private static final int MOST = 500;

    private final Runs runs;

    public PlayedGames(Runs runs) {
        this.runs = runs;
    }

    /**
     * A game in a list; contest and number count from 1.
     *
     * @param sideOfA the side that agent A had
     */
    public record Line(
            int contest,
            int number,
            String label,
            String a,
            String b,
            int sideOfA,
            int plies,
            String sentence,
            String failure) {}

    /** {@code games} from a place on; {@code of} is how many there are. */
    public record Listing(int from, long of, List<Line> games) {}

    public Listing list(long id, int from, int count) {
        return runs.ask(id, (store, run) -> {
            List<Line> lines = new ArrayList<>();
            int[] at = {0};
            List<Contest> contests = run.plan().contests();
            store.results(id, result -> {
                if (!run.plan().includes(result.contest(), result.number())) return;
                int place = at[0]++;
                if (place >= from && place < from + Math.min(count, MOST))
                    lines.add(line(contests.get(result.contest()), result));
            });
            return new Listing(from, at[0], lines);
        });
    }

    private static Line line(Contest contest, StoredResult result) {
        GameResult game = result.result();
        return new Line(
                result.contest() + 1,
                result.number() + 1,
                contest.label(),
                contest.a().agent(),
                contest instanceof Contest.Match match ? match.b().agent() : "",
                game.sideOfA(),
                game.outcome().plies(),
                contest instanceof Contest.Match
                        ? game.outcome().sentence(Games.parse(contest.game()))
                        : contest.answer(game.score()),
                game.failure());
    }

    /**
     * A whole game.
     *
     * @param seats the agents by side
     * @param positions before each move, and after the last; without legal moves
     */
    public record Walk(
            long run,
            int contest,
            int number,
            String game,
            List<String> seats,
            String setup,
            List<MoveView> moves,
            List<PositionView> positions,
            String sentence,
            String failure) {}

    public Walk walk(long id, int contest, int number) {
        return runs.ask(id, (store, run) -> {
            ReplayedGame replayed = new Replayer(run)
                    .replay(store.game(id, contest - 1, number - 1)
                            .filter(game -> run.plan().includes(game.contest(), game.number()))
                            .orElseThrow(() -> Refusal.notFound(
                                    "run " + id + " has no game " + contest + "." + number + ", or not yet")));
            Game game = replayed.game();
            Position position = replayed.start();
            List<MoveView> moves = new ArrayList<>();
            List<PositionView> positions = new ArrayList<>();
            positions.add(PositionView.still(game, position));
            for (int move : replayed.played().moves().toArray()) {
                moves.add(MoveView.of(game, position, move));
                position.make(move);
                positions.add(PositionView.still(game, position));
            }
            return new Walk(
                    id,
                    contest,
                    number,
                    game.text(),
                    List.of(replayed.agent(0), replayed.agent(1)),
                    replayed.played().setup(),
                    moves,
                    positions,
                    replayed.sentence(),
                    replayed.played().failure());
        });
    }
}
