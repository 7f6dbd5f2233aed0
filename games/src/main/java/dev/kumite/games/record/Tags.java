package dev.kumite.games.record;

import dev.kumite.games.GameType;
import java.util.List;
import java.util.Set;

/** The names of the tags that mean something to us. */
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
}
