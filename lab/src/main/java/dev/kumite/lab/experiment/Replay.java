package dev.kumite.lab.experiment;

import dev.kumite.agents.Agents;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.Position;
import dev.kumite.lab.play.Played;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Plays stored games again, for all who want to see the moves at once. */
final class Replay {
    private final List<Game> games = new ArrayList<>();
    private final Judge judge;

    /** For the games of these cells. */
    Replay(Edition edition, Agents agents) {
        for (Edition.Cell cell : edition.cells())
            games.add(Games.parse(cell.contest().game()));
        judge = new Judge(agents);
    }

    Game game(int cell) {
        return games.get(cell);
    }

    void show(int cell, Played played, Collection<Counter.Watcher> watchers) {
        if (watchers.isEmpty()) return;
        Game game = games.get(cell);
        Position position = game.notation().read(played.setup());
        int[] moves = played.moves().toArray();
        Ply ply = new Ply(game, judge, position, played.sideOfA(), moves.length);
        for (int i = 0; i < moves.length; i++) {
            ply.become(i, moves[i]);
            for (Counter.Watcher watcher : watchers) watcher.see(ply);
            position.make(moves[i]);
        }
    }
}
