package dev.kumite.games;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.games.core.BoardFeatures;
import dev.kumite.games.core.Policy;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import dev.kumite.games.evaluation.Evaluation;
import dev.kumite.games.evaluation.Tunable;
import dev.kumite.games.pattern.Patterns;
import dev.kumite.games.picture.Drawing;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * What every game owes its users: the rules' part, and here what agents rely on, playouts and judgements. A game's test
 * inherits this for each board it supports and adds a slow second opinion on its moves.
 */
public abstract class GameContract extends RulesContract {

    @Test
    void randomGamesEnd() {
        Rng rng = new Rng(7);
        int patience = 100 * game().plyCap();
        for (int seed = 1; seed <= games(); seed++) {
            Position position = game().start(seed);
            assertThat(position.playout(rng, Policy.RANDOM, patience, null)).isLessThan(patience);
            assertThat(position.result()).isNotEqualTo(Result.ONGOING);
        }
    }

    @Test
    void playoutsPlayLegalMovesToWhereTheySay() {
        int[] trace = new int[game().plyCap()];
        for (Policy policy : Policy.values())
            for (int seed = 1; seed <= games(); seed++) {
                Position fast = game().start(seed);
                Position plain = game().start(seed);
                int plies = fast.playout(new Rng(seed), policy, game().plyCap(), trace);
                for (int i = 0; i < plies; i++) {
                    assertThat(plain.result() == Result.ONGOING
                                    || plain.ending().isByHistory())
                            .isTrue();
                    if (!plain.ending().isByHistory())
                        assertThat(game().moves(plain)).contains(trace[i]);
                    plain.make(trace[i]);
                }
                assertThat(game().notation().write(fast))
                        .isEqualTo(game().notation().write(plain));
                assertThat(fast.key()).isEqualTo(plain.key());
                assertThat(fast.result()).isEqualTo(resultWithoutHistory(plain));
            }
    }

    @Test
    void aPlayoutStopsAtItsCap() {
        Position position = game().start(3);
        assertThat(position.playout(new Rng(1), Policy.RANDOM, 4, null)).isEqualTo(4);
        assertThat(position.playout(new Rng(1), Policy.RANDOM, 0, null)).isZero();
    }

    @Test
    void playoutMovesHaveTheDistributionOfThePlainWay() {
        for (Policy policy : Policy.values()) {
            Rng rng = new Rng(11);
            int[] looked = {0};
            everywhere(position -> {
                if (position.result() != Result.ONGOING || looked[0]++ % 97 != 0) return;
                ChiSquare.assertUniform(
                        PlainPolicy.candidates(game(), position, policy),
                        () -> position.playoutMove(rng, policy),
                        policy + " at " + game().notation().write(position));
            });
        }
    }

    @Test
    void captureMovesAreTheCapturesInOrder() {
        everywhere(position -> {
            int[] out = new int[game().maxMoves()];
            int[] captures = Arrays.copyOf(out, position.captureMoves(out, 0));
            assertThat(captures)
                    .isEqualTo(Arrays.stream(game().moves(position))
                            .filter(position::captures)
                            .toArray());
        });
    }

    @Test
    void viewKeysAreThoseOfThePositionsAfterTheMoves() {
        everywhere(position -> {
            int[] moves = game().moves(position);
            long[] keys = new long[moves.length];
            position.viewKeysAfter(moves, 0, moves.length, keys);
            for (int i = 0; i < moves.length; i++) {
                position.make(moves[i]);
                assertThat(keys[i]).isEqualTo(position.viewKey());
                position.unmake();
            }
        });
    }

    @Test
    void evaluationsJudgeForThePlayerToMoveWithinTheLimit() {
        for (Evaluation evaluation : game().evaluations())
            everywhere(position -> {
                if (position.result() != Result.ONGOING) return;
                String text = game().notation().write(position);
                int score = evaluation.score(position);
                assertThat(Math.abs(score)).as(text).isLessThan(Evaluation.LIMIT);
                Position turned = game().notation().read(turned(text));
                assertThat(evaluation.score(turned))
                        .as(evaluation.name() + " " + text)
                        .isEqualTo(score);
            });
    }

    @Test
    void tunableEvaluationsAreTheSumOfTheirFeatures() {
        for (Evaluation evaluation : game().evaluations())
            if (evaluation instanceof Tunable tunable)
                everywhere(position -> {
                    if (position.result() != Result.ONGOING) return;
                    int[] features = new int[tunable.weights().length];
                    tunable.features(position, features);
                    int sum = 0;
                    for (int i = 0; i < features.length; i++) sum += features[i] * tunable.weights()[i];
                    assertThat(tunable.score(position)).isEqualTo(sum / tunable.unit());
                });
    }

