package dev.kumite.agents.zero;

import dev.kumite.agents.Agent;
import dev.kumite.agents.gradient.Adam;
import dev.kumite.agents.learn.Learner;
import dev.kumite.agents.learn.file.KnowledgeReader;
import dev.kumite.agents.learn.file.KnowledgeWriter;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Rng;
import dev.kumite.games.pattern.Inputs;
import dev.kumite.games.pattern.MoveRows;
import dev.kumite.spec.Settings;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * A network that learns from its own games: positions go into a window, and from that batches are learned, so many that
 * each position is learned from a few times. Players use a copy that is renewed after each step.
 */
final class ZeroLearner implements Learner {
    private static final String NETWORK = "network";
    private static final String LEARNING = "learning";
    private static final String POSITIONS = "positions";
    /** Learning begins when the window holds so many batches: the first games would be learned by heart. */
    private static final int BATCHES_TO_BEGIN = 4;

    private static final long WEIGHTS = 0x7765_6967_6874_73L;
    private static final long BATCHES = 0x6261_7463_6865_73L;

    final Game game;
    final Inputs inputs;
    final MoveRows moveRows;
    final Method method;

    /** What learns, and what it learns from; guarded by this. */
    private final PolicyValueNet net;

    private final Gradient gradient;
    private final Adam adam;
    private final SampleWindow window;
    /** How many positions may still be learned from. */
    private double due;

    private volatile PolicyValueNet playing;

    ZeroLearner(Game game, Method method) {
        this.game = game;
        this.method = method;
        inputs = game.inputs();
        moveRows = game.moveRows();
        net = new PolicyValueNet(inputs.words(), moveRows.count(), method.hidden(), method.second());
        net.draw(new Rng(WEIGHTS));
        gradient = new Gradient(net);
        adam = new Adam(net.size());
        window = new SampleWindow(method.window());
        playing = net.copy();
    }

    /** The network as it is now. */
    PolicyValueNet net() {
        return playing;
    }

    /** Asks the network as it is now. */
    Evaluator evaluator() {
        return new Evaluator(playing, inputs, moveRows);
    }

    @Override
    public Student student(BooleanSupplier stop) {
        return new TrainingGames(this, stop);
    }

    @Override
    public Agent player(Settings settings, long seed) {
        return ZeroType.player(game, evaluator(), settings, seed);
    }

    @Override
    public double value(Position position) {
        return 2 * evaluator().value(position) - 1;
    }

    @Override
    public boolean knows(Position position) {
        return true;
    }

    @Override
    public Size size() {
        return new Size(net.size(), 4L * net.size(), 0);
    }

    /** Takes in the positions of a game, and learns as much as is due. */
    synchronized void learn(List<Sample> samples) {
        samples.forEach(window::add);
        if (window.size() < Math.min(method.window(), BATCHES_TO_BEGIN * method.batch())) return;
        due += method.reuse() * samples.size();
        boolean learned = due >= method.batch();
        for (; due >= method.batch(); due -= method.batch()) step();
        if (learned) playing = net.copy();
    }

    private void step() {
        Rng rng = new Rng(Rng.mix(BATCHES + adam.steps()));
        gradient.clear();
        for (int i = 0; i < method.batch(); i++) gradient.add(window.draw(rng));
        float rate = method.rateAt(adam.steps());
        adam.begin();
        int at = 0;
        for (int part = 0; part < net.parts.size(); part++) {
            float[] weights = net.parts.get(part);
            float[] slopes = gradient.slopes.parts.get(part);
            for (int i = 0; i < weights.length; i++) weights[i] -= adam.move(at++, slopes[i] / method.batch(), rate);
        }
    }

    @Override
    public void write(KnowledgeWriter out) {
        out.section(NETWORK);
        for (float[] part : net.parts) for (float weight : part) out.putFloat(weight);
        out.section(LEARNING);
        out.putLong(Double.doubleToLongBits(due));
        adam.write(out);
        out.section(POSITIONS);
        window.write(out);
    }

    @Override
    public void read(KnowledgeReader in) {
        in.section(NETWORK);
        for (float[] part : net.parts) for (int i = 0; i < part.length; i++) part[i] = in.getFloat();
        if (in.hasMore()) throw in.damaged();
        in.section(LEARNING);
        due = Double.longBitsToDouble(in.getLong());
        adam.read(in);
        if (in.hasMore()) throw in.damaged();
        in.section(POSITIONS);
        window.read(in, inputs.words(), MoveRows.MOST);
        if (in.hasMore()) throw in.damaged();
        playing = net.copy();
    }
}
