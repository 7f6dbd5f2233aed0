package dev.kumite.agents.tree;

import dev.kumite.agents.Agent;
import dev.kumite.agents.AgentType;
import dev.kumite.agents.Choice;
import dev.kumite.agents.Inspectable;
import dev.kumite.agents.Stopwatch;
import dev.kumite.agents.Thinking;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The agents that search by UCT. The variants of the papers schulz, nus, aygun and tischner are their options. */
public abstract class TreeType implements AgentType {
    private final String name;
    private final String summary;
    private final List<Option<?>> options;
    private final boolean rave;

    private TreeType(String name, String summary, List<Option<?>> options, boolean rave) {
        this.name = name;
        this.summary = summary;
        this.options = options;
        this.rave = rave;
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final String summary() {
        return summary;
    }

    @Override
    public final List<Option<?>> options() {
        return options;
    }

    @Override
    public final Agent create(Settings settings, Game game, long seed) {
        return new TreeAgent(Recipe.of(settings, game, rave), seed);
    }

    /** {@code mcts}: plain UCT. */
    public static final class Mcts extends TreeType {
        public Mcts() {
            super("mcts", "Monte Carlo tree search by UCT (papers schulz, nus, aygun, tischner)", Options.MCTS, false);
        }
    }

    /** {@code rave}: UCT whose scores are blended with all-moves-as-first values (schulz 3.4 and 4.3). */
    public static final class Rave extends TreeType {
        public Rave() {
            super("rave", "UCT with rapid action value estimation (paper schulz)", Options.RAVE, true);
        }
    }

    /** Searches with a tree and keeps, from move to move, the part that the game went into. */
    static final class TreeAgent implements Agent, Inspectable {
        private final Recipe recipe;
        private final long seed;
        private final Tree tree;
        private final List<Walker> walkers = new ArrayList<>();
        /** The node of the position on the board; 0 when the tree does not hold it. */
        private int reached;

        TreeAgent(Recipe recipe, long seed) {
            this.recipe = recipe;
            this.seed = seed;
            tree = recipe.newTree();
        }

        @Override
        public Choice choose(Position position, Thinking thinking) {
            Stopwatch watch = new Stopwatch(recipe.budget(), thinking);
            if (position.result() != Result.ONGOING) return Choice.over(position.result(), position.sideToMove());
            if (recipe.reuse() && reached != 0 && walkers.get(0).position().key() == position.key())
                Pruning.keep(tree, reached);
            else tree.clear();
            reached = Tree.ROOT;
            for (int i = 0; i < recipe.threads(); i++) {
                if (i == walkers.size()) walkers.add(new Walker(recipe, tree, position.copy(), Rng.mix(seed + i)));
                else walkers.get(i).standOn(position.copy());
            }
            return new TreeSearch(recipe, tree, walkers, watch)
                    .run()
                    .preferring(walkers.get(0).exactValues().way());
        }

        @Override
        public void played(int move) {
            if (reached == 0) return;
            reached = tree.child(reached, move);
            if (reached != 0) walkers.get(0).position().make(move);
        }

        @Override
        public Optional<Glance> look(List<Integer> path) {
            return new Inspector(tree, recipe.layout()).look(path);
        }

        /** The tree, for tests. */
        Tree tree() {
            return tree;
        }
    }
}
