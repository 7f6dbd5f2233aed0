package dev.kumite.lab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** A document with one of everything, and with names that are hard to write down safely. */
public final class SampleReport {
    /** A name that breaks out of HTML, scripts, LaTeX and CSV wherever it is not escaped. */
    public static final String NASTY = "</script><b>\"A&B\"</b> 100%_#$~^\\{x}, 'y'";

    private SampleReport() {}

    public static Document document() {
        return new Document(
                "MCTS against RAVE on 5×5",
                List.of(
                        "RAVE won 61.2 % of 500 games against plain MCTS at 10,000 iterations a move (95 % interval "
                                + "56.9 to 65.4 %), which is a gain of about 79 Elo. The first player won 53 % of the games.",
                        "The claim that RAVE gains nothing on small boards is not borne out; on 7×7 the answer is open."),
                List.of(
                        new Condition("Program", "Kumite 0.1.0"),
                        new Condition("Machine", "2 cores, aarch64, Java 17.0.20"),
                        new Condition("Seed", "42"),
                        new Condition("Budget", "10,000 iterations a move"),
                        new Condition("Openings", "250 deals, each played twice with colours swapped"),
                        new Condition("Date", "2026-11-16")),
                List.of(
                        Section.of("Result", results(), verdicts(), bars(), manyBars(), lyingBars()),
                        Section.of(
                                "Strength",
                                new Paragraph("More simulations help both."),
                                curves(),
                                publishedCurves(),
                                ratings()),
                        Section.of("Grid", heatMap(), plainHeatMap()),
                        Section.of("Board and length", board(), histogram(), longTable()),
                        Section.of("Games", games())));
    }

    public static Table results() {
        return Table.of(
                        Label.of("results", "Score of the first agent", "Intervals are Wilson's at 95 %."),
                        Column.words("First agent"),
                        Column.words("Second agent"),
                        Column.numbers("Games"),
                        Column.numbers("Score"),
                        Column.numbers("Elo"),
                        Column.numbers("Plies"))
                .row(
                        Cell.text("rave(b=1700)"),
                        Cell.text("mcts(c=0.3)"),
                        Cell.count(500),
                        Cell.share(new Estimate(0.612, 0.5686, 0.6537)),
                        Cell.number(new Estimate(79.2, 48.0, 110.4), 1),
                        Cell.number(23.41, 1))
                .row(
                        Cell.text(NASTY),
                        Cell.text("greedy"),
                        Cell.count(12500),
                        Cell.share(new Estimate(0.034, 0.0123, 0.0891)),
                        Cell.number(new Estimate(-581.2, -761.9, -403.0), 1),
                        Cell.number(9, 1))
                .row(
                        Cell.text("heuristic"),
                        Cell.text("random"),
                        Cell.count(0),
                        Cell.share(Estimate.NONE),
                        Cell.number(Estimate.NONE, 1),
                        Cell.text("not legible"))
                .build();
    }

    public static Table verdicts() {
        return Table.of(
                        Label.of("claims", "What the paper claims"),
                        Column.words("Claim"),
                        Column.numbers("Published"),
                        Column.numbers("Measured"),
                        Column.words("Verdict"))
                .row(
                        Cell.text("MCTS with c = 0.3 beats c = 0.7"),
                        Cell.share(new Estimate(0.58, 0.48, 0.673)),
                        Cell.share(new Estimate(0.612, 0.5686, 0.6537)),
                        Cell.verdict("reproduced", Cell.Tone.GOOD))
                .row(
                        Cell.text("RAVE is weaker than MCTS"),
                        Cell.share(new Estimate(0.41, 0.318, 0.508)),
                        Cell.share(new Estimate(0.612, 0.5686, 0.6537)),
                        Cell.verdict("differs", Cell.Tone.BAD))
                .row(
                        Cell.text("The first player has the advantage"),
                        Cell.share(new Estimate(0.53, 0.43, 0.62)),
                        Cell.share(new Estimate(0.53, 0.486, 0.573)),
                        Cell.verdict("undecided, about 1,100 more games would decide", Cell.Tone.OPEN))
                .build();
    }

