package dev.kumite.lab.experiment;

import dev.kumite.agents.Agents;
import dev.kumite.games.Games;
import dev.kumite.games.Outcome;
import dev.kumite.games.core.Ending;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.lab.experiment.file.ExperimentReader;
import dev.kumite.lab.experiment.measure.Counter;
import dev.kumite.lab.experiment.measure.Figure;
import dev.kumite.lab.experiment.measure.Judge;
import dev.kumite.lab.experiment.measure.Measures;
import dev.kumite.lab.experiment.measure.Ply;
import dev.kumite.lab.experiment.verdict.Findings;
import dev.kumite.lab.play.Effort;
import dev.kumite.lab.play.MoveList;
import dev.kumite.lab.play.Played;
import dev.kumite.lab.store.StoredGame;
import java.util.List;

/** Experiments and games for tests, made by hand. */
public final class Samples {
    public static final String FILE = """
            id: own/try
            paper: own
            place: chapter 1
            title: UCT against greedy
            question: Which constant wins most often?
            game: onitama
            scales:
              quick:    {games: 4,  values: {n: 20, depths: [1, 2]}}
              standard: {games: 10, values: {n: 200, depths: [1, 2]}}
              paper:    {games: 100, values: {n: 2k, depths: [1, 2]}}
            budget: Fewer iterations, because they are enough.
            cells:
              - label: c=${c}
                for: {c: [0.3, 0.7, 1.4]}
                a: mcts(c=${c}, iterations=${n})
                b: greedy
              - label: twice
                a: mcts(iterations=${2*n})
                b: random
                games: 2
            measures: [wins, plies]
            published:
              - {cell: c=0.3, wins: 0.9, plies: 24.1, wins-by-stream: not legible, note: Torn off.}
            claims:
              - says: UCT wins more often with a small constant.
                measure: wins[c=0.3] - wins[c=1.4]
                region: "> 0"
              - says: UCT beats greedy.
                measure: score[c=*]
                region: "> 0.5"
            plots:
              - {kind: bars, x: c, y: wins}
              - {kind: curves, x: c, y: [wins, score], log: true}
              - {kind: board, cell: twice, value: squares-to-a}
            """;

    private Samples() {}

    public static Experiment experiment() {
        return ExperimentReader.read("try.yaml", FILE);
    }

    /** A game without moves. */
    public static Played played(int sideOfA, int result, Ending ending, int plies) {
        Effort effort = new Effort(10, 1000, 2000, 30, 7, 5_000_000_000L);
        return new Played(
                sideOfA,
                0,
                "",
                MoveList.of(new int[0], 0),
                new Outcome(result, ending, plies),
                3,
                1,
                effort,
                effort,
                "");
    }

    public static Played won(int sideOfA) {
        return played(sideOfA, Result.win(sideOfA), Games.ending("stone").orElseThrow(), 20);
    }

    public static Played lost(int sideOfA) {
        return played(sideOfA, Result.win(1 - sideOfA), Games.ending("stream").orElseThrow(), 10);
    }

    /** A problem that was solved or not. */
    public static Played at(String setup, boolean solved) {
        Played played = solved ? won(0) : lost(0);
        return new Played(
                played.sideOfA(),
                played.firstSide(),
                setup,
                played.moves(),
                played.outcome(),
                played.pieces0(),
                played.pieces1(),
                played.a(),
                played.b(),
                played.failure());
    }

    public static Played drawn() {
        return played(0, Result.DRAW, Games.ending("repetition").orElseThrow(), 60);
    }

    /** A measure of games without moves. */
    public static Figure figure(String measure, Played... games) {
        Counter counter = Measures.parse(measure).counters().get();
        for (int i = 0; i < games.length; i++) counter.add(i, games[i]);
        return counter.figure();
    }

    /** A game with the texts of its moves, shown to a counter that watches. */
    public static Figure watched(
            String measure, dev.kumite.games.Game game, Position start, int result, String... moves) {
        Counter.OfMoves moveCounter =
                (Counter.OfMoves) Measures.parse(measure).counters().get();
        show(moveCounter, game, start, result, moves);
        return moveCounter.figure();
    }

    public static void show(
            Counter.OfMoves moveCounter, dev.kumite.games.Game game, Position start, int result, String... moves) {
        Position position = start.copy();
        Ply ply = new Ply(game, new Judge(Agents.shipped()), java.util.Optional.empty(), position, 0, moves.length);
        for (int i = 0; i < moves.length; i++) {
            ply.become(i, game.notation().readMove(position, moves[i]));
            moveCounter.see(ply);
            position.make(game.notation().readMove(position, moves[i]));
        }
        moveCounter.add(0, played(0, result, Games.ending("stone").orElseThrow(), moves.length));
    }

    /** Findings of the experiment above from the results of its cells, each a text of 1, = and 0 from A's view. */
    public static Findings findings(Experiment experiment, Scale scale, String... results) {
        return findings(experiment, scale, 0, results);
    }

    /** The same where A's iterations double from cell to cell, from this number in the first; 0 for those of B. */
    public static Findings findings(Experiment experiment, Scale scale, long iterations, String... results) {
        return Findings.of(experiment, experiment.at(scale), Agents.shipped(), reader -> {
            for (int cell = 0; cell < results.length; cell++)
                for (int i = 0; i < results[cell].length(); i++) {
                    char c = results[cell].charAt(i);
                    Played played = c == '1' ? won(i % 2) : c == '0' ? lost(i % 2) : drawn();
                    Effort b = played.b();
                    Effort a = iterations == 0
                            ? b
                            : b.plus(new Effort(0, (iterations << cell) - b.iterations(), 0, 0, 0, 0));
                    reader.accept(new StoredGame(cell, i, withSetup(experiment, scale, cell, played, a), 0));
                }
        });
    }

    private static Played withSetup(Experiment experiment, Scale scale, int cell, Played played, Effort a) {
        dev.kumite.games.Game game = dev.kumite.games.Games.parse(
                experiment.at(scale).cells().get(cell).contest().game());
        return new Played(
                played.sideOfA(),
                played.firstSide(),
                game.notation().write(game.start(1)),
                played.moves(),
                played.outcome(),
                played.pieces0(),
                played.pieces1(),
                a,
                played.b(),
                played.failure());
    }

    public static List<String> lines(String text) {
        return text.lines().toList();
    }
}
