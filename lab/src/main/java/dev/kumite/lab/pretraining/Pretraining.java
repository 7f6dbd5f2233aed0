package dev.kumite.lab.pretraining;

import dev.kumite.agents.Agents;
import dev.kumite.agents.learn.KnowledgeFiles;
import dev.kumite.agents.learn.Trainer;
import dev.kumite.agents.learn.Training;
import dev.kumite.base.Crew;
import dev.kumite.base.FileTrouble;
import dev.kumite.games.Games;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Trains the agents of a run before its games: each lesson to every number of training games that some agent plays
 * with, each saved in a file of its own. What an earlier process has trained is not trained again. A lesson has one
 * worker, so that the same lesson gives the same file; several lessons are trained at the same time.
 */
public final class Pretraining {
    /** Training games between two looks at the clock. */
    private static final int STRETCH = 2500;

    private static final long ROOM_FOR_NOTHING = 1 << 20;
    private static final long MOST_MEMORY = 2L << 30;

    private static final long SAVE_EVERY_NANOS = 60_000_000_000L;

    private final Map<String, Lesson> lessons = new LinkedHashMap<>();
    private final Agents agents;
    private final Path folder;
    private final long memory;
    private final List<Runnable> busy = new ArrayList<>();
    private final AtomicLong trained = new AtomicLong();
    private volatile boolean stopped;

    /** Receives the number of training games done, of all lessons together. */
    public interface Watcher {
        void trained(long games);
    }

    /**
     * Keeps its files in a folder.
     *
     * @param memory bytes for each learner
     */
    public Pretraining(List<Lesson> lessons, Agents agents, Path folder, long memory) {
        for (Lesson lesson : lessons) this.lessons.put(lesson.name(), lesson);
        this.agents = agents;
        this.folder = folder;
        this.memory = memory;
    }

    /** The lessons of several runs, each once, so that all of them are trained at the same time. */
    public static Pretraining together(List<Pretraining> parts) {
        Map<String, Lesson> lessons = new LinkedHashMap<>();
        Pretraining first = parts.get(0);
        for (Pretraining part : parts)
            for (Lesson lesson : part.lessons.values())
                lessons.merge(part.title(lesson), lesson, (known, same) -> known.with(same.points()));
        List<Lesson> named = new ArrayList<>();
        lessons.forEach((title, lesson) -> named.add(lesson.named(title)));
        return new Pretraining(named, first.agents, first.folder, first.memory);
    }

    /** Bytes for each learner if this many workers train the lessons. */
    public static long memory(Collection<Lesson> lessons, int workers) {
        int atOnce = Math.max(1, Math.min(workers, lessons.size()));
        return Math.min(MOST_MEMORY, Runtime.getRuntime().maxMemory() / (2L * atOnce));
    }

    /** The folder for a store's knowledge files: that of {@code kumite.db} is {@code kumite.knowledge}. */
    public static Path beside(Path store) {
        String name = String.valueOf(store.getFileName()).replaceFirst("\\.[^.]+$", "");
        return store.resolveSibling(name + ".knowledge");
    }

    /**
     * Does something with agents that know nothing yet, from temporary files: a check before anything is trained.
     */
    public <T> T dryRun(Function<Agents, T> work) {
        return dryRun(List.copyOf(lessons.values()), agents, work);
    }

    /** The same for lessons that are not to be trained. */
    public static <T> T dryRun(List<Lesson> lessons, Agents agents, Function<Agents, T> work) {
        if (lessons.isEmpty()) return work.apply(agents);
        try {
            Path folder = Files.createTempDirectory("kumite-lessons");
            try {
                Pretraining pretraining = new Pretraining(lessons, agents, folder, ROOM_FOR_NOTHING);
                pretraining.createEmptyFiles();
                return work.apply(pretraining.agents());
            } finally {
                try (Stream<Path> files = Files.list(folder)) {
                    for (Path file : files.toList()) Files.delete(file);
                }
                Files.delete(folder);
            }
        } catch (IOException e) {
            throw FileTrouble.of("the folder for temporary files cannot be used: " + FileTrouble.reason(e), e);
        }
    }

    /** The agents, with {@code file=lesson:NAME/GAMES} resolved to the file that holds it. */
    public Agents agents() {
        return agents.withFileResolver(file -> {
            if (!Lesson.isReference(file)) return file;
            Matcher form = Lesson.form(file);
            Lesson lesson = lessons.get(form.group(1));
            return lesson == null ? file : file(lesson, Lesson.games(form)).toString();
        });
    }

    private void createEmptyFiles() {
        for (Lesson lesson : lessons.values())
            for (long games : lesson.points())
                if (!Files.exists(file(lesson, games))) createEmptyFile(lesson, file(lesson, games));
    }

    private void createEmptyFile(Lesson lesson, Path file) {
        if (lesson.ofNetwork()) new NetLesson(lesson, agents).writeUntaught(file);
        else trainer(lesson, null).save(file);
    }

    /** The number of training games of all lessons, those of earlier processes included. */
    public long games() {
        return lessons.values().stream().mapToLong(Lesson::games).sum();
    }

    /** Whether nothing is left to train. */
    public boolean isDone() {
        return lessons.values().stream()
                .allMatch(lesson -> lesson.points().stream().allMatch(games -> Files.exists(file(lesson, games))));
    }