    public static Bars bars() {
        return new Bars(
                Label.of("wins-by-depth", "Score of minimax by depth, published and measured"),
                Axis.of("Depth", "plies", Form.whole()),
                Axis.shares("Score").marked(0.5),
                List.of("1", "2", "3", "4", "5", "6"),
                List.of(
                        new Series("measured", estimates(0.28, 0.44, 0.53, 0.58, 0.69, 0.75, 0.04)),
                        new Series("published", estimates(0.31, 0.42, 0.48, 0.61, 0.66, 0.72, 0.09), true)));
    }

    static Bars lyingBars() {
        return new Bars(
                Label.of("wins-by-agent", "Share of games won"),
                Axis.of("Agent"),
                Axis.shares("Games won"),
                List.of("random", "greedy", "mcts(c=0.3, iterations=10000)", "rave(b=1700, iterations=10000)", NASTY),
                List.of(new Series("won", estimates(0.02, 0.27, 0.63, 0.71, 0.55, 0.04))));
    }

    public static Curves curves() {
        List<Curves.Curve> curves = new ArrayList<>();
        String[] names = {"flat against random", "flat against greedy", "MCTS against random", "MCTS against greedy"};
        for (int i = 0; i < names.length; i++) {
            List<Curves.Point> points = new ArrayList<>();
            for (double x = 100; x <= 100_000; x *= Math.sqrt(10)) {
                double share = 0.35 + 0.1 * i + 0.1 * Math.log10(x / 100);
                points.add(
                        new Curves.Point(Math.rint(x), new Estimate(share, share - 0.05, Math.min(1, share + 0.045))));
            }
            curves.add(new Curves.Curve(names[i], points));
        }
        return new Curves(
                Label.of("rate-by-simulations", "Win rate by simulations", "Bands are 95 % intervals."),
                Axis.of("Simulations", "per match", Form.whole()).logarithmically(),
                Axis.shares("Win rate").marked(0.5),
                curves);
    }

    /** As an experiment has them: ours, some of them with what the paper printed. */
    public static Curves publishedCurves() {
        List<Curves.Curve> curves = new ArrayList<>();
        String[] names = {"trained by itself", "trained by random play", "trained by the heuristic agent"};
        for (int i = 0; i < names.length; i++) {
            List<Curves.Point> ours = new ArrayList<>();
            List<Curves.Point> papers = new ArrayList<>();
            for (int games = 0; games <= 200_000; games += 2_000) {
                double share = 0.7 - 0.15 * i - 0.3 * Math.exp(-games / 50_000.0);
                ours.add(new Curves.Point(games, new Estimate(share, share - 0.03, share + 0.03)));
                if (games % 20_000 == 0)
                    papers.add(new Curves.Point(games, Estimate.exact(share + 0.05 * Math.cos(games))));
            }
            curves.add(new Curves.Curve(names[i], ours));
            if (i < 2) curves.add(new Curves.Curve(names[i] + " (paper)", papers, true));
        }
        return new Curves(
                Label.of("rate-by-training", "Win rate by games trained, beside the paper's"),
                Axis.of("Games trained").from(0),
                Axis.shares("Win rate"),
                curves);
    }

    public static Bars manyBars() {
        List<Series> series = new ArrayList<>();
        for (String tile : List.of("king", "rook", "bishop", "knight"))
            series.add(new Series("Moves to a " + tile + " tile", estimates(0.3, 0.22, 0.27, 0.03)));
        return new Bars(
                Label.of("tiles", "Tiles reached"),
                Axis.of("Board size"),
                Axis.shares("Share"),
                List.of("4", "6", "8"),
                series);
    }

    public static Ratings ratings() {
        return new Ratings(
                Label.of("ratings", "Ratings after a round robin"),
                Axis.of("Rating", "Elo", Form.whole()).marked(0),
                List.of(
                        new Ratings.Rating("greedy", new Estimate(-210, -260, -165)),
                        new Ratings.Rating("mcts(c=0.3)", new Estimate(120, 81, 160)),
                        new Ratings.Rating("rave(b=1700)", new Estimate(182, 140, 226)),
                        new Ratings.Rating("random", new Estimate(-440, -530, -371)),
                        new Ratings.Rating("heuristic", new Estimate(-20, -60, 22))));
    }

