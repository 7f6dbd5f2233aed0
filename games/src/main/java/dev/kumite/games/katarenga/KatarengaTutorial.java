package dev.kumite.games.katarenga;

import dev.kumite.games.picture.TutorialStep;
import java.util.List;

/** Six steps to the first game of Katarenga. */
final class KatarengaTutorial {
    static final List<TutorialStep> STEPS = List.of(
            new TutorialStep(
                    "katarenga(size=4)",
                    "W:Wb1,d1:Ba4,d4:KKKK/KKKK/KKKK/KKKK:0-0",
                    "You play White, below. A tile decides how a pawn moves. On a king tile it goes one step in any direction:"
                            + " move the pawn from b1 to c2.",
                    List.of("b1c2"),
                    "From there, the tile under it decides again."),
            new TutorialStep(
                    "katarenga(size=4)",
                    "W:Wa1,d1:Bb4,c4:RRRR/RRRR/RRRR/RRRR:0-0",
                    "On a rook tile a pawn goes up to three squares straight. Move the pawn from a1 to a4.",
                    List.of("a1a4"),
                    "It may not pass other pawns."),
            new TutorialStep(
                    "katarenga(size=4)",
                    "W:Wa1,c1:Bb4,c4:BBBB/BBBB/BBBB/BBBB:0-0",
                    "On a bishop tile it goes up to three squares diagonally. Move the pawn from a1 to d4.",
                    List.of("a1d4"),
                    "The signs on the tiles show the ways."),
            new TutorialStep(
                    "katarenga(size=4)",
                    "W:Wb1,d1:Ba4,d4:NNNN/NNNN/NNNN/NNNN:0-0",
                    "On a knight tile it leaps: two squares straight and one aside. Move the pawn from b1 to c3.",
                    List.of("b1c3"),
                    "A knight passes over whatever stands between."),
            new TutorialStep(
                    "katarenga(size=4)",
                    "W:Wa1,d1:Ba4,c4:RRRR/RRRR/RRRR/RRRR:0-0",
                    "A pawn that lands on an enemy captures it. Take the pawn on a4.",
                    List.of("a1a4"),
                    "A side without pawns has lost."),
            new TutorialStep(
                    "katarenga(size=4)",
                    "W:Wa1,c4:Ba4,b4:KRBN/NKRB/BNKR/RBNK:0-0",
                    "Your pawn on c4 stands on the enemy’s home row: select it, then the strip beyond the row, and score a point.",
                    List.of("c4off"),
                    "Two points win. Now you know all there is to know."));

    private KatarengaTutorial() {}
}
