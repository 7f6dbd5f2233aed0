package dev.kumite.lab.survey;

import dev.kumite.games.Game;
import dev.kumite.lab.report.text.NumberText;
import dev.kumite.lab.report.text.Printable;
import dev.kumite.lab.report.text.TextTable;
import dev.kumite.lab.stats.Interval;
import dev.kumite.lab.stats.ShrunkShares;
import dev.kumite.lab.store.StoredRun;
import dev.kumite.lab.totals.Totals;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A survey as {@code kumite survey} reports it. A chance is that of the player who begins.
 *
 * @param starts how many were surveyed
 * @param begins the points of the player who begins
 * @param sides the points of each side, and of each side when it begins
 */
public record SurveyView(
        String game,
        String agent,
        long seed,
        String noun,
        int starts,
        int randomPlies,
        long games,
        long withoutWinner,
        long identicalGames,
        long forfeits,
        double meanPlies,
        Share begins,
        List<Side> sides,
        Spread spread,
        List<Effect> effects,
        Proofs proofs,
        List<Start> fairest,
        List<Start> mostLopsided,
        long run,
        boolean repeatable)
        implements Printable {
    private static final int LISTED = 20;
    private static final int MOST_NAMES = 20;

    /** A share with its 95 % interval. */
    public record Share(double value, double low, double high) {
        static Share of(Interval interval) {
            return new Share(interval.value(), interval.low(), interval.high());
        }

        String text() {
            return NumberText.percent(value) + " (" + NumberText.percent(low) + " to " + NumberText.percent(high) + ")";
        }
    }

    public record Side(String side, Share all, long begins, Share beginning) {}

    /**
     * How much starts differ.
     *
     * @param deviation the standard deviation of their chances
     * @param explained the share of the variance of their log-odds that the features predict
     * @param fair the number of starts with a chance between 48 and 52 %
     * @param nearlyFair between 45 and 55 %
     * @param lopsided below 30 or above 70 %
     */
    public record Spread(double deviation, double explained, int fair, int nearlyFair, int lopsided) {}

    /** The effect of a feature on the log-odds, with its standard error. */
    public record Effect(String group, String feature, double value, double error) {}

    /**
     * The starts whose value is proven, and what the games would have said of them.
     *
     * @param won those that the player who begins wins
     * @param estimated the mean of their estimates, if they were not proven
     */
    public record Proofs(int won, int lost, double estimated) {}

    public record Start(String name, String begins, Share chance, int games) {}

    public static SurveyView of(Survey survey, StoredRun run, Totals totals, Survey.Results results, Atlas atlas) {
        Game game = survey.game();
        int size = results.openings().size();
        List<Integer> places = IntStream.range(0, size)
                .filter(place -> results.games(place) > 0 && !atlas.proven(place) && !atlas.isRepeated(place))
                .boxed()
                .toList();
        return new SurveyView(
                game.text(),
                survey.agent(),
                survey.seed(),
                results.openings().starts().noun(),
                size,
                survey.plies(),
                results.games(),
                results.withoutWinner(),
                totals.identicalGames(),
                results.forfeits(),
                results.meanPlies(),
                Share.of(results.share(place -> true)),
                IntStream.range(0, 2)
                        .mapToObj(side -> side(game, side, results))
                        .toList(),
                spread(atlas, size),
                effects(atlas),
                proofs(atlas, size),
                listed(game, results, atlas, places, place -> furthest(atlas.chance(place))),
                listed(game, results, atlas, places, place -> -nearest(atlas.chance(place))),
                run.id(),
                run.repeatable());
    }

    private static Side side(Game game, int side, Survey.Results results) {
        long begun = IntStream.range(0, results.openings().size())
                .filter(place -> results.beginner(place) == side)
                .count();
        Share all = Share.of(results.shareOfSide(side));
        return new Side(
                game.sideName(side), all, begun, Share.of(results.share(place -> results.beginner(place) == side)));
    }

    private static Spread spread(Atlas atlas, int size) {
        double sum = 0;
        double squares = 0;
        double errors = 0;
        double odds = 0;
        double oddsSquares = 0;
        int[] within = new int[3];
        for (int place = 0; place < size; place++) {
            Interval chance = atlas.chance(place);
            sum += chance.value();
            squares += chance.value() * chance.value();
            errors += Math.pow(chance.width() / 3.92, 2);
            double predicted = atlas.predicted(place);
            double logit = Math.log(predicted / (1 - predicted));
            odds += logit;
            oddsSquares += logit * logit;
            double off = Math.abs(chance.value() - 0.5);
            if (off <= 0.02) within[0]++;
            if (off <= 0.05) within[1]++;
            if (off > 0.2) within[2]++;
        }
        double variance = squares / size - Math.pow(sum / size, 2) + errors / size;
        double explained = oddsSquares / size - Math.pow(odds / size, 2);
        double rest = Math.pow(atlas.model().spread(), 2);
        return new Spread(Math.sqrt(variance), explained / (explained + rest), within[0], within[1], within[2]);
    }

    private static List<Effect> effects(Atlas atlas) {
        List<Effect> effects = new ArrayList<>();
        for (int i = 0; i < atlas.features().size(); i++) {
            ShrunkShares.Effect effect = atlas.model().effect(i);
            effects.add(new Effect(
                    atlas.features().get(i).group(), atlas.features().get(i).name(), effect.value(), effect.error()));
        }
        return effects;
    }

    private static Proofs proofs(Atlas atlas, int size) {
        int[] proven = IntStream.range(0, size).filter(atlas::proven).toArray();
        int won = (int) IntStream.of(proven)
                .filter(place -> atlas.chance(place).value() == 1)
                .count();
        double estimated = IntStream.of(proven)
                .mapToDouble(place -> atlas.estimate(place).value())
                .average()
                .orElse(Double.NaN);
        return new Proofs(won, proven.length - won, estimated);
    }

    /** How far from even a chance may be. */
    private static double furthest(Interval chance) {
        return Math.max(Math.abs(chance.low() - 0.5), Math.abs(chance.high() - 0.5));
    }

    /** How far from even a chance is at least; negative where it may be even. */
    private static double nearest(Interval chance) {
        return Math.max(chance.low() - 0.5, 0.5 - chance.high());
    }

    private static List<Start> listed(
            Game game, Survey.Results results, Atlas atlas, List<Integer> places, ToDoubleFunction<Integer> order) {
        return places.stream()
                .sorted(Comparator.comparingDouble(order))
                .limit(LISTED)
                .map(place -> new Start(
                        results.openings().starts().name(results.openings().number(place)),
                        game.sideName(results.beginner(place)),
                        Share.of(atlas.chance(place)),
                        atlas.games(place)))
                .toList();
    }

    @Override
    public List<String> lines(int width) {
        List<String> lines = new ArrayList<>();
        lines.add(game + ": " + NumberText.count(starts, noun) + ", " + NumberText.count(games, "game") + " of " + agent
                + " with itself, seed " + seed);
        lines.add("");
        lines.add("the player who begins   " + begins.text());
        for (Side side : sides)
            lines.add(pad(side.side())
                    + side.all().text()
                    + (side.begins() == 0 || side.begins() == starts
                            ? ""
                            : "; begins in " + NumberText.count(side.begins(), noun) + " and then has "
                                    + side.beginning().text()));
        lines.add("without a winner        " + NumberText.count(withoutWinner) + " games; mean plies "
                + NumberText.decimal("%.1f", meanPlies)
                + (randomPlies == 0 ? "" : " after " + randomPlies + " random")
                + "; identical to another " + NumberText.count(identicalGames)
                + (forfeits == 0 ? "" : "; forfeits, left out " + NumberText.count(forfeits)));
        lines.add("deviation of chances    " + NumberText.percent(spread.deviation()) + ", features explain "
                + NumberText.percent(spread.explained()) + " of the variance");
        lines.add("between 48 and 52 %     " + part(spread.fair()) + "; between 45 and 55 % "
                + part(spread.nearlyFair()) + "; beyond 30 or 70 % " + part(spread.lopsided()));
        if (proofs.won() + proofs.lost() > 0)
            lines.add("proven                  " + NumberText.count(proofs.won()) + " won, "
                    + NumberText.count(proofs.lost()) + " lost: exact, no estimate (their games would say "
                    + NumberText.percent(proofs.estimated()) + ")");
        for (Map<String, List<Effect>> table : tables()) addEffects(lines, table, width);
        addStarts(lines, "Fairest " + noun + "s", fairest, width);
        addStarts(
                lines,
                "Most lopsided " + noun + "s" + (proofs.won() + proofs.lost() > 0 ? ", not proven" : ""),
                mostLopsided,
                width);
        lines.add("");
        lines.add("Stored as run " + run + "; the same command with more --games adds to it.");
        return lines;
    }

    private static String pad(String title) {
        return String.format("%-24s", title);
    }

    private String part(int of) {
        return NumberText.count(of) + " (" + NumberText.percent((double) of / starts) + ")";
    }

    /** The groups of few features; those with the same features stand in one table, feature by feature. */
    private List<Map<String, List<Effect>>> tables() {
        Map<String, List<Effect>> groups =
                effects.stream().collect(Collectors.groupingBy(Effect::group, LinkedHashMap::new, Collectors.toList()));
        groups.values().removeIf(group -> group.size() > MOST_NAMES);
        Map<List<String>, Map<String, List<Effect>>> tables = new LinkedHashMap<>();
        groups.forEach((name, group) -> tables.computeIfAbsent(
                        group.stream().map(Effect::feature).toList(), none -> new LinkedHashMap<>())
                .put(name, group));
        return List.copyOf(tables.values());
    }

    private static void addEffects(List<String> lines, Map<String, List<Effect>> groups, int width) {
        lines.add("");
        TextTable table =
                TextTable.of(Stream.concat(Stream.of("percentage points at even chances"), groups.keySet().stream())
                        .toArray(String[]::new));
        List<Effect> first = groups.values().iterator().next();
        for (int i = 0; i < first.size(); i++) {
            int row = i;
            table.row(Stream.concat(
                            Stream.of(first.get(i).feature()),
                            groups.values().stream().map(group -> points(group.get(row))))
                    .toArray(String[]::new));
        }
        lines.addAll(table.lines(width));
    }

    /** Near even chances a change of the log-odds by d changes the chance by d/4. */
    private static String points(Effect effect) {
        return NumberText.decimal("%+.1f", 25 * effect.value())
                + NumberText.decimal(" ± %.1f", 1.96 * 25 * effect.error());
    }

    private static void addStarts(List<String> lines, String title, List<Start> starts, int width) {
        if (starts.isEmpty()) return;
        lines.add("");
        TextTable table = TextTable.of(title, "begins", "chance", "games");
        for (Start start : starts)
            table.row(start.name(), start.begins(), start.chance().text(), NumberText.count(start.games()));
        lines.addAll(table.lines(width));
    }
}