    public static HeatMap heatMap() {
        return new HeatMap(
                Label.of("grid-score", "Score of MCTS against minimax"),
                Axis.of("MCTS", "iterations", Form.whole()),
                Axis.of("Minimax", "depth", Form.whole()),
                List.of("100", "500", "1000", "5000", "10000"),
                List.of("2", "3", "4", "5", "6"),
                Grid.parting(
                        grid(5, 5, (row, column) -> 0.5 + 0.11 * (column - row) + 0.02),
                        "score of MCTS",
                        Form.percent(0),
                        0.5));
    }

    static HeatMap plainHeatMap() {
        return new HeatMap(
                Label.of("grid-turns", "Length of games"),
                Axis.of("MCTS", "iterations", Form.whole()),
                Axis.of("Minimax", "depth", Form.whole()),
                List.of("100", "500", "1000", "5000", "10000"),
                List.of("2", "3", "4", "5", "6"),
                Grid.deepening(
                        grid(5, 5, (row, column) -> row == 4 && column == 4 ? Double.NaN : 9.0 + row * column + row),
                        "mean plies",
                        Form.decimals(1)));
    }

    public static BoardMap board() {
        List<List<String>> letters = new ArrayList<>();
        for (int row = 0; row < 8; row++) {
            List<String> line = new ArrayList<>();
            for (int column = 0; column < 8; column++)
                line.add("KBNR".substring((row * 3 + column) % 4, (row * 3 + column) % 4 + 1));
            letters.add(line);
        }
        Random random = new Random(7);
        return BoardMap.of(
                Label.of("board", "Squares moved to by White", "The letter is the tile: king, bishop, knight or rook."),
                Grid.deepening(
                        grid(8, 8, (row, column) -> (double) Math.round(220
                                        * Math.exp(-0.12 * (Math.pow(row - 3, 2) + Math.pow(column - 4, 2)))
                                + random.nextInt(12))),
                        "moves to the square",
                        Form.whole()),
                letters);
    }

    public static Histogram histogram() {
        long[] counts = new long[120];
        Random random = new Random(3);
        for (int i = 0; i < 2000; i++) counts[(int) Math.min(119, Math.max(5, 30 + 11 * random.nextGaussian()))]++;
        return Histogram.ofCounts(
                Label.of("length", "Length of games"),
                Axis.of("Length", "plies", Form.whole()),
                Axis.of("Games"),
                counts,
                25);
    }

    static Table longTable() {
        Table.Builder table = Table.of(
                Label.of("pairs", "All pairings"),
                Column.words("Pairing"),
                Column.numbers("Games"),
                Column.numbers("Score"));
        for (int i = 1; i <= 45; i++)
            table.row(
                    Cell.text("agent " + i + " – agent " + (i + 1)),
                    Cell.count(100L * i * i),
                    Cell.share(new Estimate(i / 50.0, i / 50.0 - 0.02, i / 50.0 + 0.02)));
        return table.build();
    }

    public static Games games() {
        List<Games.Entry> games = new ArrayList<>();
        for (int i = 1; i <= 40; i++)
            games.add(new Games.Entry(
                    i,
                    i % 2 == 0 ? "rave(b=1700)" : NASTY,
                    i % 2 == 0 ? NASTY : "rave(b=1700)",
                    i % 3 == 0
                            ? "Blue wins by the temple after 23 plies"
                            : "Red wins by taking the master after 18 plies",
                    i % 3 == 0 ? 23 : 18,
                    "tiger:c1-c3 crab:c5-c4 boar:b1-b2 ".repeat(5).strip()));
        return new Games(games, 12500, "The other games are in kumite.db: kumite runs export 7 writes them to a file.");
    }

    private interface Value {
        double at(int row, int column);
    }

    private static List<List<Double>> grid(int rows, int columns, Value value) {
        List<List<Double>> grid = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            List<Double> line = new ArrayList<>();
            for (int column = 0; column < columns; column++) line.add(value.at(row, column));
            grid.add(line);
        }
        return grid;
    }

    /** Shares and, as the last number, how far their ranges reach. */
    private static List<Estimate> estimates(double... sharesAndReach) {
        double reach = sharesAndReach[sharesAndReach.length - 1];
        List<Estimate> estimates = new ArrayList<>();
        for (int i = 0; i < sharesAndReach.length - 1; i++)
            estimates.add(new Estimate(
                    sharesAndReach[i],
                    Math.max(0, sharesAndReach[i] - reach),
                    Math.min(1, sharesAndReach[i] + 0.9 * reach)));
        return estimates;
    }
}
