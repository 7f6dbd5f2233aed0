package dev.kumite.lab.rating;

import dev.kumite.lab.report.text.NumberText;
import dev.kumite.lab.report.text.Printable;
import dev.kumite.lab.report.text.TextTable;
import dev.kumite.lab.stats.Interval;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What is known of an agent's strength.
 *
 * @param run the run that holds its games
 * @param rating in Elo above {@code random}, with the interval at 95 % confidence
 * @param below the nearest anchor that is rated lower, or empty
 * @param above the nearest that is rated higher, or empty
 * @param worst the anchor against which it falls furthest short of what its rating promises, or empty
 * @param forfeits its forfeits, counted by their description
 */
public record Rated(
        long run,
        String game,
        String agent,
        Interval rating,
        long games,
        boolean enough,
        String below,
        String above,
        String worst,
        List<Result> results,
        Map<String, Long> forfeits)
        implements Printable {

    /** Its games against one anchor. */
    public record Result(String anchor, double rating, long wins, long draws, long losses, double expected) {
        public long games() {
            return wins + draws + losses;
        }

        public double score() {
            return games() == 0 ? 0 : (wins + draws / 2.0) / games();
        }
    }

    static Rated of(
            long run,
            Ladder ladder,
            String agent,
            Interval rating,
            double wanted,
            List<Result> results,
            Map<String, Long> forfeits) {
        Optional<Ladder.Anchor> below = Optional.empty();
        Optional<Ladder.Anchor> above = Optional.empty();
        for (Ladder.Anchor anchor : ladder.anchors())
            if (anchor.rating().value() <= rating.value()) below = Optional.of(anchor);
            else if (above.isEmpty()) above = Optional.of(anchor);
        Optional<Result> worst = results.stream()
                .filter(result -> result.losses() > 0 && missing(result) > 0)
                .max(Comparator.comparingDouble(Rated::missing));
        return new Rated(
                run,
                ladder.game(),
                agent,
                rating,
                results.stream().mapToLong(Result::games).sum(),
                halfWidth(rating) <= wanted,
                below.map(Ladder.Anchor::agent).orElse(""),
                above.map(Ladder.Anchor::agent).orElse(""),
                worst.map(Result::anchor).orElse(""),
                results,
                forfeits);
    }

    private static double missing(Result result) {
        return (result.expected - result.score()) * result.games();
    }

    static double halfWidth(Interval rating) {
        return (rating.high() - rating.low()) / 2;
    }

    /** The finding so far, of at most so many games. */
    public String sentence(int most) {
        return NumberText.count(games) + " of at most " + NumberText.count(most) + " games; " + sentence();
    }

    /** The finding in a sentence: {@code mybot: 1,240 ± 48, between greedy and mcts(iterations=1k); …}. */
    public String sentence() {
        StringBuilder out = new StringBuilder(agent)
                .append(String.format(Locale.ROOT, ": %,.0f ± %.0f, ", rating.value() + 0.0, halfWidth(rating)));
        if (below.isEmpty()) out.append("below ").append(above);
        else if (above.isEmpty()) out.append("above ").append(below);
        else out.append("between ").append(below).append(" and ").append(above);
        if (!worst.isEmpty()) out.append("; it loses most to ").append(worst);
        long lost = forfeits.values().stream().mapToLong(Long::longValue).sum();
        if (lost > 0)
            out.append("; ")
                    .append(lost)
                    .append(lost == 1 ? " forfeit: " : " forfeits: ")
                    .append(forfeits.entrySet().stream()
                            .map(entry -> entry.getKey() + (forfeits.size() > 1 ? " (" + entry.getValue() + ")" : ""))
                            .collect(Collectors.joining(", ")));
        return out.append('.').toString();
    }

    @Override
    public List<String> lines(int width) {
        TextTable table = TextTable.of("against", "rating", "games", "won", "drawn", "lost", "score", "expected");
        for (Result result : results)
            if (result.games() > 0)
                table.row(
                        result.anchor(),
                        Ladder.elo(result.rating()),
                        NumberText.count(result.games()),
                        NumberText.count(result.wins()),
                        NumberText.count(result.draws()),
                        NumberText.count(result.losses()),
                        NumberText.percent(result.score()),
                        NumberText.percent(result.expected()));
        List<String> lines = new ArrayList<>(List.of(sentence(), ""));
        lines.addAll(table.lines(width));
        lines.add("");
        lines.add("Elo above random in " + game + " after " + NumberText.count(games) + " games; stored as run " + run
                + ", kumite report " + run + " shows tables and plots.");
        return lines;
    }
}
