package dev.kumite.agents.tree;

import dev.kumite.agents.AgentType;
import dev.kumite.agents.Budget;
import dev.kumite.agents.Memory;
import dev.kumite.agents.MovePolicy;
import dev.kumite.agents.TablesOption;
import dev.kumite.agents.rule.MoveRule;
import dev.kumite.agents.tree.Playout.CutOffValue;
import dev.kumite.agents.tree.Playout.EvaluationRule;
import dev.kumite.games.Game;
import dev.kumite.games.core.BoardFeatures;
import dev.kumite.games.core.Policy;
import dev.kumite.games.evaluation.Evaluation;
import dev.kumite.games.evaluation.Schulz;
import dev.kumite.games.oracle.Oracle;
import dev.kumite.spec.Settings;
import org.jspecify.annotations.Nullable;

/**
 * The components of a search, as its options combine them.
 *
 * @param depthFromRoot whether the plies in the tree belong to a playout's length
 * @param amaf how AMAF values are counted, where the scores ask for them
 * @param expansion when a leaf is given children and in which order they are tried
 * @param maxPlies where a playout is cut
 * @param verdict what a cut playout counts
 * @param oracle exact values in place of playouts, or null
 * @param rule the evaluation by which heuristic playouts are judged
 */
record Recipe(
        Game game,
        Chunk.Fields layout,
        SelectionScores scores,
        boolean depthFromRoot,
        Amaf.Counting amaf,
        double c,
        double sure,
        Expansion expansion,
        String playout,
        Evaluation rule,
        int maxPlies,
        CutOffValue verdict,
        boolean finalByVisits,
        boolean solver,
        @Nullable Oracle oracle,
        boolean reuse,
        long memory,
        int threads,
        Budget budget) {

    static Recipe of(Settings settings, Game game, boolean rave) {
        refuseUseless(settings);
        boolean penalised = settings.get(Options.PENALTY) != Options.OFF;
        String playout = settings.get(Options.PLAYOUT);
        Evaluation rule =
                schulzOrDefault(game, settings.get(Options.HEURISTIC).equals("text") ? "schulz" : "schulz-program");
        int cutoff = settings.get(Options.CUTOFF);
        CutOffValue cut = verdict(settings, game, playout.equals("heuristic") ? rule : game.evaluation("default"));
        return new Recipe(
                game,
                new Chunk.Fields(rave, penalised),
                scores(settings, rave, penalised),
                settings.get(Options.PENALTY_FROM).equals("root"),
                counting(settings),
                settings.get(Options.C),
                settings.get(Options.SURE),
                settings.get(Options.EXPAND).inOrder(settings.get(Options.ORDER)),
                playout,
                rule,
                Math.min(cutoff, game.plyCap()),
                cutoff >= game.plyCap() ? CutOffValue.DRAW : cut,
                settings.get(Options.FINAL).equals("visits"),
                settings.get(Options.SOLVER),
                TablesOption.oracle(settings, game),
                settings.get(Options.REUSE),
                Memory.of(settings),
                settings.get(AgentType.THREADS),
                Budget.of(settings));
    }

    /**
     * What is switched off in so many words may keep its details: a preset may have set them. For the same reason b is
     * let be beside schedule=gelly.
     */
    private static void refuseUseless(Settings settings) {
        settings.rejectIf(Options.BIAS, linear(settings), "schedule=gelly");
        settings.rejectIf(Options.HEURISTIC, !settings.has(Options.PLAYOUT), "playout=heuristic");
        settings.rejectIf(Options.PENALTY_OF, !settings.has(Options.PENALTY), "depthpenalty");
        settings.rejectIf(Options.PENALTY_FROM, !settings.has(Options.PENALTY), "depthpenalty");
        settings.rejectIf(Options.CUTOFF_EVAL, !settings.has(Options.CUTOFF), "cutoff");
        settings.rejectIf(Options.CUTOFF_VALUE, !settings.has(Options.CUTOFF), "cutoff");
    }

    private static SelectionScores scores(Settings settings, boolean rave, boolean penalised) {
        SelectionScores scores = new Uct(settings.get(Options.FORM).equals("two"));
        if (rave)
            scores = linear(settings)
                    ? Rave.linear(scores, settings.get(Options.B))
                    : Rave.gelly(scores, settings.get(Options.BIAS));
        return penalised
                ? new DepthPenalty(
                        scores,
                        settings.get(Options.PENALTY),
                        settings.get(Options.PENALTY_OF).equals("mean"))
                : scores;
    }

    private static Amaf.Counting counting(Settings settings) {
        int enough = linear(settings) ? (int) Math.ceil(settings.get(Options.B)) : Integer.MAX_VALUE;
        return new Amaf.Counting(enough, settings.get(Options.AMAF).equals("each"));
    }

    private static boolean linear(Settings settings) {
        return settings.get(Options.SCHEDULE).equals("linear");
    }

    private static Evaluation schulzOrDefault(Game game, String name) {
        for (Evaluation evaluation : game.evaluations()) if (evaluation.name().equals(name)) return evaluation;
        return game.evaluation("default");
    }

    private static CutOffValue verdict(Settings settings, Game game, Evaluation otherwise) {
        Evaluation evaluation =
                settings.find(Options.CUTOFF_EVAL).map(game::evaluation).orElse(otherwise);
        return switch (settings.get(Options.CUTOFF_VALUE)) {
            case "sign" -> CutOffValue.sign(evaluation, 0.5);
            case "decided" -> CutOffValue.sign(evaluation, 1);
            default -> CutOffValue.squash(evaluation);
        };
    }

    Tree newTree() {
        return new Tree(layout, memory, game.maxMoves());
    }

    Selection newSelection() {
        return new Selection(scores, c, sure, game.maxMoves());
    }

    Playout newPlayout() {
        if (playout.equals("heuristic")) return new Playout.ByRule(heuristic());
        Policy policy = playout.equals("greedy") ? Policy.GREEDY : Policy.RANDOM;
        return (position, rng, plies, trace) -> position.playout(rng, policy, plies, trace);
    }

    /** The paper's own rule where the game's positions can answer it, else the same over its evaluation. */
    private MovePolicy heuristic() {
        return rule instanceof Schulz schulz && game.start(1) instanceof BoardFeatures
                ? new MoveRule.OfSchulz(game, schulz)
                : new EvaluationRule(game, rule);
    }
}
