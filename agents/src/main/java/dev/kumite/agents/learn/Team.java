package dev.kumite.agents.learn;

import dev.kumite.agents.learn.Learner.Student;
import dev.kumite.base.Crew;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;

/** Workers that share numbered training games, each with its own student; the first is the calling thread. */
final class Team {
    private static final int GAMES_PER_REPORT = 64;

    private final List<Student> students = new ArrayList<>();

    Team(int workers, Learner learner) {
        for (int i = 0; i < workers; i++) students.add(learner.student(() -> false));
    }

    /** One game. */
    interface Work {
        void play(Student student, long number);
    }

    void play(long from, long end, Work work) {
        play(from, end, work, () -> false, done -> {});
    }

    /**
     * Plays the games of these numbers and returns the first that was not played.
     *
     * @param progress receives the number of a finished game from time to time, on the calling thread
     */
    long play(long from, long end, Work work, BooleanSupplier stop, LongConsumer progress) {
        AtomicLong next = new AtomicLong(from);
        AtomicBoolean failed = new AtomicBoolean();
        try (Crew crew = new Crew(students.size(), "training")) {
            crew.together(worker -> {
                try {
                    LongConsumer told = worker == 0 ? progress : done -> {};
                    loop(students.get(worker), next, end, work, () -> stop.getAsBoolean() || failed.get(), told);
                } catch (Throwable e) {
                    failed.set(true);
                    throw e;
                }
            });
        }
        return Math.min(next.get(), end);
    }

    private static void loop(
            Student student, AtomicLong next, long end, Work work, BooleanSupplier stop, LongConsumer progress) {
        for (int played = 1; !stop.getAsBoolean(); played++) {
            long number = next.get();
            if (number >= end) return;
            if (!next.compareAndSet(number, number + 1)) continue;
            work.play(student, number);
            if (played % GAMES_PER_REPORT == 0) progress.accept(number);
        }
    }
}
