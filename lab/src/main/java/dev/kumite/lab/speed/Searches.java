package dev.kumite.lab.speed;

import dev.kumite.agents.Agent;
import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.AgentType;
import dev.kumite.agents.Agents;
import dev.kumite.agents.Choice;
import dev.kumite.agents.Thinking;
import dev.kumite.agents.learn.Trainer;
import dev.kumite.agents.learn.Training;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.lab.speed.Row.Workload;
import dev.kumite.spec.Spec;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;

/**
 * Rows for agents: searches from start positions, each by a fresh agent, and training games. Budgets are counts, so
 * that every run does the same work and no clock decides; one thread, so that its CPU time is all there is.
 */
final class Searches {
    private static final Agents AGENTS = Agents.shipped();
    private static final String ONITAMA_5 = "onitama(" + Row.DEAL + ")";
    private static final String ONITAMA_7 = "onitama(size=7, " + Row.DEAL + ")";

    private static final String TRAINED = "onitama(cards=rabbit+cobra+rooster+tiger+monkey, first=blue)";
    private static final int TRAINING_GAMES = 1000;
    private static final long TRAINING_MEMORY = 256L << 20;

    private Searches() {}

    /** The rows whose agents are in the register. */
    static List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        descents(rows, "onitama-7x7-schulz-mcts-search", ONITAMA_7, "schulz-mcts(iterations=100k)");
        descents(rows, "onitama-7x7-mcts-search", ONITAMA_7, "mcts(iterations=100k)");
        descents(rows, "onitama-7x7-rave-search", ONITAMA_7, "rave(iterations=100k)");
        descents(rows, "checkers-mcts-search", "checkers", "mcts(iterations=100k)");
        strong(rows, "onitama-5x5", ONITAMA_5);
        strong(rows, "onitama-7x7", ONITAMA_7);
        strong(rows, "katarenga-8x8", "katarenga(size=8)");
        strong(rows, "checkers", "checkers");
        if (known("tdlambda")) rows.add(new Row("onitama-5x5-tdlambda-training", "games", TRAINED, Searches::training));
        return rows;
    }

    /** One batch after another for the same learner: its table grows as in real training. */
    private static Workload training(Game game) {
        Training training = new Training(maker("tdlambda"), game, null, TRAINING_GAMES, Map.of(), 1);
        Trainer trainer = new Trainer(training, 1, TRAINING_MEMORY);
        return () -> {
            trainer.train(trainer.knowledge().games() + TRAINING_GAMES, Trainer.Progress.NONE);
            return TRAINING_GAMES;
        };
    }

    private static void descents(List<Row> rows, String name, String game, String agent) {
        if (known(agent))
            rows.add(new Row(name, "iterations", game, settled -> work(settled, agent, Choice::iterations)));
    }

    /** With the game's own evaluation, and with its network. */
    private static void strong(List<Row> rows, String name, String game) {
        nodes(rows, name + "-strong-search", game, "strong(nodes=2M, memory=16m, eval=default)");
        nodes(rows, name + "-strong-net-search", game, "strong(nodes=2M, memory=16m, eval=net)");
    }

    private static void nodes(List<Row> rows, String name, String game, String agent) {
        if (known(agent)) rows.add(new Row(name, "nodes", game, settled -> work(settled, agent, Choice::nodes)));
    }

    private static Workload work(Game game, String text, ToLongFunction<Choice> units) {
        AgentMaker maker = AGENTS.parse(text);
        Position start = game.start(1);
        return () -> units.applyAsLong(search(game, maker, start));
    }

    static Choice search(Game game, AgentMaker maker, Position position) {
        try (Agent agent = maker.create(game, 1)) {
            return agent.choose(position, Thinking.unwatched());
        }
    }

    /** Whether the register has the agent that a text names, or the agent that a preset stands for. */
    static boolean known(String text) {
        String name = Spec.parse(text).name();
        List<String> types = AGENTS.types().stream().map(AgentType::name).toList();
        return types.contains(name)
                || AGENTS.presets().stream()
                        .anyMatch(preset -> preset.name().equals(name)
                                && types.contains(preset.meaning().name()));
    }

    static AgentMaker maker(String text) {
        return AGENTS.parse(text);
    }
}
