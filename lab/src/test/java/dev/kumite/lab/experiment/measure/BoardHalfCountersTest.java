package dev.kumite.lab.experiment.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.kumite.agents.Agents;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.Outcome;
import dev.kumite.games.core.Ending;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.lab.play.Effort;
import dev.kumite.lab.play.MoveList;
import dev.kumite.lab.play.Played;
import java.util.List;
import org.junit.jupiter.api.Test;

class BoardHalfCountersTest {
    /** Row 1 is all K, row 2 all R, row 3 all B, row 4 all N; White starts on row 1. */
    private static final Game GAME = Games.parse("katarenga(size=4, tiles=KKKK/RRRR/BBBB/NNNN)");

    private static final List<String> MOVES = List.of("a1b2", "d4b3", "b2d2", "b3c2", "d2d3", "c2c3", "d3c2");

    @Test
    void movesAreNearInTheHalfWhereTheMoverBegan() {
        assertEquals(3 / 4.0, measured("near-a"));
        assertEquals(2 / 3.0, measured("near-b"));
        assertEquals(5 / 7.0, measured("near"));
    }

    @Test
    void tilesOfEitherHalfAreSharesOfTheMovesThatLeaveThatHalf() {
        assertEquals(1 / 3.0, measured("tile-near-K-a"));
        assertEquals(2 / 3.0, measured("tile-near-R-a"));
        assertEquals(1.0, measured("tile-far-B-a"));
        assertEquals(1 / 2.0, measured("tile-near-N-b"));
        assertEquals(1.0, measured("tile-far-RK-b"));
    }

    @Test
    void severalLettersMeanAnyOfTheTiles() {
        assertEquals(3 / 4.0, measured("tile-left-KR-a"));
        assertEquals(3 / 4.0, measured("tile-reached-R-a"));
    }

    @Test
    void aPawnTakenOffLeavesATileButReachesNone() {
        List<String> game = List.of("a1b2", "d4b3", "b2d2", "b3c2", "d2d4", "c2c3", "d4off");
        assertEquals(1 / 4.0, measured("tile-left-N-a", game));
        assertEquals(1 / 3.0, measured("tile-reached-N-a", game));
    }

    @Test
    void theMiddleIsHalfOfTheColumns() {
        assertEquals(1 / 4.0, measured("middle-a"));
        assertEquals(2 / 3.0, measured("middle-b"));
    }

    private static double measured(String measure) {
        return measured(measure, MOVES);
    }

    private static double measured(String measure, List<String> game) {
        Counter counter = Measures.parse(measure).counters().get();
        Position position = GAME.start(1);
        String setup = GAME.notation().write(position);
        int[] moves = new int[game.size()];
        Ply ply = new Ply(GAME, new Judge(Agents.shipped()), java.util.Optional.empty(), position, 0, moves.length);
        for (int i = 0; i < moves.length; i++) {
            moves[i] = GAME.notation().readMove(position, game.get(i));
            ply.become(i, moves[i]);
            ((Counter.OfMoves) counter).see(ply);
            position.make(moves[i]);
        }
        Outcome outcome = new Outcome(Result.DRAW, Ending.UNFINISHED, moves.length);
        MoveList list = MoveList.of(moves, moves.length);
        counter.add(0, new Played(0, 0, setup, list, outcome, 4, 4, Effort.NONE, Effort.NONE, ""));
        return counter.figure().interval().value();
    }
}
