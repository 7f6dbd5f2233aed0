package dev.kumite.lab.tuning;

import dev.kumite.base.BadInput;
import dev.kumite.lab.play.Played;

/**
 * How a pair of games ended.
 *
 * @param ahead the points of A minus those of B, −2 to 2
 * @param forfeited whether one of the games was lost by a failure
 */
record PairScore(int ahead, boolean forfeited) {
    private static final String FORFEITED = "!";

    static PairScore of(Played first, Played second) {
        return new PairScore(
                (int) Math.round(2 * (first.score() + second.score())) - 2,
                !first.failure().isEmpty() || !second.failure().isEmpty());
    }

    /** Reads what {@link #toString} writes. */
    static PairScore parse(String text) {
        if (!text.matches("-?[0-2]" + FORFEITED + "?"))
            throw new BadInput(BadInput.quoted(text) + " is not the score of a pair of games");
        boolean forfeited = text.endsWith(FORFEITED);
        return new PairScore(Integer.parseInt(text.replace(FORFEITED, "")), forfeited);
    }

    @Override
    public String toString() {
        return ahead + (forfeited ? FORFEITED : "");
    }
}
