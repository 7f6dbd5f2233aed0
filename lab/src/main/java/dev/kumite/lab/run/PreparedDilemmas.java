package dev.kumite.lab.run;

import dev.kumite.agents.AgentMaker;
import dev.kumite.games.Game;
import dev.kumite.games.Outcome;
import dev.kumite.games.core.Ending;
import dev.kumite.games.core.Result;
import dev.kumite.games.oracle.Oracles;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.play.GameResult;
import dev.kumite.lab.play.Limits;
import dev.kumite.lab.play.Played;
import dev.kumite.lab.play.Umpire;
import dev.kumite.lab.regret.Sampling;
import java.util.List;

/**
 * One agent in positions drawn from a tablebase: a game of one ply, won if the move gives nothing away, drawn if it gives
 * away half a point. All contests of a run with the same game and number of pieces have the same positions, and an agent
 * plays in them as it does in {@code kumite regret} with the run's seed.
 */
final class PreparedDilemmas implements PreparedContest {
    private final Contest.Dilemmas dilemmas;
    private final Game game;
    private final AgentMaker agent;
    private final Sampling sampling;
    private final Limits limits;

    PreparedDilemmas(Plan plan, Contest.Dilemmas dilemmas, Game game, AgentMaker agent) {
        this.dilemmas = dilemmas;
        this.game = game;
        this.agent = agent;
        sampling =
                new Sampling(game, Oracles.required(game).ready(game, dilemmas.pieces(), Oracles.folder()), seed(plan));
        limits = plan.limits().withPlies(1);
        sampling.position(0);
    }

    private static long seed(Plan plan) {
        return plan.stream().isEmpty() ? plan.seed() : plan.seed() ^ Seeds.hash(plan.stream());
    }

    @Override
    public Umpire umpire(int number) {
        return Umpire.ofOneMove(game, sampling.position(number).position(), agent, sampling.agentSeed(number), limits);
    }

    @Override
    public Played scored(int number, Played played) {
        int loss = sampling.position(number).loss(played);
        int side = played.sideOfA();
        int result = loss == 1 ? Result.DRAW : Result.win(loss == 0 ? side : 1 - side);
        Outcome reached = played.outcome();
        Ending ending = played.failure().isEmpty() ? Ending.NONE : reached.ending();
        Outcome outcome = new Outcome(result, ending, reached.plies());
        GameResult scored =
                new GameResult(side, played.firstSide(), outcome, played.pieces0(), played.pieces1(), played.failure());
        return Played.of(scored, played.setup(), played.moves(), played.a(), played.b());
    }

    @Override
    public String identity() {
        return dilemmas.identity() + "\n" + agent.meaning(game);
    }

    @Override
    public List<AgentMaker> agents() {
        return List.of(agent);
    }
}
