package dev.kumite.games;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.games.core.Ending;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import dev.kumite.games.picture.Drawing;
import dev.kumite.games.picture.MoveShape;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What every game owes its users in its rules and its notation, whatever they are. */
public abstract class RulesContract {
    /** Fewer where the tests run once for each of thousands of mutants. */
    private static final int GAMES = Integer.getInteger("kumite.contract.games", 20);

    private static final int PLIES_LOOKED_AT = 120;

    protected abstract Game game();

    /** The legal moves of a position in text, worked out plainly from the rules and from nothing of ours but the text. */
    protected abstract Set<String> secondOpinion(String position);

    /** The same position seen from another side or in a mirror, so that it must have as many moves. */
    protected abstract String turned(String position);

    protected int games() {
        return GAMES;
    }

    /** Something to check at every position of some random games. */
    public interface Check {
        void at(Position position);
    }

    protected final void everywhere(Check check) {
        int[] moves = new int[game().maxMoves()];
        for (int seed = 1; seed <= games(); seed++) {
            Rng rng = new Rng(seed);
            Position position = game().start(seed);
            for (int ply = 0; ply < PLIES_LOOKED_AT; ply++) {
                check.at(position);
                if (position.result() != Result.ONGOING) break;
                position.make(moves[rng.below(position.moves(moves, 0))]);
            }
        }
    }

    @Test
    void makeAndUnmakeRestoreEveryField() {
        everywhere(position -> {
            String before = Snapshot.of(position);
            for (int move : game().moves(position)) {
                position.make(move);
                position.unmake();
                assertThat(Snapshot.of(position)).isEqualTo(before);
            }
        });
    }

    @Test
    void wholeGamesCanBeTakenBack() {
        for (int seed = 1; seed <= games(); seed++) {
            Position position = game().start(seed);
            String before = Snapshot.of(position);
            int plies = 0;
            Rng rng = new Rng(seed);
            while (position.result() == Result.ONGOING && plies < game().plyCap()) {
                int[] moves = game().moves(position);
                position.make(moves[rng.below(moves.length)]);
                plies++;
            }
            while (plies-- > 0) position.unmake();
            assertThat(Snapshot.of(position)).isEqualTo(before);
        }
    }

    @Test
    void theKeyIsTheKeyFromScratch() {
        everywhere(position ->
                assertThat(position.key()).isEqualTo(reread(position).key()));
    }

    @Test
    void differentPositionsHaveDifferentKeys() {
        Set<String> texts = new HashSet<>();
        Set<Long> keys = new HashSet<>();
        everywhere(position -> {
            texts.add(withoutClock(game().notation().write(position)));
            keys.add(position.key());
        });
        assertThat(keys).hasSameSizeAs(texts);
    }

    /** The text without what the key leaves out. */
    protected String withoutClock(String position) {
        return position;
    }

    @Test
    void textRoundTrips() {
        everywhere(position -> {
            Position again = reread(position);
            String text = game().notation().write(position);
            assertThat(game().notation().write(again)).isEqualTo(text);
            assertThat(again.result()).as(text).isEqualTo(resultWithoutHistory(position));
            if (again.result() == position.result())
                assertThat(game().moves(again)).as(text).isEqualTo(game().moves(position));
        });
    }

    static int resultWithoutHistory(Position position) {
        return position.ending().isByHistory() ? Result.ONGOING : position.result();
    }

    @Test
    void movesRoundTripAsText() {
        everywhere(position -> {
            for (int move : game().moves(position)) {
                String text = game().notation().writeMove(position, move);
                assertThat(game().notation().readMove(position, text)).as(text).isEqualTo(move);
            }
        });
    }

    @Test
    void movesAreDistinctAndThoseOfTheSecondOpinion() {
        everywhere(position -> {
            String text = game().notation().write(position);
            int[] moves = game().moves(position);
            assertThat(Arrays.stream(moves).distinct().count()).as(text).isEqualTo(moves.length);
            if (position.ending().isByHistory()) return;
            Set<String> written = Arrays.stream(moves)
                    .mapToObj(move -> game().notation().writeMove(position, move))
                    .collect(Collectors.toCollection(TreeSet::new));
            assertThat(written).as(text).isEqualTo(new TreeSet<>(secondOpinion(text)));
        });
    }

    @Test
    void countMovesCountsTheMoves() {
        everywhere(position -> assertThat(position.countMoves()).isEqualTo(game().moves(position).length));
    }

    @Test
    void countRepliesCountsTheMovesAfterEachMove() {
        everywhere(position -> {
            int[] moves = game().moves(position);
            long replies = 0;
            for (int move : moves) {
                position.make(move);
                replies += Math.max(1, game().moves(position).length);
                position.unmake();
            }
            long key = position.key();
            assertThat(position.countReplies(new int[2 * game().maxMoves()], 0)).isEqualTo(replies);
            assertThat(position.key()).isEqualTo(key);
        });
    }

