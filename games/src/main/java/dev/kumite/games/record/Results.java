package dev.kumite.games.record;

import dev.kumite.games.core.Result;
import java.util.Map;

/** Results as PDN writes them: the first number is side 0's, who is Black in English checkers. */
final class Results {
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

    private Results() {}

    static boolean isResult(String word) {
        return READ.containsKey(word);
    }

    static int read(String word) {
        return READ.getOrDefault(word, Result.ONGOING);
    }

    static String write(int result) {
        return switch (result) {
            case Result.WIN_0 -> "1-0";
            case Result.WIN_1 -> "0-1";
            case Result.DRAW -> "1/2-1/2";
            default -> UNFINISHED;
        };
    }
}
