package dev.kumite.lab.run;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.Starts;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import java.util.Arrays;
import java.util.stream.LongStream;

/**
 * The starts of a game, or a sample of them, in an order that the seed decides, and then all over again; the first plies
 * of each game can be random. A line in which the player to move could win at once is drawn again: that was a blunder, not a start.
 */
public final class SurveyOpenings implements Openings {
    private static final int TRIES = 100;
    private static final int LARGEST = 2_000_000;

    private final Game game;
    private final Starts starts;
    private final long[] numbers;
    private final int plies;

    /** @param sample how many starts, drawn by the seed without repetition; 0 for all */
    SurveyOpenings(Game game, int sample, long seed, int plies) {
        this.game = game;
        this.starts = game.starts()
                .orElseThrow(() -> new BadInput(game.text() + " has only one start: there is nothing to survey"));
        this.numbers = numbers(sample, seed);
        this.plies = plies;
    }

    private long[] numbers(int sample, long seed) {
        String noun = starts.noun();
        if (starts.count() == Starts.ENDLESS) {
            if (sample == 0)
                throw new BadInput("there are too many " + noun + "s of " + game.text()
                        + " to survey them all; --sample 1000 takes a thousand");
            return LongStream.range(0, sample).map(i -> seed + i).toArray();
        }
        if (starts.count() > LARGEST && sample == 0)
            throw new BadInput(game.text() + " has " + starts.count() + " " + noun + "s, more than " + LARGEST
                    + "; take a --sample of them");
        if (sample > starts.count())
            throw new BadInput(
                    "--sample: " + game.text() + " has only " + starts.count() + " " + noun + "s, not " + sample);
        return shuffled(sample == 0 ? (int) starts.count() : sample, new Rng(seed));
    }

    /** The first of a shuffled pack: what is played of a survey so far is always a sample of the whole. */
    private long[] shuffled(int size, Rng rng) {
        long[] all = LongStream.range(0, starts.count()).toArray();
        for (int i = 0; i < size; i++) {
            int j = i + rng.below(all.length - i);
            long drawn = all[j];
            all[j] = all[i];
            all[i] = drawn;
        }
        return Arrays.copyOf(all, size);
    }

    public Starts starts() {
        return starts;
    }

    /** How many starts are played. */
    public int size() {
        return numbers.length;
    }

    /** The number of the start in a place of the survey, which are counted from 0. */
    public long number(int place) {
        return numbers[place];
    }

    /** The place of the start that a game begins from. */
    public int place(int gameNumber) {
        return gameNumber % numbers.length;
    }

    @Override
    public Position of(int gameNumber, long seed) {
        long number = number(place(gameNumber));
        Rng rng = new Rng(seed);
        for (int attempt = 0; attempt < TRIES; attempt++) {
            Position position = line(starts.position(number), rng);
            if (position.result() == Result.ONGOING && !position.canWin()) return position;
        }
        return starts.position(number);
    }

    private Position line(Position position, Rng rng) {
        for (int ply = 0; ply < plies && position.result() == Result.ONGOING; ply++) {
            int[] moves = game.moves(position);
            position.make(moves[rng.below(moves.length)]);
        }
        return position;
    }
}
