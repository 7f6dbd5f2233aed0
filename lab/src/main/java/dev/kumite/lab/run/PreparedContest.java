package dev.kumite.lab.run;

import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Agents;
import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.play.Played;
import dev.kumite.lab.play.Tryout;
import dev.kumite.lab.play.Umpire;
import java.util.List;
import java.util.function.Supplier;

/** A contest whose texts have been parsed and checked: ready to play any of its games. */
interface PreparedContest {

    /** The game of this number, not begun yet. */
    Umpire umpire(int number);

    /** The game as it is to be stored: where there is one move, it is scored. */
    default Played scored(int number, Played played) {
        return played;
    }

    /** Everything that determines the games, with presets spelled out and files read. */
    String identity();

    /** The agents that play, in order. */
    List<AgentMaker> agents();

    /** Parses the texts of a contest; errors in them are reported before anything is played. */
    static PreparedContest of(Plan plan, Contest contest, Agents agents) {
        Game game = at(contest, "game", () -> Games.parse(contest.game()));
        AgentMaker a =
                at(contest, "agent", () -> checked(agents.parse(contest.a().agent()), game, plan));
        if (contest instanceof Contest.Exam exam)
            return at(contest, "problems", () -> new PreparedExam(plan, exam, game, a));
        if (contest instanceof Contest.Dilemmas dilemmas)
            return at(contest, "tablebase", () -> new PreparedDilemmas(plan, dilemmas, game, a));
        Contest.Match match = (Contest.Match) contest;
        AgentMaker b = at(contest, "agent", () -> checked(agents.parse(match.b().agent()), game, plan));
        Openings openings = at(contest, "openings", () -> Openings.parse(match.openings(), game));
        return new PreparedMatch(plan, match, game, a, b, openings);
    }

    private static AgentMaker checked(AgentMaker maker, Game game, Plan plan) {
        Tryout.of(maker, game, plan.limits().withPlies(1));
        return maker;
    }

    private static <T> T at(Contest contest, String what, Supplier<T> reading) {
        try {
            return reading.get();
        } catch (BadInput bad) {
            throw bad.at(what + " of '" + contest.label() + "'");
        }
    }
}
