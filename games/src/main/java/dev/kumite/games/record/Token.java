package dev.kumite.games.record;

/**
 * What {@link Tokens} finds: a tag, a word of the moves, or the end.
 *
 * @param text the tag's value, or the word
 * @param at where {@code text} begins
 */
record Token(Kind kind, String name, String text, int at) {
    enum Kind {
        TAG,
        WORD,
        END
    }

    static Token tag(String name, String value, int at) {
        return new Token(Kind.TAG, name, value, at);
    }

    static Token word(String text, int at) {
        return new Token(Kind.WORD, "", text, at);
    }

    static Token end(int at) {
        return new Token(Kind.END, "", "", at);
    }
}
