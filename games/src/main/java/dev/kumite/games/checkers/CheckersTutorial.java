package dev.kumite.games.checkers;

import dev.kumite.games.picture.TutorialStep;
import java.util.List;

/** Five steps to the first game of checkers. */
final class CheckersTutorial {
    static final List<TutorialStep> STEPS = List.of(
            new TutorialStep(
                    "checkers",
                    "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12",
                    "You play Black. Men go one step diagonally forward, on the dark squares. Make a move.",
                    List.of(),
                    "Only an empty square can be entered."),
            new TutorialStep(
                    "checkers",
                    "B:W15,32:B2,11,12",
                    "An enemy on the next square with an empty one behind it is jumped over and taken. You can capture, so you must.",
                    List.of("11x18"),
                    "The men that must capture are marked."),
            new TutorialStep(
                    "checkers",
                    "B:W15,22,32:B2,11",
                    "Jump on while you can: take both men in one move. Select the last square.",
                    List.of("11x25"),
                    "A jump ends only where no other can follow."),
            new TutorialStep(
                    "checkers",
                    "B:W5,32:B25",
                    "A man that reaches the last row becomes a king. Go there.",
                    List.of("25-29", "25-30"),
                    "It wears a crown now."),
            new TutorialStep(
                    "checkers",
                    "B:W13,32:BK18",
                    "A king also goes back. Move yours towards your own side, up the board.",
                    List.of("18-14", "18-15"),
                    "Whoever cannot move loses. Now you know all there is to know."));

    private CheckersTutorial() {}
}
