package dev.kumite.solver.proof;

import dev.kumite.base.FileClaim;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.oracle.Oracle;
import dev.kumite.solver.Proof;
import dev.kumite.solver.file.Draft;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Tries to prove the value of a position. It asks for one more ply at a time, so that the first answer is exact. What
 * it has proven is kept in a file, from which the next run continues.
 */
public final class Prover {
    private static final long TELL_NANOS = 200_000_000;
    private static final long SAVE_NANOS = 60_000_000_000L;

    private final Game game;
    private final Position start;
    private final @Nullable Oracle oracle;
    private final Path file;
    private final String name;

    /** The limit of this run is reached. */
    private static final class Enough extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Enough() {
            super(null, null, false, false);
        }
    }

    /** @param oracle what ends a line, or null */
    public Prover(Game game, Position start, @Nullable Oracle oracle, Path file) {
        this.game = game;
        this.start = start.copy();
        this.oracle = oracle;
        this.file = file;
        name = game.name() + " " + game.notation().write(start) + " with tables of " + pieces();
    }

    private int pieces() {
        return oracle == null ? 0 : oracle.pieces();
    }

    public Proof prove(Proof.Effort effort, Proof.Watcher watcher) {
        try (FileClaim claim = Draft.claim(file, "this proof")) {
            assert claim != null;
            return new Run(effort, watcher).prove();
        } catch (IOException e) {
            throw ProofFile.unwritable(file, e);
        }
    }

    private final class Run {
        private final Proof.Effort effort;
        private final Proof.Watcher watcher;
        private final long begun = System.nanoTime();
        private final ProofMemory memory;
        private final ProofFile.State earlier;
        private final ProofSearch search;
        private int asking;
        private long told = begun;
        private long saved = begun;

        Run(Proof.Effort effort, Proof.Watcher watcher) {
            this.effort = effort;
            this.watcher = watcher;
            memory = new ProofMemory(effort.memoryBytes());
            earlier = ProofFile.read(file, name, memory);
            search = new ProofSearch(start.copy(), game.maxMoves(), oracle, memory, this::check);
            asking = earlier.plies();
        }

        Proof prove() {
            if (!earlier.decided())
                try {
                    while (!search.holds(asking) && asking < ProofMemory.MOST_PLIES) asking++;
                } catch (Enough enough) {
                    save(false);
                    return proof(Proof.Verdict.OPEN, asking - 1, List.of());
                }
            if (asking >= ProofMemory.MOST_PLIES) return proof(Proof.Verdict.OPEN, asking - 1, List.of());
            if (!earlier.decided()) save(true);
            Proof.Verdict verdict = asking % 2 == 1 ? Proof.Verdict.WON : Proof.Verdict.LOST;
            return proof(verdict, asking, new Line(game, oracle, memory).from(start.copy(), asking));
        }

        private Proof proof(Proof.Verdict verdict, int plies, List<Integer> line) {
            return new Proof(verdict, plies, pieces(), positions(), seconds(), earlier.plies() > 1, line);
        }

        private long positions() {
            return earlier.positions() + search.positions();
        }

        private double seconds() {
            return earlier.seconds() + (System.nanoTime() - begun) / 1e9;
        }

        private void check(long positions) {
            long now = System.nanoTime();
            if (positions >= effort.positions()
                    || now - begun >= effort.nanos()
                    || effort.stopped().getAsBoolean()) throw new Enough();
            if (now - saved > SAVE_NANOS) save(false);
            if (now - told < TELL_NANOS) return;
            told = now;
            watcher.searching(asking, positions(), seconds());
        }

        private void save(boolean decided) {
            ProofFile.write(file, name, new ProofFile.State(asking, decided, positions(), seconds()), memory);
            saved = System.nanoTime();
        }
    }

    /** The shortest win against the longest resistance. */
    private record Line(Game game, @Nullable Oracle oracle, ProofMemory memory) {
        List<Integer> from(Position position, int plies) {
            List<Integer> line = new ArrayList<>();
            ProofSearch search = new ProofSearch(position, game.maxMoves(), oracle, memory, count -> {});
            for (int left = plies; left > 0 && goesOn(position); left--) {
                int move = move(search, position, left);
                line.add(move);
                position.make(move);
            }
            return line;
        }

        private boolean goesOn(Position position) {
            return position.result() == Result.ONGOING && (oracle == null || oracle.value(position) == Oracle.UNKNOWN);
        }

        /** A move after which the same side still wins, and not sooner than it must. */
        private int move(ProofSearch search, Position position, int left) {
            int[] moves = game.moves(position);
            for (int move : moves) {
                position.make(move);
                boolean right = left % 2 == 1 ? search.loses(left - 1) : !search.wins(left - 3);
                position.unmake();
                if (right) return move;
            }
            throw new IllegalStateException("a proof that does not hold: this is a fault of the program");
        }
    }

    /** Shallow proofs for many positions of one game, one after the other. */
    public static final class QuickLook {
        private final ProofMemory memory;
        private final int mostMoves;
        private long positions;

        /** @param mostMoves no position has more */
        public QuickLook(long memoryBytes, int mostMoves) {
            memory = new ProofMemory(memoryBytes);
            this.mostMoves = mostMoves;
        }

        /** In how many plies the player to move wins (odd) or loses (even); 0 where neither happens within so many. */
        public int decidedIn(Position position, int within) {
            ProofSearch search = new ProofSearch(position, mostMoves, null, memory, count -> {});
            int plies = 1;
            while (plies <= within && !search.holds(plies)) plies++;
            positions += search.positions();
            return plies <= within ? plies : 0;
        }

        /** How many positions were looked at. */
        public long positions() {
            return positions;
        }
    }
}
