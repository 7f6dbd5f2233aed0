package dev.kumite.lab.regret;

import dev.kumite.agents.AgentMaker;
import dev.kumite.games.Oracle;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** Collects what the moves in finished positions gave away; threads share it. */
final class Ledger {
    private final List<AgentMaker> makers;
    private final BitSet done = new BitSet();
    private final double[] chanceOfHalf;
    private final double[] chanceOfWhole;
    private final long[] half;
    private final long[] whole;
    private final long[] nanos;
    private int won;

    Ledger(List<AgentMaker> makers, int positions) {
        this.makers = makers;
        chanceOfHalf = new double[positions];
        chanceOfWhole = new double[positions];
        half = new long[makers.size()];
        whole = new long[makers.size()];
        nanos = new long[makers.size()];
    }

    /** One position, with every agent's loss in half points and the time it took. */
    synchronized void add(int number, Dilemma position, int[] losses, long[] times) {
        done.set(number);
        if (position.value() == Oracle.WIN) won++;
        chanceOfHalf[number] = position.chance(1);
        chanceOfWhole[number] = position.chance(2);
        for (int i = 0; i < losses.length; i++) {
            if (losses[i] == 1) half[i]++;
            if (losses[i] == 2) whole[i]++;
            nanos[i] += times[i];
        }
    }

    synchronized int done() {
        return done.cardinality();
    }

    synchronized int won() {
        return won;
    }

    /** Summed in the order of the positions, so that the last digit does not depend on who finished first. */
    synchronized Findings.Chance chance() {
        double halves = 0;
        double wholes = 0;
        for (int i = done.nextSetBit(0); i >= 0; i = done.nextSetBit(i + 1)) {
            halves += chanceOfHalf[i];
            wholes += chanceOfWhole[i];
        }
        int positions = done.cardinality();
        return new Findings.Chance(halves / positions, wholes / positions);
    }

    synchronized List<Figures> figures() {
        List<Figures> figures = new ArrayList<>();
        int positions = done.cardinality();
        for (int i = 0; i < makers.size(); i++) {
            AgentMaker maker = makers.get(i);
            double milliseconds = nanos[i] / 1e6 / positions;
            figures.add(new Figures(maker.text(), Rung.of(maker), positions, half[i], whole[i], milliseconds));
        }
        return figures;
    }
}
