package dev.kumite.lab.experiment.measure;

import static dev.kumite.lab.experiment.Samples.drawn;
import static dev.kumite.lab.experiment.Samples.figure;
import static dev.kumite.lab.experiment.Samples.lost;
import static dev.kumite.lab.experiment.Samples.played;
import static dev.kumite.lab.experiment.Samples.watched;
import static dev.kumite.lab.experiment.Samples.won;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.kumite.agents.Agents;
import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Ending;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import dev.kumite.lab.experiment.Samples;
import dev.kumite.lab.experiment.Scale;
import dev.kumite.lab.experiment.ScaledExperiment;
import dev.kumite.lab.experiment.verdict.Replay;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.play.Effort;
import dev.kumite.lab.play.MoveList;
import dev.kumite.lab.play.Played;
import dev.kumite.lab.pretraining.Lesson;
import dev.kumite.lab.pretraining.Pretraining;
import dev.kumite.lab.stats.Interval;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every measure on games small enough to count by hand. */
class MeasuresTest {
    private static final Played UNFINISHED = played(1, Result.ONGOING, Ending.UNFINISHED, 300);
    private static final Game ONITAMA = Games.parse("onitama(deal=tiger+crab/monkey+crane/dragon, first=blue)");

    private static double value(String measure, Played... games) {
        return figure(measure, games).interval().value();
    }

    /** Games that are their own units: the interval of Clopper and Pearson. */
    private static void assertShare(Interval share, long successes, long trials) {
        Interval exact = Interval.clopperPearson(successes, trials);
        assertThat(share.value()).isEqualTo(exact.value());
        assertThat(share.low()).isCloseTo(exact.low(), within(1e-8));
        assertThat(share.high()).isCloseTo(exact.high(), within(1e-8));
    }

    @Test
    void resultsAreSharesFromAsSide() {
        Played[] games = {won(0), won(1), won(1), lost(0), drawn(), UNFINISHED, won(0), lost(1)};
        assertThat(value("wins", games)).isEqualTo(4 / 8.0);
        assertThat(value("losses", games)).isEqualTo(2 / 8.0);
        assertThat(value("draws", games)).isEqualTo(1 / 8.0);
        assertThat(value("unfinished", games)).isEqualTo(1 / 8.0);
        assertThat(value("score", games)).isEqualTo(5 / 8.0);
        assertThat(value("failures", games)).isZero();
        assertThat(value("solved", games)).isEqualTo(4 / 8.0);
        assertThat(value("wins-as-0", games)).isEqualTo(2 / 4.0);
        assertThat(value("wins-as-1", games)).isEqualTo(2 / 4.0);
        assertThat(value("score-as-0", games)).isEqualTo(2.5 / 4);
        assertThat(value("score-as-1", games)).isEqualTo(2.5 / 4);
        assertThat(value("first-player", games)).isEqualTo((2 + 0 + 1 + 0.5 + 0.5) / 8);
        assertShare(figure("wins", games).interval(), 4, 8);
    }

    @Test
    void waysOfEndingAreSharesOfAllGamesOrOfWinsOrLosses() {
        Played[] games = {
            won(0),
            won(1),
            lost(0),
            played(0, Result.WIN_0, Games.ending("stream").orElseThrow(), 8),
            drawn()
        };
        assertThat(value("by-stone", games)).isEqualTo(2 / 5.0);
        assertThat(value("by-stream", games)).isEqualTo(2 / 5.0);
        assertThat(value("by-repetition", games)).isEqualTo(1 / 5.0);
        assertThat(value("wins-by-stone", games)).isEqualTo(2 / 3.0);
        assertThat(value("wins-by-stream", games)).isEqualTo(1 / 3.0);
        assertThat(value("losses-by-stream", games)).isEqualTo(1.0);
        assertThat(figure("wins-by-stream", lost(0)).isKnown()).isFalse();
    }

