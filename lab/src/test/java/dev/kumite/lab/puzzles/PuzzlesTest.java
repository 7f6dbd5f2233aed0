package dev.kumite.lab.puzzles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Policy;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import dev.kumite.games.oracle.Oracle;
import dev.kumite.games.oracle.Oracles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Puzzles have exactly one winning move: a plain search without memory and the tablebases agree. */
class PuzzlesTest {
    @TempDir
    Path folder = Path.of("");

    /** The obvious way: the player to move wins within so many plies if some move leaves the other lost. */
    private static boolean wins(Game game, Position position, int plies) {
        int side = position.sideToMove();
        if (position.result() != Result.ONGOING) return position.result() == Result.win(side);
        if (plies == 0) return false;
        for (int move : game.moves(position)) {
            position.make(move);
            boolean lost = loses(game, position, side, plies - 1);
            position.unmake();
            if (lost) return true;
        }
        return false;
    }

    private static boolean loses(Game game, Position position, int winner, int plies) {
        if (position.result() != Result.ONGOING) return position.result() == Result.win(winner);
        if (plies == 0) return false;
        for (int move : game.moves(position)) {
            position.make(move);
            boolean lost = wins(game, position, plies - 1);
            position.unmake();
            if (!lost) return false;
        }
        return true;
    }

    @ParameterizedTest
    @ValueSource(strings = {"onitama", "katarenga(size=4)", "checkers"})
    void aProofAgreesWithThePlainSearch(String text) {
        Game game = Games.parse(text);
        WinProof proof = new WinProof(game);
        Rng rng = new Rng(3);
        Set<Integer> seen = new TreeSet<>();
        for (int i = 0; i < 300; i++) {
            Position position = game.start(i);
            for (int ply = rng.below(60); ply > 0 && position.result() == Result.ONGOING; ply--)
                position.make(position.playoutMove(rng, Policy.RANDOM));
            if (position.result() != Result.ONGOING) continue;
            int plies = proof.winsIn(position, 3);
            seen.add(plies);
            assertThat(wins(game, position, 1)).isEqualTo(plies == 1);
            assertThat(wins(game, position, 3)).isEqualTo(plies > 0);
        }
        assertThat(seen).contains(0).hasSizeGreaterThan(1);
    }

    @Test
    void whatASearchProvesTheTablebaseConfirms() {
        Game game = Games.parse("katarenga(tiles=KRBN/NKRB/BNKR/RBNK)");
        Oracle oracle = Oracles.required(game).largest(game, folder);
        WinProof proof = new WinProof(game);
        Rng rng = new Rng(8);
        int won = 0;
        for (int i = 0; i < 200; i++) {
            Position position = oracle.sample(oracle.pieces(), rng);
            if (proof.winsIn(position, 7) == 0) continue;
            won++;
            assertThat(oracle.value(position)).isEqualTo(Oracle.WIN);
        }
        assertThat(won).isPositive();
    }

    @ParameterizedTest
    @Tag("slow")
    @CsvSource({"onitama, 5", "katarenga, 3", "checkers, 5"})
    void exactlyOneMoveOfAPuzzleWins(String text, int limit) throws IOException {
        Game game = Games.parse(text);
        Path one = folder.resolve("one.tsv");
        PuzzleFile.Contents made = PuzzleMaker.of(game, 4, limit).make(one, 6, 1, puzzles -> {});
        assertThat(made.puzzles()).hasSize(6);
        for (Puzzle puzzle : made.puzzles()) {
            if (puzzle.source().equals("search")) checkBySearch(game, puzzle);
            assertThat(puzzle.grade()).isGreaterThan(2);
        }
        Path other = folder.resolve("other.tsv");
        PuzzleMaker.of(game, 4, limit).make(other, 2, 2, puzzles -> {});
        PuzzleMaker.of(game, 4, limit).make(other, 6, 2, puzzles -> {});
        assertThat(Files.readString(other)).isEqualTo(Files.readString(one));
        assertThatThrownBy(() -> PuzzleMaker.of(game, 5, limit).make(one, 9, 1, puzzles -> {}))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("has other puzzles (" + text + ", seed 4,");
    }

    private static void checkBySearch(Game game, Puzzle puzzle) {
        Position position = game.notation().read(puzzle.position());
        int right = game.notation().readMove(position, puzzle.move());
        int side = position.sideToMove();
        for (int move : game.moves(position)) {
            position.make(move);
            boolean wins = loses(game, position, side, puzzle.grade() - 1);
            position.unmake();
            assertThat(wins).as(puzzle.toString()).isEqualTo(move == right);
        }
        for (String move : puzzle.line()) position.make(game.notation().readMove(position, move));
        assertThat(puzzle.line()).hasSize(puzzle.grade());
        assertThat(position.result()).as(puzzle.toString()).isEqualTo(Result.win(side));
    }

    @ParameterizedTest
    @Tag("slow")
    @ValueSource(strings = {"onitama", "katarenga", "checkers"})
    void aHundredPuzzlesOfEachGameShip(String text) {
        Game game = Games.parse(text);
        PuzzleFile.Contents shipped = PuzzleFile.shipped(game).orElseThrow();
        assertThat(shipped.puzzles()).hasSizeGreaterThanOrEqualTo(100);
        shipped.puzzles().stream()
                .filter(puzzle -> puzzle.source().equals("search") && puzzle.grade() <= 3)
                .forEach(puzzle -> checkBySearch(game, puzzle));
    }
}
