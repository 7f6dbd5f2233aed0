package dev.kumite.games.checkers;

import dev.kumite.games.Ending;
import dev.kumite.games.Game;
import dev.kumite.games.GameType;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import dev.kumite.spec.Spec;
import java.util.List;

/** The entry of American checkers in the register of games. */
public final class CheckersType implements GameType {

    @Override
    public String name() {
        return Checkers.NAME;
    }

    @Override
    public String summary() {
        return "American checkers on 8×8, as the World Checkers/Draughts Federation plays it";
    }

    @Override
    public List<Option<?>> options() {
        return List.of();
    }

    @Override
    public List<String> examples() {
        return List.of(Checkers.NAME);
    }

    @Override
    public List<Ending> endings() {
        return List.of(Checkers.NO_MOVE, Checkers.REPETITION, Checkers.EIGHTY_PLIES);
    }

    @Override
    public Game create(Spec spec, Settings settings) {
        return new Checkers();
    }

    @Override
    public int pdnType() {
        return 21;
    }
}
