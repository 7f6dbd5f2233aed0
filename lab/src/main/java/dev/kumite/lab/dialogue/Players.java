package dev.kumite.lab.dialogue;

import dev.kumite.agents.Agent;
import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Agents;
import dev.kumite.agents.Choice;
import dev.kumite.agents.Thinking;
import dev.kumite.base.BadInput;
import dev.kumite.base.Nearest;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Rng;
import dev.kumite.lab.report.text.Words;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Who plays which side: an agent, or a person. */
public final class Players {
    public static final String DEFAULT_AGENT = "strong(time=1s)";

    /** The answer of {@link #personsSide} if people play both sides or none. */
    static final int NO_SIDE = -1;

    private static final int BOTH = 2;
    private static final int NONE = 3;

    private final Map<Integer, Seat> seats;
    private Map<Integer, Agent> agents = Map.of();

    /** An agent and the seed of its random numbers. */
    private record Seat(AgentMaker maker, long seed) {}

    private Players(Map<Integer, Seat> seats) {
        this.seats = new TreeMap<>(seats);
    }

    /**
     * The players that the options of {@code kumite play} name.
     *
     * @param as the person's side, {@code both} or {@code none}; null for the first side
     * @param with the agent on the first side where nobody plays; null for the default
     * @param against the agent on the other side; null for the default
     */
    public static Players of(
            Game game,
            @Nullable String as,
            @Nullable AgentMaker with,
            @Nullable AgentMaker against,
            Agents agents,
            long seed) {
        List<String> sides = List.of(Words.side(game, 0), Words.side(game, 1), "both", "none");
        String side = as == null ? sides.get(0) : as.toLowerCase(Locale.ROOT);
        if (!sides.contains(side))
            throw new BadInput("--as=" + side + ": no side of " + game.name() + "; " + Nearest.hint(side, sides));
        int person = sides.indexOf(side);
        if (with != null && person != NONE)
            throw new BadInput(
                    "--with=" + with.text() + ": sets the agent on the first side when you watch; add --as none");
        if (against != null && person == BOTH)
            throw new BadInput("--against=" + against.text() + ": there is no side left for it when you play both");
        if (person == BOTH) return new Players(Map.of());
        AgentMaker usual = agents.parse(DEFAULT_AGENT);
        Seat other = new Seat(against == null ? usual : against, seed);
        if (person != NONE) return new Players(Map.of(1 - person, other));
        return new Players(Map.of(0, new Seat(with == null ? usual : with, Rng.mix(seed)), 1, other));
    }

    /** The agents in a few words: {@code against greedy}; empty if there are none. */
    public String text() {
        String names =
                seats.values().stream().map(seat -> seat.maker().text()).collect(Collectors.joining(" against "));
        return persons() == 1 ? "against " + names : names;
    }

    /** Makes new agents, for another game or because moves were undone, which agents cannot do. */
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

    /** The one side that a person plays, or {@link #NO_SIDE}. */
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
