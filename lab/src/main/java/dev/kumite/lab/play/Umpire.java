package dev.kumite.lab.play;

import dev.kumite.agents.Agent;
import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.AwakeClock;
import dev.kumite.agents.Choice;
import dev.kumite.agents.Forfeit;
import dev.kumite.agents.Thinking;
import dev.kumite.agents.Watch;
import dev.kumite.games.Game;
import dev.kumite.games.Outcome;
import dev.kumite.games.core.Ending;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Lets two agents play one game and decides its result. An agent that throws in any of its methods, answers an illegal
 * move or takes too long forfeits that game, no more. One thread plays; another checks now and then for an agent that
 * hangs, and may cancel the game.
 */
public final class Umpire {
    private static final int NOBODY = -1;
    private static final String CHOOSE = "choose";
    private static final int LONGEST_FAULT = 500;

    private final Game game;
    private final String setup;
    private final Position position;
    private final int firstSide;
    private final List<AgentMaker> makers;
    private final int sideOfA;
    private final long[] seeds;
    private final Limits limits;
    private final Adjudicator adjudicator;
    private final Watch watch;
    private final @Nullable Agent[] agents = new Agent[2];
    private final Effort[] efforts = {Effort.NONE, Effort.NONE};

    private volatile Asked asked = new Asked(NOBODY, "");
    private int[] moves = new int[64];
    private int plies;
    private int culprit = NOBODY;
    private Ending fault = Ending.NONE;
    private String failure = "";

    /** Which agent was called last, and which of its methods. */
    private record Asked(int side, String method) {}

    /**
     * @param makers the agents by side
     * @param seeds their seeds by side
     */
    public Umpire(Game game, Position start, List<AgentMaker> makers, int sideOfA, long[] seeds, Limits limits) {
        this(game, start, makers, sideOfA, seeds, limits, AwakeClock.ofProcess());
    }

    Umpire(
            Game game,
            Position start,
            List<AgentMaker> makers,
            int sideOfA,
            long[] seeds,
            Limits limits,
            LongSupplier clock) {
        this.game = game;
        this.setup = game.notation().write(start);
        this.position = game.notation().read(setup);
        this.firstSide = position.sideToMove();
        this.makers = makers;
        this.sideOfA = sideOfA;
        this.seeds = seeds.clone();
        this.limits = limits;
        this.adjudicator = new Adjudicator(limits);
        this.watch = new Watch(clock);
    }

    /** One agent before one position, by limits that allow a single ply; the agent is A. */
    public static Umpire ofOneMove(Game game, Position position, AgentMaker agent, long seed, Limits limits) {
        long[] seeds = {seed, seed};
        return new Umpire(game, position, List.of(agent, agent), position.sideToMove(), seeds, limits);
    }

    /** The same game as texts and numbers; must be called before it begins. */
    public GameOrder order() {
        return new GameOrder(
                game.text(), setup, makers.get(0).text(), makers.get(1).text(), sideOfA, seeds[0], seeds[1], limits);
    }

    /** Plays to the end. */
    public Played play() {
        try {
            while (goesOn()) {
                int move = ask(position.sideToMove());
                if (culprit != NOBODY) break;
                if (plies == moves.length) moves = Arrays.copyOf(moves, 2 * plies);
                moves[plies++] = move;
                position.make(move);
                for (int side = 0; side < 2; side++) notify(side, move);
            }
            for (int side = 0; side < 2; side++) dismiss(side);
        } catch (Watch.Cancelled cancelled) {
            for (int side = 0; side < 2; side++) abandon(side);
            throw cancelled;
        }
        return result();
    }

    private boolean goesOn() {
        return plies < limits.plies()
                && position.result() == Result.ONGOING
                && culprit == NOBODY
                && adjudicator.winner() < 0
                && !late();
    }

    private boolean late() {
        return limits.gameNanos() > 0 && efforts[0].nanos() + efforts[1].nanos() >= limits.gameNanos();
    }

    private Outcome outcome() {
        if (culprit != NOBODY) return new Outcome(Result.win(1 - culprit), fault, plies);
        if (position.result() != Result.ONGOING) return Outcome.of(position, plies);
        int sure = adjudicator.winner();
        return sure >= 0
                ? new Outcome(Result.win(sure), Ending.ADJUDICATED, plies)
                : new Outcome(Result.ONGOING, Ending.UNFINISHED, plies);
    }

    private Played result() {
        return new Played(
                sideOfA,
                firstSide,
                setup,
                MoveList.of(moves, plies),
                outcome(),
                position.pieces(0),
                position.pieces(1),
                efforts[sideOfA],
                efforts[1 - sideOfA],
                failure);
    }

