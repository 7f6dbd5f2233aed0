package dev.kumite.lab.experiment.measure;

import dev.kumite.base.BadInput;
import dev.kumite.base.Nearest;
import dev.kumite.games.Games;
import dev.kumite.games.core.Ending;
import dev.kumite.games.core.Result;
import dev.kumite.lab.experiment.measure.Measure.Basis;
import dev.kumite.lab.experiment.measure.MoveCounters.MoveCounts;
import dev.kumite.lab.experiment.measure.MoveCounters.Who;
import dev.kumite.lab.play.Effort;
import dev.kumite.lab.play.Played;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The register of measures, by name. */
public final class Measures {
    private static final Map<String, Measure> FIXED = new LinkedHashMap<>();
    private static final Pattern LEAD = Pattern.compile("lead-([1-9][0-9]?)");
    private static final Pattern UNSEEN = Pattern.compile("unseen-([1-9][0-9]{0,2})");
    private static final Pattern WITHIN = Pattern.compile("wins-within-([1-9][0-9]{0,2})");
    private static final Pattern TILE = Pattern.compile("tile-(left|reached|near|far)-([A-Z]+)(-[ab])?");
    private static final Pattern PART = Pattern.compile("(near|middle)(-[ab])?");
    private static final Pattern BY = Pattern.compile("(wins-|losses-|)by-([a-z-]+)");

    /** How each family of measures is named, and what it means; what docs/experiments.md lists. */
    public static final Map<String, String> FAMILIES = families();

    static {
        results();
        efforts("a", Played::a);
        efforts("b", Played::b);
        for (MoveCounts.What what : MoveCounts.What.values())
            put(
                    "moves-" + what.name().toLowerCase(java.util.Locale.ROOT),
                    what == MoveCounts.What.MEAN ? Unit.MEAN : Unit.COUNT,
                    Basis.UNKNOWN,
                    () -> new MoveCounts(what));
        put("back-a", Unit.SHARE, Basis.UNKNOWN, () -> new MoveCounters.Back(Who.A));
        put("back-b", Unit.SHARE, Basis.UNKNOWN, () -> new MoveCounters.Back(Who.B));
        put("optimal-a", Unit.SHARE, Basis.UNKNOWN, () -> new MoveCounters.Optimal(Who.A));
        put("optimal-b", Unit.SHARE, Basis.UNKNOWN, () -> new MoveCounters.Optimal(Who.B));
    }

    private Measures() {}

    private static void put(String name, Unit unit, Basis basis, java.util.function.Supplier<Counter> counters) {
        FIXED.put(name, new Measure(name, unit, basis, counters));
    }

    /** It has a meaning for single moves too. */
    private static void ofBoth(String name) {
        FIXED.computeIfPresent(name, (same, measure) -> measure.ofBoth());
    }

    private static void share(String name, Predicate<Played> hit) {
        put(name, Unit.SHARE, Basis.GAMES, () -> Counter.share(played -> hit.test(played) ? 1 : 0));
    }

    private static void results() {
        put("score", Unit.SHARE, Basis.GAMES, () -> Counter.share(Played::score));
        share("wins", played -> played.score() == 1);
        share("draws", played -> played.outcome().result() == Result.DRAW);
        share("losses", played -> played.score() == 0);
        share("unfinished", played -> played.outcome().ending() == Ending.UNFINISHED);
        share("failures", played -> !played.failure().isEmpty());
        share("solved", played -> played.score() == 1);
        ofBoth("failures");
        FIXED.put(
                "regret",
                new Measure("regret", Unit.POINTS, Basis.GAMES, () -> Counter.wilson(played -> 1 - played.score()))
                        .ofPositions());
        for (int side = 0; side < 2; side++) {
            int had = side;
            put(
                    "wins-as-" + side,
                    Unit.SHARE,
                    Basis.HALF_THE_GAMES,
                    () -> Counter.share(played -> played.sideOfA() != had ? Double.NaN : played.score() == 1 ? 1 : 0));
            put(
                    "score-as-" + side,
                    Unit.SHARE,
                    Basis.HALF_THE_GAMES,
                    () -> Counter.share(played -> played.sideOfA() != had ? Double.NaN : played.score()));
        }
        put(
                "first-player",
                Unit.SHARE,
                Basis.GAMES,
                () -> Counter.share(
                        played -> played.firstSide() == played.sideOfA() ? played.score() : 1 - played.score()));
        put(
                "plies",
                Unit.MEAN,
                Basis.UNKNOWN,
                () -> Counter.mean(played -> played.outcome().plies()));
        pliesOf("wins", 1);
        pliesOf("losses", 0);
        put("duration", Unit.SECONDS, Basis.UNKNOWN, () -> Counter.mean(played -> played.nanos() / 1e9));
        put("winner-pieces", Unit.MEAN, Basis.UNKNOWN, () -> Counter.mean(played -> pieces(played, true)));
        put("loser-pieces", Unit.MEAN, Basis.UNKNOWN, () -> Counter.mean(played -> pieces(played, false)));
    }

