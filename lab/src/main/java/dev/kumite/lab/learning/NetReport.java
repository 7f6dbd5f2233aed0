package dev.kumite.lab.learning;

import dev.kumite.agents.net.NetTrainer;
import dev.kumite.lab.report.text.NumberText;
import dev.kumite.lab.report.text.Printable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The result of training a network, for {@code kumite train net}.
 *
 * @param evaluationLoss the log loss of the game's default evaluation on the held-out positions
 */
public record NetReport(
        String game,
        String teacher,
        long seed,
        int games,
        int positions,
        int heldOut,
        double evaluationLoss,
        List<EpochEntry> epochs,
        String file)
        implements Printable {

    private static final int MOST_LINES = 20;
    private static final int BAR = 40;

    /** One pass over all positions: the log loss in training and on the positions kept from it, in nats. */
    public record EpochEntry(int number, double loss, double heldOut) {
        public static EpochEntry of(NetTrainer.Epoch epoch) {
            return new EpochEntry(epoch.number(), epoch.loss(), epoch.heldOut());
        }
    }

    public static NetReport of(NetTrainer.Plan plan, NetTrainer.Trained trained, Path file) {
        return new NetReport(
                plan.selfPlay().game().text(),
                plan.selfPlay().agent().text(),
                plan.selfPlay().seed(),
                plan.games(),
                trained.positions(),
                trained.heldOut(),
                trained.evaluationLoss(),
                trained.curve().stream().map(EpochEntry::of).toList(),
                file.toString());
    }

    /**
     * The loss on the held-out positions as bars from the lowest to the highest, an epoch to a line; of many epochs some,
     * and always the last.
     */
    public static List<String> curve(List<EpochEntry> epochs) {
        double lowest = epochs.stream().mapToDouble(EpochEntry::heldOut).min().orElse(0);
        double highest = epochs.stream().mapToDouble(EpochEntry::heldOut).max().orElse(0);
        int stride = (epochs.size() + MOST_LINES - 1) / MOST_LINES;
        List<String> lines = new ArrayList<>();
        for (EpochEntry epoch : epochs) {
            if ((epochs.get(epochs.size() - 1).number - epoch.number) % stride != 0) continue;
            double above = highest > lowest ? (epoch.heldOut - lowest) / (highest - lowest) : 0;
            lines.add(String.format(Locale.ROOT, "%5d", epoch.number)
                    + NumberText.decimal("%10.4f", epoch.loss)
                    + NumberText.decimal("%10.4f", epoch.heldOut)
                    + "  " + "#".repeat(1 + (int) Math.round((BAR - 1) * above)));
        }
        lines.add(0, "epoch  training  held out");
        return lines;
    }

    /** An epoch in a line, while training goes on. */
    public static String line(NetTrainer.Epoch epoch, NetTrainer.Plan plan) {
        return "epoch " + epoch.number() + " of " + plan.epochs() + ", log loss "
                + NumberText.decimal("%.4f", epoch.loss()) + ", held out "
                + NumberText.decimal("%.4f", epoch.heldOut());
    }

    @Override
    public List<String> lines(int width) {
        EpochEntry last = epochs.get(epochs.size() - 1);
        List<String> lines = new ArrayList<>();
        lines.add("Trained on " + NumberText.count(positions) + " positions of " + NumberText.count(games)
                + " games of " + teacher + " against itself.");
        lines.add("Log loss on " + NumberText.count(heldOut) + " positions of other games: "
                + NumberText.decimal("%.4f", last.heldOut) + "; the default evaluation has "
                + NumberText.decimal("%.4f", evaluationLoss) + ".");
        lines.addAll(curve(epochs));
        lines.add("Use it: strong(eval=net@" + file + ")");
        return lines;
    }
}
