package dev.kumite.cli.option;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.spec.Spec;
import java.util.Map;
import picocli.CommandLine.Parameters;

/** GAME, the first argument of most commands. */
public final class GameArgument {
    @Parameters(
            index = "0",
            paramLabel = "GAME",
            completionCandidates = GameChoice.Names.class,
            description = "A game with its options, such as onitama or 'onitama(size=7)'; see kumite games.")
    String text = "";

    public Game game() {
        if (text.isEmpty()) throw new BadInput("Missing required parameter: 'GAME'");
        return Games.parse(text);
    }

    /** The game with options that were given apart from it, such as {@code --size 4}. */
    public Game game(Map<String, String> apart) {
        Spec spec = Spec.parse(text);
        for (String name : apart.keySet())
            if (spec.options().containsKey(name))
                throw new BadInput("--" + name + ": '" + text + "' already sets it; leave one of them out");
        return Games.parse(spec.with(apart).toString());
    }
}