    /** Trains all lessons, or as much as {@link #stop} leaves time for; true when all are done. */
    public boolean train(int workers, Watcher watcher) {
        if (isDone()) return true;
        makeFolder();
        List<Lesson> waiting = new ArrayList<>(lessons.values());
        // The longest first: a worker that got it last would finish alone.
        waiting.sort(Comparator.comparingLong((Lesson lesson) -> lesson.games()).reversed());
        try (Crew crew = new Crew(Math.min(workers, waiting.size()), "lesson")) {
            crew.share(waiting.size(), (worker, i) -> train(waiting.get(i), watcher));
        }
        return isDone();
    }

    private void train(Lesson lesson, Watcher watcher) {
        if (stopped || lesson.points().stream().allMatch(games -> Files.exists(file(lesson, games)))) return;
        if (lesson.ofNetwork()) trainNetworks(lesson, watcher);
        else trainLearner(lesson, watcher);
    }

    /** Each point has a network of its own; what the teacher has played is kept for all. */
    private void trainNetworks(Lesson lesson, Watcher watcher) {
        NetLesson network = new NetLesson(lesson, agents);
        if (!begin(network::stop)) return;
        Tally tally = new Tally(0, watcher);
        Path played = folder.resolve(title(lesson) + ".games");
        for (long games : lesson.points())
            if (!Files.exists(file(lesson, games))
                    && !network.train(games, played, file(lesson, games), tally::trained)) break;
    }

    /** Whether there is still time; then this ends it before its time. */
    private boolean begin(Runnable stopper) {
        synchronized (busy) {
            busy.add(stopper);
            return !stopped;
        }
    }

    private void trainLearner(Lesson lesson, Watcher watcher) {
        Path draft = draft(lesson);
        Trainer trainer = trainer(lesson, latest(lesson));
        if (!begin(trainer::stop)) return;
        long before = trainer.knowledge().games();
        trained.addAndGet(before);
        trainer.saveEvery(SAVE_EVERY_NANOS, draft);
        Tally tally = new Tally(before, watcher);
        for (long games : lesson.points()) {
            if (Files.exists(file(lesson, games))) continue;
            trainer.train(games, tally);
            tally.trained(trainer.knowledge().games());
            if (trainer.knowledge().games() < games) break;
            trainer.save(file(lesson, games));
        }
        if (trainer.knowledge().games() < lesson.games()) trainer.save(draft);
        else delete(draft);
    }

    /** Adds the games of one lesson to those of all. */
    private final class Tally implements Trainer.Progress {
        private final Watcher watcher;
        private long counted;

        Tally(long counted, Watcher watcher) {
            this.counted = counted;
            this.watcher = watcher;
        }

        @Override
        public void trained(long games) {
            long all = trained.addAndGet(Math.max(0, games - counted));
            counted = Math.max(counted, games);
            synchronized (watcher) {
                watcher.trained(all);
            }
        }
    }

    /** Ends the training soon, from any thread; what was learned so far is kept. */
    public void stop() {
        synchronized (busy) {
            stopped = true;
            busy.forEach(Runnable::run);
        }
    }

    private Trainer trainer(Lesson lesson, @Nullable Path from) {
        Training training = new Training(
                agents.parse(lesson.agent()),
                Games.parse(lesson.game()),
                lesson.opponent().equals(Lesson.SELF) ? null : agents.parse(lesson.opponent()),
                STRETCH,
                Map.of(),
                lesson.seed());
        return from == null ? new Trainer(training, 1, memory) : Trainer.resume(training, 1, memory, from);
    }

    /** The file with the most training that is not beyond the first missing one. */
    private @Nullable Path latest(Lesson lesson) {
        Path found = null;
        long known = -1;
        for (long games : lesson.points()) {
            if (!Files.exists(file(lesson, games))) break;
            found = file(lesson, games);
            known = games;
        }
        Path draft = draft(lesson);
        if (!Files.exists(draft)) return found;
        long drafted = KnowledgeFiles.head(draft).games();
        long next = lesson.points().tailSet(known + 1).first();
        return drafted > known && drafted <= next ? draft : found;
    }

    private Path file(Lesson lesson, long games) {
        return folder.resolve(title(lesson) + "-" + games + (lesson.ofNetwork() ? ".net" : ".knowledge"));
    }

    private Path draft(Lesson lesson) {
        return folder.resolve(title(lesson) + "-draft.knowledge");
    }

    /** The same for the same lesson in any experiment, and for no other. */
    private String title(Lesson lesson) {
        String learning = lesson.ofNetwork()
                ? new NetLesson(lesson, agents).learning()
                : Training.learning(
                        agents.parse(lesson.agent()), lesson.opponent().equals(Lesson.SELF));
        String identity = String.join("\n", learning, lesson.opponent(), lesson.game(), Long.toString(lesson.seed()));
        String hash = UUID.nameUUIDFromBytes(identity.getBytes(StandardCharsets.UTF_8))
                .toString();
        String name =
                lesson.ofNetwork() ? "net" : agents.parse(lesson.agent()).type().name();
        return name + "-" + hash.substring(0, hash.indexOf('-', 9));
    }

    private void makeFolder() {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw FileTrouble.of(
                    "the folder '" + folder + "' for what agents learn cannot be made: " + FileTrouble.reason(e), e);
        }
    }

    private static void delete(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            throw FileTrouble.of("'" + file + "' cannot be deleted: " + FileTrouble.reason(e), e);
        }
    }
}
