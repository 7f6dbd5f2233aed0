package dev.kumite.lab.play;

/** Counts for how many plies in a row both agents have given the same side at least the sure value. */
final class Adjudicator {
    private final double sureValue;
    private final int surePlies;
    private int favourite = -1;
    private int plies;

    Adjudicator(Limits limits) {
        sureValue = limits.sureValue();
        surePlies = limits.surePlies();
    }

    /** {@code side} was to move and gave itself this value. */
    void note(int side, double value) {
        int sure = value >= sureValue ? side : value <= -sureValue ? 1 - side : -1;
        plies = sure < 0 ? 0 : sure == favourite ? plies + 1 : 1;
        favourite = sure;
    }

    /** The side that has won because both agents agree, or −1. */
    int winner() {
        return surePlies > 0 && plies >= surePlies ? favourite : -1;
    }
}
