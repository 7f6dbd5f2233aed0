package dev.kumite.selftest;

import java.util.Arrays;
import java.util.List;

/** Texts and files as they should not be. */
final class Mutation {
    private static final int LONG = 20_000;
    private static final int MOST_EDITS = 4;

    /** What readers stumble over: numbers out of range, half a construct, characters that are not what they seem. */
    private static final List<String> WORDS = List.of(
            "-1",
            "0",
            "1",
            "00",
            "99999999999999999999",
            "2147483648",
            "-9223372036854775808",
            "1e309",
            "NaN",
            "1k",
            "null",
            "true",
            "\"",
            "'",
            "(",
            ")",
            "[",
            "]",
            "{",
            "}",
            "=",
            ",",
            ":",
            ";",
            "/",
            "\\",
            "%",
            "%s",
            "${x}",
            "..",
            "\0",
            "\n",
            "\r\n",
            "\t",
            " ",
            "\u00a0",
            "\u2028",
            "\ufeff",
            "\ud83d\ude00",
            "\ud800",
            "\u0130",
            "é",
            "&a *a",
            "!!java",
            "---",
            "#",
            "- ",
            "? ",
            "|",
            ">",
            "<<",
            "--",
            "@",
            "~");

    private Mutation() {}

    /** The text with one to four places changed; {@code others} lend parts of themselves. */
    static String of(Dice dice, String text, List<String> others) {
        String mutated = text;
        for (int edits = dice.between(1, MOST_EDITS); edits > 0; edits--) mutated = edited(dice, mutated, others);
        return mutated;
    }

    private static String edited(Dice dice, String text, List<String> others) {
        int from = dice.below(text.length() + 1);
        int to = Math.min(text.length(), from + dice.below(dice.oneIn(3) ? text.length() + 1 : 4));
        String before = text.substring(0, from);
        String part = text.substring(from, to);
        String after = text.substring(to);
        return switch (dice.below(9)) {
            case 0 -> before + after;
            case 1 -> before + part + part + after;
            case 2 -> before;
            case 3 -> before + dice.oneOf(WORDS) + after;
            case 4 -> before + part + dice.oneOf(WORDS) + after;
            case 5 -> before + (char) dice.below(dice.oneIn(4) ? Character.MAX_VALUE : 128) + after;
            case 6 -> before + slice(dice, dice.oneOf(others)) + after;
            case 7 -> after + part + before;
            default -> dice.oneIn(10) ? before + repeated(dice, part) + after : before + part + after.strip();
        };
    }

    private static String slice(Dice dice, String text) {
        int from = dice.below(text.length() + 1);
        return text.substring(from, from + dice.below(text.length() - from + 1));
    }

    private static String repeated(Dice dice, String part) {
        String unit = dice.oneIn(2) || part.isEmpty() ? dice.oneOf(WORDS) : part;
        return unit.repeat(Math.max(1, LONG / unit.length()));
    }

    /** The bytes with something changed, cut, doubled or emptied. */
    static byte[] of(Dice dice, byte[] bytes) {
        int from = dice.below(bytes.length + 1);
        int to = Math.min(bytes.length, from + 1 + dice.below(dice.oneIn(3) ? bytes.length : 64));
        return switch (dice.below(8)) {
            case 0 -> Arrays.copyOf(bytes, from);
            case 1 -> joined(bytes, 0, from, bytes, to, bytes.length);
            case 2 -> joined(bytes, 0, to, bytes, from, bytes.length);
            case 3 -> dice.oneIn(8) ? new byte[0] : changed(dice, bytes, from, to, true);
            case 4 -> Arrays.copyOf(bytes, bytes.length + dice.between(1, 4096));
            case 5 -> changed(dice, bytes, from, to, true);
            case 6 -> changed(dice, bytes, from, to, false);
            default -> flipped(dice, bytes);
        };
    }

    private static byte[] joined(byte[] first, int from, int to, byte[] second, int from2, int to2) {
        byte[] all = Arrays.copyOf(Arrays.copyOfRange(first, from, to), to - from + to2 - from2);
        System.arraycopy(second, from2, all, to - from, to2 - from2);
        return all;
    }

    private static byte[] changed(Dice dice, byte[] bytes, int from, int to, boolean zero) {
        byte[] all = bytes.clone();
        for (int i = from; i < to; i++) all[i] = zero ? 0 : (byte) dice.below(256);
        return all;
    }

    private static byte[] flipped(Dice dice, byte[] bytes) {
        byte[] all = bytes.clone();
        for (int flips = dice.between(1, 3); flips > 0 && all.length > 0; flips--)
            all[dice.below(all.length)] ^= (byte) (1 << dice.below(8));
        return all;
    }
}
