package dev.kumite.lab.experiment;

import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Agents;
import dev.kumite.agents.learn.Learner;
import dev.kumite.agents.learn.LearnerType;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.Position;
import dev.kumite.lab.play.Played;
import dev.kumite.spec.BadInput;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Plays stored games again, for all who want to see the moves at once. */
final class Replay {
    private final List<Game> games = new ArrayList<>();
    private final List<Optional<Learner>> scholars = new ArrayList<>();
    private final Judge judge;

    /** For the games of these cells. */
    Replay(Edition edition, Agents agents) {
        for (Edition.Cell cell : edition.cells()) {
            Game game = Games.parse(cell.contest().game());
            games.add(game);
            scholars.add(scholar(agents.parse(cell.contest().a()), game));
        }
        judge = new Judge(agents);
    }

    /** What the agent had learned, if it is one that learns and its file is still there. */
    private static Optional<Learner> scholar(AgentMaker agent, Game game) {
        if (!(agent.type() instanceof LearnerType type) || !agent.settings().has("file")) return Optional.empty();
        try {
            String file = agent.settings().text("file", "");
            return Optional.of(dev.kumite.agents.learn.Shelf.read(file, type, game));
        } catch (BadInput gone) {
            return Optional.empty();
        }
    }

    Game game(int cell) {
        return games.get(cell);
    }

    void show(int cell, Played played, Collection<Counter.Watcher> watchers) {
        if (watchers.isEmpty()) return;
        Game game = games.get(cell);
        Position position = game.notation().read(played.setup());
        int[] moves = played.moves().toArray();
        Ply ply = new Ply(game, judge, scholars.get(cell), position, played.sideOfA(), moves.length);
        for (int i = 0; i < moves.length; i++) {
            ply.become(i, moves[i]);
            for (Counter.Watcher watcher : watchers) watcher.see(ply);
            position.make(moves[i]);
        }
    }
}
