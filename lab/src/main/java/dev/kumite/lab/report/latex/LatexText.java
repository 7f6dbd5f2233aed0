package dev.kumite.lab.report.latex;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Words in LaTeX's own spelling, so that no character of a name is taken for a command, and how wide they are set. */
final class LatexText {
    /** Longer pieces of a name may be broken anywhere. */
    private static final int LONGEST_PIECE = 13;

    /** LaTeX makes one dash of two hyphens, as in {@code --games}, and one quotation mark of two apostrophes. */
    private static final String JOINED = "-'`";

    private static final String BREAK_BEHIND = ",;:=(/–—-_+*";
    private static final Map<Integer, String> SPELLING = new HashMap<>();

    /** Hundredths of a point at ten points in Computer Modern, for the characters from space to tilde. */
    private static final int[] WIDTHS = {
        334, 278, 500, 833, 500, 833, 778, 278, 389, 389, 500, 778, 278, 334, 278, 500, 500, 500, 500, 500, 500, 500,
        500, 500, 500, 500, 278, 278, 778, 778, 778, 472, 778, 750, 708, 722, 764, 681, 653, 785, 750, 361, 514, 778,
        625, 917, 750, 778, 681, 778, 736, 556, 722, 750, 750, 1028, 750, 750, 611, 278, 500, 278, 500, 500, 500, 500,
        556, 444, 556, 444, 306, 500, 556, 278, 306, 528, 278, 833, 556, 500, 556, 528, 392, 394, 389, 556, 528, 722,
        528, 528, 444, 500, 278, 500, 500
    };

    private static final int OTHER = 850;

    static {
        put("\\", "$\\backslash$");
        put("~", "\\~{}");
        put("^", "\\^{}");
        put("<", "$<$");
        put(">", "$>$");
        put("|", "$|$");
        put("\"", "{\\char34}");
        put("[", "{[}");
        put("`", "{\\char18}");
        for (String own : new String[] {"{", "}", "&", "#", "_", "%"}) put(own, "\\" + own);
        put("$", "{\\char36}");
        math("−", "-", "±", "\\pm", "×", "\\times", "·", "\\cdot", "√", "\\surd", "∞", "\\infty", "≈", "\\approx");
        math("≤", "\\leq", "≥", "\\geq", "≠", "\\neq", "→", "\\rightarrow", "←", "\\leftarrow", "½", "\\frac{1}{2}");
        math("²", "^2", "³", "^3", "°", "^\\circ", "∈", "\\in", "∑", "\\sum", "Δ", "\\Delta", "Σ", "\\Sigma");
        math("α", "\\alpha", "β", "\\beta", "γ", "\\gamma", "δ", "\\delta", "ε", "\\varepsilon", "λ", "\\lambda");
        math("μ", "\\mu", "π", "\\pi", "σ", "\\sigma", "τ", "\\tau", "φ", "\\varphi", "χ", "\\chi", "ω", "\\omega");
        put("–", "--");
        put("—", "---");
        put("…", "\\ldots{}");
        put("‘", "`");
        put("’", "'");
        put("“", "``");
        put("”", "''");
        put("§", "\\S{}");
        put("ß", "\\ss{}");
        put("\u00a0", "~");
        put("\u202f", "\\,");
    }

    private LatexText() {}

    private static void put(String character, String spelling) {
        SPELLING.put(character.codePointAt(0), spelling);
    }

    private static void math(String... charactersAndCommands) {
        for (int i = 0; i < charactersAndCommands.length; i += 2)
            put(charactersAndCommands[i], "$" + charactersAndCommands[i + 1] + "$");
    }

    /** Words that stay in one line if they have room. */
    static String escape(String words) {
        StringBuilder text = new StringBuilder();
        words.codePoints().forEach(character -> {
            String spelling = spelling(character);
            boolean joins = JOINED.indexOf(spelling.charAt(0)) >= 0
                    && text.length() > 0
                    && text.charAt(text.length() - 1) == spelling.charAt(0);
            text.append(joins ? "{}" : "").append(spelling);
        });
        return text.toString().replace(" \\%", "\\,\\%");
    }

    private static String spelling(int character) {
        String known = SPELLING.get(character);
        if (known != null) return known;
        if (Character.isISOControl(character)) return " ";
        if (character < 0x7f || isAccented(character)) return Character.toString(character);
        return String.format(java.util.Locale.ROOT, "{[}U+%04X]", character);
    }

    /** Letters of western Europe, which LaTeX knows without another package. */
    private static boolean isAccented(int character) {
        return character >= 'À' && character <= 'ÿ' && "ÐðÞþ×÷".indexOf(character) < 0;
    }

    /** Words that may be broken behind commas, brackets and the like, and long ones anywhere. */
    static String breakable(String words) {
        return pieces(words).stream()
                .map(LatexText::escape)
                .collect(Collectors.joining("\\allowbreak{}"))
                .replace(" \\allowbreak{}", " ");
    }

    /** What a line has to have room for, each with the space behind it. */
    static List<String> pieces(String words) {
        List<String> pieces = new ArrayList<>();
        int start = 0;
        for (int at = 1; at <= words.length(); at++) {
            boolean end = at == words.length();
            char before = words.charAt(at - 1);
            boolean space = before == ' ' && !end && words.charAt(at) != ' ' && words.charAt(at) != '%';
            boolean behind = BREAK_BEHIND.indexOf(before) >= 0 && !end && words.charAt(at) != ' ' && at - start > 2;
            boolean tooLong = at - start >= LONGEST_PIECE
                    && !Character.isHighSurrogate(before)
                    && !end
                    && words.charAt(at) != ' ';
            if (!end && !space && !behind && !tooLong) continue;
            pieces.add(words.substring(start, at));
            start = at;
        }
        return pieces;
    }

    /** In points, at ten points. */
    static double width(String words) {
        return words.codePoints()
                        .map(c -> c >= ' ' && c <= '~' ? WIDTHS[c - ' '] : known(c))
                        .sum()
                / 100.0;
    }

    private static int known(int character) {
        if (Character.isISOControl(character)) return 0;
        if (character == '–' || character == '’' || character == '‘') return 500;
        return SPELLING.containsKey(character) || isAccented(character) ? OTHER : 8 * OTHER / 2;
    }

    static double widestPiece(String words) {
        return pieces(words).stream()
                .mapToDouble(piece -> width(piece.strip()))
                .max()
                .orElse(0);
    }
}
