package dev.kumite.lab.regret;

import dev.kumite.agents.AgentMaker;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.oracle.Oracle;
import dev.kumite.lab.play.GameCrew;
import dev.kumite.lab.play.Limits;
import dev.kumite.lab.play.Played;
import dev.kumite.lab.play.Umpire;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.function.Supplier;

/**
 * Sets agents positions whose exact values are known and counts what their moves give away. All agents get the same
 * positions, each with a fresh agent, so that no position helps with another. A position is a game of one ply under an
 * umpire: an agent that fails, in any of its methods, loses that position and no other.
 */
public final class Regret {
    private final Game game;
    private final Oracle oracle;
    private final List<AgentMaker> makers;
    private final int positions;
    private final long seed;
    private final Sampling sampling;
    private final Limits limits;
    private final Ledger ledger;

    /** @param moveNanos an agent that takes longer over a move loses that position */
    public Regret(Game game, Oracle oracle, List<AgentMaker> makers, int positions, long seed, long moveNanos) {
        this.game = game;
        this.oracle = oracle;
        this.makers = List.copyOf(makers);
        this.positions = positions;
        this.seed = seed;
        limits = Limits.ofOneMove(moveNanos);
        sampling = new Sampling(game, oracle, seed);
        ledger = new Ledger(this.makers, positions);
    }

    /**
     * Plays all positions; which crew plays them does not change the figures.
     *
     * @param watcher told after every position how many are done, on the threads of the crew
     */
    public void play(GameCrew.Hiring hiring, IntConsumer watcher) {
        hiring.hire(new MoveTasks(watcher)).await();
    }

    /** All agents in turn before the first position, then before the second, and so on. */
    private final class MoveTasks implements Supplier<Optional<Move>> {
        private final IntConsumer watcher;
        private Round round = new Round(sampling, 0, makers.size());
        private int agent;

        MoveTasks(IntConsumer watcher) {
            this.watcher = watcher;
        }

        @Override
        public synchronized Optional<Move> get() {
            if (agent == makers.size()) {
                round = new Round(sampling, round.number() + 1, makers.size());
                agent = 0;
            }
            return round.number() == positions ? Optional.empty() : Optional.of(new Move(round, agent++, watcher));
        }
    }

    /** One agent in one position. */
    private final class Move implements GameCrew.Task {
        private final Round round;
        private final int agent;
        private final IntConsumer watcher;

        Move(Round round, int agent, IntConsumer watcher) {
            this.round = round;
            this.agent = agent;
            this.watcher = watcher;
        }

        @Override
        public Umpire umpire() {
            Position position = round.dilemma().position();
            return Umpire.ofOneMove(game, position, makers.get(agent), sampling.agentSeed(round.number()), limits);
        }

        @Override
        public void played(Played move) {
            if (!round.add(agent, move)) return;
            ledger.add(round);
            watcher.accept(ledger.done());
        }
    }

    /** What is known so far. */
    public Findings findings() {
        synchronized (ledger) {
            return new Findings(
                    game.text(),
                    oracle.pieces(),
                    seed,
                    positions,
                    ledger.done(),
                    ledger.won(),
                    makers.stream()
                            .flatMap(maker -> maker.whyNotRepeatable().stream())
                            .toList(),
                    ledger.chance(),
                    ledger.figures());
        }
    }
}
