package dev.kumite.lab.experiment.report;

import dev.kumite.games.Games;
import dev.kumite.lab.experiment.measure.Measures;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The names of measures and variables on axes and in legends: words in place of the files' identifiers. */
public final class Wording {
    private static final Map<Pattern, String> MEASURES = new LinkedHashMap<>();
    private static final Pattern BY = Pattern.compile("(wins-|losses-|)by-([a-z-]+)");

    static {
        put("score", "Score of A");
        put("wins", "Wins of A");
        put("draws", "Draws");
        put("losses", "Losses of A");
        put("unfinished", "Unfinished games");
        put("failures", "Games lost by a failure");
        put("solved", "Problems solved");
        put("regret", "Points given away a move");
        put("wins-as-([01])", "Wins of A as side $1");
        put("score-as-([01])", "Score of A as side $1");
        put("first-player", "Score of the first player");
        put("plies-of-wins", "Plies of games that A won");
        put("plies-of-losses", "Plies of games that A lost");
        put("duration", "Seconds a game");
        put("(winner|loser)-pieces", "Pieces left to the $1");
        put("([AB])-seconds", "Seconds a move of $1");
        put("([AB])-held", "Nodes held by $1");
        put("([AB])-held-mean", "Most nodes held by $1, mean");
        put("([AB])-(iterations|nodes)-total", "All $2 of $1");
        put("([AB])-depth", "Depth of $1");
        put("([AB])-(iterations|nodes)", "$2 a move of $1");
        put("moves-lowest", "Fewest legal moves");
        put("moves-mean", "Mean number of legal moves");
        put("moves-highest", "Most legal moves");
        put("lead-([0-9]+)", "Games won after a lead of $1");
        put("wins-within-([0-9]+)", "Wins of A within $1 plies");
        put("unseen-([0-9]+)", "Move $1 in a position unseen");
        put("back-([AB])", "Moves of $1 taken back");
        put("optimal-([AB])", "Optimal moves of $1");
        put("tile-left-([A-Z]+)", "Moves from tile $1");
        put("tile-reached-([A-Z]+)", "Moves to tile $1");
        put("tile-near-([A-Z]+)", "Moves from tile $1 in the own half");
        put("tile-far-([A-Z]+)", "Moves from tile $1 in the other half");
        put("near", "Moves from the own half");
        put("middle", "Moves from the middle columns");
    }

    private Wording() {}

    private static void put(String name, String words) {
        MEASURES.put(Pattern.compile(name + "(?:-([AB]))?$"), words);
    }

    /** A measure in words, as in {@code Pieces left to the winner}; a name without a wording is split into words. */
    public static String measure(String name) {
        Matcher by = BY.matcher(name);
        if (by.matches())
            return ending(by.group(1), Games.ending(by.group(2)).orElseThrow().phrase());
        String sides = name.replaceAll("^([ab])-", "\u0000$1-").replaceAll("-([ab])$", "-\u0000$1");
        String sided = sides.contains("\u0000") ? sides.replace("\u0000a", "A").replace("\u0000b", "B") : name;
        for (Map.Entry<Pattern, String> entry : MEASURES.entrySet()) {
            Matcher matcher = entry.getKey().matcher(sided);
            if (!matcher.matches()) continue;
            String side = matcher.group(matcher.groupCount());
            String words = matcher.replaceFirst(entry.getValue());
            return capital(side == null ? words : words + " by " + side);
        }
        return variable(sided);
    }

    private static String ending(String of, String phrase) {
        String who = of.isEmpty() ? "Games ended" : of.equals("wins-") ? "Wins of A" : "Losses of A";
        return who + (phrase.startsWith("by ") || phrase.startsWith("because ") ? " " : ": ") + phrase;
    }

    /** A variable's or a measure's name with spaces and a capital. */
    static String variable(String name) {
        return capital(name.replace('-', ' ').replace('_', ' '));
    }

    /** A variable's value in a legend; a number alone would not say what it counts. */
    public static String value(String variable, String value) {
        if (!value.matches("[0-9.]+[kM]?")) return value;
        return variable.length() == 1 ? variable + " = " + value : variable(variable) + " " + value;
    }

    /** One measure by its words; several by what they have in common, since the legend has their words. */
    public static String measures(List<String> names) {
        if (names.size() == 1) return measure(names.get(0));
        String common = beginning(names.stream().map(Wording::measure).toList());
        if (common.contains(" ")) return common;
        return switch (Measures.parse(names.get(0)).unit()) {
            case SHARE -> "Share";
            case POINTS -> "Points a move";
            case SECONDS -> "Seconds";
            case ELO -> "Elo";
            case RATIO -> "Ratio";
            case MEAN -> "Mean";
            case COUNT -> "Number";
        };
    }

    /** The words with which all begin, such as {@code Pieces left} of the winner's and the loser's. */
    private static String beginning(List<String> all) {
        String first = all.get(0);
        int end = first.length();
        while (end > 0) {
            String start = first.substring(0, end);
            boolean whole = end == first.length() || first.charAt(end) == ' ';
            if (whole && all.stream().allMatch(words -> (words + " ").startsWith(start + " "))) break;
            end--;
        }
        return first.substring(0, end).replaceAll("( (to|the|of|by|from|in|a))+$", "");
    }

    private static String capital(String words) {
        return words.isEmpty() ? words : words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }
}
