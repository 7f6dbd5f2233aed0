package dev.kumite.lab.calculator;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.kumite.lab.report.Form;
import dev.kumite.lab.report.text.NumberText;
import dev.kumite.lab.report.text.Printable;
import dev.kumite.lab.report.text.TextTable;
import dev.kumite.lab.stats.BradleyTerry;
import dev.kumite.lab.stats.Elo;
import dev.kumite.lab.stats.Interval;
import dev.kumite.lab.stats.Outcomes;
import dev.kumite.lab.stats.Pairs;
import dev.kumite.lab.stats.Power;
import dev.kumite.lab.stats.Region;
import dev.kumite.lab.stats.Sprt;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** The answer to a {@link StatsQuestion}, part by part, for a script and for a reader. */
public final class StatsReport implements Printable {
    private final Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    private final List<IntFunction<List<String>>> parts = new ArrayList<>();
    private final double confidence;

    StatsReport(double confidence) {
        this.confidence = confidence;
        fields.put("confidence", confidence);
    }

    /** In the order of {@code docs/json.md}. */
    @JsonValue
    public Map<String, @Nullable Object> fields() {
        return fields;
    }

    @Override
    public List<String> lines(int width) {
        return parts.stream().flatMap(part -> part.apply(width).stream()).toList();
    }

    private void say(String line) {
        parts.add(width -> List.of(line));
    }

    /** Games or pairs of games whose every result is counted. */
    void outcomes(Outcomes outcomes, @Nullable Interval clopperPearson) {
        begin(outcomes.points(), outcomes.games(), outcomes instanceof Pairs ? outcomes.units() : 0);
        TextTable table = TextTable.of("", "measured", "from", "to");
        share(table, "score", "score", outcomes.scoreInterval(confidence));
        Interval wilson = Interval.wilson(outcomes.points(), outcomes.games(), confidence);
        share(outcomes instanceof Pairs ? TextTable.of() : table, "  Wilson", "wilson", wilson);
        if (clopperPearson != null) share(table, "  Clopper-Pearson", "clopperPearson", clopperPearson);
        rating(table, "Elo", "elo", outcomes.elo(confidence));
        rating(table, "normalised Elo", "normalisedElo", outcomes.normalisedElo(confidence));
        put("superiority", outcomes.superiority());
        put("pValue", outcomes.pValue());
        table.row("superiority", percent(outcomes.superiority()));
        table.row("p", outcomes.pValue() < 0.00005 ? "< 0.0001" : NumberText.decimal("%.4f", outcomes.pValue()));
        parts.add(table::lines);
    }

    /** Only points: the number of draws is unknown, so the interval is Wilson's. */
    void points(double points, long games, @Nullable Interval clopperPearson) {
        begin(points, games, 0);
        Interval wilson = Interval.wilson(points, games, confidence);
        TextTable table = TextTable.of("", "measured", "from", "to");
        put("score", wilson.value());
        share(table, "Wilson", "wilson", wilson);
        if (clopperPearson != null) share(table, "Clopper-Pearson", "clopperPearson", clopperPearson);
        rating(table, "Elo", "elo", Elo.of(wilson));
        parts.add(table::lines);
    }

