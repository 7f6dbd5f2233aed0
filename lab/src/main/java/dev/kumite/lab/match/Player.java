package dev.kumite.lab.match;

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
import org.jspecify.annotations.Nullable;

/** Plays one game between two agents. An agent that throws or answers an illegal move loses that game, no more. */
final class Player {
    private static final int NOBODY = -1;

    private final Game game;
    private final Position position;
    private final List<AgentMaker> makers;
    private final long[] seeds;
    private final @Nullable Agent[] agents = new Agent[2];
    private final Effort[] efforts = {Effort.NONE, Effort.NONE};
    private int culprit = NOBODY;
    private Ending fault = Ending.NONE;
    private String failure = "";

    /** Makers and seeds by side. */
    Player(Game game, Position start, List<AgentMaker> makers, long[] seeds) {
        this.game = game;
        this.position = start;
        this.makers = makers;
        this.seeds = seeds;
    }

    Outcome play(int plyCap) {
        int plies = 0;
        while (plies < plyCap && position.result() == Result.ONGOING && culprit == NOBODY) {
            int move = ask(position.sideToMove());
            if (culprit != NOBODY) break;
            position.make(move);
            plies++;
            for (int side = 0; side < 2; side++) tell(side, move);
        }
        for (int side = 0; side < 2; side++) dismiss(side);
        if (culprit != NOBODY) return new Outcome(Result.win(1 - culprit), fault, plies);
        return position.result() == Result.ONGOING
                ? new Outcome(Result.ONGOING, Ending.UNFINISHED, plies)
                : Outcome.of(position, plies);
    }

    private int ask(int side) {
        int move = Choice.NO_MOVE;
        try {
            Agent agent = agents[side];
            if (agent == null) agents[side] = agent = makers.get(side).create(game, seeds[side]);
            long start = System.nanoTime();
            Choice choice = agent.choose(position.copy(), Thinking.quietly());
            efforts[side] = efforts[side].plus(choice, System.nanoTime() - start);
            move = choice.move();
        } catch (RuntimeException | StackOverflowError | AssertionError e) {
            blame(side, Ending.FAILED, e.toString());
            return move;
        }
        int answer = move;
        if (Arrays.stream(game.moves(position)).noneMatch(legal -> legal == answer))
            blame(side, Ending.ILLEGAL_MOVE, "the answer " + move + " is no legal move");
        return move;
    }

    private void tell(int side, int move) {
        Agent agent = agents[side];
        if (agent == null || culprit != NOBODY) return;
        try {
            agent.played(move);
        } catch (RuntimeException | StackOverflowError | AssertionError e) {
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

    Effort effort(int side) {
        return efforts[side];
    }

    /** What the agent at fault did, or empty. */
    String failure() {
        return failure;
    }
}
