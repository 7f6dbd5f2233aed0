package dev.kumite.agents.tree;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.agents.tree.Playout.EvaluationRule;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Rng;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The heuristic player of schulz 4.2, here with material as evaluation. */
class EvaluationRuleTest {
    private final Game game = Games.parse("onitama");
    private final EvaluationRule rule = new EvaluationRule(game, game.evaluation("material"));

    private String pick(String text, long seed) {
        Position position = game.notation().read(text);
        String before = game.notation().write(position);
        String picked = game.notation().writeMove(position, rule.pick(position, new Rng(seed)));
        assertThat(game.notation().write(position)).isEqualTo(before);
        return picked;
    }

    @Test
    void aWinComesFirst() {
        for (int seed = 0; seed < 20; seed++)
            assertThat(pick("B:Bb4,Mc4:Ra1,b5,Me5:ox+tiger/crab+eel/cobra", seed))
                    .isEqualTo("ox:c4c5");
    }

    @Test
    void aCaptureIsWorthAPiece() {
        for (int seed = 0; seed < 20; seed++)
            assertThat(pick("B:BMc1,b3:Rb4,Mc5:ox+tiger/crab+eel/cobra", seed)).isEqualTo("ox:b3b4");
    }

    @Test
    void aMoveThatLetsTheOpponentWinIsTheLast() {
        // The capture would leave the master where the crab strikes it.
        Position position = game.notation().read("B:BMc2,a3:Ra4,c3,Mc5:ox+tiger/crab+eel/cobra");
        for (int seed = 0; seed < 20; seed++) {
            int move = rule.pick(position, new Rng(seed));
            boolean hopeless = letsWin(position, move);
            if (!hopeless) continue;
            for (int other : game.moves(position))
                assertThat(letsWin(position, other)).isTrue();
        }
    }

    /** No piece can be taken at the start, so that all moves are worth the same. */
    @Test
    void movesOfTheSameWorthArePickedByLot() {
        Position start = game.start(1);
        Rng rng = new Rng(4);
        Map<Integer, Integer> picks = new HashMap<>();
        int[] moves = game.moves(start);
        for (int i = 0; i < 100 * moves.length; i++) picks.merge(rule.pick(start, rng), 1, Integer::sum);
        assertThat(picks).hasSize(moves.length);
        assertThat(picks.values()).allMatch(times -> times > 60 && times < 140);
    }

    private static boolean letsWin(Position position, int move) {
        position.make(move);
        boolean lets = position.canWin();
        position.unmake();
        return lets;
    }
}