    private <T> Watch.Answer<T> request(int side, String method, Thinking thinking, Watch.Request<T> request) {
        asked = new Asked(side, method);
        return watch.ask(limit(method), thinking, request);
    }

    private int ask(int side) {
        Agent agent = agents[side];
        if (agent == null) agents[side] = agent = create(side);
        if (agent == null) return Choice.NO_MOVE;
        Agent player = agent;
        Position shown = position.copy();
        Thinking thinking = Thinking.unwatched();
        Watch.Answer<Choice> answer = request(
                side, CHOOSE, thinking, () -> Objects.requireNonNull(player.choose(shown, thinking), "no answer"));
        Choice choice = answer.value();
        if (choice != null) {
            efforts[side] = efforts[side].plus(choice, answer.nanos());
            adjudicator.note(side, choice.value());
        }
        check(side, CHOOSE, answer);
        int move = choice == null ? Choice.NO_MOVE : choice.move();
        if (culprit == NOBODY && Arrays.stream(game.moves(position)).noneMatch(legal -> legal == move))
            blame(side, Ending.ILLEGAL_MOVE, "the answer " + move + " is not a legal move");
        return move;
    }

    private @Nullable Agent create(int side) {
        Watch.Answer<Agent> answer = request(
                side,
                "create",
                Thinking.unwatched(),
                () -> Objects.requireNonNull(makers.get(side).create(game, seeds[side]), "no agent"));
        check(side, "create", answer);
        return answer.value();
    }

    private void notify(int side, int move) {
        Agent agent = agents[side];
        if (agent == null || culprit != NOBODY) return;
        check(side, "played", request(side, "played", Thinking.unwatched(), () -> {
            agent.played(move);
            return move;
        }));
    }

    private void dismiss(int side) {
        Agent agent = release(side);
        if (agent == null) return;
        check(side, "close", request(side, "close", Thinking.unwatched(), () -> {
            agent.close();
            return side;
        }));
    }

    /** Closes the agent of a cancelled game, or of one that was given up. */
    private void abandon(int side) {
        Agent agent = release(side);
        if (agent != null) Dismissal.close(agent);
    }

    /** Whoever gets the agent closes it, and nobody else does: a thread that was given up may come back. */
    private synchronized @Nullable Agent release(int side) {
        Agent agent = agents[side];
        agents[side] = null;
        return agent;
    }

    /** The first fault decides; an answer that came too late is overtime, whatever it was. */
    private void check(int side, String method, Watch.Answer<?> answer) {
        if (culprit != NOBODY) return;
        if (answer.nanos() > limit(method)) blame(side, Ending.OVERTIME, overtime(method, answer.nanos()));
        else if (answer.thrown() instanceof Forfeit forfeit) blame(side, forfeit.ending(), describe(forfeit));
        else if (answer.thrown() != null) blame(side, Ending.FAILED, describe(answer.thrown()));
    }

    /** Of a bounded length; the words come from the agent's own code, which may fail once more. */
    private static String describe(Throwable thrown) {
        String words;
        try {
            words = thrown instanceof Forfeit forfeit ? forfeit.line() : thrown.toString();
            if (words.length() > LONGEST_FAULT) words = words.substring(0, LONGEST_FAULT) + "…";
        } catch (Throwable again) {
            words = "";
        }
        return words.isBlank() ? thrown.getClass().getName() : words;
    }

    /**
     * To be called now and then by another thread. An agent over its time is asked to stop, after {@code grace} its
     * thread is interrupted, and after {@code grace} once more it forfeits the game, which is returned here; the thread
     * that plays it is lost. The agent of the other side is closed by another.
     */
    public Optional<Played> checkOverdue(long grace) {
        OptionalLong hang = watch.checkOverdue(grace);
        if (hang.isEmpty()) return Optional.empty();
        String late = overtime(asked.method(), hang.getAsLong());
        if (culprit == NOBODY) blame(asked.side(), Ending.HANGING, late + ", and its thread could not be stopped");
        Agent other = release(1 - asked.side());
        if (other != null) Dismissal.begin(other, limits.housekeepingNanos());
        return Optional.of(result());
    }

    /** Ends the game as soon as possible, without a result: {@link #play} then throws {@link Watch.Cancelled}. */
    public void cancel() {
        watch.cancel();
    }

    private long limit(String method) {
        return method.equals(CHOOSE) ? limits.moveNanos() : limits.housekeepingNanos();
    }

    private String overtime(String method, long nanos) {
        return String.format(
                Locale.ROOT,
                "%s after %.1f s; the limit is %.1f s",
                method.equals(CHOOSE) ? "no move" : "no end of " + method,
                nanos / 1e9,
                limit(method) / 1e9);
    }

    private void blame(int side, Ending how, String why) {
        culprit = side;
        fault = how;
        failure = makers.get(side).text() + ": " + why;
    }
}
