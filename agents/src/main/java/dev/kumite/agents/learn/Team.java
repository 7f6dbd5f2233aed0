package dev.kumite.agents.learn;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;

/** Workers that share numbered games, each with a student of its own; a single one is the thread that asks. */
final class Team {
    /** Between two words about how far it is. */
    private static final int GAMES_PER_WORD = 64;

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
     * Plays the games of these numbers and says where it stopped: all before that are finished.
     *
     * @param progress told now and then how far it is, by one of the workers
     */
    long play(long from, long end, Work work, BooleanSupplier stop, LongConsumer progress) {
        AtomicLong next = new AtomicLong(from);
        AtomicReference<RuntimeException> failure = new AtomicReference<>();
        List<Thread> threads = new ArrayList<>();
        for (Student student : students.subList(1, students.size())) {
            Thread thread = new Thread(() -> loop(student, next, end, work, stop, done -> {}, failure), "training");
            thread.setDaemon(true);
            thread.start();
            threads.add(thread);
        }
        loop(students.get(0), next, end, work, stop, progress, failure);
        for (Thread thread : threads) join(thread);
        RuntimeException failed = failure.get();
        if (failed != null) throw failed;
        return Math.min(next.get(), end);
    }

    private static void loop(
            Student student,
            AtomicLong next,
            long end,
            Work work,
            BooleanSupplier stop,
            LongConsumer progress,
            AtomicReference<RuntimeException> failure) {
        try {
            for (int played = 1; !stop.getAsBoolean() && failure.get() == null; played++) {
                long number = next.get();
                if (number >= end) return;
                if (!next.compareAndSet(number, number + 1)) continue;
                work.play(student, number);
                if (played % GAMES_PER_WORD == 0) progress.accept(number);
            }
        } catch (RuntimeException e) {
            failure.compareAndSet(null, e);
        }
    }

    private static void join(Thread thread) {
        boolean interrupted = false;
        while (thread.isAlive())
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        if (interrupted) Thread.currentThread().interrupt();
    }
}
