package dev.kumite.lab.experiment;

import dev.kumite.base.BadInput;
import dev.kumite.base.Nearest;
import dev.kumite.base.ScaledNumber;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Names that stand for texts in an experiment's file: {@code ${n}}, and {@code ${4*n}} for a product. A name may also
 * stand for a list of texts, over which cells can run.
 */
public record Variables(Map<String, List<String>> values) {
    private static final Pattern USE = Pattern.compile("\\$\\{([^{}]*)\\}");

    public Variables with(Map<String, String> more) {
        Map<String, List<String>> all = new LinkedHashMap<>(values);
        more.forEach((name, value) -> all.put(name, List.of(value)));
        return new Variables(all);
    }

    /** The text with every variable in its place. */
    public String fill(String text) {
        return USE.matcher(text)
                .replaceAll(use -> Matcher.quoteReplacement(value(use.group(1).strip())));
    }

    /** The list that a text stands for when it is one variable and nothing else, otherwise the text alone. */
    public List<String> fillList(String text) {
        Matcher use = USE.matcher(text);
        if (use.matches() && !use.group(1).contains("*"))
            return list(use.group(1).strip());
        return List.of(fill(text));
    }

    private String value(String words) {
        if (words.contains("*")) return product(words);
        List<String> list = list(words);
        if (list.size() != 1)
            throw new BadInput(
                    "the variable '" + words + "' is a list of " + list.size() + "; only 'for' takes a list");
        return list.get(0);
    }

    private List<String> list(String name) {
        List<String> list = values.get(name);
        if (list == null)
            throw new BadInput("there is no variable '" + name + "'; " + Nearest.hint(name, values.keySet()));
        return list;
    }

    private String product(String words) {
        BigDecimal product = BigDecimal.ONE;
        for (String factor : words.split("\\*", -1)) {
            String text = factor.strip();
            product = product.multiply(ScaledNumber.read(text).orElseGet(() -> number(value(text))));
        }
        return product.signum() == 0 ? "0" : product.stripTrailingZeros().toPlainString();
    }

    private static BigDecimal number(String text) {
        return ScaledNumber.read(text)
                .orElseThrow(() -> new BadInput("'" + text + "' is not a number, so nothing can be multiplied by it"));
    }

    /** The number that a variable's text is, with {@code k} and {@code M} understood; NaN if it is not a number. */
    public static double toNumber(String text) {
        return ScaledNumber.read(text).map(BigDecimal::doubleValue).orElse(Double.NaN);
    }
}
