package dev.kumite.lab.experiment;

import dev.kumite.base.BadInput;
import dev.kumite.lab.experiment.measure.Unit;
import dev.kumite.lab.report.Form;
import dev.kumite.lab.stats.Region;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A statement of a paper that our games can confirm or contradict.
 *
 * @param name by which another claim of the file may refer to it, or empty
 * @param says the statement in words
 * @param measure the quantity that it is about
 * @param regionText where the quantity must lie, as declared in the file
 * @param primary whether it is one of the few that the paper's reproduction is judged by
 * @param nested the name of the claim that it follows from, or empty
 */
public record Claim(
        String place,
        String name,
        String says,
        Expression measure,
        Region region,
        String regionText,
        boolean primary,
        String nested) {
    private static final String NUMBER = "(-?[0-9]{1,15}(?:\\.[0-9]{1,15})?)";
    private static final Pattern ABOVE = Pattern.compile(">\\s*" + NUMBER);
    private static final Pattern BELOW = Pattern.compile("<\\s*" + NUMBER);
    private static final Pattern BETWEEN = Pattern.compile(NUMBER + "\\s*\\.\\.\\s*" + NUMBER);

    /** {@code > x} and {@code < x} leave x itself out, {@code low .. high} has both its ends. */
    public static Region region(String text) {
        Matcher above = ABOVE.matcher(text);
        if (above.matches()) return Region.atLeast(Math.nextUp(Double.parseDouble(above.group(1))));
        Matcher below = BELOW.matcher(text);
        if (below.matches()) return Region.atMost(Math.nextDown(Double.parseDouble(below.group(1))));
        Matcher between = BETWEEN.matcher(text);
        if (!between.matches())
            throw new BadInput("'" + text + "' is no region; write \"> 0.5\", \"< 0.5\" or \"0.4 .. 0.6\"");
        double low = Double.parseDouble(between.group(1));
        double high = Double.parseDouble(between.group(2));
        if (low > high)
            throw new BadInput("the region '" + text + "' is empty: its first number must be the lower one");
        return new Region(low, high);
    }

    /** In one word: {@code primary}, {@code secondary}, or {@code nested} where it follows from another. */
    public String rank() {
        return primary ? "primary" : nested.isEmpty() ? "secondary" : "nested";
    }

    /** Where the quantity must lie, in the words of its unit: {@code above 50.0 %}. */
    public String regionWords(Unit unit) {
        Form form = unit.form();
        if (region.high() == Double.POSITIVE_INFINITY) return "above " + form.write(Math.nextDown(region.low()));
        if (region.low() == Double.NEGATIVE_INFINITY) return "below " + form.write(Math.nextUp(region.high()));
        return form.write(region.low()) + " to " + form.write(region.high());
    }
}
