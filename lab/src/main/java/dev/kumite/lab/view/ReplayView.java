package dev.kumite.lab.view;

import dev.kumite.lab.play.Played;
import dev.kumite.lab.replay.ReplayedGame;
import dev.kumite.lab.report.text.Words;
import dev.kumite.lab.store.StoredRun;
import java.util.List;

/** A stored game, for {@code kumite replay --json}; contest and game are counted from 1. */
public record ReplayView(
        long run,
        int contest,
        int game,
        String label,
        String rules,
        String a,
        String b,
        String sideOfA,
        String firstSide,
        String setup,
        List<String> moves,
        String result,
        String ending,
        int plies,
        String failure) {
    public static ReplayView of(StoredRun run, ReplayedGame game) {
        Played played = game.played();
        return new ReplayView(
                run.id(),
                game.stored().contest() + 1,
                game.stored().number() + 1,
                game.contest().label(),
                game.contest().game(),
                game.agent(played.sideOfA()),
                game.agent(1 - played.sideOfA()),
                Words.side(game.game(), played.sideOfA()),
                Words.side(game.game(), played.firstSide()),
                played.setup(),
                game.moves(),
                game.result(),
                played.outcome().ending().word(),
                played.outcome().plies(),
                played.failure());
    }
}
