package dev.kumite.lab.run;

import dev.kumite.base.BadInput;
import dev.kumite.base.Nearest;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import dev.kumite.spec.Kind;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import dev.kumite.spec.Spec;
import java.util.List;

/** Where the games of a contest begin; both games of a pair begin in the same place. */
public interface Openings {

    /** The start of a pair; {@code seed} decides what is random in it. */
    Position of(int pair, long seed);

    Option<Integer> PLIES = Option.of("plies", Kind.whole(0, 200), "6", "how many random plies");
    Option<Integer> DIFFERENCE = Option.of("difference", Kind.whole(0, 12), "1", "how many pieces one side is ahead");
    Option<Integer> SAMPLE =
            Option.of("sample", Kind.whole(0, 10_000_000), "0", "how many starts are drawn; 0 for all of them");
    Option<Long> SEED = Option.of("seed", Kind.seed(), "1", "decides which starts are drawn");
    Option<String> FILE = Option.optional("file", Kind.text("a file"), "none", "positions, one to a line");

    /** The kinds of openings, for help and error messages. */
    List<String> KINDS = List.of("standard", "start", "random", "midgame", "positions", "survey");

    /**
     * Reads {@code standard} (the game's own: a new deal or layout for each pair, checkers' ballots in turn),
     * {@code start} (the same without ballots), {@code random(plies=6)} (this many random plies further),
     * {@code midgame(plies=20, difference=1)} (the same until one side is this many pieces ahead),
     * {@code positions(file=FILE)} (the lines of a file in turn) or {@code survey(sample=0, seed=1, plies=2)} (all the
     * game's starts in turn, or a sample, each with this many random plies).
     */
    static Openings parse(String text, Game game) {
        Spec spec = Spec.parse(text);
        Settings settings = new Settings(spec, options(spec.name()));
        return switch (spec.name()) {
            case "standard" -> game::opening;
            case "start" -> (pair, seed) -> game.start(seed);
            case "random" -> new RandomPlies(game, settings.get(PLIES), 0);
            case "midgame" -> new RandomPlies(game, settings.get(PLIES), settings.get(DIFFERENCE));
            case "survey" -> new SurveyOpenings(game, settings.get(SAMPLE), settings.get(SEED), settings.get(PLIES));
            default -> PositionFile.read(game, settings.find(FILE).orElse(""));
        };
    }

    /** What this kind of openings promises. */
    static List<Option<?>> options(String kind) {
        return switch (kind) {
            case "standard", "start" -> List.of();
            case "random" -> List.of(PLIES);
            case "midgame" -> List.of(PLIES.withDefault("20"), DIFFERENCE);
            case "positions" -> List.of(FILE);
            case "survey" -> List.of(SAMPLE, SEED, PLIES.withDefault("2"));
            default -> throw new BadInput("there are no openings '" + kind + "'; " + Nearest.hint(kind, KINDS));
        };
    }

    /**
     * Random play from the game's own openings until the position is as wanted. Where no line from the pair's own
     * opening leads there, as from some ballots of checkers, the next openings are tried in turn.
     */
    record RandomPlies(Game game, int plies, int difference) implements Openings {
        private static final int STARTS = 100;
        private static final int TRIES = 1_000;
        /** Random plies for one opening, in all attempts together: a second's work, and the same on every machine. */
        static final int MOST_PLIES = 1_000_000;

        @Override
        public Position of(int pair, long seed) {
            Rng rng = new Rng(seed);
            int left = MOST_PLIES;
            for (int start = 0; start < STARTS; start++)
                for (int attempt = 0; attempt < TRIES && left >= plies; attempt++) {
                    left -= Math.max(1, plies);
                    Position position = line(game.opening(pair + start, seed + start), rng);
                    if (suits(position)) return position;
                }
            throw new BadInput("no opening of " + plies + " random plies leaves one side ahead by " + difference
                    + (difference == 1 ? " piece" : " pieces") + "; ask for more plies or a smaller difference");
        }

        private Position line(Position position, Rng rng) {
            for (int ply = 0; ply < plies && position.result() == Result.ONGOING; ply++) {
                int[] moves = game.moves(position);
                position.make(moves[rng.below(moves.length)]);
            }
            return position;
        }

        /** A game must not begin in a finished position, or in the middle of an exchange. */
        private boolean suits(Position position) {
            return position.result() == Result.ONGOING
                    && !position.canWin()
                    && !position.mustCapture()
                    && Math.abs(position.pieces(0) - position.pieces(1)) >= difference;
        }
    }
}