    @Test
    void patternsLookTheSameFromBothSides() {
        Patterns patterns = game().patterns();
        int[] picture = new int[patterns.length()];
        int[] turnedPicture = new int[patterns.length()];
        everywhere(position -> {
            if (position.result() != Result.ONGOING) return;
            String text = game().notation().write(position);
            Arrays.fill(picture, -1);
            patterns.draw(position, picture);
            patterns.draw(game().notation().read(turned(text)), turnedPicture);
            assertThat(turnedPicture).as(text).isIn(picture, mirrored(picture, patterns));
        });
    }

    /** Where the mirror image comes first: that of a game that does not mirror is the picture itself. */
    protected static int[] mirrored(int[] picture, Patterns patterns) {
        int[] mirrored = new int[picture.length];
        for (int i = 0; i < picture.length; i++) mirrored[(i + patterns.once()) % picture.length] = picture[i];
        return mirrored;
    }

    @Test
    void patternsStayWithinTheirStates() {
        Patterns patterns = game().patterns();
        int[] states = PatternStates.of(patterns);
        int[] picture = new int[patterns.length()];
        everywhere(position -> {
            if (position.result() != Result.ONGOING) return;
            Arrays.fill(picture, -1);
            patterns.draw(position, picture);
            for (int i = 0; i < picture.length; i++) assertThat(picture[i]).isBetween(0, states[i] - 1);
        });
    }

    @Test
    void theTerrainIsWhatTheDrawingShows() {
        everywhere(position -> {
            BoardFeatures terrain = (BoardFeatures) position;
            Drawing drawing = game().draw(position);
            int last = drawing.columns() - 1;
            int[] corners = new int[2];
            int[] edges = new int[2];
            for (int i = 0; i < drawing.cells().size(); i++) {
                int owner = drawing.cells().get(i).owner();
                if (owner < 0) continue;
                boolean end = i / drawing.columns() % last == 0;
                boolean side = i % drawing.columns() % last == 0;
                if (end && side) corners[owner]++;
                else if (end || side) edges[owner]++;
            }
            for (int side = 0; side < 2; side++) {
                assertThat(terrain.cornerPieces(side)).isEqualTo(corners[side]);
                assertThat(terrain.edgePieces(side)).isEqualTo(edges[side]);
            }
        });
    }

    /** Told by the drawing: where the pieces were and where they are, or that one left the board. */
    @Test
    void advancingMeansTowardsTheOtherSidesHome() {
        Drawing start = game().draw(game().start(1));
        int ahead = rows(start, 1).sum() > rows(start, 0).sum() ? 1 : -1;
        int[] looked = {0};
        everywhere(position -> {
            if (looked[0]++ % 11 != 0) return;
            int side = position.sideToMove();
            Drawing before = game().draw(position);
            for (int move : game().moves(position)) {
                boolean advances = ((BoardFeatures) position).advances(move);
                position.make(move);
                Drawing after = game().draw(position);
                boolean left = rows(after, side).count() < rows(before, side).count();
                int gained = (rows(after, side).sum() - rows(before, side).sum()) * (side == 0 ? ahead : -ahead);
                if (position.result() == Result.ONGOING)
                    assertThat(advances).as(Integer.toString(move)).isEqualTo(left || gained > 0);
                position.unmake();
            }
        });
    }

    /** The rows in which a side's pieces stand. */
    private static IntStream rows(Drawing drawing, int side) {
        return IntStream.range(0, drawing.cells().size())
                .filter(i -> drawing.cells().get(i).owner() == side)
                .map(i -> i / drawing.columns());
    }

    @Test
    void mobilityCountsTheMovesOfEitherSide() {
        everywhere(position -> {
            BoardFeatures terrain = (BoardFeatures) position;
            int side = position.sideToMove();
            assertThat(terrain.mobility(side)).isEqualTo(position.countMoves());
            if (position.result() != Result.ONGOING) return;
            String text = game().notation().write(position);
            Position other = game().notation().read(otherToMove(text, 1 - side));
            if (other.result() == Result.ONGOING)
                assertThat(terrain.mobility(1 - side)).as(text).isEqualTo(other.countMoves());
        });
    }

    /** The same position with this side to move. */
    protected String otherToMove(String position, int side) {
        return game().sideName(side).charAt(0) + position.substring(1);
    }
}
