package dev.kumite.agents.net;

import dev.kumite.games.core.Position;
import dev.kumite.games.evaluation.Evaluation;
import dev.kumite.games.pattern.Inputs;
import java.util.function.Supplier;

/** A trained network as an evaluation. */
final class NetEvaluation implements Evaluation {
    private final Accumulator.Packed net;
    private final Inputs inputs;
    private final String fingerprint;
    private final boolean estimated;
    private final Supplier<Accumulator> accumulator;

    private NetEvaluation(
            Accumulator.Packed net,
            Inputs inputs,
            String fingerprint,
            boolean estimated,
            Supplier<Accumulator> accumulator) {
        this.net = net;
        this.inputs = inputs;
        this.fingerprint = fingerprint;
        this.estimated = estimated;
        this.accumulator = accumulator;
    }

    /** For any number of threads, each with an accumulator of its own. */
    static NetEvaluation shared(Net net, Inputs inputs, boolean estimated) {
        Accumulator.Packed packed = new Accumulator.Packed(net);
        return new NetEvaluation(
                packed,
                inputs,
                "net:" + Integer.toHexString(net.hashCode()),
                estimated,
                ThreadLocal.withInitial(() -> new Accumulator(packed, inputs))::get);
    }

    @Override
    public String name() {
        return "net";
    }

    @Override
    public String help() {
        return "a small network, trained on self-play; 200 is a clear advantage";
    }

    @Override
    public int score(Position position) {
        return accumulator.get().score(position);
    }

    @Override
    public Evaluation forOneThread() {
        Accumulator own = new Accumulator(net, inputs);
        return new NetEvaluation(net, inputs, fingerprint, estimated, () -> own);
    }

    @Override
    public boolean mayBeEstimated() {
        return estimated;
    }

    @Override
    public String fingerprint() {
        return fingerprint;
    }

    @Override
    public double scale() {
        return Net.SCALE;
    }
}
