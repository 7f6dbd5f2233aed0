package dev.kumite.games.checkers;

import dev.kumite.games.Game;
import dev.kumite.games.GameType;
import dev.kumite.games.core.Ending;
import dev.kumite.games.picture.GamePicture;
import dev.kumite.games.picture.TutorialStep;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import dev.kumite.spec.Spec;
import java.util.List;

/** The entry of American checkers in the register of games. */
public final class CheckersType implements GameType {
    @Override
    public String name() {
        return CheckersGame.NAME;
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
        return List.of(CheckersGame.NAME);
    }

    @Override
    public List<Ending> endings() {
        return List.of(CheckersPosition.NO_MOVE, CheckersPosition.REPETITION, CheckersPosition.EIGHTY_PLIES);
    }

    @Override
    public List<TutorialStep> tutorial() {
        return CheckersTutorial.STEPS;
    }

    @Override
    public GamePicture picture() {
        return CheckersPicture.PICTURE;
    }

    @Override
    public Game create(Spec spec, Settings settings) {
        return new CheckersGame();
    }

    @Override
    public int pdnType() {
        return 21;
    }
}
