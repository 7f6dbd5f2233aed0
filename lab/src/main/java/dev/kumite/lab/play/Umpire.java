package dev.kumite.lab.play;

import dev.kumite.agents.Agent;
import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Choice;
import dev.kumite.agents.Thinking;
import dev.kumite.games.Ending;
import dev.kumite.games.Game;
import dev.kumite.games.Outcome;
import dev.kumite.games.Position;
import dev.kumite.games.Result;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Lets two agents play one game. An agent that throws, answers an illegal move or takes too long loses that game, no
 * more. One thread plays; another may look in now and then, and call the game off when an agent hangs.
 */
public final class Umpire {
    private static final int NOBODY = -1;

    private final Game game;
    private final String setup;
    private final Position position;
    private final List<AgentMaker> makers;
    private final int sideOfA;
    private final long[] seeds;
    private final Limits limits;
    private final Adjudicator adjudicator;
    private final @Nullable Agent[] agents = new Agent[2];
    private final Effort[] efforts = {Effort.NONE, Effort.NONE};

    private int[] moves = new int[64];
    private int plies;
    private int culprit = NOBODY;
    private Ending fault = Ending.NONE;
    private String failure = "";

    /** What the looker-in sees; guarded by this. */
    private @Nullable Thinking thinking;

    private long thinkingSince;
    private boolean calledOff;

    /**
     * @param makers the agents by side
     * @param seeds their seeds by side
     */
    public Umpire(Game game, Position start, List<AgentMaker> makers, int sideOfA, long[] seeds, Limits limits) {
        this.game = game;
        this.setup = game.notation().write(start);
        this.position = game.notation().read(setup);
        this.makers = makers;
        this.sideOfA = sideOfA;
        this.seeds = seeds.clone();
        this.limits = limits;
        this.adjudicator = new Adjudicator(limits);
    }

    /** Plays to the end. */
    public Played play() {
        int firstSide = position.sideToMove();
        while (goesOn()) {
            int side = position.sideToMove();
            int move = ask(side);
            if (culprit != NOBODY) break;
            if (plies == moves.length) moves = Arrays.copyOf(moves, 2 * plies);
            moves[plies++] = move;
            position.make(move);
            for (int told = 0; told < 2; told++) tell(told, move);
        }
        for (int side = 0; side < 2; side++) dismiss(side);
        return told(firstSide, outcome());
    }

    private boolean goesOn() {
        return plies < limits.plies()
                && position.result() == Result.ONGOING
                && culprit == NOBODY
                && adjudicator.winner() < 0;
    }

    private Outcome outcome() {
        if (culprit != NOBODY) return new Outcome(Result.win(1 - culprit), fault, plies);
        if (position.result() != Result.ONGOING) return Outcome.of(position, plies);
        int sure = adjudicator.winner();
        return sure >= 0
                ? new Outcome(Result.win(sure), Ending.ADJUDICATED, plies)
                : new Outcome(Result.ONGOING, Ending.UNFINISHED, plies);
    }

    private Played told(int firstSide, Outcome outcome) {
        return new Played(
                sideOfA,
                firstSide,
                setup,
                MoveList.of(moves, plies),
                outcome,
                position.pieces(0),
                position.pieces(1),
                efforts[sideOfA],
                efforts[1 - sideOfA],
                failure);
    }

    private int ask(int side) {
        int move = Choice.NO_MOVE;
        try {
            Thinking quiet = Thinking.quietly();
            begin(quiet);
            Agent agent = agents[side];
            if (agent == null) agents[side] = agent = makers.get(side).create(game, seeds[side]);
            long start = System.nanoTime();
            Choice choice = agent.choose(position.copy(), quiet);
            long nanos = System.nanoTime() - start;
            end();
            efforts[side] = efforts[side].plus(choice, nanos);
            adjudicator.note(side, choice.value());
            move = choice.move();
            if (nanos > limits.moveNanos()) blame(side, Ending.OVERTIME, overtime(nanos));
        } catch (CalledOff e) {
            throw e;
        } catch (RuntimeException | Error e) {
            end();
            blame(side, Ending.FAILED, e.toString());
            return move;
        }
        int answer = move;
        if (culprit == NOBODY && Arrays.stream(game.moves(position)).noneMatch(legal -> legal == answer))
            blame(side, Ending.ILLEGAL_MOVE, "the answer " + move + " is no legal move");
        return move;
    }

    private synchronized void begin(Thinking now) {
        thinking = now;
        thinkingSince = System.nanoTime();
    }

    private synchronized void end() {
        thinking = null;
        if (calledOff) throw new CalledOff();
    }

    /**
     * To be called now and then by another thread. An agent over its time is asked to stop; where it does not answer
     * within {@code grace} after that, the game is called off and told here. The thread that plays it is lost.
     */
    public synchronized Optional<Played> lookIn(long grace) {
        Thinking overdue = thinking;
        long nanos = System.nanoTime() - thinkingSince;
        if (overdue == null || calledOff || nanos <= limits.moveNanos()) return Optional.empty();
        overdue.stop();
        if (nanos <= limits.moveNanos() + grace) return Optional.empty();
        calledOff = true;
        int hanging = position.sideToMove();
        blame(hanging, Ending.OVERTIME, overtime(nanos) + ", and would not stop when asked");
        int firstSide = plies % 2 == 0 ? hanging : 1 - hanging;
        return Optional.of(told(firstSide, outcome()));
    }

    /** Ends the game as soon as may be, without a result: {@link #play} then throws {@link CalledOff}. */
    public synchronized void callOff() {
        calledOff = true;
        if (thinking != null) thinking.stop();
    }

    private String overtime(long nanos) {
        return String.format(
                java.util.Locale.ROOT,
                "no move after %.1f s; the limit is %.1f s",
                nanos / 1e9,
                limits.moveNanos() / 1e9);
    }

    private void tell(int side, int move) {
        Agent agent = agents[side];
        if (agent == null || culprit != NOBODY) return;
        try {
            agent.played(move);
        } catch (RuntimeException | Error e) {
            blame(side, Ending.FAILED, e.toString());
        }
    }

    private void dismiss(int side) {
        Agent agent = agents[side];
        if (agent == null) return;
        try {
            agent.close();
        } catch (RuntimeException e) {
            if (position.result() == Result.ONGOING && culprit == NOBODY) blame(side, Ending.FAILED, e.toString());
        }
    }

    private void blame(int side, Ending how, String why) {
        culprit = side;
        fault = how;
        failure = makers.get(side).text() + ": " + why;
    }

    /** Thrown on the thread of a game that was called off, once its agent has answered. */
    public static final class CalledOff extends Error {
        private static final long serialVersionUID = 1;
    }
}
