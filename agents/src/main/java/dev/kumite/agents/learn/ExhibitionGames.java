package dev.kumite.agents.learn;

import dev.kumite.agents.Agent;
import dev.kumite.agents.AgentMaker;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import java.util.concurrent.atomic.AtomicLong;

/** Plays a learner in its present state against another agent: each starting position twice, with colours swapped. */
final class ExhibitionGames {
    private final Training training;
    private final Learner learner;
    private final AgentMaker opponent;

    ExhibitionGames(Training training, Learner learner, AgentMaker opponent) {
        this.training = training;
        this.learner = learner;
        this.opponent = opponent;
    }

    void play(long seed, long number, AtomicLong wins, AtomicLong draws) {
        Game game = training.game();
        Rng rng = new Rng(seed + number);
        int side = (int) (number & 1);
        Position position = game.start(Rng.mix(seed + (number >> 1)));
        try (Agent ours = learner.player(training.settings(), rng.next());
                Agent theirs = opponent.create(game, rng.next())) {
            for (int ply = 0; ply < game.plyCap() && position.result() == Result.ONGOING; ply++) {
                int move = (position.sideToMove() == side ? ours : theirs).pick(position);
                position.make(move);
                ours.played(move);
                theirs.played(move);
            }
        }
        int winner = Result.winner(position.result());
        if (winner == side) wins.incrementAndGet();
        if (winner < 0) draws.incrementAndGet();
    }
}
