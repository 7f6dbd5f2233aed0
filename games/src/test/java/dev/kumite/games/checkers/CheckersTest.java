package dev.kumite.games.checkers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.games.Game;
import dev.kumite.games.GameContract;
import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The contract of every game, and the same on crowded boards of kings that random games hardly ever reach. */
class CheckersTest extends GameContract {
    private static final Pattern SQUARE = Pattern.compile("\\d+");

    private final Game game = Games.parse("checkers");

    @Override
    protected Game game() {
        return game;
    }

    @Override
    protected Set<String> secondOpinion(String position) {
        return Referee.moves(position);
    }

    /** The board turned round and the colours exchanged. */
    @Override
    protected String turned(String position) {
        String clock = position.substring(withoutClock(position).length());
        String turned = SQUARE.matcher(withoutClock(position))
                .replaceAll(square -> Integer.toString(33 - Integer.parseInt(square.group())));
        return turned.replace('W', 'x').replace('B', 'W').replace('x', 'B') + clock;
    }

    @Override
    protected String withoutClock(String position) {
        return position.replaceFirst(":H\\d+$", "");
    }

    @Test
    @Tag("slow")
    void theSecondOpinionAgreesOnBoardsFullOfKings() {
        Rng rng = new Rng(5);
        int most = 0;
        for (int i = 0; i < 40_000; i++) {
            CheckersPosition position = crowd(rng);
            String text = game.notation().write(position);
            Set<String> written = new TreeSet<>();
            int[] moves = game.moves(position);
            for (int move : moves) {
                String name = game.notation().writeMove(position, move);
                written.add(name);
                assertThat(game.notation().readMove(position, name)).isEqualTo(move);
            }
            assertThat(written).as(text).isEqualTo(secondOpinion(text)).hasSize(moves.length);
            assertThat(position.countMoves()).as(text).isEqualTo(moves.length);
            assertThat(game.notation().read(turned(text)).countMoves()).as(text).isEqualTo(moves.length);
            most = Math.max(most, moves.length);
        }
        assertThat(most).isBetween(20, game.maxMoves());
    }

    /** The history keeps whole positions, so the fields alone would not show a move that is not taken back. */
    @Test
    void takingBackAWholeGameShowsEveryPositionAgain() {
        Rng rng = new Rng(9);
        for (int i = 0; i < games(); i++) {
            Position position = game.start(i);
            Deque<String> seen = new ArrayDeque<>();
            while (position.result() == Result.ONGOING) {
                seen.push(game.notation().write(position) + position.key());
                int[] moves = game.moves(position);
                position.make(moves[rng.below(moves.length)]);
            }
            for (String before : seen) {
                position.unmake();
                assertThat(game.notation().write(position) + position.key()).isEqualTo(before);
                assertThat(position.result()).isEqualTo(Result.ONGOING);
            }
        }
    }

    /** Up to twelve pieces a side, most of them kings, few of one side so that there is room to jump. */
    static CheckersPosition crowd(Rng rng) {
        long black = 0;
        long white = 0;
        int few = 1 + rng.below(4);
        int many = 4 + rng.below(9);
        while (Long.bitCount(black) < few) black |= Board.bit(1 + rng.below(32));
        while (Long.bitCount(white) < many) white |= Board.bit(1 + rng.below(32)) & ~black;
        long men = rng.next() & ~Board.CROWNING;
        long kings = (black | white) & ~(men & rng.next());
        boolean swap = rng.below(2) == 0;
        return new CheckersPosition(swap ? white : black, swap ? black : white, kings, rng.below(2), 0);
    }
}