    @Test
    void lengthsAndDurationsAreMeansOverGames() {
        Played[] games = {won(0), lost(0), drawn()};
        assertThat(value("plies-of-wins", games)).isEqualTo(20);
        assertThat(value("plies-of-losses", games)).isEqualTo(10);
        assertThat(figure("plies-of-losses", won(0)).isKnown()).isFalse();
        assertThat(value("duration", games)).isEqualTo(10);
        assertThat(Measures.parse("duration").unit()).isEqualTo(Unit.SECONDS);
    }

    @Test
    void meansHaveStudentsInterval() {
        Played[] games = {won(0), lost(0), drawn()};
        assertThat(value("plies", games)).isEqualTo(30);
        Interval plies = figure("plies", games).interval();
        Interval expected = Interval.mean(20, 10, 60);
        assertThat(plies.low()).isCloseTo(expected.low(), within(1e-9));
        assertThat(plies.high()).isCloseTo(expected.high(), within(1e-9));
        assertThat(value("winner-pieces", games))
                .as("3 of side 0, 1 of side 1, none in a draw")
                .isEqualTo(2);
        assertThat(value("loser-pieces", games)).isEqualTo(2);
    }

    @Test
    void effortIsPerMoveOrInAll() {
        Played[] games = {won(0), effort(30, 6000)};
        assertThat(value("a-iterations", games)).isEqualTo(7000 / 40.0);
        assertThat(value("a-iterations-total", games)).isEqualTo(7000);
        assertThat(value("a-nodes", games)).isEqualTo(2001 / 40.0);
        assertThat(value("a-nodes-total", games)).isEqualTo(2001);
        assertThat(value("a-depth", games)).isEqualTo(32 / 40.0);
        assertThat(value("a-seconds", games)).isEqualTo(8 / 40.0);
        assertThat(value("a-held", games)).isEqualTo(7);
        assertThat(value("a-held-mean", games)).as("7 and 3").isEqualTo(5);
        assertThat(value("b-iterations", games)).isEqualTo(1000 / 10.0);
        assertThat(value("b-iterations-total", games)).isEqualTo(1000);
        assertThat(value("b-nodes", games)).isEqualTo(2000 / 10.0);
        assertThat(value("b-held", games)).isEqualTo(7);
        Interval interval = figure("a-iterations", games).interval();
        assertThat(interval.low()).isLessThan(interval.value());
        assertThat(figure("a-iterations").isKnown()).isFalse();
    }

    private static Played effort(long moves, long iterations) {
        Played game = won(0);
        Effort a = new Effort(moves, iterations, 1, 2, 3, 3_000_000_000L);
        return new Played(0, 0, "", game.moves(), game.outcome(), 1, 1, a, Effort.NONE, "");
    }

    @Test
    void legalMovesAreCountedBeforeEachMove() {
        Position start = ONITAMA.start(1);
        String[] moves = {"tiger:a1a3", "monkey:a5b4"};
        int first = start.countMoves();
        Position second = start.copy();
        second.make(ONITAMA.notation().readMove(second, moves[0]));
        double mean = (first + second.countMoves()) / 2.0;
        assertThat(watched("moves-mean", ONITAMA, start, Result.WIN_0, moves)
                        .interval()
                        .value())
                .isEqualTo(mean);
        assertThat(watched("moves-lowest", ONITAMA, start, Result.WIN_0, moves)
                        .interval()
                        .value())
                .isEqualTo(Math.min(first, second.countMoves()));
        assertThat(watched("moves-highest", ONITAMA, start, Result.WIN_0, moves)
                        .interval()
                        .value())
                .isEqualTo(Math.max(first, second.countMoves()));
    }

    @Test
    void aLeadCountsForTheSideThatHadItFirst() {
        Game game = Games.parse("checkers");
        Position start = game.notation().read("B:W18,30:B15,2");
        String[] moves = {"15x22", "30-25", "22x29"};
        assertShare(watched("lead-1", game, start, Result.WIN_0, moves).interval(), 1, 1);
        assertShare(watched("lead-1", game, start, Result.WIN_1, moves).interval(), 0, 1);
        assertThat(watched("lead-2", game, start, Result.WIN_0, moves).isKnown())
                .isFalse();
    }

