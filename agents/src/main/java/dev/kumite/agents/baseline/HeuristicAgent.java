package dev.kumite.agents.baseline;

import dev.kumite.agents.Agent;
import dev.kumite.agents.Choice;
import dev.kumite.agents.Choice.RootMove;
import dev.kumite.agents.Thinking;
import dev.kumite.agents.rule.MoveRule;
import dev.kumite.games.Game;
import dev.kumite.games.core.BoardFeatures;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;

/** Plays by a {@link MoveRule} and shows how the rule ranks the moves. */
final class HeuristicAgent implements Agent {
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
