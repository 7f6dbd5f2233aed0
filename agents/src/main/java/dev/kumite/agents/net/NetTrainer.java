package dev.kumite.agents.net;

import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.TablesOption;
import dev.kumite.agents.gradient.LogLoss;
import dev.kumite.agents.learn.file.KnowledgeReader;
import dev.kumite.agents.learn.file.KnowledgeWriter;
import dev.kumite.agents.selfplay.SelfPlay;
import dev.kumite.agents.selfplay.SelfPlayGame;
import dev.kumite.base.BadInput;
import dev.kumite.base.Crew;
import dev.kumite.games.Game;
import dev.kumite.games.core.Rng;
import dev.kumite.games.evaluation.Evaluation;
import dev.kumite.games.oracle.Oracle;
import dev.kumite.games.pattern.Inputs;
import dev.kumite.spec.Kind;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import dev.kumite.spec.Spec;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Trains a network on self-play. Games are stored beside the network as they finish, and what has been learned after
 * every epoch, so that a run that was stopped at any moment continues; the same seed gives the same network with any
 * number of workers.
 */
public final class NetTrainer {
    private static final int BATCH = 4096;
    private static final double FIRST_RATE = 2e-3;
    private static final double LAST_RATE = 2e-5;
    /** Every game whose number divides by this is kept from training, to measure the loss. */
    private static final int HELD_OUT = 20;

    private static final String STATE = ".training";
    private static final String GAMES = ".games";

    private static final Option<Integer> HIDDEN =
            Option.of("hidden", Kind.whole(8, Net.MOST_HIDDEN), "64", "neurons of the hidden layer");
    private static final Option<Double> BLEND = Option.of(
            "blend", Kind.real(0, 1), "0.7", "how much the agent's own value counts; the rest is the game's result");
    private static final Option<Integer> EPOCHS =
            Option.of("epochs", Kind.whole(1, 1000), "12", "how often to go through all positions");
    private static final Option<Integer> OPENING = Option.of(
            "opening", Kind.whole(0, 100), "8", "most random plies at the start of a game; the fewest are half of it");

    /** How a network is trained, in the form {@code net(hidden=64, epochs=20)}. */
    public static final List<Option<?>> OPTIONS = List.of(HIDDEN, BLEND, EPOCHS, OPENING, TablesOption.AUTO);

    /** The agent whose games are learned from, if no other is named. */
    public static final String TEACHER = "strong(nodes=5k, memory=4m, eval=default)";

    private static final String NAME = "net";

    private static final String LEARNED = "weights";
    private static final String CURVE = "curve";

    private final Plan plan;
    private final Inputs inputs;
    private final FloatNet net;
    private final List<Epoch> curve = new ArrayList<>();

    /**
     * What is to be learned.
     *
     * @param games how many games of self-play to learn from
     * @param hidden the size of the hidden layer
     * @param blend how much the agent's own value counts, 0 to 1; the rest is the game's result
     * @param epochs how often to go through all positions
     * @param oracle exact values of endings, which count alone where they are known
     */
    public record Plan(
            SelfPlay selfPlay,
            int games,
            int hidden,
            double blend,
            int epochs,
            @Nullable Oracle oracle) {

        /** The plan that a text such as {@code net(hidden=64)} describes. */
        public static Plan of(Spec spec, Game game, AgentMaker teacher, int games, long seed) {
            Settings settings = new Settings(spec, OPTIONS);
            return new Plan(
                    new SelfPlay(game, teacher, settings.get(OPENING), seed),
                    games,
                    settings.get(HIDDEN),
                    settings.get(BLEND),
                    settings.get(EPOCHS),
                    TablesOption.oracle(settings, game));
        }

        /** In one line, for the file of the network. */
        public String text() {
            return String.format(
                    Locale.ROOT,
                    "%s games=%d hidden=%d blend=%s epochs=%d exact=%d",
                    selfPlay.conditions(),
                    games,
                    hidden,
                    blend,
                    epochs,
                    oracle == null ? 0 : oracle.pieces());
        }
    }

    /**
     * One pass over all positions.
     *
     * @param number from 1 on
     * @param loss mean log loss in training, before each step, in nats
     * @param heldOut the same for positions kept from training, at the end of the epoch
     */
    public record Epoch(int number, double loss, double heldOut) {}

    /**
     * What training found.
     *
     * @param evaluationLoss the log loss of the game's default evaluation on the positions kept from training
     */
    public record Trained(int positions, int heldOut, double evaluationLoss, List<Epoch> curve) {}

    /** Learns how training goes. */
    public interface Progress {
        void played(int games);

        void learned(Epoch epoch);
    }

    /** Whether the text names a network to train, such as {@code net(hidden=64)}, not a learning agent. */
    public static boolean isMeant(String learner) {
        return learner.equals(NAME) || learner.startsWith(NAME + "(");
    }

    private static Path beside(Path out, String ending) {
        return out.resolveSibling(out.getFileName() + ending);
    }

    /** Refuses a file that is there without what a training of this network keeps beside it. */
    public static void refuseOther(String option, Path out) {
        if (Files.exists(out) && !Files.exists(beside(out, STATE)) && !Files.exists(beside(out, GAMES)))
            throw new BadInput(option + "=" + out
                    + ": the file already exists, without the state of a training to continue; name another");
    }