    private static void pliesOf(String games, double score) {
        put(
                "plies-of-" + games,
                Unit.MEAN,
                Basis.UNKNOWN,
                () -> Counter.mean(
                        played -> played.score() == score ? played.outcome().plies() : Double.NaN));
    }

    private static double pieces(Played played, boolean ofWinner) {
        int winner = Result.winner(played.outcome().result());
        return winner < 0 ? Double.NaN : played.pieces(ofWinner ? winner : 1 - winner);
    }

    private static void efforts(String who, Function<Played, Effort> of) {
        effort(who + "-iterations", of, Effort::iterations, true);
        effort(who + "-nodes", of, Effort::nodes, true);
        effort(who + "-depth", of, Effort::depths, false);
        put(
                who + "-seconds",
                Unit.SECONDS,
                Basis.UNKNOWN,
                () -> Counter.ratio(played -> of.apply(played).nanos() / 1e9, played ->
                        (double) of.apply(played).moves()));
        put(
                who + "-held",
                Unit.COUNT,
                Basis.UNKNOWN,
                () -> Counter.most(played -> of.apply(played).held()));
        put(
                who + "-held-mean",
                Unit.COUNT,
                Basis.UNKNOWN,
                () -> Counter.mean(played -> of.apply(played).held()));
        if (who.equals("a")) for (String name : List.of("seconds", "held", "held-mean")) ofBoth("a-" + name);
    }

    private static void effort(
            String name, Function<Played, Effort> of, ToLongFunction<Effort> sum, boolean withTotal) {
        put(
                name,
                withTotal ? Unit.COUNT : Unit.MEAN,
                Basis.UNKNOWN,
                () -> Counter.ratio(played -> (double) sum.applyAsLong(of.apply(played)), played ->
                        (double) of.apply(played).moves()));
        if (name.startsWith("a-")) ofBoth(name);
        if (withTotal)
            put(
                    name + "-total",
                    Unit.COUNT,
                    Basis.UNKNOWN,
                    () -> Counter.total(played -> sum.applyAsLong(of.apply(played))));
    }

    /** The measure of this name. */
    public static Measure parse(String name) {
        Measure measure = find(name);
        if (measure != null) return measure;
        Matcher by = BY.matcher(name);
        if (!by.matches()) throw new BadInput("there is no measure '" + name + "'; " + hint(name));
        List<String> endings = Games.endings().stream().map(Ending::word).toList();
        throw new BadInput("there is no ending '" + by.group(2) + "'; " + Nearest.hint(by.group(2), endings));
    }

    public static boolean isMeasure(String name) {
        return find(name) != null;
    }

    private static @Nullable Measure find(String name) {
        Measure fixed = FIXED.get(name);
        if (fixed != null) return fixed;
        Matcher by = BY.matcher(name);
        if (by.matches())
            return Games.ending(by.group(2))
                    .map(ending -> byEnding(name, by.group(1), ending))
                    .orElse(null);
        Matcher lead = LEAD.matcher(name);
        if (lead.matches()) {
            int pieces = Integer.parseInt(lead.group(1));
            return new Measure(name, Unit.SHARE, Basis.UNKNOWN, () -> new MoveCounters.Lead(pieces));
        }
        Matcher unseen = UNSEEN.matcher(name);
        if (unseen.matches()) {
            int turn = Integer.parseInt(unseen.group(1));
            Measure measure = new Measure(name, Unit.SHARE, Basis.UNKNOWN, () -> MoveCounters.unseen(turn));
            return turn == 1 ? measure.ofBoth() : measure;
        }
        Matcher within = WITHIN.matcher(name);
        if (within.matches()) {
            int plies = Integer.parseInt(within.group(1));
            return new Measure(
                    name,
                    Unit.SHARE,
                    Basis.GAMES,
                    () -> Counter.share(
                            played -> played.score() == 1 && played.outcome().plies() <= plies ? 1 : 0));
        }
        Matcher tile = TILE.matcher(name);
        if (tile.matches()) return tile(name, tile);
        Matcher part = PART.matcher(name);
        return part.matches() ? part(name, part) : null;
    }

    /** The nearest name; where none is near, the families, as all names would fill a page. */
    private static String hint(String name) {
        String nearest = Nearest.hint(name, names());
        return nearest.startsWith("known") ? "known: " + String.join(", ", FAMILIES.keySet()) : nearest;
    }

