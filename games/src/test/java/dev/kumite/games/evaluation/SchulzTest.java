package dev.kumite.games.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.games.Games;
import dev.kumite.games.core.BoardFeatures;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Algorithm 4.1 worked by hand. Ox: one step up, down or right; boar: one step up, left or right. */
class SchulzTest {
    private static BoardFeatures read(String text) {
        return read("onitama", text);
    }

    private static BoardFeatures read(String game, String text) {
        return (BoardFeatures) Games.parse(game).notation().read(text);
    }

    /**
     * Blue 3 pieces (two on an edge, one in a corner), 7 moves by boar and 6 by ox; Red 2 pieces (an edge, a corner), 3
     * moves by horse and 2 by tiger.
     */
    @Test
    void schulzJudgesPiecesSquaresAndMobility() {
        BoardFeatures position = read("R:BMc1,a1,e3:RMc5,e5:boar+ox/horse+tiger/crab");
        assertThat(Schulz.TEXT.judge(position, 0)).isEqualTo((3 - 2) + (1 + 0 + 1) + (13 - 5));
        assertThat(Schulz.SIGNED.judge(position, 0)).isEqualTo((3 - 2) + (-1 - 2 - 1) + (13 - 5));
        assertThat(Schulz.TEXT.judge(position, 1)).isEqualTo((2 - 3) + (1 + 0) + (5 - 13));
        assertThat(Schulz.SIGNED.judge(position, 1)).isEqualTo((2 - 3) + (-1 - 2) + (5 - 13));
        assertThat(Schulz.TEXT.score(position)).as("Red is to move").isEqualTo(-8 - 11);
        assertThat(Schulz.PROGRAM.judge(position, 0)).isEqualTo((3 - 2) + (-1 - 2 - 1) + 13);
        assertThat(Schulz.PROGRAM.judge(position, 1)).isEqualTo((2 - 3) + (-1 - 2) + 5);
        assertThat(Schulz.TEXT_OWN.judge(position, 1)).isEqualTo((2 - 3) + (1 + 0) + 5);
        assertThat(Schulz.PROGRAM.score(position))
                .as("what Red has minus what Blue has")
                .isEqualTo((2 + (-1 - 2) + 5) - (3 + (-1 - 2 - 1) + 13));
    }

    /**
     * Blue's pieces stand on an edge, in a corner and twice inside: c1, a1, b2, c3 have 3, 2, 3 and 3 moves by boar and 2,
     * 2, 3 and 3 by ox. Red's only one is inside, with 3 moves by horse and 2 by tiger.
     */
    @Test
    void innerSquaresCountMost() {
        BoardFeatures position = read("B:BMc1,a1,b2,c3:RMd4:boar+ox/horse+tiger/crab");
        int blueMoves = (3 + 2 + 3 + 3) + (2 + 2 + 3 + 3);
        int redMoves = 3 + 2;
        assertThat(Schulz.TEXT.judge(position, 0)).isEqualTo((4 - 1) + (2 + 2 + 1 + 0) + (blueMoves - redMoves));
        assertThat(Schulz.SIGNED.judge(position, 0)).isEqualTo((4 - 1) + (1 + 1 - 1 - 2) + (blueMoves - redMoves));
        assertThat(Schulz.PROGRAM.score(position)).isEqualTo((4 + (1 + 1 - 1 - 2) + blueMoves) - (1 + 1 + redMoves));
        assertThat(Schulz.TEXT_OWN.score(position)).isEqualTo((4 + (2 + 2 + 1 + 0) + blueMoves) - (1 + 2 + redMoves));
    }

    /** Three pawns on king tiles: White's on b2 has 8 steps; Black's have 7 from c3, inside, and 2 from the corner d4. */
    @Test
    void itJudgesAnyBoard() {
        BoardFeatures position = read("katarenga(size=4)", "B:Wb2:Bc3,d4:KRBN/NKRB/BNKR/RBNK:0-0");
        int black = (2 - 1) + (2 + 0) + (7 + 2 - 8);
        int white = (1 - 2) + 2 + (8 - 7 - 2);
        assertThat(Schulz.TEXT.judge(position, 1)).isEqualTo(black);
        assertThat(Schulz.TEXT.judge(position, 0)).isEqualTo(white);
        assertThat(Schulz.TEXT.score(position)).isEqualTo(black - white);
    }

    /** A piece on an inner square with five moves is worth 1 + 2 + 5, twice where it counts for both sides. */
    @Test
    void theScaleIsWhatAPieceIsWorth() {
        assertThat(List.of(Schulz.TEXT.scale(), Schulz.SIGNED.scale())).containsOnly(16.0);
        assertThat(List.of(Schulz.PROGRAM.scale(), Schulz.TEXT_OWN.scale())).containsOnly(8.0);
    }

    @Test
    void theHelpNamesTheSquaresAndWhatCountsTwice() {
        assertThat(Schulz.TEXT.name()).isEqualTo("schulz");
        assertThat(Schulz.TEXT.help())
                .isEqualTo("schulz 4.2, for both sides: pieces twice, their squares (corner 0, edge 1, inner 2) and"
                        + " mobility twice, one point each");
        assertThat(Schulz.PROGRAM.name()).isEqualTo("schulz-program");
        assertThat(Schulz.PROGRAM.help())
                .isEqualTo("schulz 4.2, for both sides: pieces, their squares (corner -2, edge -1, inner 1) and"
                        + " mobility, one point each");
    }
}
