package dev.kumite.lab.stats;

/** Single games as one side sees them (the trinomial count). For games in pairs {@link Pairs} is the better count. */
public record WinDrawLoss(long wins, long draws, long losses) implements Outcomes {
    public WinDrawLoss {
        if (wins < 0 || draws < 0 || losses < 0) throw new IllegalArgumentException("a count below zero");
    }

    @Override
    public long[] counts() {
        return new long[] {losses, draws, wins};
    }

    @Override
    public int gamesPerUnit() {
        return 1;
    }
}
