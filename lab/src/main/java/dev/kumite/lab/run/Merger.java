package dev.kumite.lab.run;

import dev.kumite.base.BadInput;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.store.StoredGame;
import dev.kumite.lab.store.StoredRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Joins the parts of runs that several machines have played, each into a store of its own. All parts are checked before
 * the first game is written; a merge that was interrupted can be repeated.
 */
public final class Merger {
    private static final int BATCH = 1000;

    private final List<Path> parts;
    private final Path into;

    /** The runs by their keys, as the first part that has them knows them. */
    private final Map<String, Joined> runs = new LinkedHashMap<>();

    /**
     * A run after the merge.
     *
     * @param parts the number of stores that had it
     * @param added the games that were new
     * @param skipped the games that were already there
     */
    public record Merged(StoredRun run, int parts, long added, long skipped) {}

    private static final class Joined {
        final Path part;
        final StoredRun run;
        final Set<String> machines = new LinkedHashSet<>();
        final Fingerprints games = new Fingerprints();
        int parts;

        Joined(Path part, StoredRun run) {
            this.part = part;
            this.run = run;
        }
    }

    private Merger(List<Path> parts, Path into) {
        this.parts = parts;
        this.into = into;
    }

    /** Joins the runs of the parts into a store, which is made if it does not exist. */
    public static List<Merged> merge(List<Path> parts, Path into) {
        Merger merger = new Merger(parts, into);
        merger.check();
        return merger.write();
    }

    private void check() {
        for (Path part : parts) {
            if (same(part, into))
                throw new BadInput(
                        part + " is one of the parts and cannot be the merged store; name another with --into");
            try (Store store = Store.reading(part)) {
                List<StoredRun> found = store.runs();
                if (found.isEmpty()) throw new BadInput("there is no run in " + part);
                for (StoredRun run : found) {
                    if (part.equals(parts.get(0))) runs.put(run.key(), new Joined(part, run));
                    take(part, store, run);
                }
            }
        }
        if (Files.exists(into))
            try (Store store = Store.reading(into)) {
                for (Joined joined : runs.values())
                    store.find(joined.run.key()).ifPresent(run -> {
                        checkSizes(into, run, joined);
                        compare(into, store, run, joined);
                    });
            }
    }

    private static boolean same(Path one, Path other) {
        try {
            return Files.exists(one) && Files.exists(other) && Files.isSameFile(one, other);
        } catch (IOException e) {
            return one.toAbsolutePath()
                    .normalize()
                    .equals(other.toAbsolutePath().normalize());
        }
    }

    private void take(Path part, Store store, StoredRun run) {
        Joined joined = runs.get(run.key());
        if (joined == null) throw stranger(part, run);
        checkSizes(part, run, joined);
        joined.parts++;
        joined.machines.add(run.machine());
        compare(part, store, run, joined);
    }

    /** A game that two stores have must be the same in both, if nothing but the plan decides it. */
    private static void compare(Path part, Store store, StoredRun run, Joined joined) {
        store.results(run.id(), game -> {
            boolean same = joined.games.note(game.contest(), game.number(), game.fingerprint());
            if (!same && run.repeatable())
                throw new BadInput("game " + (game.number() + 1) + " of '"
                        + run.plan().contests().get(game.contest()).label() + "' in " + part
                        + " differs from the same game in another part, although the run is repeatable: one of the"
                        + " stores is not what it says it is");
        });
    }

    private static void checkSizes(Path part, StoredRun run, Joined joined) {
        if (!sizes(run.plan()).equals(sizes(joined.run.plan())))
            throw new BadInput(
                    "run '" + run.plan().name() + "' asks for " + run.plan().games() + " games in " + part
                            + " and for " + joined.run.plan().games() + " in " + joined.part
                            + "; all parts need the same number of games");
    }

    private static List<Integer> sizes(Plan plan) {
        return plan.contests().stream().map(Contest::games).toList();
    }

    /** Says how a run differs from the one it seems to be a part of. */
    private BadInput stranger(Path part, StoredRun run) {
        Joined first = runs.values().stream()
                .filter(joined -> joined.run.plan().name().equals(run.plan().name()))
                .findFirst()
                .orElse(runs.values().iterator().next());
        Plan plan = run.plan();
        Plan other = first.run.plan();
        String difference;
        if (!run.version().equals(first.run.version()))
            difference = "was played by " + run.version() + ", not by " + first.run.version();
        else if (plan.seed() != other.seed()) difference = "has the seed " + plan.seed() + ", not " + other.seed();
        else difference = "has another plan, or its agents or their files are not the same";
        return new BadInput("run '" + plan.name() + "' in " + part + " is not a part of run '" + other.name() + "' in "
                + first.part + ": it " + difference);
    }

    private List<Merged> write() {
        List<Merged> merged = new ArrayList<>();
        try (Store target = Store.open(into)) {
            for (Joined joined : runs.values()) merged.add(write(target, joined));
        }
        return merged;
    }

    private Merged write(Store target, Joined joined) {
        StoredRun first = joined.run;
        String machines = String.join("; ", joined.machines);
        long id = target.enter(first.key(), first.plan(), first.version(), machines, first.whyNotRepeatable())
                .id();
        try (RunLock lock = RunLock.take(into, id)) {
            assert lock != null;
            StoredRun run =
                    target.begin(first.key(), first.plan(), first.version(), machines, first.whyNotRepeatable());
            long before = target.run(run.id()).games();
            long seen = 0;
            for (Path part : parts) seen += copy(part, target, run);
            RunState state = new RunState(run.plan());
            target.games(run.id(), state::count);
            long added = target.run(run.id()).games() - before;
            if (state.unfinished() < 0) state.complete(target, run.id());
            return new Merged(target.run(run.id()), joined.parts, added, seen - added);
        }
    }

    private static long copy(Path part, Store target, StoredRun run) {
        try (Store store = Store.reading(part)) {
            return store.find(run.key())
                    .map(found -> copy(store, found, target, run))
                    .orElse(0L);
        }
    }

    private static long copy(Store store, StoredRun found, Store target, StoredRun run) {
        List<StoredGame> batch = new ArrayList<>();
        long[] seen = new long[1];
        store.games(found.id(), game -> {
            if (!run.plan().includes(game.contest(), game.number())) return;
            seen[0]++;
            batch.add(game);
            if (batch.size() == BATCH) {
                target.add(run.id(), batch);
                batch.clear();
            }
        });
        if (!batch.isEmpty()) target.add(run.id(), batch);
        return seen[0];
    }
}
