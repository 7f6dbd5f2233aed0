package dev.kumite.agents.tree;

import dev.kumite.agents.Budget;
import dev.kumite.agents.Memory;
import dev.kumite.agents.MovePolicy;
import dev.kumite.agents.TablesOption;
import dev.kumite.agents.rule.SchulzRule;
import dev.kumite.games.Evaluation;
import dev.kumite.games.Game;
import dev.kumite.games.Oracle;
import dev.kumite.games.Policy;
import dev.kumite.games.Schulz;
import dev.kumite.games.Terrain;
import dev.kumite.spec.Settings;
import org.jspecify.annotations.Nullable;

/**
 * The parts of a search as the options put them together.
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
        Layout layout,
        Scores scores,
        boolean depthFromRoot,
        Amaf.Counting amaf,
        double c,
        double sure,
        Expansion expansion,
        String playout,
        Evaluation rule,
        int maxPlies,
        Verdict verdict,
        boolean finalByVisits,
        boolean solver,
        @Nullable Oracle oracle,
        boolean reuse,
        long memory,
        int threads,
        Budget budget) {

    static Recipe of(Settings settings, Game game, boolean rave) {
        refuseUseless(settings);
        boolean penalised = settings.real("depthpenalty", Options.OFF) != Options.OFF;
        Expansion expansion = settings.get("expand", Expansion.class).orElse(Expansion.ONE);
        String playout = settings.text("playout", "random");
        Evaluation rule =
                schulzOrDefault(game, settings.text("heuristic", "text").equals("text") ? "schulz" : "schulz-program");
        int cutoff = settings.whole("cutoff", Integer.MAX_VALUE);
        Verdict cut = verdict(settings, game, playout.equals("heuristic") ? rule : game.evaluation("default"));
        return new Recipe(
                game,
                new Layout(rave, penalised),
                scores(settings, rave, penalised),
                settings.text("depthpenalty-from", "leaf").equals("root"),
                counting(settings),
                settings.real("c", Options.C),
                settings.real("sure", Options.OFF),
                expansion.inOrder(settings.text("order", "random")),
                playout,
                rule,
                Math.min(cutoff, game.plyCap()),
                cutoff >= game.plyCap() ? Verdict.DRAW : cut,
                settings.text("final", "visits").equals("visits"),
                settings.flag("solver", true),
                TablesOption.oracle(settings, Options.TABLES, game),
                settings.flag("reuse", true),
                Memory.of(settings, Options.MEMORY),
                settings.whole("threads", 1),
                Budget.of(settings, Budget.ofIterations(Options.ITERATIONS)));
    }

    /**
     * What is switched off in so many words may keep its details: a preset may have set them. For the same reason b is
     * let be beside schedule=gelly.
     */
    private static void refuseUseless(Settings settings) {
        settings.refuse("bias", linear(settings), "schedule=gelly");
        settings.refuse("heuristic", !settings.has("playout"), "playout=heuristic");
        settings.refuse("depthpenalty-of", !settings.has("depthpenalty"), "depthpenalty");
        settings.refuse("depthpenalty-from", !settings.has("depthpenalty"), "depthpenalty");
        settings.refuse("cutoffeval", !settings.has("cutoff"), "cutoff");
        settings.refuse("cutoffvalue", !settings.has("cutoff"), "cutoff");
    }

    private static Scores scores(Settings settings, boolean rave, boolean penalised) {
        Scores scores = new UctScores(settings.text("form", "two").equals("two"));
        if (rave)
            scores = linear(settings)
                    ? RaveScores.linear(scores, settings.real("b", Options.B))
                    : RaveScores.gelly(scores, settings.real("bias", Options.BIAS));
        return penalised
                ? new DepthPenalty(
                        scores,
                        settings.real("depthpenalty", Options.OFF),
                        settings.text("depthpenalty-of", "mean").equals("mean"))
                : scores;
    }

    private static Amaf.Counting counting(Settings settings) {
        int enough = linear(settings) ? (int) Math.ceil(settings.real("b", Options.B)) : Integer.MAX_VALUE;
        return new Amaf.Counting(enough, settings.text("amaf", "once").equals("each"));
    }

    private static boolean linear(Settings settings) {
        return settings.text("schedule", "linear").equals("linear");
    }

    private static Evaluation schulzOrDefault(Game game, String name) {
        for (Evaluation evaluation : game.evaluations()) if (evaluation.name().equals(name)) return evaluation;
        return game.evaluation("default");
    }

    private static Verdict verdict(Settings settings, Game game, Evaluation otherwise) {
        Evaluation evaluation =
                settings.has("cutoffeval") ? game.evaluation(settings.text("cutoffeval", "default")) : otherwise;
        return switch (settings.text("cutoffvalue", "sign")) {
            case "sign" -> Verdict.sign(evaluation, 0.5);
            case "decided" -> Verdict.sign(evaluation, 1);
            default -> Verdict.squash(evaluation);
        };
    }

    Tree newTree() {
        return new Tree(layout, memory, game.maxMoves());
    }

    Selection newSelection() {
        return new Selection(scores, c, sure, game.maxMoves());
    }

    Playout newPlayout() {
        if (playout.equals("heuristic")) return new RulePlayout(heuristic());
        Policy policy = playout.equals("greedy") ? Policy.GREEDY : Policy.RANDOM;
        return (position, rng, plies, trace) -> position.playout(rng, policy, plies, trace);
    }

    /** The paper's own rule where the game's positions can answer it, else the same over its evaluation. */
    private MovePolicy heuristic() {
        return rule instanceof Schulz schulz && game.start(1) instanceof Terrain
                ? new SchulzRule(game, schulz)
                : new EvaluationRule(game, rule);
    }
}
