package dev.kumite.games.katarenga;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.games.Game;
import dev.kumite.games.GameContract;
import dev.kumite.games.Games;
import dev.kumite.games.Perft;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The contract of all games for the published rules, against a plain generator of the moves. */
class PublishedTest extends GameContract {
    private final Game game = Games.parse("katarenga(rules=published)");

    @Override
    protected Game game() {
        return game;
    }

    @Override
    protected Set<String> secondOpinion(String position) {
        return new PublishedReferee(position).moves();
    }

    @Override
    protected String turned(String position) {
        String[] parts = position.split(":");
        return KatarengaTest.Turn.over(position) + (parts.length == 6 ? ":" + parts[5] : "");
    }

    @Test
    void wholeGamesGoAsTheRefereeSays() {
        for (int seed = 1; seed <= games(); seed++) {
            Rng rng = new Rng(seed);
            Position position = game.start(seed);
            PublishedReferee referee = new PublishedReferee(game.notation().write(position));
            for (int ply = 0; ply < game.plyCap() && position.result() == Result.ONGOING; ply++) {
                int[] moves = game.moves(position);
                int move = moves[rng.below(moves.length)];
                referee.play(game.notation().writeMove(position, move));
                position.make(move);
                assertThat(game.notation().write(position)).isEqualTo(referee.text());
            }
            assertThat(position.result() != Result.ONGOING).isEqualTo(referee.over());
            assertThat(Result.winner(position.result()))
                    .isEqualTo(
                            switch (referee.winner()) {
                                case "white" -> 0;
                                case "black" -> 1;
                                default -> -1;
                            });
        }
    }

    @Test
    void threatenedMeansThatTheOtherSideCouldWin() {
        everywhere(position -> {
            if (position.result() != Result.ONGOING) {
                assertThat(position.threatened()).isFalse();
                return;
            }
            String text = game.notation().write(position);
            String other = otherToMove(text, 1 - position.sideToMove());
            assertThat(position.threatened())
                    .as(text)
                    .isEqualTo(game.notation().read(other).canWin());
        });
    }

    /** From the start, and from where a random game is after sixty plies: with open lines, captures and camps. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void perftIsThatOfTheReferee(int seed) {
        Position position = game.start(seed);
        assertPerft(position, 3);
        Rng rng = new Rng(seed);
        for (int ply = 0; ply < 60; ply++) {
            int[] moves = game.moves(position);
            int move = moves[rng.below(moves.length)];
            position.make(move);
            if (position.result() != Result.ONGOING) {
                position.unmake();
                break;
            }
        }
        assertPerft(position, 3);
    }

    private void assertPerft(Position position, int depth) {
        String text = game.notation().write(position);
        for (int plies = 1; plies <= depth; plies++)
            assertThat(new Perft(game, position, plies).count(plies))
                    .as(text)
                    .isEqualTo(PublishedReferee.perft(text, plies));
    }
}
