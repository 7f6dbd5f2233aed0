package dev.kumite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Playing in the terminal. */
class PlayTest {
    private static final String DEAL = "onitama(deal=ox+boar/horse+elephant/crab, first=blue)";
    private static final String NEARLY_WON = "B:Ba1,Mc3:Ra5,Mc4:ox+boar/horse+elephant/crab";

    @TempDir
    Path folder = Path.of("");

    private static Run play(String input, String... more) {
        List<String> args = new ArrayList<>(List.of("play", DEAL));
        args.addAll(List.of(more));
        boolean opponentNamed = args.contains("--against") || args.contains("both");
        if (!opponentNamed) args.addAll(List.of("--against", "random"));
        Run run = Run.typing(input, args.toArray(String[]::new));
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isZero();
        return run;
    }

    @Test
    void endOfInputQuitsCleanly() {
        assertThat(play("").out()).endsWith("Blue> \n");
        assertThat(play("quit\nox:a1a2\n").out()).endsWith("Blue> ").doesNotContain("Red plays");
    }

    @Test
    void aFreshSeedIsDrawnAndPrintedAndGivesTheSameGameAgain() {
        String first = play("ox:a1a2\n").out();
        String seed = first.replaceAll("(?s).*?, seed (\\d+),.*", "$1");
        assertThat(play("ox:a1a2\n", "--seed", seed).out()).isEqualTo(first);
    }

    @Test
    void theOpponentAnswers() {
        assertThat(play("ox:a1a2\n", "--seed", "1").out()).containsOnlyOnce("Red plays ");
        assertThat(play("", "--seed", "1", "--as", "RED").out())
                .contains("You are Red.", "Blue plays ")
                .endsWith("Red> \n");
    }

    @Test
    void wrongLinesChangeNothing() {
        Run run = play("nonsense\nundo\nsave\nload /no/such/file\nsave /no/such/folder/x\n\nmoves\nhelp\n");
        assertThat(run.out())
                .contains(
                        "'nonsense' is no legal move here",
                        "you have no move to take back",
                        "'save' needs the name of a file",
                        "/no/such/file: there is no such file",
                        "/no/such/folder/x: there is no directory /no/such/folder",
                        "ox:a1a2  ox:b1b2",
                        "undo       to take back")
                .doesNotContain("Red plays");
    }

    @Test
    void aWonGameIsAnnouncedAndCanBeTakenBack() {
        Run run = play("ox:c3c4\nox:c3c4\nmoves\nundo\nmoves\n", "--position", NEARLY_WON);
        assertThat(run.out())
                .contains(
                        "Blue wins by capturing the master after 1 ply.\nundo, save, load or quit> ",
                        "the game is over; undo",
                        "There are no moves",
                        "Blue>   ox:a1b1");
    }

    @Test
    void undoTakesBackBothMoves() {
        Run run = play("ox:a1a2\nundo\nmoves\nundo\n", "--seed", "4");
        assertThat(run.out()).contains("ox:a1a2  ox:b1b2").endsWith("you have no move to take back\nBlue> \n");
    }

    @Test
    void savedGamesCanBeLoaded() throws IOException {
        Path file = folder.resolve("my game.pdn");
        play("ox:a1a2\nresign\nresign\nsave " + file + "\n", "--seed", "2", "--against", "greedy");
        assertThat(Files.readString(file))
                .contains(
                        "[Blue \"you\"]\n[Red \"greedy\"]\n[Result \"0-1\"]\n[Termination \"resigned\"]\n",
                        "1. ox:a1a2 ");
        Run again = play("load " + file + "\nundo\nmoves\n");
        assertThat(again.out()).contains("Loaded " + DEAL + " with 2 plies", "Red wins by resignation after 2 plies.");
    }

