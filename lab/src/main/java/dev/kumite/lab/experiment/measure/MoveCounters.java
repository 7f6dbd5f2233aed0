package dev.kumite.lab.experiment.measure;

import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import dev.kumite.lab.play.Played;

/** Counters that need the moves of a game. */
final class MoveCounters {
    private MoveCounters() {}

    /** Whose moves count. */
    enum Who {
        A,
        B,
        BOTH;

        boolean counts(Ply ply) {
            return this == BOTH || ply.byA() == (this == A);
        }
    }

    /** A share of some moves among the moves that count, by games. */
    abstract static class Share implements Counter.OfMoves {
        private final Who who;
        private final PerUnit share = new PerUnit();
        private long hits;
        private long moves;

        Share(Who who) {
            this.who = who;
        }

        /** Whether this move, of the players whose moves count, is one of those looked at. */
        boolean regards(Ply ply) {
            return true;
        }

        abstract boolean hit(Ply ply);

        @Override
        public void see(Ply ply) {
            if (!who.counts(ply) || !regards(ply)) return;
            moves++;
            if (hit(ply)) hits++;
        }

        @Override
        public void add(long unit, Played played) {
            share.add(unit, (double) hits, (double) moves);
            hits = 0;
            moves = 0;
        }

        @Override
        public Figure figure() {
            return share.share();
        }
    }

    /** Of the moves that leave, or reach, a square of the board, those where it is one of these grounds. */
    static Counter tile(String grounds, boolean left, Who who) {
        return new Share(who) {
            @Override
            boolean regards(Ply ply) {
                return square(ply) != Ply.NOWHERE;
            }

            @Override
            boolean hit(Ply ply) {
                return grounds.indexOf(ply.cells().get(square(ply)).ground()) >= 0;
            }

            private int square(Ply ply) {
                return left ? ply.from() : ply.to();
            }
        };
    }

    /** The number of legal moves: lowest, mean or highest. */
    static final class MoveCounts implements Counter.OfMoves {
        /** Which statistic of it is wanted. */
        enum What {
            LOWEST,
            MEAN,
            HIGHEST
        }

        private final What what;
        private final PerUnit mean = new PerUnit();
        private long lowest = Long.MAX_VALUE;
        private long highest;
        private long moves;
        private long positions;

        MoveCounts(What what) {
            this.what = what;
        }

        @Override
        public void see(Ply ply) {
            int count = ply.position().countMoves();
            lowest = Math.min(lowest, count);
            highest = Math.max(highest, count);
            moves += count;
            positions++;
        }

        @Override
        public void add(long unit, Played played) {
            mean.add(unit, (double) moves, (double) positions);
            moves = 0;
            positions = 0;
        }

        @Override
        public Figure figure() {
            if (highest == 0) return Figure.NONE;
            return switch (what) {
                case LOWEST -> Figure.atMost((double) lowest);
                case MEAN -> mean.mean();
                case HIGHEST -> Figure.atLeast((double) highest);
            };
        }
    }

    /**
     * Of the games in which a side was this many pieces ahead, the share that the first such side won. A lead counts
     * once the other side has replied, so that half of an exchange does not count.
     */
    static final class Lead implements Counter.OfMoves {
        private static final int NOBODY = -1;

        private final int pieces;
        private int ahead = NOBODY;
        private int leader = NOBODY;
        private final PerUnit won = new PerUnit();

        Lead(int pieces) {
            this.pieces = pieces;
        }

        @Override
        public void see(Ply ply) {
            if (leader != NOBODY) return;
            Position position = ply.position();
            int lead = position.pieces(0) - position.pieces(1);
            int now = Math.abs(lead) < pieces ? NOBODY : lead > 0 ? 0 : 1;
            if (now == ahead) leader = now;
            ahead = now;
        }

        @Override
        public void add(long unit, Played played) {
            if (leader != NOBODY) won.add(unit, Result.winner(played.outcome().result()) == leader ? 1 : 0, 1);
            ahead = NOBODY;
            leader = NOBODY;
        }

        @Override
        public Figure figure() {
            return won.share();
        }
    }

    /** The share of optimal moves, from one move of each of the first games, drawn by the game's number. */
    static final class Optimal implements Counter.OfMoves {
        static final int MOST = 100;

        private final Who who;
        private final PerUnit optimal = new PerUnit();
        private int seen;
        private int looked;
        private int good;
        private long games;

        Optimal(Who who) {
            this.who = who;
        }

        @Override
        public void see(Ply ply) {
            if (seen >= MOST || !who.counts(ply)) return;
            int turns = (ply.plies() + 1 - ply.number() % 2) / 2;
            int drawn = turns == 0 ? 0 : new Rng(games * 2 + ply.number() % 2).below(turns);
            if (ply.number() / 2 != drawn) return;
            seen++;
            looked++;
            if (ply.optimal()) good++;
        }

        @Override
        public void add(long unit, Played played) {
            optimal.add(unit, good, looked);
            good = 0;
            looked = 0;
            games++;
        }

        @Override
        public Figure figure() {
            return optimal.share();
        }
    }

    /** Of A's moves of this number, counted from 1, those in positions that it had never met in its training. */
    static Counter unseen(int turn) {
        return new Share(Who.A) {
            @Override
            boolean regards(Ply ply) {
                return ply.number() / 2 + 1 == turn && ply.known().isPresent();
            }

            @Override
            boolean hit(Ply ply) {
                return !ply.known().orElse(true);
            }
        };
    }

    /** Moves that undo the mover's previous move: the piece returns to where it came from. */
    static final class Back extends Share {
        private int cameFrom = Ply.NOWHERE;
        private int wentTo = Ply.NOWHERE;

        Back(Who who) {
            super(who);
        }

        @Override
        boolean hit(Ply ply) {
            boolean back = ply.from() == wentTo && ply.to() == cameFrom && ply.from() != Ply.NOWHERE;
            cameFrom = ply.from();
            wentTo = ply.to();
            return back;
        }

        @Override
        public void add(long unit, Played played) {
            super.add(unit, played);
            cameFrom = Ply.NOWHERE;
            wentTo = Ply.NOWHERE;
        }
    }
}
