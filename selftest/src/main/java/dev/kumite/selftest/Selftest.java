package dev.kumite.selftest;

import dev.kumite.base.BadInput;
import dev.kumite.base.Nearest;
import dev.kumite.lab.report.text.NumberText;
import dev.kumite.lab.report.text.Printable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Rounds of harm until the time is over. Every kind gets about the same time. */
public final class Selftest implements AutoCloseable {
    /** The words for {@code --only}. */
    public static final List<String> KINDS = List.of("kills", "files", "agents", "inputs");

    private final long seed;
    private final Workshop workshop;
    private final List<Track> tracks = new ArrayList<>();
    private final List<Finding> findings = new ArrayList<>();

    /** What went wrong, and the command that tries the same again. */
    public record Finding(String kind, long round, String what, String repeat) {}

    /** How often one kind of harm was done. */
    public record Count(String kind, long rounds, long count, String of) {}

    /** Hears what a selftest does while it runs. */
    public interface Listener {
        /** Called between rounds, with the share that is done from 0 to 1; the line is made only if asked for. */
        void progress(double share, Supplier<String> line);

        void found(Finding finding);
    }

    /** What was done and found. */
    public record Report(long seed, double seconds, List<Count> counts, List<Finding> findings) implements Printable {
        @Override
        public List<String> lines(int width) {
            List<String> lines = new ArrayList<>();
            for (Count each : counts)
                lines.add(String.format(
                        Locale.ROOT, "%-8s %,10d %s in %,d rounds", each.kind, each.count, each.of, each.rounds));
            int found = findings.size();
            lines.add((found == 0 ? "No findings" : found + (found == 1 ? " finding" : " findings")) + " in "
                    + NumberText.duration(seconds) + ", seed " + seed + ".");
            return lines;
        }
    }

    /**
     * When to end.
     *
     * @param firstRound the round that each kind begins with
     * @param rounds after so many rounds of each kind; 0 if the time decides
     */
    public record Extent(double minutes, long firstRound, long rounds) {}

    /** One kind with what it has done so far. */
    private static final class Track {
        private final Kind kind;
        private long rounds;
        private long count;
        private long nanos;

        Track(Kind kind) {
            this.kind = kind;
        }
    }

    /**
     * Nothing is harmed yet.
     *
     * @param command the command inside this process
     * @param mainClass the command as a process of its own
     * @param only the one kind to do, or empty for all
     */
    public Selftest(Workshop.Command command, String mainClass, long seed, String only) {
        if (!only.isEmpty() && !KINDS.contains(only))
            throw new BadInput("--only=" + only + ": there is no such kind; " + Nearest.hint(only, KINDS));
        this.seed = seed;
        workshop = new Workshop(command, mainClass);
        for (Kind kind :
                List.of(new Kills(workshop), new DamagedFiles(workshop), new Rogues(workshop), new Inputs(workshop)))
            if (only.isEmpty() || only.equals(kind.name())) tracks.add(new Track(kind));
    }

    /** Does harm until the extent is reached. */
    public Report run(Extent extent, Listener listener) {
        long start = System.nanoTime();
        while (true) {
            double minutes = (System.nanoTime() - start) / 60e9;
            List<Track> left = tracks.stream()
                    .filter(track -> extent.rounds == 0 || track.rounds < extent.rounds)
                    .toList();
            if (left.isEmpty() || extent.rounds == 0 && minutes >= extent.minutes) break;
            listener.progress(share(extent, minutes), this::soFar);
            Track next = left.get(0);
            for (Track track : left) if (track.nanos < next.nanos) next = track;
            round(next, extent.firstRound + next.rounds, listener);
        }
        List<Count> counts = tracks.stream()
                .map(track -> new Count(track.kind.name(), track.rounds, track.count, track.kind.counted()))
                .toList();
        return new Report(seed, (System.nanoTime() - start) / 1e9, counts, List.copyOf(findings));
    }

    private double share(Extent extent, double minutes) {
        if (extent.rounds == 0) return minutes / extent.minutes;
        return tracks.stream().mapToLong(track -> track.rounds).sum() / (double) (extent.rounds * tracks.size());
    }

    private String soFar() {
        return tracks.stream()
                        .map(track -> String.format(Locale.ROOT, "%,d %s", track.count, track.kind.counted()))
                        .collect(Collectors.joining(", "))
                + "; " + findings.size() + " findings";
    }

    private void round(Track track, long number, Listener listener) {
        String name = track.kind.name();
        Consumer<String> found = what -> {
            String repeat = "kumite selftest --seed " + seed + " --only " + name + " --round " + number;
            Finding finding = new Finding(name, number, what, repeat);
            findings.add(finding);
            listener.found(finding);
        };
        long start = System.nanoTime();
        try {
            track.count += track.kind.round(new Dice(seed, name, number), found);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the selftest was interrupted", e);
        } catch (Exception e) {
            found.accept("the round could not be finished: "
                    + Workshop.shortened(e + ", at " + Workshop.where(e.getStackTrace())));
        }
        track.rounds++;
        track.nanos += System.nanoTime() - start;
    }

    @Override
    public void close() {
        workshop.close();
    }
}
