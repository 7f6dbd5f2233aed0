package dev.kumite.agents.tabular;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.kumite.agents.Agent;
import dev.kumite.agents.Budget;
import dev.kumite.agents.Choice;
import dev.kumite.agents.Sample;
import dev.kumite.agents.Thinking;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The search with a table at its leaves, against plain minimax; and what it sees whatever the table says. */
class TableSearchTest {
    private static final long UNLIMITED = Long.MAX_VALUE;

    /** Judges a position by its key: as good as a table in which everything is known. */
    private static double judged(Position position) {
        return (Rng.mix(position.viewKey()) >>> 11) * 0x1p-52 - 1;
    }

    private static final MoveValues BY_KEY = (position, moves, from, end, out) -> {
        for (int i = from; i < end; i++) {
            position.make(moves[i]);
            out[i] = -judged(position);
            position.unmake();
        }
    };

    private static Agent player(Game game, MoveValues values, int depth) {
        return new TabularAgent(game, values, true, new Budget(UNLIMITED, UNLIMITED, depth, UNLIMITED), 3);
    }

    private static double minimax(Game game, Position position, int depth) {
        double best = -1;
        for (int move : game.moves(position)) {
            position.make(move);
            double value = position.result() != Result.ONGOING
                    ? (Result.winner(position.result()) < 0 ? 0 : 1)
                    : depth == 1 ? -judged(position) : -minimax(game, position, depth - 1);
            best = Math.max(best, value);
            position.unmake();
        }
        return best;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void findsTheValueOfPlainMinimax(int depth) {
        Game game = Games.parse("onitama");
        for (Position position : Sample.positions(game, 12, 6)) {
            Choice choice = player(game, BY_KEY, depth).choose(position, Thinking.unwatched());
            assertThat(choice.value()).isCloseTo(minimax(game, position.copy(), depth), within(1e-12));
            assertThat(game.moves(position)).contains(choice.move());
            assertThat(choice.rootMoves()).hasSize(position.countMoves());
        }
    }

    @Test
    void takesAWinAtHandAndAvoidsALossInOne() {
        for (Game game : Sample.smallGames()) {
            MoveValues nothing = (position, moves, from, end, out) -> Arrays.fill(out, from, end, 0);
            for (Position position : Sample.positions(game, 20, 4, Position::canWin)) {
                Choice choice = player(game, nothing, 2).choose(position, Thinking.unwatched());
                assertThat(position.wins(choice.move())).isTrue();
                assertThat(choice.winIn()).hasValue(1);
            }
            for (Position position : Sample.positions(game, 20, 4, each -> !each.canWin() && canBeSaved(game, each))) {
                int move = player(game, nothing, 2).pick(position);
                position.make(move);
                assertThat(position.canWin()).isFalse();
            }
        }
    }

    @Test
    void onePlyAheadTheTableAloneDecidesUnlessWinsComeFirst() {
        Game game = Games.parse("onitama");
        MoveValues hatesWins = (position, moves, from, end, out) -> {
            for (int i = from; i < end; i++) out[i] = position.wins(moves[i]) ? -1 : 0;
        };
        Budget budget = new Budget(UNLIMITED, UNLIMITED, 1, UNLIMITED);
        for (Position position : Sample.positions(game, 10, 4, Position::canWin)) {
            int blind = new TabularAgent(game, hatesWins, false, budget, 1).pick(position);
            int seeing = new TabularAgent(game, hatesWins, true, budget, 1).pick(position);
            assertThat(position.wins(blind)).isFalse();
            assertThat(position.wins(seeing)).isTrue();
        }
    }

    /** Whether some moves lose at once and some do not. */
    private static boolean canBeSaved(Game game, Position position) {
        int losing = 0;
        int[] moves = game.moves(position);
        for (int move : moves) {
            position.make(move);
            if (position.canWin()) losing++;
            position.unmake();
        }
        return losing > 0 && losing < moves.length;
    }

    @Test
    void pickPlaysWhatChooseWould() {
        Game game = Games.parse("onitama");
        for (Position position : Sample.positions(game, 20, 4)) {
            int chosen = player(game, BY_KEY, 2)
                    .choose(position, Thinking.unwatched())
                    .move();
            assertThat(player(game, BY_KEY, 2).pick(position)).isEqualTo(chosen);
        }
    }

    @Test
    void answersAtOnceWhenStopped() {
        Game game = Games.parse("onitama");
        Thinking thinking = Thinking.unwatched();
        thinking.stop();
        for (int depth : new int[] {2, 60}) {
            Choice choice = player(game, BY_KEY, depth).choose(game.start(1), thinking);
            assertThat(choice.depth()).isEqualTo(1);
            assertThat(game.moves(game.start(1))).contains(choice.move());
        }
    }
}
