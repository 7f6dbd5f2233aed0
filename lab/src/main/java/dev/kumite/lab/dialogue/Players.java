package dev.kumite.lab.dialogue;

import dev.kumite.agents.Agent;
import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Choice;
import dev.kumite.agents.Thinking;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/** Who plays which side: an agent, or a person. */
public final class Players {
    /** Where not exactly one side is a person's. */
    static final int NO_SIDE = -1;

    private final Map<Integer, Seat> seats;
    private Map<Integer, Agent> agents = Map.of();

    /** An agent and the seed of its random numbers. */
    public record Seat(AgentMaker maker, long seed) {}

    /** The agents by side; a person has the sides that are left. */
    public Players(Map<Integer, Seat> seats) {
        this.seats = new TreeMap<>(seats);
    }

    /** Fresh agents, for another game or because moves were taken back, which agents cannot do. */
    public void begin(Game game) {
        Map<Integer, Agent> fresh = new TreeMap<>();
        seats.forEach((side, seat) -> fresh.put(side, seat.maker().create(game, seat.seed())));
        agents.values().forEach(Agent::close);
        agents = fresh;
    }

    boolean isAgent(int side) {
        return seats.containsKey(side);
    }

    int persons() {
        return 2 - seats.size();
    }

    /** The one side that a person has, or {@link #NO_SIDE}. */
    int personsSide() {
        return persons() != 1 ? NO_SIDE : isAgent(0) ? 1 : 0;
    }

    /** For the record of a game. */
    String name(int side) {
        Seat seat = seats.get(side);
        return seat == null ? "you" : seat.maker().text();
    }

    Choice choose(Game game, Position position) {
        int side = position.sideToMove();
        Choice choice = Objects.requireNonNull(agents.get(side)).choose(position.copy(), Thinking.unwatched());
        if (Arrays.stream(game.moves(position)).noneMatch(move -> move == choice.move()))
            throw new IllegalStateException(name(side) + " returned an illegal move");
        return choice;
    }

    void played(int move) {
        agents.values().forEach(agent -> agent.played(move));
    }
}
