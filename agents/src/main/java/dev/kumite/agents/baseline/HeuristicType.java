package dev.kumite.agents.baseline;

import dev.kumite.agents.Agent;
import dev.kumite.agents.AgentType;
import dev.kumite.agents.Choice;
import dev.kumite.agents.Choice.RootMove;
import dev.kumite.agents.Thinking;
import dev.kumite.agents.rule.MoveRule;
import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.core.BoardFeatures;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import dev.kumite.games.evaluation.Schulz;
import dev.kumite.spec.Kind;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;

/** {@code heuristic}: the hand-written rules of schulz and zemlin. */
public final class HeuristicType implements AgentType {
    private static final Option<String> RULE =
            Option.of("rule", Kind.oneOf("schulz", "zemlin"), "schulz", "whose rule");
    private static final Option<String> SQUARES = Option.of(
            "squares",
            Kind.oneOf("text", "signed"),
            "text",
            "with rule=schulz: corner, edge and inner squares count 0, 1, 2 (text) or -2, -1, 1 (signed)");
    private static final Option<String> MOBILITY = Option.of(
            "mobility",
            Kind.oneOf("difference", "own"),
            "difference",
            "with rule=schulz: own moves minus the other side's (the text), or own alone (the program)");
    private static final Option<String> WIN = Option.of(
            "win",
            Kind.oneOf("first", "never"),
            "first",
            "with rule=zemlin: take a win at hand, or do not look for it as the paper's program does");
    private static final List<Option<?>> OPTIONS = List.of(RULE, SQUARES, MOBILITY, WIN);

    @Override
    public String name() {
        return "heuristic";
    }

    @Override
    public String summary() {
        return "the best move by a hand-written rule (schulz 4.2, zemlin)";
    }

    @Override
    public List<Option<?>> options() {
        return OPTIONS;
    }

    @Override
    public Agent create(Settings settings, Game game, long seed) {
        if (!(game.start(1) instanceof BoardFeatures))
            throw new BadInput("'heuristic' cannot play '" + game.name()
                    + "': its positions do not tell edges, mobility" + " and which way is forward; 'greedy' can");
        return new HeuristicAgent(game, rule(settings, game), seed);
    }

    private static MoveRule rule(Settings settings, Game game) {
        boolean zemlin = settings.get(RULE).equals("zemlin");
        settings.rejectIf(SQUARES, zemlin, "rule=schulz");
        settings.rejectIf(MOBILITY, zemlin, "rule=schulz");
        settings.rejectIf(WIN, !zemlin, "rule=zemlin");
        if (zemlin) return new MoveRule.OfZemlin(game, settings.get(WIN).equals("first"));
        boolean text = settings.get(SQUARES).equals("text");
        boolean own = settings.get(MOBILITY).equals("own");
        if (own) return new MoveRule.OfSchulz(game, text ? Schulz.TEXT_OWN : Schulz.PROGRAM);
        return new MoveRule.OfSchulz(game, text ? Schulz.TEXT : Schulz.SIGNED);
    }

    /** Plays by a {@link MoveRule} and shows how the rule ranks the moves. */
    static final class HeuristicAgent implements Agent {
        private final Game game;
        private final MoveRule rule;
        private final Rng rng;

        HeuristicAgent(Game game, MoveRule rule, long seed) {
            this.game = game;
            this.rule = rule;
            this.rng = new Rng(seed);
        }

        /** A legal move with the rule's score. */
        private record Scored(int move, int score) {
            /** A rule expects nothing, except where it has seen the game's end. */
            double value() {
                return score == MoveRule.WINS ? 1 : score == MoveRule.LOSES ? -1 : 0;
            }

            RootMove rootMove() {
                return new RootMove(move, 0, value());
            }
        }

        @Override
        public int pick(Position position) {
            return position.result() == Result.ONGOING ? rule.pick(position, rng) : Choice.NO_MOVE;
        }

        @Override
        public Choice choose(Position position, Thinking thinking) {
            if (position.result() != Result.ONGOING) return Choice.over(position.result(), position.sideToMove());
            long start = System.nanoTime();
            BoardFeatures work = (BoardFeatures) position.copy();
            int move = rule.pick(work, rng);
            List<Scored> ranked = Arrays.stream(game.moves(work))
                    .mapToObj(each -> new Scored(each, rule.score(work, each)))
                    .sorted(Comparator.comparing((Scored each) -> each.move() != move)
                            .thenComparing(Scored::score, Comparator.reverseOrder()))
                    .toList();
            Scored chosen = ranked.get(0);
            boolean proven = chosen.value() != 0;
            boolean wins = chosen.value() > 0;
            return new Choice(
                    move,
                    chosen.value(),
                    proven ? OptionalInt.empty() : OptionalInt.of(chosen.score()),
                    wins ? OptionalInt.of(1) : OptionalInt.empty(),
                    0,
                    ranked.size(),
                    1,
                    System.nanoTime() - start,
                    0,
                    ranked.stream().map(Scored::rootMove).toList(),
                    List.of(move));
        }
    }
}