    public NetTrainer(Plan plan) {
        this.plan = plan;
        inputs = plan.selfPlay.game().inputs();
        net = new FloatNet(
                inputs.words(), plan.hidden, inputs.phases(), Rng.mix(plan.selfPlay.seed()) ^ 0x6E65_7477_6F72_6BL);
    }

    /**
     * Plays, learns, and leaves the network in {@code out}; continues where an earlier run, whose files are beside it,
     * stopped.
     */
    public Trained train(Path out, int workers, Progress progress) {
        return train(out, beside(out, GAMES), workers, progress);
    }

    /** The same with the games in a file that trainings with other numbers of games may share. */
    public Trained train(Path out, Path gamesFile, int workers, Progress progress) {
        Path state = beside(out, STATE);
        if (Files.exists(state)) load(state);
        Game game = plan.selfPlay.game();
        List<SelfPlayGame> games = plan.selfPlay.play(plan.games, workers, gamesFile, progress::played);
        TrainingSet samples = samples(games, false);
        TrainingSet heldOut = samples(games, true);
        if (samples.size() == 0 || heldOut.size() == 0)
            throw new BadInput("--games=" + plan.games + ": too few to learn from; try 1000 or more");
        double evaluationLoss = evaluationLoss(game, games);
        try (Crew crew = new Crew(workers, "net-trainer")) {
            while (curve.size() < plan.epochs) {
                Epoch epoch = epoch(samples, heldOut, crew);
                curve.add(epoch);
                save(state);
                NetFile.write(out, net.rounded(), inputs, plan.text());
                progress.learned(epoch);
            }
        }
        NetFile.write(out, net.rounded(), inputs, plan.text());
        return new Trained(samples.size(), heldOut.size(), evaluationLoss, List.copyOf(curve));
    }

    /** Leaves a network in {@code out} that has learned nothing. */
    public void writeUntaught(Path out) {
        NetFile.write(out, net.rounded(), inputs, plan.text());
    }

    /** What {@link #train} has kept beside a network that is done. */
    public static Path state(Path out) {
        return beside(out, STATE);
    }

    private TrainingSet samples(List<SelfPlayGame> games, boolean heldOut) {
        List<SelfPlayGame> own = games.stream()
                .filter(played -> played.number() % HELD_OUT == 0 == heldOut)
                .toList();
        return TrainingSet.of(plan.selfPlay.game(), own, plan.blend, plan.oracle, inputs);
    }

    private Epoch epoch(TrainingSet samples, TrainingSet heldOut, Crew crew) {
        int number = curve.size();
        int[] order = samples.order(Rng.mix(plan.selfPlay.seed()) + number);
        double loss = 0;
        for (int from = 0; from < order.length; from += BATCH) {
            int to = Math.min(from + BATCH, order.length);
            double done = (number + (double) from / order.length) / plan.epochs;
            double rate = LAST_RATE + (FIRST_RATE - LAST_RATE) * (1 + StrictMath.cos(Math.PI * done)) / 2;
            loss += net.learn(samples, order, from, to, (float) rate, crew);
        }
        return new Epoch(number + 1, loss / order.length, net.loss(heldOut, crew));
    }

    private double evaluationLoss(Game game, List<SelfPlayGame> games) {
        Evaluation evaluation = game.evaluation("default");
        double[] sum = new double[2];
        for (SelfPlayGame played : games) {
            if (played.number() % HELD_OUT != 0) continue;
            played.replay(game, (position, value) -> {
                double result = played.resultFor(position.sideToMove());
                double wanted = TrainingSet.expected(position, value, result, plan.blend, plan.oracle);
                sum[0] += LogLoss.of(evaluation.score(position) / evaluation.scale(), wanted);
                sum[1]++;
            });
        }
        return sum[0] / sum[1];
    }

    private void save(Path state) {
        try (KnowledgeWriter out = KnowledgeWriter.open(state, plan.text())) {
            out.section(LEARNED);
            for (float weight : net.weights) out.putFloat(weight);
            net.adam.write(out);
            out.section(CURVE);
            for (Epoch epoch : curve) {
                out.putInt(epoch.number);
                out.putLong(Double.doubleToLongBits(epoch.loss));
                out.putLong(Double.doubleToLongBits(epoch.heldOut));
            }
            out.finish();
        }
    }

    private void load(Path state) {
        try (KnowledgeReader in = KnowledgeReader.open(state)) {
            String head = in.head();
            if (!head.equals(plan.text()))
                throw new BadInput(
                        state + " belongs to another training (" + head + "); name another file or delete it");
            in.section(LEARNED);
            for (int i = 0; i < net.weights.length; i++) net.weights[i] = in.getFloat();
            net.adam.read(in);
            if (in.hasMore()) throw in.damaged();
            in.section(CURVE);
            while (in.hasMore())
                curve.add(new Epoch(
                        in.getInt(), Double.longBitsToDouble(in.getLong()), Double.longBitsToDouble(in.getLong())));
        }
    }
}