    private static Measure tile(String name, Matcher tile) {
        Who who = who(tile.group(3));
        String grounds = tile.group(2);
        return share(name, () -> switch (tile.group(1)) {
            case "near" -> BoardHalfCounters.tileLeft(grounds, true, who);
            case "far" -> BoardHalfCounters.tileLeft(grounds, false, who);
            case "left" -> MoveCounters.tile(grounds, true, who);
            default -> MoveCounters.tile(grounds, false, who);
        });
    }

    private static Measure part(String name, Matcher part) {
        Who who = who(part.group(2));
        return share(
                name, () -> part.group(1).equals("near") ? BoardHalfCounters.near(who) : BoardHalfCounters.middle(who));
    }

    private static Measure share(String name, java.util.function.Supplier<Counter> counters) {
        return new Measure(name, Unit.SHARE, Basis.UNKNOWN, counters);
    }

    private static Who who(@Nullable String ending) {
        return ending == null ? Who.BOTH : ending.equals("-a") ? Who.A : Who.B;
    }

    private static Measure byEnding(String name, String of, Ending ending) {
        Basis basis = of.isEmpty() ? Basis.GAMES : of.equals("wins-") ? Basis.WINS : Basis.LOSSES;
        double score = of.equals("wins-") ? 1 : 0;
        return new Measure(
                name,
                Unit.SHARE,
                basis,
                () -> Counter.share(played -> !of.isEmpty() && played.score() != score
                        ? Double.NaN
                        : played.outcome().ending() == ending ? 1 : 0));
    }

    /** All names, those of families with an example in place of what varies. */
    public static List<String> names() {
        List<String> names = new java.util.ArrayList<>(FIXED.keySet());
        names.addAll(List.of(
                "lead-1",
                "unseen-5",
                "wins-within-10",
                "tile-left-K",
                "tile-reached-K",
                "tile-near-K",
                "tile-far-K",
                "near",
                "middle"));
        for (Ending ending : Games.endings())
            if (ending != Ending.NONE)
                for (String of : List.of("", "wins-", "losses-")) names.add(of + "by-" + ending.word());
        return names;
    }

    private static Map<String, String> families() {
        Map<String, String> all = new LinkedHashMap<>();
        all.put("score", "A's share of the points; a draw or an unfinished game counts half");
        all.put("wins, draws, losses, unfinished", "shares of the games, from A's side");
        all.put("failures", "share of games forfeited by an error, an illegal move or exceeding the time limit");
        all.put(
                "wins-as-0, wins-as-1, score-as-0, score-as-1",
                "A's wins, or score, in the games that it played as side 0 or 1");
        all.put("first-player", "the score of the side that moves first, whoever it is");
        all.put("by-ENDING", "share of all games with that ending: by-stream, by-points, by-no-move …");
        all.put("wins-by-ENDING, losses-by-ENDING", "share of A's wins, or losses, with that ending");
        all.put("plies", "length of the games");
        all.put("plies-of-wins, plies-of-losses", "length of the games that A won, or lost");
        all.put("duration", "thinking time of both agents in a game, in seconds; depends on the machine");
        all.put("winner-pieces, loser-pieces", "pieces left at the end of games with a winner");
        all.put("a-iterations, a-nodes, a-depth, a-seconds", "per move of A; the same with b- for B");
        all.put("a-iterations-total, a-nodes-total", "sums over the cell's games; the same with b- for B");
        all.put("a-held", "largest number of nodes that A held in memory after a move; the same with b- for B");
        all.put(
                "a-held-mean",
                "mean over the games of the largest number of nodes that A held in memory after a move; the same with b-"
                        + " for B");
        all.put("solved", "share of an exam's problems that A solved");
        all.put("regret", "points that A's moves gave away in positions of a tablebase, on average");
        all.put("moves-lowest, moves-mean, moves-highest", "number of legal moves in the positions of the games");
        all.put(
                "lead-N",
                "of the games in which a side was N pieces ahead and still was after the reply, the share won by the first"
                        + " such side");
        all.put("wins-within-N", "share of the games that A won in N plies or fewer");
        all.put("unseen-N", "share of A's N-th moves made in positions that it had not seen in training");
        all.put("back-a, back-b", "share of A's, or B's, moves that take back its previous move");
        all.put(
                "tile-left-X, tile-reached-X",
                "share of moves from, or to, a tile of kind X (several letters: any of them), of those that leave or"
                        + " reach a square; tile-left-K-a counts A's moves alone");
        all.put(
                "tile-near-X, tile-far-X",
                "of the moves that leave the mover's own half of the board, or the other half, the share that leave a"
                        + " tile of kind X; also with -a or -b");
        all.put(
                "near, middle",
                "share of moves that leave the mover's own half, or the middle half of the columns; also with -a or -b");
        all.put(
                "optimal-a, optimal-b",
                "share of moves that keep the position's value, as judged by " + Judge.AGENT
                        + "; one move from each of the first " + MoveCounters.Optimal.MOST + " games");
        return java.util.Collections.unmodifiableMap(all);
    }
}
