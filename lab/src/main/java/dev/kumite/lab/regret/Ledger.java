package dev.kumite.lab.regret;

import dev.kumite.agents.AgentMaker;
import dev.kumite.games.core.Ending;
import dev.kumite.games.oracle.Oracle;
import dev.kumite.lab.play.Effort;
import dev.kumite.lab.play.Played;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Collects what the moves in finished positions gave away; threads share it. */
final class Ledger {
    private final List<AgentMaker> makers;
    private final BitSet done = new BitSet();
    private final double[] chanceOfHalf;
    private final double[] chanceOfWhole;
    private final long[] half;
    private final long[] whole;
    private final Effort[] efforts;
    private final List<Map<String, Long>> failures = new ArrayList<>();
    private final long[] threadsLost;
    private int won;

    Ledger(List<AgentMaker> makers, int positions) {
        this.makers = makers;
        chanceOfHalf = new double[positions];
        chanceOfWhole = new double[positions];
        half = new long[makers.size()];
        whole = new long[makers.size()];
        efforts = new Effort[makers.size()];
        Arrays.fill(efforts, Effort.NONE);
        makers.forEach(maker -> failures.add(new TreeMap<>()));
        threadsLost = new long[makers.size()];
    }

    /** A position in which every agent has moved. */
    synchronized void add(Round round) {
        Dilemma position = round.dilemma();
        done.set(round.number());
        if (position.value() == Oracle.WIN) won++;
        chanceOfHalf[round.number()] = position.chance(1);
        chanceOfWhole[round.number()] = position.chance(2);
        for (int i = 0; i < efforts.length; i++) {
            if (round.loss(i) == 1) half[i]++;
            if (round.loss(i) == 2) whole[i]++;
            Played played = round.played(i);
            efforts[i] = efforts[i].plus(played.a());
            if (!played.failure().isEmpty()) failures.get(i).merge(played.failure(), 1L, Long::sum);
            if (played.outcome().ending() == Ending.HANGING) threadsLost[i]++;
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
            double milliseconds = efforts[i].perMove(efforts[i].nanos()) / 1e6;
            Map<String, Long> faults = Collections.unmodifiableMap(new TreeMap<>(failures.get(i)));
            figures.add(new Figures(
                    maker.text(), Rung.of(maker), positions, half[i], whole[i], milliseconds, faults, threadsLost[i]));
        }
        return figures;
    }
}