    @Test
    void aTurnedPositionHasAsManyMoves() {
        everywhere(position -> {
            if (position.ending().isByHistory()) return;
            String text = game().notation().write(position);
            Position turned = game().notation().read(turned(text));
            assertThat(turned.countMoves()).as(text).isEqualTo(position.countMoves());
            assertThat(turned.result() == Result.ONGOING).as(text).isEqualTo(position.result() == Result.ONGOING);
        });
    }

    @Test
    void aFinishedGameHasNoMovesAndOneThatGoesOnHasSome() {
        everywhere(position -> {
            boolean ongoing = position.result() == Result.ONGOING;
            assertThat(position.countMoves() > 0).isEqualTo(ongoing);
            assertThat(position.ending() == Ending.NONE).isEqualTo(ongoing);
        });
    }

    @Test
    void winsAndCapturesSayWhatTheMoveDoes() {
        everywhere(position -> {
            int side = position.sideToMove();
            int enemies = position.pieces(1 - side);
            boolean threatened = position.threatened();
            assertThat(position.canWin())
                    .isEqualTo(Arrays.stream(game().moves(position)).anyMatch(position::wins));
            for (int move : game().moves(position)) {
                boolean wins = position.wins(move);
                boolean captures = position.captures(move);
                boolean allowsWin = !wins && position.allowsWin(move);
                if (!wins) assertThat(position.allowsWin(move, threatened)).isEqualTo(allowsWin);
                position.make(move);
                assertThat(wins).isEqualTo(position.result() == Result.win(side));
                if (position.result() == Result.ONGOING) {
                    assertThat(captures).isEqualTo(position.pieces(1 - side) < enemies);
                    if (!wins) assertThat(allowsWin).isEqualTo(position.canWin());
                }
                position.unmake();
            }
        });
    }

    @Test
    void aCopyGoesItsOwnWay() {
        everywhere(position -> {
            if (position.result() != Result.ONGOING) return;
            String before = Snapshot.of(position);
            Position copy = position.copy();
            assertThat(Snapshot.of(copy)).isEqualTo(before);
            copy.make(game().moves(copy)[0]);
            assertThat(Snapshot.of(position)).isEqualTo(before);
            copy.unmake();
            assertThat(Snapshot.of(copy)).isEqualTo(before);
        });
    }

    @Test
    void aPositionCanBecomeAnother() {
        Position scratch = game().start(1);
        everywhere(position -> {
            scratch.become(position);
            assertThat(game().notation().write(scratch))
                    .isEqualTo(game().notation().write(position));
            assertThat(scratch.key()).isEqualTo(position.key());
            if (position.ending().isByHistory()) return;
            assertThat(game().moves(scratch)).isEqualTo(game().moves(position));
        });
    }

    @Test
    void aDrawingCanBeArrangedAgain() {
        int[] looked = {0};
        everywhere(position -> {
            if (looked[0]++ % 31 != 0) return;
            Position arranged = game().arrange(game().draw(position), position.sideToMove());
            assertThat(withoutClock(game().draw(arranged))).isEqualTo(withoutClock(game().draw(position)));
            assertThat(arranged.key()).isEqualTo(position.key());
            assertThat(arranged.sideToMove()).isEqualTo(position.sideToMove());
        });
    }

    private static Drawing withoutClock(Drawing drawing) {
        return new Drawing(drawing.columns(), drawing.cells(), drawing.cards(), drawing.points(), List.of());
    }

    @Test
    void shapesShowWhatMovesDo() {
        int[] looked = {0};
        everywhere(position -> {
            if (looked[0]++ % 31 != 0) return;
            int side = position.sideToMove();
            List<Drawing.Cell> before = game().draw(position).cells();
            for (int move : game().moves(position)) {
                MoveShape shape = game().shape(position, move);
                boolean captures = position.captures(move);
                position.make(move);
                List<Drawing.Cell> after = game().draw(position).cells();
                boolean goesOn = position.result() == Result.ONGOING;
                position.unmake();
                assertThat(!shape.captured().isEmpty()).isEqualTo(captures);
                for (String square : shape.captured())
                    assertThat(owner(before, square)).isEqualTo(1 - side);
                if (shape.path().isEmpty()) assertThat(shape.kind()).isEqualTo(MoveShape.Kind.PASS);
                else assertThat(owner(before, shape.path().get(0))).isEqualTo(side);
                if (goesOn && shape.path().size() > 1)
                    assertThat(owner(after, shape.path().get(shape.path().size() - 1)))
                            .isEqualTo(side);
                if (shape.kind() == MoveShape.Kind.SCORE || shape.kind() == MoveShape.Kind.CAMP)
                    assertThat(shape.path()).hasSize(1);
            }
        });
    }

    private static int owner(List<Drawing.Cell> cells, String square) {
        return cells.stream()
                .filter(cell -> cell.name().equals(square))
                .findFirst()
                .orElseThrow()
                .owner();
    }

    @Test
    void theSameSeedGivesTheSameStart() {
        for (int seed = 1; seed <= 20; seed++)
            assertThat(game().notation().write(game().start(seed)))
                    .isEqualTo(
                            game().notation().write(Games.parse(game().text()).start(seed)));
    }

    private Position reread(Position position) {
        return game().notation().read(game().notation().write(position));
    }
}
