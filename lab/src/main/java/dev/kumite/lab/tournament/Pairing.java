package dev.kumite.lab.tournament;

import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.plan.Contest.Entrant;
import java.util.Map;

/**
 * Two entrants that play each other.
 *
 * @param variables the options that distinguish it from its neighbours in a grid
 */
record Pairing(Entrant a, Entrant b, Map<String, String> variables) {

    /** @param several whether the tournament has other games too, so that labels must name this one */
    Contest contest(String game, boolean several, TournamentReader.Settings settings) {
        return new Contest.Match(
                a.name() + Contest.DASH + b.name() + (several ? ", " + game : ""),
                variables,
                game,
                a,
                b,
                settings.openings(),
                settings.games(),
                settings.swap(),
                settings.plyCap());
    }
}
