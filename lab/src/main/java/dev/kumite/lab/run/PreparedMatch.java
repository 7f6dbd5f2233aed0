package dev.kumite.lab.run;

import dev.kumite.agents.AgentMaker;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.play.Limits;
import dev.kumite.lab.play.Umpire;
import java.util.List;

/** A match, ready to play: two agents and their openings. */
final class PreparedMatch implements PreparedContest {
    private final Contest.Match match;
    private final Game game;
    private final AgentMaker a;
    private final AgentMaker b;
    private final Openings openings;
    private final Limits limits;
    private final Seeds seeds;

    PreparedMatch(Plan plan, Contest.Match match, Game game, AgentMaker a, AgentMaker b, Openings openings) {
        this.match = match;
        this.game = game;
        this.a = a;
        this.b = b;
        this.openings = openings;
        this.limits = plan.limits().withPlies(match.plyCap() > 0 ? match.plyCap() : game.plyCap());
        this.seeds = new Seeds(plan.seed(), plan.seedText(match));
        openings.of(0, seeds.opening(0));
    }

    @Override
    public Umpire umpire(int number) {
        int place = match.swap() ? number / 2 : number;
        int sideOfA = match.swap() ? number % 2 : 0;
        Position start = openings.of(place, seeds.opening(place));
        List<AgentMaker> bySide = sideOfA == 0 ? List.of(a, b) : List.of(b, a);
        return new Umpire(game, start, bySide, sideOfA, seeds.agents(number), limits);
    }

    @Override
    public String identity() {
        String places = openings instanceof PositionFile file ? file.positions().toString() : "";
        return String.join("\n", match.identity(), a.meaning(game), b.meaning(game), places);
    }

    @Override
    public List<AgentMaker> agents() {
        return List.of(a, b);
    }
}
