package dev.kumite.games.onitama;

import dev.kumite.games.picture.TutorialStep;
import java.util.List;

/** Five steps to the first game of Onitama. */
final class OnitamaTutorial {
    static final List<TutorialStep> STEPS = List.of(
            new TutorialStep(
                    "onitama",
                    "B:Ba1,b1,Mc1,d1,e1:Ra5,b5,Mc5,d5,e5:ox+boar/horse+elephant/crab",
                    "You play Blue, below, and have two cards. A card shows how any of your pieces may step from the dark square."
                            + " Select a card to see what it can do, and make a move.",
                    List.of(),
                    "The card you used lies beside the board now and goes to your opponent; you got the one that lay there."),
            new TutorialStep(
                    "onitama",
                    "B:Bb3,Mc1:Rb4,Me5:ox+boar/horse+elephant/crab",
                    "A piece that lands on an enemy captures it. Take the student on b4.",
                    List.of("ox:b3b4", "boar:b3b4"),
                    "Both of your cards lead there. Which one you give away is half of the game."),
            new TutorialStep(
                    "onitama",
                    "B:Bb1,b2,Mc1:Rd4,Me5:tiger+crab/ox+boar/eel",
                    "Nothing blocks the way. The tiger steps two squares forward: move the student from b1 to b3.",
                    List.of("tiger:b1b3"),
                    "It went past your own student on b2."),
            new TutorialStep(
                    "onitama",
                    "B:Bb3,Mb1:Ra5,Mb5:tiger+ox/crab+eel/boar",
                    "Whoever captures the enemy master, the large piece with the gate, wins. Take it.",
                    List.of("tiger:b3b5"),
                    "Won: this is the way of the stone."),
            new TutorialStep(
                    "onitama",
                    "B:BMc4,a1:Ra5,Me5:ox+elephant/horse+crab/boar",
                    "You also win when your own master reaches the enemy’s temple, the marked square. Go there.",
                    List.of("ox:c4c5"),
                    "Won: this is the way of the stream. Now you know all there is to know."));

    private OnitamaTutorial() {}
}
