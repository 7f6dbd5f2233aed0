package example.parity;

import dev.kumite.agents.Agent;
import dev.kumite.agents.AgentType;
import dev.kumite.agents.Choice;
import dev.kumite.agents.Choice.RootMove;
import dev.kumite.games.Game;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import dev.kumite.spec.Kind;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import java.util.ArrayList;
import java.util.List;

/** A superstitious player: it wins when it can, and else leaves the opponent an even (or odd) number of replies. */
public final class ParityAgentType implements AgentType {
    private static final Option<String> LEAVE =
            Option.of("leave", Kind.oneOf("even", "odd"), "even", "what number of replies to leave");

    @Override
    public String name() {
        return "parity";
    }

    @Override
    public String summary() {
        return "a winning move if there is one, else one that leaves an even number of replies";
    }

    @Override
    public List<Option<?>> options() {
        return List.of(LEAVE);
    }

    @Override
    public Agent create(Settings settings, Game game, long seed) {
        int wanted = settings.get(LEAVE).equals("even") ? 0 : 1;
        Rng rng = new Rng(seed);
        return (position, thinking) -> {
            if (position.result() != Result.ONGOING) {
                return Choice.over(position.result(), position.sideToMove());
            }
            List<RootMove> liked = new ArrayList<>();
            List<RootMove> others = new ArrayList<>();
            for (int move : game.moves(position)) {
                if (position.wins(move)) {
                    return Choice.of(move, 1, List.of(new RootMove(move, 0, 1)));
                }
                position.make(move);
                boolean likes = position.countMoves() % 2 == wanted;
                position.unmake();
                (likes ? liked : others).add(new RootMove(move, 0, 0));
            }
            List<RootMove> candidates = liked.isEmpty() ? others : liked;
            int move = candidates.get(rng.below(candidates.size())).move();
            return Choice.of(move, 0, candidates);
        };
    }
}
