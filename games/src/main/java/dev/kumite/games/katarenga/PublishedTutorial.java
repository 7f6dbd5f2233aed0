package dev.kumite.games.katarenga;

import dev.kumite.games.picture.TutorialStep;
import java.util.List;

/** Seven steps to the first game of Katarenga as it is sold: the colours, the first turn and the camps. */
final class PublishedTutorial {
    private static final String GAME = "katarenga(rules=published)";

    static final List<TutorialStep> STEPS = List.of(
            new TutorialStep(
                    GAME,
                    "W:Wb1,d1:Ba8,d8,h8:KKKKKKKK/KKKKKKKK/KKKKKKKK/KKKKKKKK/KKKKKKKK/KKKKKKKK/KKKKKKKK/KKKKKKKK:0-0",
                    "You play White, below. The colour under a pawn decides how it moves. On blue it goes one"
                            + " step in any direction, like a king: move the pawn from b1 to c2.",
                    List.of("b1c2"),
                    "From there, the colour under it decides again."),
            new TutorialStep(
                    GAME,
                    "W:Wb1,e1:Ba8,d8,h8:NNNNNNNN/NNNNNNNN/NNNNNNNN/NNNNNNNN/NNNNNNNN/NNNNNNNN/NNNNNNNN/NNNNNNNN:0-0",
                    "On green it leaps like a knight: two squares straight and one aside. Move the pawn from b1"
                            + " to c3.",
                    List.of("b1c3"),
                    "Only knights jump over what stands between."),
            new TutorialStep(
                    GAME,
                    "W:Wa1,e1:Bb8,d8,h8:RKKKKKKK/KKKKKKKK/KKKKKKKK/KKKKKKKK/RKKKKKKK/KKKKKKKK/RKKKKKKK/KKKKKKKK:0-0",
                    "On red it goes straight like a rook, but no further than the next red square. Move the pawn"
                            + " from a1 as far as it goes: to a5.",
                    List.of("a1a5"),
                    "It may stop earlier, and it may not pass other pawns."),
            new TutorialStep(
                    GAME,
                    "W:Wc1,h1:Ba8,d8,e8:KKBKKKKK/KKKKKKKK/KKKKKKKK/KKKKKBKK/KKKKKKKK/KKKKKKKK/KKKKKKKK/KKKKKKKK:0-0",
                    "On yellow it goes diagonally like a bishop, up to the next yellow square. Move the pawn from"
                            + " c1 to f4.",
                    List.of("c1f4"),
                    "Now you know all four colours."),
            new TutorialStep(
                    GAME,
                    "W:Wa1,b1,c1,d1,e1,f1,g1,h1:Ba8,b8,c8,d8,e8,f8,g8,h8"
                            + ":RKKKKKKK/KKKKKKKK/KKKKKKKK/KKKKKKKK/KKKKKKKK/KKKKKKKK/KKKKKKKK/KKKKKKKK:0-0:F2",
                    "So a game begins. In the first turn of each side nothing may be captured: the pawn on a1"
                            + " sees the one on a8, but cannot take it yet. Move it as far as it goes, to a7.",
                    List.of("a1a7"),
                    "From the second turn on, landing on an enemy pawn captures it."),
            new TutorialStep(
                    GAME,
                    "W:Wa1,e1:Ba8,d8,h8:RKKKKKKK/KKKKKKKK/KKKKKKKK/KKKKKKKK/KKKKKKKK/KKKKKKKK/KKKKKKKK/KKKKKKKK:0-0",
                    "Both sides have had their first turn. Take the pawn on a8.",
                    List.of("a1a8"),
                    "A side with fewer than two pawns has lost; those in camps count."),
            new TutorialStep(
                    GAME,
                    "W:Wc8,e1:Ba8,e8,h8:KNRBBRNK/RBKNNKBR/BRNKKNRB/NKBRRBKN/NKBRRBKN/BRNKKNRB/RBKNNKBR/KNRBBRNK:1-0",
                    "Behind each home row are two camps, and one of yours is filled. Your pawn on c8 stands"
                            + " before the other: select it, then the strip beyond the row.",
                    List.of("c8camp"),
                    "Both camps are filled: you have won. A pawn stays in its camp."));

    private PublishedTutorial() {}
}
