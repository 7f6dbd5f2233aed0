package dev.kumite.cli.exact;

import dev.kumite.cli.option.GameArgument;
import dev.kumite.games.Game;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** GAME, with the options that say what is to be solved written apart from it. */
final class SolvedGame {
    @Mixin
    private final GameArgument argument = new GameArgument();

    @Option(
            names = "--cards",
            paramLabel = "CARDS",
            description = "Onitama's five cards: short for 'onitama(cards=…)'.")
    private @Nullable String cards;

    @Option(names = "--size", paramLabel = "N", description = "Squares along an edge: short for 'katarenga(size=…)'.")
    private @Nullable String size;

    @Option(
            names = "--tiles",
            paramLabel = "TILES",
            description = "Katarenga's tiles, row 1 first: short for 'katarenga(tiles=…)'.")
    private @Nullable String tiles;

    Game game() {
        return game(null);
    }

    /** @param deal Onitama's deal, or null */
    Game game(@Nullable String deal) {
        Map<String, String> apart = new LinkedHashMap<>();
        if (cards != null) apart.put("cards", cards);
        if (deal != null) apart.put("deal", deal);
        if (size != null) apart.put("size", size);
        if (tiles != null) apart.put("tiles", tiles);
        return argument.game(apart);
    }
}
