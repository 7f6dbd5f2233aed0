package dev.kumite.cli.option;

import dev.kumite.games.Game;
import dev.kumite.games.Games;
import picocli.CommandLine.Parameters;

/** GAME, the first argument of most commands. */
public final class GameArgument {
    @Parameters(
            index = "0",
            paramLabel = "GAME",
            completionCandidates = GameChoice.Names.class,
            description = "A game with its options, such as onitama or 'onitama(size=7)'; see kumite games.")
    private String text = "";

    public Game game() {
        return Games.parse(text);
    }
}
