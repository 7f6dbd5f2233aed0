package dev.kumite.lab.replay;

import dev.kumite.games.core.Ending;
import dev.kumite.lab.play.Effort;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** The fields that are written of a game; those that depend on a clock come last. */
final class Fields {
    /** A value is a text, a number or a list of texts. */
    record Field(String name, Function<ReplayedGame, Object> value) {}

    private Fields() {}

    static List<Field> all(boolean clock) {
        List<Field> fields = new ArrayList<>();
        add(fields, "contest", game -> game.stored().contest() + 1);
        add(fields, "game", game -> game.stored().number() + 1);
        add(fields, "label", game -> game.contest().label());
        add(fields, "rules", game -> game.contest().game());
        add(fields, "a", game -> game.contest().a().agent());
        add(fields, "b", game -> game.agent(1 - game.played().sideOfA()));
        add(fields, "sideOfA", game -> game.sideName(game.played().sideOfA()));
        add(fields, "firstSide", game -> game.sideName(game.played().firstSide()));
        add(fields, "result", ReplayedGame::result);
        add(fields, "scoreOfA", game -> game.played().score());
        add(fields, "ending", game -> game.played().outcome().ending().word());
        add(fields, "plies", game -> game.played().outcome().plies());
        add(fields, "piecesOfA", game -> game.played().pieces(game.played().sideOfA()));
        add(fields, "piecesOfB", game -> game.played().pieces(1 - game.played().sideOfA()));
        addEffort(fields, "a", game -> game.played().a());
        addEffort(fields, "b", game -> game.played().b());
        add(fields, "failure", game -> failure(game, clock));
        add(fields, "setup", game -> game.played().setup());
        add(fields, "moves", ReplayedGame::moves);
        if (!clock) return fields;
        add(fields, "aNanoseconds", game -> game.played().a().nanos());
        add(fields, "bNanoseconds", game -> game.played().b().nanos());
        add(
                fields,
                "finished",
                game -> Instant.ofEpochMilli(game.stored().finished()).toString());
        return fields;
    }

    private static void addEffort(List<Field> fields, String agent, Function<ReplayedGame, Effort> effort) {
        add(fields, agent + "Moves", game -> effort.apply(game).moves());
        add(fields, agent + "Iterations", game -> effort.apply(game).iterations());
        add(fields, agent + "Nodes", game -> effort.apply(game).nodes());
        add(fields, agent + "Depths", game -> effort.apply(game).depths());
        add(fields, agent + "Held", game -> effort.apply(game).held());
    }

    private static void add(List<Field> fields, String name, Function<ReplayedGame, Object> value) {
        fields.add(new Field(name, value));
    }

    /** How far an agent exceeded its time is itself a clock reading. */
    private static String failure(ReplayedGame game, boolean clock) {
        Ending ending = game.played().outcome().ending();
        boolean overtime = ending == Ending.OVERTIME || ending == Ending.HANGING;
        return overtime && !clock ? ending.word() : game.played().failure();
    }
}