    @Test
    void aSavedGameNamesItsGame() throws IOException {
        Path file = folder.resolve("one.pdn");
        Files.writeString(file, "[Game \"" + DEAL + "\"]\n\n1. ox:b1b2 *\n");
        Run run = Run.typing("quit\n", "play", "--load", file.toString(), "--as", "both");
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).startsWith(DEAL + ", seed ").endsWith("Red> ");
        Files.writeString(file, "1. 11-15 *\n");
        assertThat(Run.typing("quit\n", "play", "--load", file.toString(), "--as", "both")
                        .out())
                .startsWith("checkers, seed ");
        assertThat(Run.of("play", "--as", "both").err()).startsWith("kumite: Missing required parameter: 'GAME'");
    }

    @Test
    void oneOfSeveralGamesCanBePicked() throws IOException {
        Path file = folder.resolve("two games.pdn");
        Files.writeString(
                file,
                "[Game \"" + DEAL + "\"]\n\n1. ox:a1a2 *\n\n[Game \"" + DEAL + "\"]\n\n1. ox:b1b2 horse:c5c4 *\n");
        Run typed = play("load " + file + "\nload " + file + " 3\nload " + file + " 2\n", "--as", "both");
        assertThat(typed.out())
                .contains(
                        file + ": there are 2 games in it; say which one",
                        file + ": there is no game number 3; there are 2",
                        "Loaded " + DEAL + " with 2 plies.");
        String[] given = {"--load", file.toString(), "--game-number", "2", "--as", "both"};
        assertThat(play("undo\nmoves\nquit\n", given).out()).contains("Red>   elephant:a5b4");
        assertThat(Run.of("play", DEAL, "--load", file.toString()).err())
                .isEqualTo("kumite: --load: " + file + ": there are 2 games in it; say which one, from 1 on\n");
    }

    @Test
    void whereAGameCannotBeSavedOrFoundIsSaidPlainly() {
        Run run = play("save " + folder + "\nload " + folder + "\nsave " + folder + "/a/b\nload " + folder + "/c\n");
        assertThat(run.out())
                .contains(
                        folder + ": is a directory; name a file in it",
                        folder + ": is a directory, not a file",
                        folder + "/a/b: there is no directory " + folder + "/a",
                        folder + "/c: there is no such file");
    }

    @Test
    void aSavedGameReplacesOneGameAndNothingElse() throws IOException {
        Path one = folder.resolve("one.pdn");
        String game = "[Game \"" + DEAL + "\"]\n\n1. ox:a1a2 *\n\n";
        Path several = Files.writeString(folder.resolve("several.pdn"), game + game);
        Path other = Files.writeString(folder.resolve("notes.txt"), "Buy milk.\n");
        Run run = play("save " + one + "\nox:a1a2\nsave " + one + "\nsave " + several + "\nsave " + other + "\n");
        assertThat(run.out())
                .containsSubsequence("Saved to " + one, "Saved to " + one)
                .contains(
                        several + ": holds 2 games and would be replaced; name another file",
                        other + ": holds something else than a game and would be replaced; name another file");
        assertThat(several).hasContent(game + game);
        assertThat(other).hasContent("Buy milk.\n");
        assertThat(Files.readString(one)).contains("1. ox:a1a2 ");
    }

    @Test
    void aSavedGameTakesThePlaceOfNoDevice() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("device"), Path.of("/dev/null"));
        assertThat(play("save " + link + "\n").out()).contains("Saved to " + link);
        assertThat(Files.isSymbolicLink(link)).isTrue();
    }

    @Test
    void aBrokenFileLeavesTheGameAsItWas() throws IOException {
        Path file = folder.resolve("broken.pdn");
        Files.writeString(file, "[Game \"" + DEAL + "\"]\n\n1. ox:a1a2 ox:e1e2\n");
        Run run = play("load " + file + "\nmoves\n");
        assertThat(run.out()).contains(file + ":3:12: 'ox:e1e2' is no legal move here", "ox:a1a2  ox:b1b2");
    }

    @Test
    void anyAgentCanBeTheOpponentAndSayWhatItExpects() {
        Run run = play("ox:a1a2\n", "--against", "strong(depth=2, memory=1m)", "--verbose");
        assertThat(run.out()).containsPattern("Red plays \\S+\\.\n  value .*; main line \\S+ ");
    }

    @Test
    void onePersonCanPlayBothSides() {
        Run run = play("ox:a1a2\nhorse:c5c4\nundo\nresign\n", "--as", "both");
        assertThat(run.out())
                .contains("You play both sides.", "Blue> ", "Red> ", "Blue wins by resignation after 1 ply.")
                .doesNotContain("plays horse");
    }

    @Test
    void twoAgentsCanBeWatched() throws IOException {
        Path file = folder.resolve("watched.pdn");
        Run run = play("undo\nsave " + file + "\n", "--as", "none", "--with", "random", "--against", "greedy");
        assertThat(run.out())
                .contains(", random against greedy.\n", "Blue plays ", "Red plays ", "you have no move to take back")
                .endsWith("save, load or quit> \n");
        assertThat(Files.readString(file)).contains("[Blue \"random\"]\n[Red \"greedy\"]\n");
    }
}
