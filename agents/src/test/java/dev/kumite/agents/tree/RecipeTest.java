package dev.kumite.agents.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.kumite.agents.Agents;
import dev.kumite.agents.tree.Playout.CutOffValue;
import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import dev.kumite.games.evaluation.Evaluation;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** That each option reaches the component it is meant for, and none is taken that would have no effect. */
class RecipeTest {
    private static final Game GAME = Games.parse("onitama(size=7)");

    private static Recipe recipe(String agent, Game game) {
        return Recipe.of(Agents.shipped().parse(agent).settings(), game, agent.startsWith("rave"));
    }

    private static Recipe recipe(String agent) {
        return recipe(agent, GAME);
    }

    @ParameterizedTest
    @CsvSource({
        "rave(bias=0.2), bias, schedule=gelly",
        "mcts(heuristic=program), heuristic, playout=heuristic",
        "mcts(depthpenalty-of=sum), depthpenalty-of, depthpenalty",
        "mcts(depthpenalty-from=root), depthpenalty-from, depthpenalty",
        "mcts(cutoffeval=material), cutoffeval, cutoff",
        "mcts(cutoffvalue=squash), cutoffvalue, cutoff"
    })
    void anOptionWithoutEffectIsRefused(String agent, String option, String missing) {
        assertThatThrownBy(() -> recipe(agent))
                .isInstanceOf(BadInput.class)
                .hasMessageEndingWith("'" + option + "' belongs to " + missing + "; leave it out, or add that");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "rave(schedule=gelly, bias=0.2, b=300)",
                "mcts(playout=heuristic, heuristic=program)",
                "mcts(depthpenalty=300, depthpenalty-of=sum, depthpenalty-from=root)",
                "mcts(depthpenalty=off, depthpenalty-of=sum, depthpenalty-from=root)",
                "mcts(cutoff=9, cutoffeval=material, cutoffvalue=squash)"
            })
    void anOptionThatBelongsToAnotherGivenIsTaken(String agent) {
        assertThat(recipe(agent).game()).isSameAs(GAME);
    }

    /** N = 25, 7 of 10, and 30 of 40 by AMAF: the values of the formulas as SelectionScoresTest has them. */
    @Test
    void theScheduleIsTheOneAskedFor() {
        assertThat(score(recipe("rave(schedule=linear, b=1700)"))).isCloseTo(0.7528045118038488, within(1e-15));
        assertThat(score(recipe("rave(schedule=gelly, bias=0.1)"))).isCloseTo(0.8251269222606771, within(1e-15));
        assertThat(score(recipe("rave(b=25)"))).isCloseTo(0.9407068026617187, within(1e-15));
        assertThat(score(recipe("mcts"))).isCloseTo(0.9407068026617187, within(1e-15));
        double uct = 0.7 + 0.3 * Math.sqrt(Math.log(25) / 10);
        assertThat(score(recipe("mcts(form=one)"))).isCloseTo(uct, within(1e-15));
        assertThat(score(recipe("mcts(form=one, depthpenalty=300)"))).isCloseTo(uct - 18.0 / 300, within(1e-15));
        assertThat(score(recipe("mcts(form=one, depthpenalty=300, depthpenalty-of=sum)")))
                .isCloseTo(uct - 180.0 / 300, within(1e-15));
    }

    private static double score(Recipe recipe) {
        Chunk chunk = new Chunk(1, new Chunk.Fields(true, true));
        chunk.visits[0] = 10;
        chunk.sum[0] = 7;
        chunk.amafVisits[0] = 40;
        chunk.amafSum[0] = 30;
        chunk.depths[0] = 180;
        double[] out = new double[1];
        recipe.scores().write(chunk, 0, 1, 25, 0.3, out);
        return out[0];
    }

    @Test
    void amafIsCountedAsLongAsTheScheduleAsksForIt() {
        assertThat(recipe("rave(b=20.5)").amaf()).isEqualTo(new Amaf.Counting(21, false));
        assertThat(recipe("rave(b=20, amaf=each)").amaf()).isEqualTo(new Amaf.Counting(20, true));
        assertThat(recipe("rave(b=20, schedule=gelly)").amaf()).isEqualTo(new Amaf.Counting(Integer.MAX_VALUE, false));
        assertThat(recipe("rave").layout()).isEqualTo(new Chunk.Fields(true, false));
        assertThat(recipe("mcts(depthpenalty=9)").layout()).isEqualTo(new Chunk.Fields(false, true));
    }

    @Test
    void aCutAtTheGamesOwnCapIsADraw() {
        int cap = GAME.plyCap();
        Recipe at = recipe("mcts(cutoff=" + cap + ")");
        assertThat(at.verdict()).isSameAs(CutOffValue.DRAW);
        assertThat(at.maxPlies()).isEqualTo(cap);
        Recipe before = recipe("mcts(cutoff=" + (cap - 1) + ")");
        assertThat(before.verdict()).isNotSameAs(CutOffValue.DRAW);
        assertThat(before.maxPlies()).isEqualTo(cap - 1);
        assertThat(recipe("mcts").maxPlies()).isEqualTo(cap);
    }

    @Test
    void aCutPlayoutIsJudgedByTheEvaluationOfItsKind() {
        judges("mcts(cutoff=9)", GAME.evaluation("default"), GAME.evaluation("schulz"));
        judges("mcts(cutoff=9, playout=greedy)", GAME.evaluation("default"), GAME.evaluation("schulz"));
        judges("mcts(cutoff=9, playout=heuristic)", GAME.evaluation("schulz"), GAME.evaluation("default"));
        judges("mcts(cutoff=9, cutoffeval=material)", GAME.evaluation("material"), GAME.evaluation("default"));
    }

    private static void judges(String agent, Evaluation judge, Evaluation other) {
        CutOffValue verdict = recipe(agent).verdict();
        int differ = 0;
        for (Position position : positions()) {
            assertThat(verdict.forSideZero(position)).isEqualTo(sign(judge, position));
            if (sign(judge, position) != sign(other, position)) differ++;
        }
        assertThat(differ).as("positions that the other one sees differently").isGreaterThan(5);
    }

    private static double sign(Evaluation evaluation, Position position) {
        int score = evaluation.score(position) * (position.sideToMove() == 0 ? 1 : -1);
        return (1 + Integer.signum(score)) / 2.0;
    }

    private static List<Position> positions() {
        List<Position> positions = new ArrayList<>();
        Rng rng = new Rng(3);
        for (int seed = 1; seed <= 20; seed++) {
            Position position = GAME.start(seed);
            for (int ply = 0; ply < 10 && position.result() == Result.ONGOING; ply++) {
                positions.add(position.copy());
                int[] moves = GAME.moves(position);
                position.make(moves[rng.below(moves.length)]);
            }
        }
        return positions;
    }

    @Test
    void aGameWithoutSchulzsEvaluationIsPlayedByItsOwn() {
        assertThat(recipe("mcts(playout=heuristic)", Bandit.of(0, 1)).rule().name())
                .isEqualTo("material");
        assertThat(recipe("mcts(playout=heuristic)").rule().name()).isEqualTo("schulz");
        assertThat(recipe("mcts(playout=heuristic, heuristic=program)").rule().name())
                .isEqualTo("schulz-program");
    }

    /** Blue has one capture and many other moves. */
    @Test
    void greedyPlayoutsCaptureAndRandomOnesPlayAnything() {
        Game game = Games.parse("onitama");
        Position start = game.notation().read("B:BMc1,b3:Rb4,Mc5:ox+tiger/crab+eel/cobra");
        assertThat(captures(recipe("mcts(playout=greedy)", game), start)).isEqualTo(100);
        assertThat(captures(recipe("mcts", game), start)).isBetween(1, 60);
    }

    private static int captures(Recipe recipe, Position start) {
        Playout playout = recipe.newPlayout();
        int captures = 0;
        for (int seed = 0; seed < 100; seed++) {
            int[] trace = new int[1];
            assertThat(playout.play(start.copy(), new Rng(seed), 1, trace)).isEqualTo(1);
            if (start.captures(trace[0])) captures++;
        }
        return captures;
    }
}
