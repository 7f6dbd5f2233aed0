package dev.kumite.lab.problems;

import dev.kumite.agents.AgentMaker;
import dev.kumite.games.Game;
import dev.kumite.games.core.Ending;
import dev.kumite.games.core.Rng;
import dev.kumite.lab.play.Effort;
import dev.kumite.lab.play.GameCrew;
import dev.kumite.lab.play.Limits;
import dev.kumite.lab.play.Played;
import dev.kumite.lab.play.Umpire;
import dev.kumite.lab.stats.Interval;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Sets an agent the problems of a list, each with a fresh agent, so that no problem helps with another. A problem is a
 * game of one ply under an umpire: whatever the agent does costs it that problem and no other.
 */
public final class Exam {
    private final Game game;
    private final List<Problem> problems;
    private final long seed;
    private final Limits limits;
    private final List<Marks> marks = new ArrayList<>();

    /** @param moveNanos a problem over which an agent takes longer is not solved */
    public Exam(Game game, List<Problem> problems, long seed, long moveNanos) {
        this.game = game;
        this.problems = List.copyOf(problems);
        this.seed = seed;
        this.limits = Limits.ofOneMove(moveNanos);
    }

    /** One answer; if the agent failed there may be no move. */
    public record Answer(Problem problem, Played played) {
        public boolean solved() {
            return problem.solvedBy(played);
        }

        public OptionalInt move() {
            int[] moves = played.moves().toArray();
            return moves.length == 0 ? OptionalInt.empty() : OptionalInt.of(moves[0]);
        }
    }

    /** One agent's answers, in the order of the problems. */
    public record Marks(AgentMaker agent, List<Answer> answers) {
        Marks with(Answer answer) {
            return new Marks(
                    agent,
                    Stream.concat(answers.stream(), Stream.of(answer))
                            .sorted(Comparator.comparingInt(
                                    each -> each.problem().line()))
                            .toList());
        }

        public long solved() {
            return answers.stream().filter(Answer::solved).count();
        }

        public int total() {
            return answers.size();
        }

        public Interval share() {
            return Interval.wilson((double) solved(), total());
        }

        public List<Answer> unsolved() {
            return answers.stream().filter(answer -> !answer.solved()).toList();
        }

        /** How many of its threads hung and could not be stopped. */
        public long threadsLost() {
            return answers.stream()
                    .filter(answer -> answer.played().outcome().ending() == Ending.HANGING)
                    .count();
        }

        public double millisecondsPerMove() {
            Effort spent = answers.stream().map(answer -> answer.played().a()).reduce(Effort.NONE, Effort::plus);
            return spent.perMove(spent.nanos()) / 1e6;
        }
    }

    /**
     * Sets an agent all problems. What is random in an answer comes from the seed and the line's number.
     *
     * @param watcher sees the marks after every answer
     */
    public Marks set(AgentMaker maker, GameCrew.Hiring hiring, Consumer<Marks> watcher) {
        int place = add(new Marks(maker, List.of()));
        Iterator<Problem> left = problems.iterator();
        Consumer<Answer> answered = answer -> {
            synchronized (marks) {
                marks.set(place, marks.get(place).with(answer));
                watcher.accept(marks.get(place));
            }
        };
        hiring.hire(() -> next(left).map(problem -> question(maker, problem, answered)))
                .await();
        return marks().get(place);
    }

    private int add(Marks empty) {
        synchronized (marks) {
            marks.add(empty);
            return marks.size() - 1;
        }
    }

    /** The marks of all agents so far, in their order; from any thread. */
    public List<Marks> marks() {
        synchronized (marks) {
            return List.copyOf(marks);
        }
    }

    private static Optional<Problem> next(Iterator<Problem> left) {
        synchronized (left) {
            return left.hasNext() ? Optional.of(left.next()) : Optional.empty();
        }
    }

    private GameCrew.Task question(AgentMaker maker, Problem problem, Consumer<Answer> answered) {
        return new GameCrew.Task() {
            @Override
            public Umpire umpire() {
                return Umpire.ofOneMove(game, problem.position(), maker, Rng.mix(seed) + problem.line(), limits);
            }

            @Override
            public void played(Played played) {
                answered.accept(new Answer(problem, played));
            }
        };
    }
}
