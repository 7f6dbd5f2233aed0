package dev.kumite.lab.problems;

import dev.kumite.agents.Agent;
import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Choice;
import dev.kumite.agents.Thinking;
import dev.kumite.games.Game;
import dev.kumite.games.Rng;
import dev.kumite.lab.stats.Interval;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Sets an agent the problems of a list, each with a fresh agent, so that no problem helps with another. */
public final class Exam {
    private final Game game;
    private final List<Problem> problems;
    private final long seed;

    public Exam(Game game, List<Problem> problems, long seed) {
        this.game = game;
        this.problems = List.copyOf(problems);
        this.seed = seed;
    }

    /** One answer. */
    public record Answer(Problem problem, Choice choice, long nanos) {
        public boolean solved() {
            return problem.right().contains(choice.move());
        }
    }

    /** All answers of one agent. */
    public record Marks(AgentMaker agent, List<Answer> answers) {
        public long solved() {
            return answers.stream().filter(Answer::solved).count();
        }

        public int total() {
            return answers.size();
        }

        public Interval share() {
            return Interval.wilson((double) solved(), total());
        }

        public List<Answer> failures() {
            return answers.stream().filter(answer -> !answer.solved()).toList();
        }

        public double millisecondsPerMove() {
            return answers.stream().mapToLong(Answer::nanos).average().orElse(0) / 1e6;
        }
    }

    /** {@code watcher} sees the marks grow; what is random in an answer comes from the seed and the line's number. */
    public Marks set(AgentMaker maker, Consumer<Marks> watcher) {
        List<Answer> answers = new ArrayList<>();
        for (Problem problem : problems) {
            try (Agent agent = maker.create(game, Rng.mix(seed) + problem.line())) {
                long start = System.nanoTime();
                Choice choice = agent.choose(problem.position().copy(), Thinking.quietly());
                answers.add(new Answer(problem, choice, System.nanoTime() - start));
            }
            watcher.accept(new Marks(maker, answers));
        }
        return new Marks(maker, List.copyOf(answers));
    }
}
