package dev.kumite.games.checkers;

import dev.kumite.games.core.Position;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * The three-move openings of tournament play, used in turn, one for each pair of games, because the free start is too
 * well known.
 */
public final class Ballots {
    private static final List<Ballot> ALL = load();

    private Ballots() {}

    /** Where a ballot is played. */
    public enum Kind {
        /** Over the board, and by mail too. */
        CROSSBOARD,
        /** By mail only. */
        MAIL,
        /** Nowhere: it loses for one side. */
        BARRED
    }

    /** One opening: its number, 1 to 174, and its three moves. */
    public record Ballot(int number, List<String> moves, Kind kind) {

        /** The position after the three moves, with White to move. */
        public Position position() {
            CheckersGame game = new CheckersGame();
            Position position = game.start(0);
            for (String move : moves) position.make(game.notation().readMove(position, move));
            return position;
        }
    }

    /** All 174 in the order of their numbers. */
    public static List<Ballot> all() {
        return ALL;
    }

    /** The 156 that are not barred. */
    public static List<Ballot> played() {
        return ALL.stream().filter(ballot -> ballot.kind() != Kind.BARRED).toList();
    }

    private static List<Ballot> load() {
        try (InputStream in = Ballots.class.getResourceAsStream("checkers-ballots.tsv")) {
            String text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
            return text.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(Ballots::ballot)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Ballot ballot(String line) {
        String[] fields = line.split("\t");
        Kind kind = Kind.valueOf(fields[2].toUpperCase(Locale.ROOT));
        return new Ballot(Integer.parseInt(fields[0]), List.of(fields[1].split(" ")), kind);
    }
}
