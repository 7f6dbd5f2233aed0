package dev.kumite.lab.experiment.verdict;

import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Agents;
import dev.kumite.agents.learn.Learner;
import dev.kumite.agents.learn.LearnerType;
import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import dev.kumite.lab.experiment.ScaledExperiment;
import dev.kumite.lab.experiment.measure.Counter;
import dev.kumite.lab.experiment.measure.Judge;
import dev.kumite.lab.experiment.measure.Ply;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.play.Played;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Replays stored games once for all counters that need the moves. */
public final class Replay {
    private final ScaledExperiment scaled;
    private final Agents agents;
    private final List<Game> games = new ArrayList<>();
    private final Map<List<String>, Optional<Learner>> scholars = new HashMap<>();
    private final Judge judge;

    /** For the games of these cells. */
    public Replay(ScaledExperiment scaled, Agents agents) {
        this.scaled = scaled;
        this.agents = agents;
        Map<String, Game> known = new HashMap<>();
        for (ScaledExperiment.Cell cell : scaled.cells())
            games.add(known.computeIfAbsent(cell.contest().game(), Games::parse));
        judge = new Judge(agents);
    }

    private Optional<Learner> learned(Contest contest, boolean turned) {
        String agent = contest.entrants().get(turned ? 1 : 0).agent();
        return scholars.computeIfAbsent(
                List.of(agent, contest.game()), key -> learned(agents.parse(agent), Games.parse(contest.game())));
    }

    /** What the agent had learned, if it is one that learns and its file is still there. */
    private static Optional<Learner> learned(AgentMaker agent, Game game) {
        if (!(agent.type() instanceof LearnerType type)) return Optional.empty();
        try {
            return agent.settings()
                    .find(LearnerType.FILE)
                    .map(file -> dev.kumite.agents.learn.KnowledgeCache.read(file, type, game));
        } catch (BadInput gone) {
            return Optional.empty();
        }
    }

    Game game(int cell) {
        return games.get(cell);
    }

    /**
     * Shows each ply of a game to the counters.
     *
     * @param turned whether the game is seen from the cell's B
     */
    public void show(int cell, Played played, boolean turned, Collection<Counter.OfMoves> moveCounters) {
        if (moveCounters.isEmpty()) return;
        Game game = games.get(cell);
        Position position = game.notation().read(played.setup());
        int[] moves = played.moves().toArray();
        Optional<Learner> learned = learned(scaled.cells().get(cell).contest(), turned);
        Ply ply = new Ply(game, judge, learned, position, played.sideOfA(), moves.length);
        for (int i = 0; i < moves.length; i++) {
            ply.become(i, moves[i]);
            for (Counter.OfMoves moveCounter : moveCounters) moveCounter.see(ply);
            position.make(moves[i]);
        }
    }
}
