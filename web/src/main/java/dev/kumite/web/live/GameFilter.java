package dev.kumite.web.live;

import dev.kumite.base.BadInput;
import dev.kumite.games.Games;
import dev.kumite.spec.Spec;
import dev.kumite.web.view.LiveGameView;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Which of the stored games are wanted.
 *
 * @param words each must occur in the title, the game, a player's name or the date
 * @param game the name of a game, with any options, or null for every game
 * @param result how it ended, or null however it did
 */
public record GameFilter(
        List<String> words, @Nullable String game, @Nullable Ended result) {
    public static final GameFilter ALL = new GameFilter(List.of(), null, null);

    /** How a game ended, if it did. */
    enum Ended {
        SIDE0,
        SIDE1,
        NOBODY,
        ONGOING;

        static Ended of(LiveGameView.Line line) {
            if (line.over() == null) return ONGOING;
            return switch (line.over().winner()) {
                case 0 -> SIDE0;
                case 1 -> SIDE1;
                default -> NOBODY;
            };
        }

        static Ended read(String word) {
            for (Ended each : values()) if (each.word().equals(word)) return each;
            throw new BadInput("'result' must be one of "
                    + String.join(", ", Stream.of(values()).map(Ended::word).toList()));
        }

        private String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Reads the filter of a request. */
    public static GameFilter read(@Nullable String search, @Nullable String game, @Nullable String result) {
        String words = search == null ? "" : search.strip().toLowerCase(Locale.ROOT);
        return new GameFilter(
                words.isEmpty() ? List.of() : List.of(words.split("\\s+", -1)),
                game == null ? null : Games.type(game).name(),
                result == null ? null : Ended.read(result));
    }

    boolean accepts(LiveGameView.Line line) {
        if (game != null && !Spec.parse(line.game()).name().equals(game)) return false;
        if (result != null && Ended.of(line) != result) return false;
        if (words.isEmpty()) return true;
        String text = String.join(
                        "\n",
                        line.title(),
                        line.game(),
                        String.join("\n", Sharing.players(line.names(), line.seats())),
                        line.created().substring(0, "2026-01-31".length()))
                .toLowerCase(Locale.ROOT);
        return words.stream().allMatch(text::contains);
    }
}
