package dev.kumite.games;

import dev.kumite.games.core.Ending;
import dev.kumite.games.picture.GamePicture;
import dev.kumite.games.picture.TutorialStep;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import dev.kumite.spec.Spec;
import java.util.List;

/**
 * A kind of game, which the service loader finds: its name, its options, and how to create a game from them.
 */
public interface GameType {
    /** The answer of {@link #pdnType()} for games that PDN does not know. */
    int NO_PDN = -1;

    String name();

    /** One line for the list of games. */
    String summary();

    List<Option<?>> options();

    /** Texts that {@link Games#parse} reads, from plain to special. */
    List<String> examples();

    /** The game's own endings, those of the umpire and the players left out. */
    List<Ending> endings();

    /** How the game looks and how it is explained. */
    GamePicture picture();

    /** A tutorial of a few steps on the board for a person who plays for the first time; empty where there is none. */
    default List<TutorialStep> tutorial() {
        return List.of();
    }

    /** The looks that differ from {@link #picture()} because of an option. */
    default List<Variant> variants() {
        return List.of();
    }

    /**
     * How a game looks and is taught where an option has this value.
     *
     * @param option the name of the option, one with words to choose from
     * @param value one of these words, not the default
     * @param tutorial as {@link #tutorial()}
     */
    record Variant(String option, String value, GamePicture picture, List<TutorialStep> tutorial) {}

    /** The game's number in PDN's tag {@code GameType}; its positions are then written in PDN's FEN. */
    default int pdnType() {
        return NO_PDN;
    }

    /** The game for these settings; {@code spec} is what was written, for {@link Game#text()}. */
    Game create(Spec spec, Settings settings);
}
