package dev.kumite.web.live;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.web.view.Levels;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The players of both sides: {@code person}, an agent's text, {@code litama} for a seat that waits for a Litama bot, or
 * {@code litama:NAME} for one that a bot has taken.
 */
public final class Seats {
    public static final String PERSON = "person";

    /** A seat for a bot that comes over Litama. */
    public static final String LITAMA = "litama";

    /** The only game that Litama's bots play. */
    public static final String LITAMA_GAME = "onitama";

    private static final String TAKEN = LITAMA + ":";

    private Seats() {}

    /** The default: a person, who moves first, against the default level. */
    static List<String> usual(int begins) {
        String opponent = Levels.ALL.get(Levels.USUAL).agent();
        return begins == 0 ? List.of(PERSON, opponent) : List.of(opponent, PERSON);
    }

    /** Reads the seats of a request; an agent that cannot play this game is refused. */
    static List<String> read(@Nullable List<String> written, Game game, ServerContext context) {
        if (written == null || written.size() != 2)
            throw new BadInput(
                    "'seats' must be a list of two, each \"person\", \"litama\" or an agent such as \"greedy\"");
        List<String> seats = new ArrayList<>();
        for (int side = 0; side < 2; side++) {
            String text = written.get(side);
            if (text == null) throw new BadInput("'seats' must hold two texts, \"person\" or an agent");
            if (text.equals(PERSON)) seats.add(PERSON);
            else if (isLitama(text)) seats.add(litama(game));
            else
                try {
                    seats.add(context.allowance()
                            .parse(context.agents(), text, game)
                            .text());
                } catch (BadInput bad) {
                    throw bad.at("seat of " + game.sideName(side));
                }
        }
        return seats;
    }

    private static String litama(Game game) {
        if (!game.text().equals(LITAMA_GAME)) throw onlyOneGame();
        return LITAMA;
    }

    public static BadInput onlyOneGame() {
        return new BadInput("Litama's bots play " + LITAMA_GAME + " on 5×5 only");
    }

    static boolean isPerson(String seat) {
        return seat.equals(PERSON);
    }

    /** Whether the seat is for a bot that comes over Litama. */
    public static boolean isLitama(String seat) {
        return seat.equals(LITAMA) || seat.startsWith(TAKEN);
    }

    static boolean isAgent(String seat) {
        return !isPerson(seat) && !isLitama(seat);
    }

    static String takenBy(String bot) {
        return TAKEN + bot;
    }

    /** The side of the only person, or −1. */
    static int onlyPerson(List<String> seats) {
        boolean first = isPerson(seats.get(0));
        return first == isPerson(seats.get(1)) ? -1 : first ? 0 : 1;
    }
}
