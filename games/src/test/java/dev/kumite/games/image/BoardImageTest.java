package dev.kumite.games.image;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import java.io.StringReader;
import java.util.OptionalInt;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

/** Every position of every game can be drawn, with any of its moves. */
class BoardImageTest {
    private static final int MOST_PLIES = 60;

    static Stream<String> games() {
        return Games.all().stream().flatMap(type -> type.examples().stream());
    }

    @ParameterizedTest
    @MethodSource("games")
    void positionsAndMovesAreDrawn(String text) throws Exception {
        Game game = Games.parse(text);
        Position position = game.start(1);
        Rng rng = new Rng(1);
        for (int ply = 0; ply < MOST_PLIES && position.result() == Result.ONGOING; ply++) {
            int[] moves = game.moves(position);
            int move = moves[rng.below(moves.length)];
            Element svg = parse(BoardImage.svg(game, position, OptionalInt.of(move)));
            boolean goes = !game.shape(position, move).path().isEmpty();
            assertThat(svg.getElementsByTagName("polyline").getLength()).isEqualTo(goes ? 1 : 0);
            assertThat(svg.getElementsByTagName("rect").getLength())
                    .isGreaterThan(game.draw(position).cells().size());
            position.make(move);
        }
    }

    private static Element parse(String svg) throws Exception {
        assertThat(svg).doesNotContain("NaN", "Infinity");
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(svg)))
                .getDocumentElement();
    }
}