    @Test
    void aPieceThatIsTakenBackAtOnceIsNoLead() {
        Game game = Games.parse("checkers");
        Position start = game.notation().read("B:W18,26,31:B15,2,3");
        assertThat(watched("lead-1", game, start, Result.WIN_0, "15x22", "26x17", "2-6")
                        .isKnown())
                .isFalse();
    }

    @Test
    void aMoveThatTakesBackTheOneBeforeIsStalling() {
        Game game = Games.parse("checkers");
        Position start = game.notation().read("B:WK32:BK1");
        String[] moves = {"1-5", "32-28", "5-1", "28-24", "1-6"};
        assertThat(watched("back-a", game, start, Result.DRAW, moves).interval().value())
                .isCloseTo(1.0 / 3, within(1e-12));
        assertThat(watched("back-b", game, start, Result.DRAW, moves).interval().value())
                .isZero();
    }

    @Test
    void winsWithinSomePliesAreThoseOfA() {
        Played soon = Samples.played(1, Result.WIN_1, Games.ending("stone").orElseThrow(), 5);
        Played late = Samples.played(0, Result.WIN_0, Games.ending("stone").orElseThrow(), 7);
        Played lost = Samples.played(0, Result.WIN_1, Games.ending("stone").orElseThrow(), 5);
        assertShare(figure("wins-within-6", soon, late, lost).interval(), 1, 3);
    }

    @Test
    void positionsOfTheFirstMoveAreUnseenToALearnerThatKnowsNothing(@TempDir Path folder) {
        Pretraining pretraining = new Pretraining(
                List.of(new Lesson("td", "td", Lesson.SELF, ONITAMA.text(), 1, new TreeSet<>(List.of(0L, 300L)))),
                Agents.shipped(),
                folder,
                16 << 20);
        pretraining.train(1, games -> {});
        assertThat(unseen(pretraining.agents(), "td(file=lesson:td/0)")).isEqualTo(1);
        assertThat(unseen(pretraining.agents(), "td(file=lesson:td/300)")).isZero();
        assertThat(unseen(pretraining.agents(), "greedy")).isNaN();
    }

    private static double unseen(Agents agents, String a) {
        Contest contest = Contest.Match.of(ONITAMA.text(), a, "random", 2);
        ScaledExperiment scaled = new ScaledExperiment(
                Scale.QUICK,
                Map.of(),
                List.of(new ScaledExperiment.Cell(contest, "", -1, -1)),
                List.of(),
                List.of(),
                OptionalDouble.empty());
        Counter.OfMoves moveCounter =
                (Counter.OfMoves) Measures.parse("unseen-1").counters().get();
        Position start = ONITAMA.start(1);
        int move = ONITAMA.moves(start)[0];
        Played played = Samples.played(start.sideToMove(), Result.DRAW, Ending.UNFINISHED, 1);
        Played game = new Played(
                played.sideOfA(),
                played.firstSide(),
                ONITAMA.notation().write(start),
                MoveList.of(new int[] {move}, 1),
                played.outcome(),
                1,
                1,
                Effort.NONE,
                Effort.NONE,
                "");
        new Replay(scaled, agents).show(0, game, false, List.of(moveCounter));
        moveCounter.add(0, game);
        return moveCounter.figure().interval().value();
    }

    @Test
    void tilesAreTheGroundOfTheSquaresLeftAndReached() {
        Game game = Games.parse("katarenga(size=4, tiles=KKKK/RRRR/BBBB/NNNN)");
        String[] moves = {"a1b2", "d4b3", "b2d2", "b3c2"};
        Position start = game.start(1);
        assertThat(watched("tile-left-K", game, start, Result.DRAW, moves)
                        .interval()
                        .value())
                .isEqualTo(1 / 4.0);
        assertThat(watched("tile-left-K-a", game, start, Result.DRAW, moves)
                        .interval()
                        .value())
                .isEqualTo(1 / 2.0);
        assertThat(watched("tile-reached-R", game, start, Result.DRAW, moves)
                        .interval()
                        .value())
                .isEqualTo(3 / 4.0);
        assertThat(watched("tile-reached-B-b", game, start, Result.DRAW, moves)
                        .interval()
                        .value())
                .isEqualTo(1 / 2.0);
    }