    /** Several agents, the strongest first. */
    void ratings(MeetingFile file, boolean advantage) {
        BradleyTerry fit = BradleyTerry.fit(file.names().size(), file.meetings(), advantage, confidence);
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < file.names().size(); i++) order.add(i);
        order.sort(Comparator.comparingDouble(agent -> -fit.rating(agent).value()));
        say("Ratings in Elo around a mean of 0, after Bradley and Terry; intervals at " + round(confidence)
                + " confidence");
        say("");
        TextTable table = TextTable.of("", "games", "score", "rating", "from", "to");
        List<Map<String, @Nullable Object>> entries = new ArrayList<>();
        for (int agent : order) {
            Interval rating = fit.rating(agent);
            double games = file.games(agent);
            entries.add(rating(file.names().get(agent), games, file.points(agent), rating));
            table.row(
                    file.names().get(agent),
                    NumberText.count((long) games),
                    games == 0 ? "unknown" : percent(file.points(agent) / games),
                    number(rating.value()),
                    number(rating.low()),
                    number(rating.high()));
        }
        fields.put("ratings", entries);
        Interval first = fit.firstPlayerAdvantage();
        if (advantage) {
            table.row("first move", "", "", number(first.value()), number(first.low()), number(first.high()));
            put("firstMove", first.value());
            put("firstMoveLow", first.low());
            put("firstMoveHigh", first.high());
        }
        parts.add(table::lines);
        put("drawShare", fit.drawShare());
        fields.put("priorUsed", fit.priorUsed());
        say("");
        say("Between equals " + percent(fit.drawShare()) + " of the games would be drawn.");
        if (fit.priorUsed()) say("These results alone have no finite solution, so a weak prior was added.");
    }

    private static Map<String, @Nullable Object> rating(String name, double games, double points, Interval rating) {
        Map<String, @Nullable Object> entry = new LinkedHashMap<>();
        entry.put("name", name);
        entry.put("games", (long) games);
        entry.put("points", points);
        entry.put("rating", rating.value());
        entry.put("ratingLow", rating.low());
        entry.put("ratingHigh", rating.high());
        return entry;
    }

    private void begin(double points, long games, long pairs) {
        fields.put("games", games);
        if (pairs > 0) fields.put("pairs", pairs);
        String total =
                points == Math.rint(points) ? NumberText.count((long) points) : NumberText.decimal("%,.1f", points);
        say(total + (points == 1 ? " point in " : " points in ") + NumberText.count(games)
                + (games == 1 ? " game" : " games")
                + (pairs > 0 ? ", " + NumberText.count(pairs) + (pairs == 1 ? " pair" : " pairs") : "")
                + "; intervals at " + round(confidence) + " confidence");
        say("");
    }

    private void share(TextTable table, String title, String field, Interval share) {
        if (field.equals("score")) put("score", share.value());
        put(field + "Low", share.low());
        put(field + "High", share.high());
        table.row(title, percent(share.value()), percent(share.low()), percent(share.high()));
    }

    private void rating(TextTable table, String title, String field, Interval elo) {
        put(field, elo.value());
        put(field + "Low", elo.low());
        put(field + "High", elo.high());
        table.row(title, number(elo.value()), number(elo.low()), number(elo.high()));
    }

    /** The sequential test, as if it had ended with these counts. */
    void test(Sprt sprt, Outcomes outcomes) {
        double llr = sprt.llr(outcomes);
        String verdict = sprt.verdict(llr).name().toLowerCase(Locale.ROOT);
        put("llr", llr);
        put("llrLow", sprt.lower());
        put("llrHigh", sprt.upper());
        fields.put("sprt", verdict);
        say("");
        say("SPRT of " + (sprt.normalised() ? "normalised Elo " : "Elo ") + plain(sprt.elo1()) + " against "
                + plain(sprt.elo0()) + ": " + verdict + ".");
        say("The log likelihood ratio is " + number(llr) + "; the test fails at " + number(sprt.lower())
                + " and passes at " + number(sprt.upper()) + ".");
    }

    /**
     * Whether the score lies in a region.
     *
     * @param interval of the score
     * @param needed the total number of games that would decide
     */
    void judge(Region region, Interval interval, OptionalLong needed, long games) {
        Region.Verdict verdict = region.judge(interval);
        fields.put("region", verdict.name().toLowerCase(Locale.ROOT));
        boolean open = verdict == Region.Verdict.UNDECIDED;
        OptionalLong more = open ? Power.more(needed, games) : OptionalLong.empty();
        fields.put("moreGames", more.isPresent() ? more.getAsLong() : null);
        String range = round(region.low()) + " to " + round(region.high());
        say("");
        if (!open) say("The score lies " + verdict.name().toLowerCase(Locale.ROOT) + " " + range + ".");
        else if (more.isEmpty()) say("Undecided whether the score lies in " + range + ": it is on the boundary.");
        else
            say("Undecided whether the score lies in " + range + "; about " + NumberText.count(more.getAsLong())
                    + " more games would decide.");
    }

    /** How many games are needed to distinguish one share from another. */
    void power(double share, double against, double alpha, double... powers) {
        if (!parts.isEmpty()) say("");
        say("Games to distinguish " + round(share) + " from " + round(against) + " at a significance of "
                + round(alpha));
        say("");
        TextTable table = TextTable.of("power", "one-sided", "two-sided");
        List<Map<String, Object>> entries = new ArrayList<>();
        for (double power : powers) {
            long oneSided = Power.gamesToTell(share, against, alpha, power, false);
            long twoSided = Power.gamesToTell(share, against, alpha, power, true);
            Map<String, Object> entry = new LinkedHashMap<>();
            entry.put("power", power);
            entry.put("oneSided", oneSided);
            entry.put("twoSided", twoSided);
            entries.add(entry);
            table.row(round(power), NumberText.count(oneSided), NumberText.count(twoSided));
        }
        fields.put("power", entries);
        parts.add(table::lines);
    }

    /** What is infinite or unknown is null in JSON. */
    private void put(String field, double value) {
        fields.put(field, Double.isFinite(value) ? value : null);
    }

    private static String percent(double share) {
        return Form.percent(2).write(share);
    }

    /** 5 %, 2.5 %: without trailing zeros. */
    private static String round(double share) {
        return plain(Math.round(1e6 * share) / 1e4) + " %";
    }

    private static String plain(double number) {
        return number == Math.rint(number) ? NumberText.decimal("%.0f", number) : Double.toString(number);
    }

    private static String number(double elo) {
        if (Double.isNaN(elo)) return "unknown";
        if (Double.isInfinite(elo)) return elo > 0 ? "∞" : "-∞";
        double rounded = Math.rint(100 * elo) / 100;
        return NumberText.decimal("%.2f", rounded == 0 ? 0 : rounded); // no minus before zeros
    }
}
