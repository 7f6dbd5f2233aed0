package dev.kumite.games.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Policy;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every move has rows, and both sides see theirs alike. */
class MoveRowsTest {
    private static List<List<Integer>> rows(Game game, Position position) {
        MoveRows moveRows = game.moveRows();
        int[] out = new int[MoveRows.MOST + 1];
        List<List<Integer>> all = new ArrayList<>();
        for (int move : game.moves(position)) {
            int end = moveRows.write(position, move, out, 1);
            assertThat(end - 1).isBetween(1, MoveRows.MOST);
            List<Integer> rows = Arrays.stream(out, 1, end).boxed().toList();
            assertThat(rows).allMatch(row -> row >= 0 && row < moveRows.count());
            all.add(rows);
        }
        return all;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "onitama(deck=base+sensei+promo)",
                "onitama(size=7)",
                "katarenga(size=4)",
                "katarenga(size=8)",
                "katarenga(rules=published)"
            })
    void differentMovesHaveDifferentRows(String text) {
        Game game = Games.parse(text);
        Rng rng = new Rng(1);
        for (int seed = 1; seed <= 40; seed++)
            for (Position position = game.start(seed); position.result() == Result.ONGOING; ) {
                assertThat(rows(game, position)).doesNotHaveDuplicates();
                position.make(position.playoutMove(rng, Policy.RANDOM));
            }
    }

    /** Positions that look alike to the players to move have the same moves for them. */
    @Test
    void bothSidesOfOnitamaSeeTheirMovesAlike() {
        Game game = Games.parse("onitama(cards=tiger+rabbit+cobra+rooster+monkey)");
        Map<Long, Integer> sides = new HashMap<>();
        Map<Long, Set<String>> seen = new HashMap<>();
        int met = 0;
        Rng rng = new Rng(3);
        for (int seed = 1; seed <= 400; seed++) {
            Position position = game.start(seed);
            for (int ply = 0; ply < 3; ply++) {
                Set<String> rows = new TreeSet<>();
                rows(game, position).forEach(each -> rows.add(each.toString()));
                Set<String> before = seen.putIfAbsent(position.viewKey(), rows);
                Integer side = sides.putIfAbsent(position.viewKey(), position.sideToMove());
                if (before != null) assertThat(rows).isEqualTo(before);
                if (side != null && side != position.sideToMove()) met++;
                position.make(position.playoutMove(rng, Policy.RANDOM));
            }
        }
        assertThat(met).as("positions met from both sides").isPositive();
    }

    @ParameterizedTest
    @ValueSource(strings = {"checkers", "katarenga(size=6)"})
    void bothSidesBeginAlike(String text) {
        Game game = Games.parse(text);
        Position first = game.start(1);
        Position second = game.arrange(game.draw(first), 1 - first.sideToMove());
        int[] out = new int[MoveRows.MOST];
        for (Position position : List.of(first, second))
            for (int move : game.moves(position)) {
                game.moveRows().write(position, move, out, 0);
                assertThat(out[0])
                        .as("%s by %d", game.notation().writeMove(position, move), position.sideToMove())
                        .isIn(firstRows(game, first));
            }
    }

    /** In checkers the moves of the start; in Katarenga, where tiles decide, all steps out of the home row. */
    private static Set<Integer> firstRows(Game game, Position start) {
        Set<Integer> rows = new TreeSet<>();
        if (game.name().equals("checkers")) rows(game, start).forEach(rows::addAll);
        else for (int to = 0; to <= 36; to++) for (int from = 0; from < 6; from++) rows.add(to * 36 + from);
        return rows;
    }
}
