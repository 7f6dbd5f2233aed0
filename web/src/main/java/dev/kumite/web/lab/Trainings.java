package dev.kumite.web.lab;

import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Agents;
import dev.kumite.agents.Memory;
import dev.kumite.agents.learn.Knowledge;
import dev.kumite.agents.learn.KnowledgeFiles;
import dev.kumite.agents.learn.Trainer;
import dev.kumite.agents.learn.Training;
import dev.kumite.base.BadInput;
import dev.kumite.base.Unavailable;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.lab.view.RunEntry;
import dev.kumite.web.job.Jobs;
import dev.kumite.web.view.Refusal;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Agents that learn: their knowledge lies in files beside the store, named {@code NAME.know}. One learns at a time. */
public final class Trainings implements AutoCloseable {
    private static final String ENDING = ".know";
    private static final long MOST_GAMES = 100_000_000;
    private static final long MOST_MEMORY = 1L << 30;
    private static final int MOST_LISTED = 200;

    private final Path folder;
    private final Agents agents;
    private final Jobs<String, RunningTraining> jobs;
    private final Watchers<String> watchers = new Watchers<>();

    /** The state in which what this server trains ends, by name. */
    private final Map<String, String> ended = new ConcurrentHashMap<>();

    /** What was begun here and may have ended before it was saved once, by name. */
    private final Map<String, TrainingView> begunHere = new ConcurrentHashMap<>();

    /** @param mostWaiting how many may learn or wait */
    public Trainings(Path store, Agents agents, int mostWaiting, Consumer<Throwable> log) {
        Path beside = store.toAbsolutePath().getParent();
        this.folder = beside == null ? Path.of("") : beside;
        this.agents = agents;
        this.jobs = new Jobs<>("trainings", 1, mostWaiting, log);
    }

    /** The fields of a request for a training; if the file exists, training continues from it. */
    public record NewTraining(
            @Nullable String name,
            @Nullable String agent,
            @Nullable String game,
            @Nullable Long games,
            @Nullable Long seed,
            @Nullable Integer workers) {}

    public TrainingView start(NewTraining wish, int mostWorkers) {
        String name = name(wish.name());
        if (wish.agent() == null || wish.game() == null || wish.games() == null)
            throw new BadInput("'agent', 'game' and 'games' must be there, as in {\"agent\": \"tdlambda\", ...}");
        if (wish.games() < 1 || wish.games() > MOST_GAMES)
            throw new BadInput("'games' must be from 1 to " + MOST_GAMES);
        int workers = NewRun.workers(wish.workers(), mostWorkers);
        AgentMaker agent = agents.parse(wish.agent());
        Game game = Games.parse(wish.game());
        Training training = Training.usual(agent, game, agents, wish.seed() == null ? 1 : wish.seed());
        return begin(name, training, workers, wish.games());
    }

    private TrainingView begin(String name, Training training, int workers, long games) {
        RunningTraining begun = jobs.start(name, () -> {
            Path file = file(name);
            Knowledge known = training.startingFrom(file);
            ended.put(name, RunEntry.STOPPED);
            Runnable finished = () -> ended.put(name, TrainingView.FINISHED);
            return new RunningTraining(
                    name, file, known, () -> trainer(training, workers, file), games, finished, () -> tell(name));
        });
        if (begun == null) throw Refusal.conflict("'" + name + "' is being trained already");
        TrainingView view = begun.view();
        begunHere.put(name, view);
        return view;
    }

    private static Trainer trainer(Training training, int workers, Path file) {
        long memory = Math.min(MOST_MEMORY, Memory.largest() / 2);
        return Files.exists(file)
                ? Trainer.resume(training, workers, memory, file)
                : new Trainer(training, workers, memory);
    }

    private static String name(@Nullable String name) {
        if (name == null || !name.matches("[A-Za-z0-9][A-Za-z0-9_-]{0,39}"))
            throw new BadInput("'name' must be letters, digits, _ and -, 40 of them at most");
        return name;
    }

    private Path file(String name) {
        return folder.resolve(name + ENDING);
    }

    public TrainingView look(String wanted) {
        String name = name(wanted);
        RunningTraining training = jobs.active(name);
        if (training != null) return training.view();
        Path file = file(name);
        if (!Files.exists(file)) {
            TrainingView begun = begunHere.get(name);
            if (begun == null) throw Refusal.notFound("there is no training named '" + name + "'");
            return begun.stopped(jobs.failure(name));
        }
        Knowledge known = KnowledgeFiles.head(file);
        String state = ended.getOrDefault(name, TrainingView.state(known));
        return TrainingView.of(name, file.toString(), known, state, known.games(), null, null, jobs.failure(name));
    }

    public List<TrainingView> list() {
        List<TrainingView> all = new ArrayList<>();
        jobs.active().forEach(training -> all.add(training.view()));
        begunHere.keySet().stream()
                .filter(name -> !jobs.isActive(name) && !Files.exists(file(name)))
                .sorted()
                .forEach(name -> add(all, name));
        try (Stream<Path> files = Files.list(folder)) {
            files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(ENDING))
                    .map(name -> name.substring(0, name.length() - ENDING.length()))
                    .filter(name -> !jobs.isActive(name))
                    .sorted()
                    .limit(MOST_LISTED)
                    .forEach(name -> add(all, name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return all;
    }

    private void add(List<TrainingView> all, String name) {
        try {
            all.add(look(name));
        } catch (BadInput | Unavailable | Refusal other) {
            // A file of that name which is no knowledge of ours is not listed.
        }
    }

    public TrainingView stop(String name) {
        RunningTraining training = jobs.active(name(name));
        if (training == null) throw Refusal.conflict("'" + name + "' is not being trained");
        jobs.stop(name);
        return jobs.isActive(name) ? training.view() : look(name);
    }

    /** A change, for those who watch. */
    record News(String type, TrainingView training) {}

    public void watch(String name, Consumer<String> watcher) {
        watchers.add(name, watcher, () -> news(name));
    }

    public void leave(String name, Consumer<String> watcher) {
        watchers.remove(name, watcher);
    }

    private void tell(String name) {
        watchers.tell(name, () -> news(name));
    }

    private News news(String name) {
        return new News("training", look(name));
    }

    /** Stops the learning; what was learned since the last time is saved. */
    @Override
    public void close() {
        jobs.close();
    }
}
