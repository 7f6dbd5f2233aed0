package dev.kumite.games.record;

import dev.kumite.games.GameType;
import dev.kumite.games.core.Ending;
import dev.kumite.games.core.Result;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The tags that a record itself understands, and results as PDN writes them: the first number is that of side 0, who is
 * Black in American checkers.
 */
final class Tags {
    static final String GAME = "Game";
    static final String PDN_TYPE = "GameType";
    static final String POSITION = "Position";
    static final String FEN = "FEN";
    static final String RESULT = "Result";
    static final String TERMINATION = "Termination";

    /** Read into the record's own fields, not kept as tags. */
    static final Set<String> UNDERSTOOD = Set.of(GAME, PDN_TYPE, POSITION, FEN, RESULT, TERMINATION);

    /** Written before the others, as PDN's "seven tags" are. */
    static final List<String> FIRST = List.of("Event", "Site", "Date", "Round");

    /** How a record says that a game was lost on time: ours, and PGN's own words. */
    static final Set<String> LATE = Set.of(Ending.OVERTIME.word(), "time forfeit");

    static final String UNFINISHED = "*";

    /** PDN 3 also counts two points to a win. */
    private static final Map<String, Integer> READ = Map.of(
            "1-0",
            Result.WIN_0,
            "0-1",
            Result.WIN_1,
            "1/2-1/2",
            Result.DRAW,
            "2-0",
            Result.WIN_0,
            "0-2",
            Result.WIN_1,
            "1-1",
            Result.DRAW,
            UNFINISHED,
            Result.ONGOING);

    private Tags() {}

    /** PDN's games have their start in FEN; ours have it in a tag of its own. */
    static String startTag(GameType type) {
        return type.pdnType() == GameType.NO_PDN ? POSITION : FEN;
    }

    static boolean isName(String text) {
        return !text.isEmpty() && text.chars().allMatch(Tags::isNamePart);
    }

    static boolean isNamePart(int c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_';
    }

    static boolean isResult(String word) {
        return READ.containsKey(word);
    }

    static int readResult(String word) {
        return READ.getOrDefault(word, Result.ONGOING);
    }

    static String writeResult(int result) {
        return switch (result) {
            case Result.WIN_0 -> "1-0";
            case Result.WIN_1 -> "0-1";
            case Result.DRAW -> "1/2-1/2";
            default -> UNFINISHED;
        };
    }
}
