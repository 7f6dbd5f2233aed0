package dev.kumite.lab.report.text;

import java.util.HashMap;
import java.util.Map;

/** Words in LaTeX's own spelling, so that no character of a name is taken for a command. */
final class LatexText {
    private static final Map<Integer, String> SPELLING = new HashMap<>();

    static {
        put("\\", "\\textbackslash{}");
        put("~", "\\textasciitilde{}");
        put("^", "\\textasciicircum{}");
        put("<", "\\textless{}");
        put(">", "\\textgreater{}");
        put("|", "\\textbar{}");
        put("\"", "{\\char34}");
        put("[", "{[}");
        put("`", "\\textasciigrave{}");
        for (String own : new String[] {"{", "}", "$", "&", "#", "_", "%"}) put(own, "\\" + own);
        put("−", "$-$");
        put("±", "$\\pm$");
        put("×", "$\\times$");
        put("√", "$\\surd$");
        put("∞", "$\\infty$");
        put("≈", "$\\approx$");
        put("≤", "$\\leq$");
        put("≥", "$\\geq$");
        put("≠", "$\\neq$");
        put("→", "$\\rightarrow$");
        put("½", "$\\frac{1}{2}$");
        put("λ", "$\\lambda$");
        put("ε", "$\\varepsilon$");
        put("α", "$\\alpha$");
        put("β", "$\\beta$");
        put("γ", "$\\gamma$");
        put("–", "--");
        put("—", "---");
        put("…", "\\ldots{}");
        put("\u00a0", "~");
        put("\u202f", "\\,");
    }

    private LatexText() {}

    private static void put(String character, String spelling) {
        SPELLING.put(character.codePointAt(0), spelling);
    }

    static String escape(String words) {
        StringBuilder text = new StringBuilder();
        words.codePoints().forEach(character -> {
            String spelling = SPELLING.get(character);
            if (spelling != null) text.append(spelling);
            else if (Character.isISOControl(character)) text.append(' ');
            else text.appendCodePoint(character);
        });
        return text.toString().replace(" \\%", "\\,\\%");
    }
}
