package dev.kumite.games.record;

import dev.kumite.base.BadInput;

/**
 * Splits a record into tags and words, in one pass and without recursion. Comments, move numbers, numeric annotations
 * and marks of strength are left out on the way, and variations unless they are wanted.
 */
final class Tokens {
    private static final int LONGEST_WORD = 200;
    private static final int LONGEST_VALUE = 20_000;

    private final Source source;
    private final String text;
    private int at;
    private final boolean variations;
    private boolean nestedComments = true;

    Tokens(Source source, boolean variations) {
        this.source = source;
        this.variations = variations;
        this.text = source.text();
    }

    Token next() {
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == '[') return tag();
            if (c == '{') skipComment();
            else if (variations && (c == '(' || c == ')')) return parenthesis(c);
            else if (c == '(') skipVariation();
            else if (c == ';' || c == '%' && startsLine()) skipLine();
            else if (c == ')' || c == '}' || c == ']') throw source.complain(at, "this '" + c + "' closes nothing");
            else if (c == '$') skipAnnotation();
            else if (isBlank(c) || c == '!' || c == '?' || c == '.') at++;
            else if (!skippedMoveNumber()) return word();
        }
        return Token.end(at);
    }

    private Token parenthesis(char c) {
        return c == '(' ? Token.open(at++) : Token.close(at++);
    }

    private Token word() {
        int from = at;
        if (text.charAt(at) == '*') at++;
        else while (at < text.length() && isWordPart(text.charAt(at))) at++;
        if (at - from > LONGEST_WORD) throw source.complain(from, "no move is this long");
        return Token.word(text.substring(from, at), from);
    }

    private boolean skippedMoveNumber() {
        int end = at;
        while (end < text.length() && isDigit(text.charAt(end))) end++;
        if (end == at || end == text.length() || text.charAt(end) != '.') return false;
        while (end < text.length() && text.charAt(end) == '.') end++;
        at = end;
        return true;
    }

    private void skipAnnotation() {
        at++;
        while (at < text.length() && isDigit(text.charAt(at))) at++;
    }

    private void skipLine() {
        while (at < text.length() && text.charAt(at) != '\n' && text.charAt(at) != '\r') at++;
    }

    private void skipVariation() {
        int from = at;
        int depth = 0;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == '{') {
                skipComment();
                continue;
            }
            if (c == ';') {
                skipLine();
                continue;
            }
            at++;
            if (c == '(') depth++;
            else if (c == ')' && --depth == 0) return;
        }
        throw source.complain(from, "this '(' is never closed");
    }

    /**
     * Some programs nest comments, others let an opening brace stand in one. So braces are matched as long as that
     * works out; once it does not, comments end at their first closing brace.
     */
    private void skipComment() {
        int end = nestedComments ? matchingBrace() : -1;
        if (end < 0) {
            nestedComments = false;
            end = text.indexOf('}', at);
        }
        if (end < 0) throw source.complain(at, "this '{' is never closed");
        at = end + 1;
    }

    private int matchingBrace() {
        int depth = 0;
        for (int i = at; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '{') depth++;
            else if (c == '}' && --depth == 0) return i;
        }
        return -1;
    }

    private Token tag() {
        int from = at++;
        skipBlanks();
        int nameFrom = at;
        while (at < text.length() && Tags.isNamePart(text.charAt(at))) at++;
        String name = text.substring(nameFrom, at);
        skipBlanks();
        if (name.isEmpty() || peek() != '"') throw malformed(from);
        int valueAt = ++at;
        String value = value(from);
        skipBlanks();
        if (peek() != ']') throw malformed(from);
        at++;
        return Token.tag(name, value, valueAt);
    }

    /** Up to the closing quote; a backslash takes the meaning from a quote or a backslash, and from nothing else. */
    private String value(int from) {
        StringBuilder value = new StringBuilder();
        while (true) {
            char c = peek();
            if (Character.isISOControl(c) && c != '\t' || value.length() > LONGEST_VALUE) throw malformed(from);
            at++;
            if (c == '"') return value.toString();
            if (c == '\\' && (peek() == '"' || peek() == '\\')) c = text.charAt(at++);
            value.append(c == '\t' ? ' ' : c);
        }
    }

    private BadInput malformed(int from) {
        return source.complain(from, "a tag is written [Name \"value\"], on one line");
    }

    private void skipBlanks() {
        while (at < text.length() && isBlank(text.charAt(at))) at++;
    }

    /** The character here, or 0 at the end. */
    private char peek() {
        return at < text.length() ? text.charAt(at) : 0;
    }

    private boolean startsLine() {
        return at == 0 || text.charAt(at - 1) == '\n' || text.charAt(at - 1) == '\r';
    }

    private static boolean isBlank(char c) {
        return Character.isWhitespace(c) || c == '\u00a0' || c == '\ufeff' || c == '\u001a';
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isWordPart(char c) {
        return !isBlank(c) && "{}()[];$!?*".indexOf(c) < 0;
    }

    /**
     * A tag, a word of the moves, the begin or end of a variation, or the end.
     *
     * @param text the tag's value, or the word
     * @param at where {@code text} begins
     */
    record Token(Kind kind, String name, String text, int at) {
        enum Kind {
            TAG,
            WORD,
            OPEN,
            CLOSE,
            END
        }

        static Token tag(String name, String value, int at) {
            return new Token(Kind.TAG, name, value, at);
        }

        static Token word(String text, int at) {
            return new Token(Kind.WORD, "", text, at);
        }

        static Token open(int at) {
            return new Token(Kind.OPEN, "", "(", at);
        }

        static Token close(int at) {
            return new Token(Kind.CLOSE, "", ")", at);
        }

        static Token end(int at) {
            return new Token(Kind.END, "", "", at);
        }
    }

    /**
     * A text with the name of where it came from, able to say where in it something is.
     *
     * @param firstLine the number of its first line; above 1 for a part of a file
     */
    record Source(String name, int firstLine, String text) {
        private static final int LARGEST = 16_000_000;

        Source {
            if (text.length() > LARGEST)
                throw new BadInput(
                        name + ": " + text.length() + " characters; at most " + LARGEST + " are read at once");
        }

        /** {@code game.pdn:3:14: what}. */
        BadInput complain(int at, String what) {
            return new BadInput(what).at(place(at));
        }

        String place(int at) {
            int line = firstLine;
            int lineStart = 0;
            for (int i = 0; i < at && i < text.length(); i++) {
                char c = text.charAt(i);
                boolean ends = c == '\n' || c == '\r' && (i + 1 == text.length() || text.charAt(i + 1) != '\n');
                if (ends) {
                    line++;
                    lineStart = i + 1;
                }
            }
            return name + ":" + line + ":" + (at - lineStart + 1);
        }
    }
}
