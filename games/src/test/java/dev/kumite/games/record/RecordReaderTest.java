package dev.kumite.games.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.base.BadInput;
import dev.kumite.games.Games;
import dev.kumite.games.Outcome;
import dev.kumite.games.core.Ending;
import dev.kumite.games.core.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The form of tags and moves, by a game of Onitama with a fixed deal. */
class RecordReaderTest {
    private static final String HEAD = "[Game \"onitama(deal=ox+boar/horse+elephant/crab, first=blue)\"]\n";

    private static GameRecord read(String text) {
        return RecordReader.read(text, "game.pdn", null);
    }

    private static List<String> moves(String text) {
        GameRecord record = read(text);
        var position = record.startPosition();
        return record.moves().stream()
                .map(move -> {
                    String written = record.game().notation().writeMove(position, move);
                    position.make(move);
                    return written;
                })
                .toList();
    }

    @Test
    void movesWithNumbersAreRead() {
        assertThat(moves(HEAD + "1. ox:a1a2 horse:a5a4 2. boar:b1b2 *"))
                .containsExactly("ox:a1a2", "horse:a5a4", "boar:b1b2");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "1.ox:a1a2 horse:a5a4 2.boar:b1b2",
                "1. ox:a1a2 1... horse:a5a4 2. boar:b1b2",
                "ox:a1a2 horse:a5a4 boar:b1b2 *",
                "1. ox:a1a2! horse:a5a4?? 2. boar:b1b2 !? *",
                "1. ox:a1a2 $3 horse:a5a4$14 2. boar:b1b2 $1$2 *",
                "{before} 1. ox:a1a2{tight}horse:a5a4 {2. a1-b2 [x] (} 2. boar:b1b2 {after} * {end}",
                "1. ox:a1a2 {nested {in} it} horse:a5a4 2. boar:b1b2 *",
                "1. ox:a1a2 {a brace :-{ alone} horse:a5a4 2. boar:b1b2 {and another} *",
                "1. ox:a1a2 (1. boar:a1a2 (1. ox:b1b2 {)} elephant:a5a4) horse:b5b4) horse:a5a4 (!) 2. boar:b1b2 *",
            })
    void decorationIsSkipped(String movetext) {
        assertThat(moves(HEAD + "\n" + movetext)).containsExactly("ox:a1a2", "horse:a5a4", "boar:b1b2");
    }

    @Test
    void linesMayEndAnyWay() {
        String text = "\ufeff" + HEAD
                + "[Event \"x\"]\n\n\n; a ( comment {\n% an escape [\n1. ox:a1a2\n  (a\n{b\n}\n)\n1...\nhorse:a5a4 ; )\n2.\tboar:b1b2\n*\n\n";
        for (String end : List.of("\n", "\r\n", "\r"))
            assertThat(moves(text.replace("\n", end))).as(end).containsExactly("ox:a1a2", "horse:a5a4", "boar:b1b2");
    }

    @Test
    void tagsAreKeptInAnyOrder() {
        GameRecord record = read("[Setup \"1\"][Wind  \"a \\\"b\\\" c:\\d \\\\\" ]\n[ Result \"0-1\"]" + HEAD
                + "[Red \"R\"] ox:a1a2 0-1");
        assertThat(record.tags())
                .containsEntry("Setup", "1")
                .containsEntry("Wind", "a \"b\" c:\\d \\")
                .containsEntry("Red", "R")
                .hasSize(3);
        assertThat(record.outcome()).isEqualTo(new Outcome(Result.WIN_1, Ending.RESIGNED, 1));
    }

    @Test
    void severalGamesFollowEachOther() {
        String game = HEAD + "\nox:a1a2 ";
        assertThat(RecordReader.readAll(game + "1-0\n\n" + game + game + "* {the end}", "f", null))
                .hasSize(3);
        assertThat(RecordReader.readAll("", "f", null)).isEmpty();
        assertThat(RecordReader.readAll(" {nothing} ; here", "f", null)).isEmpty();
    }

    @Test
    void theAssumedGameIsTheOneOfRecordsThatNameNone() {
        var assumed = Games.parse("onitama(deal=ox+boar/horse+elephant/crab, first=blue)");
        assertThat(RecordReader.read("1. ox:a1a2", "f", assumed).game()).isEqualTo(assumed);
    }

    @Test
    void theReasonIsReadBack() {
        assertThat(read(HEAD + "[Termination \"unfinished\"] ox:a1a2 *")
                        .outcome()
                        .ending())
                .isEqualTo(Ending.UNFINISHED);
        assertThat(read(HEAD + "ox:a1a2 *").outcome().ending()).isEqualTo(Ending.NONE);
        assertThat(read(HEAD + "ox:a1a2 1/2-1/2").outcome()).isEqualTo(new Outcome(Result.DRAW, Ending.AGREED, 1));
        for (String late : List.of("overtime", "time forfeit"))
            assertThat(read(HEAD + "[Termination \"" + late + "\"] ox:a1a2 1-0").outcome())
                    .isEqualTo(new Outcome(Result.WIN_0, Ending.OVERTIME, 1));
        assertThat(read(HEAD + "[Termination \"overtime\"] ox:a1a2 1/2-1/2")
                        .outcome()
                        .ending())
                .isEqualTo(Ending.AGREED);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "ox:a1a2 ox:a5a4                   | game.pdn:2:9: 'ox:a5a4' is no legal move here",
                "ox:a1a2 {never closed             | game.pdn:2:9: this '{' is never closed",
                "ox:a1a2 (never (closed)           | game.pdn:2:9: this '(' is never closed",
                "ox:a1a2 } *                       | game.pdn:2:9: this '}' closes nothing",
                "[Event \"x\"                      | game.pdn:2:1: a tag is written [Name \"value\"]",
                "[Event x]                         | game.pdn:2:1: a tag is written [Name \"value\"]",
                "[\"x\"]                           | game.pdn:2:1: a tag is written [Name \"value\"]",
                "[Event \"x                        | game.pdn:2:1: a tag is written [Name \"value\"]",
                "[Event \"x\"][Event \"y\"]        | game.pdn:2:20: the tag Event is given twice",
                "[Result \"2\"]                    | game.pdn:2:10: no result is written '2'",
                "[Result \"1-0\"] ox:a1a2 0-1      | game.pdn:2:24: the result is 0-1 here, but 1-0 in the tag",
                "[Position \"B:x\"]                | game.pdn:2:12: the position 'B:x' has 2 parts",
            })
    void complaintsNameTheirPlace(String text, String complaint) {
        assertThatThrownBy(() -> read(HEAD + text))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith(complaint)
                .message()
                .doesNotContain("\n");
    }

    @Test
    void gamesThatNobodyKnowsAreNamedWithTheirPlace() {
        assertThatThrownBy(() -> read("\n[GameType \"20\"]"))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("game.pdn:2:12: no game has GameType 20; known: ");
        assertThatThrownBy(() -> read("[Game \"onitma\"]"))
                .isInstanceOf(BadInput.class)
                .hasMessage("game.pdn:1:8: there is no game 'onitma'; did you mean 'onitama'?");
    }

    @Test
    void aGameWithManyStartsMustSayWhichOne() {
        assertThatThrownBy(() -> read("[Game \"onitama\"] *"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("[Position");
    }

    @Test
    void movesAfterTheEndAreRefused() {
        String end = HEAD + "[Position \"B:Ba1,Mc3:Ra5,Mc4:ox+boar/horse+elephant/crab\"]\n";
        assertThat(read(end + "ox:c3c4 1-0").outcome())
                .isEqualTo(new Outcome(Result.WIN_0, Games.ending("stone").orElseThrow(), 1));
        assertThat(read(end + "ox:c3c4").outcome().result()).isEqualTo(Result.WIN_0);
        assertThatThrownBy(() -> read(end + "ox:c3c4 horse:a5a4"))
                .isInstanceOf(BadInput.class)
                .hasMessage(
                        "game.pdn:3:9: 'horse:a5a4' comes after the end: Blue wins by capturing the master after 1 ply.");
        assertThatThrownBy(() -> read(end + "ox:c3c4 0-1"))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("game.pdn:3:9: the result is written 0-1, but the last position says 1-0");
    }

    @Test
    void absurdSizesAreRefused() {
        for (String huge : List.of(
                "(".repeat(1_000_000),
                "{".repeat(1_000_000),
                "x".repeat(1_000_000),
                "[A".repeat(100_000),
                "[A \"" + "x".repeat(1_000_000) + "\"]",
                " ".repeat(16_000_001)))
            assertThatThrownBy(() -> read(HEAD + huge)).isInstanceOf(BadInput.class);
        assertThat(moves(HEAD + "(".repeat(1_000_000) + ")".repeat(1_000_000) + "ox:a1a2"))
                .hasSize(1);
        assertThat(moves(HEAD + "{".repeat(1_000_000) + "}".repeat(1_000_000) + "ox:a1a2"))
                .hasSize(1);
    }

    /** Quotes and dashes of Windows are control characters in Latin-1. */
    @Test
    void aFileOfAnOlderProgramIsReadAsWindowsWroteIt(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("old.pdn");
        Files.write(file, "[Event \"Joe\u2019s Open \u2013 caf\u00e9\"]\n1. 11-15 *\n".getBytes("windows-1252"));
        assertThat(RecordFiles.readOne(file, null).tags()).containsEntry("Event", "Joe\u2019s Open \u2013 caf\u00e9");
    }
}
