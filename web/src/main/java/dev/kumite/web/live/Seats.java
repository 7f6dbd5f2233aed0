package dev.kumite.web.live;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.web.view.Levels;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The players of both sides: {@code person}, or an agent's text. */
final class Seats {
    static final String PERSON = "person";

    private Seats() {}

    /** The default: a person, who moves first, against the default level. */
    static List<String> usual(int begins) {
        String opponent = Levels.ALL.get(Levels.USUAL).agent();
        return begins == 0 ? List.of(PERSON, opponent) : List.of(opponent, PERSON);
    }

    /** Reads the seats of a request; an agent that cannot play this game is refused. */
    static List<String> read(@Nullable List<String> written, Game game, ServerContext context) {
        if (written == null || written.size() != 2)
            throw new BadInput("'seats' must be a list of two, each \"person\" or an agent such as \"greedy\"");
        List<String> seats = new ArrayList<>();
        for (int side = 0; side < 2; side++) {
            String text = written.get(side);
            if (text == null) throw new BadInput("'seats' must hold two texts, \"person\" or an agent");
            if (text.equals(PERSON)) seats.add(PERSON);
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

    static boolean isPerson(String seat) {
        return seat.equals(PERSON);
    }

    /** The side of the only person, or −1. */
    static int onlyPerson(List<String> seats) {
        boolean first = isPerson(seats.get(0));
        return first == isPerson(seats.get(1)) ? -1 : first ? 0 : 1;
    }
}