    @Test
    void squaresAreSharesOfTheMoves() {
        Game game = Games.parse("katarenga(size=4, tiles=KKKK/RRRR/BBBB/NNNN)");
        SquareHeat squares = new SquareHeat("squares-to-a");
        Samples.show(squares, game, game.start(1), Result.DRAW, "a1b2", "d4b3", "b2d2", "b3c2");
        assertThat(squares.columns()).isEqualTo(4);
        List<String> names = squares.cells().stream().map(cell -> cell.name()).toList();
        assertThat(squares.share(names.indexOf("b2"))).isEqualTo(0.5);
        assertThat(squares.share(names.indexOf("d2"))).isEqualTo(0.5);
        assertThat(squares.share(names.indexOf("b3"))).as("Black's move").isZero();
        assertThat(squares.oneBoard()).isTrue();
        Game other = Games.parse("katarenga(size=4, tiles=NKKK/RRRR/BBBB/NNNN)");
        Samples.show(squares, other, other.start(1), Result.DRAW, "b1b2");
        assertThat(squares.oneBoard()).isFalse();
    }

    /** Random play until one move wins at once and another lets the enemy win at once. */
    @Test
    void aMoveThatThrowsAWinAwayIsNotOptimal() {
        Rng rng = new Rng(1);
        while (true) {
            Position position = ONITAMA.start(1);
            while (position.result() == Result.ONGOING) {
                int win = -1;
                int blunder = -1;
                for (int move : ONITAMA.moves(position)) {
                    if (position.wins(move)) win = move;
                    else if (losesAtOnce(position, move)) blunder = move;
                }
                if (win >= 0 && blunder >= 0) {
                    assertShare(optimal(position, win), 1, 1);
                    assertShare(optimal(position, blunder), 0, 1);
                    return;
                }
                int[] moves = ONITAMA.moves(position);
                position.make(moves[rng.below(moves.length)]);
            }
        }
    }

    private static boolean losesAtOnce(Position position, int move) {
        position.make(move);
        boolean loses = position.result() == Result.ONGOING && position.canWin();
        position.unmake();
        return loses;
    }

    private static Interval optimal(Position position, int move) {
        String name = position.sideToMove() == 0 ? "optimal-a" : "optimal-b";
        String text = ONITAMA.notation().writeMove(position, move);
        return watched(name, ONITAMA, position, Result.WIN_0, text).interval();
    }

    @Test
    void unknownNamesGetTheNearestOne() {
        assertThatThrownBy(() -> Measures.parse("win"))
                .isInstanceOf(BadInput.class)
                .hasMessage("there is no measure 'win'; did you mean 'wins'?");
        assertThatThrownBy(() -> Measures.parse("wins-by-steam")).hasMessageContaining("did you mean 'stream'?");
        assertThatThrownBy(() -> Measures.parse("xxxxxxxxxxxxxxx")).hasMessageContaining("known: score, wins");
    }

    @Test
    void everyNameOfTheRegisterCanBeCountedAndIsDescribed() {
        String described = String.join(" ", Measures.FAMILIES.keySet());
        for (String name : Measures.names()) {
            assertThat(Measures.parse(name).counters().get().figure()).as(name).isNotNull();
            String family = name.replaceFirst("^b-", "a-").replaceFirst("by-.*", "by-ENDING");
            family = family.replaceFirst("^(lead|unseen|wins-within)-[0-9]+", "$1-N")
                    .replaceFirst("^(tile-[a-z]+)-K", "$1-X");
            assertThat(described).as(name).contains(family);
        }
    }
}
