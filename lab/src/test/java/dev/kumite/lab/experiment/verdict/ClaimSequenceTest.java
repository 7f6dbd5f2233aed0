package dev.kumite.lab.experiment.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.agents.Agents;
import dev.kumite.games.Games;
import dev.kumite.games.Outcome;
import dev.kumite.games.core.Ending;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import dev.kumite.lab.experiment.Claim;
import dev.kumite.lab.experiment.Experiment;
import dev.kumite.lab.experiment.Reduction;
import dev.kumite.lab.experiment.Samples;
import dev.kumite.lab.experiment.Scale;
import dev.kumite.lab.experiment.ScaledExperiment;
import dev.kumite.lab.experiment.file.ExperimentReader;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.play.Effort;
import dev.kumite.lab.play.MoveList;
import dev.kumite.lab.play.Played;
import dev.kumite.lab.stats.Interval;
import dev.kumite.lab.stats.Looks;
import dev.kumite.lab.stats.Region.Verdict;
import dev.kumite.lab.store.StoredGame;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Claims looked at again and again, in simulated games of which the truth is known. */
class ClaimSequenceTest {
    private static final String FILE = """
            id: own/try
            paper: own
            place: chapter 1
            title: Simulated games
            question: How often are verdicts wrong?
            game: onitama
            scales:
              quick:    {games: 20}
              standard: {games: 20}
              paper:    {games: 20}
            budget: None.
            cells:
              - {label: x, a: random, b: greedy}
              - {label: y, a: random, b: greedy}
              - {label: "n=${n}", for: {n: [100, 200, 400]}, a: random, b: greedy}
              - {label: "r=${r}", for: {r: [1, 2]}, a: random, b: greedy}
              - {label: "exam ${e}", for: {e: [1, 2]}, a: random, problems: problems.tsv}
              - {label: tables, game: checkers, a: random, tablebase: 3}
            round-robin:
              - {name: one, agent: random}
              - {name: two, agent: greedy}
              - {name: three, agent: "mcts(iterations=1)"}
            measures: [wins]
            unpublished: There is no paper.
            claims:
            """;

    /** The chance that A wins a game of most cells; a tenth of all games is drawn. */
    private static final double WINS = 0.45;

    private static final double DRAWS = 0.1;

    private static final Agents AGENTS = Agents.shipped();
    private static final int GAMES = 20;
    private static final int SEQUENCES = 1000;
    private static final int BY_CHANCE = 73;

    /** One claim of each kind of quantity, with its region's bound: the true value. */
    private static final Map<String, Double> ON_THE_EDGE = new TreeMap<>(Map.ofEntries(
            Map.entry("score[x]", WINS + DRAWS / 2),
            Map.entry("wins[x]", WINS),
            Map.entry("wins-by-stone[x]", 0.3),
            Map.entry("plies[x]", 30.0),
            Map.entry("plies-of-wins[x]", 30.0),
            Map.entry("wins[r=*]", WINS),
            Map.entry("solved[exam 1]", WINS),
            Map.entry("solved[exam 1] - solved[exam 2]", 0.0),
            Map.entry("regret[tables]", 0.15),
            Map.entry("a-nodes[x]", 100.0),
            Map.entry("wins[x] - wins[y]", 0.0),
            Map.entry("wins[x] + wins[y]", 2 * WINS),
            Map.entry("plies[x] - plies[y]", 0.0),
            Map.entry("plies[x] / plies[y]", 1.0),
            Map.entry("a-nodes[x] / b-nodes[x]", 1.0),
            Map.entry("wins[x] - losses[x]", 0.0),
            Map.entry("score[x] - wins[x]", DRAWS / 2),
            Map.entry("wins[x] / losses[x]", 1.0),
            Map.entry("rating(one) - rating(two)", 0.0),
            Map.entry("parity(x=n, cells=n=*)", 200.0),
            Map.entry("gain(x=r, at=2, millions=1)", 0.0)));

    private static Experiment experiment(Map<String, Double> bounds) {
        StringBuilder file = new StringBuilder(FILE);
        bounds.forEach((measure, bound) -> file.append("  - {says: \"")
                .append(measure)
                .append("\", measure: \"")
                .append(measure)
                .append("\", region: \"> ")
                .append(String.format(Locale.ROOT, "%.4f", bound))
                .append("\"}\n"));
        return ExperimentReader.read("try.yaml", file.toString());
    }

    /** Games in pairs from one start, which favours a side and decides how long both games are. */
    private static List<StoredGame> pairs(ScaledExperiment scaled, int from, int end, Rng rng) {
        List<StoredGame> games = new ArrayList<>();
        for (int cell = 0; cell < scaled.cells().size(); cell++) {
            Contest contest = scaled.cells().get(cell).contest();
            if (!(contest instanceof Contest.Match)) {
                for (int number = from; number < end; number++)
                    games.add(new StoredGame(cell, number, answer(contest, number, rng), 0));
                continue;
            }
            Map<String, String> variables = contest.variables();
            double wins = WINS;
            if (variables.containsKey("n")) {
                double score = 1 / (1 + Math.exp(-Math.log(Double.parseDouble(variables.get("n")) / 200)));
                wins = score - DRAWS / 2;
            }
            long iterations = 1000 * Long.parseLong(variables.getOrDefault("r", "1"));
            for (int number = from; number < end; number += 2) {
                double favour = rng.below(2) == 0 ? 0.15 : -0.15;
                int common = 10 + geometric(10, rng);
                for (int side = 0; side < 2; side++) {
                    double drawn = rng.real();
                    double chance = wins + (side == 0 ? favour : -favour);
                    int result = drawn < chance
                            ? Result.win(side)
                            : drawn < chance + DRAWS ? Result.DRAW : Result.win(1 - side);
                    Ending ending =
                            Games.ending(rng.real() < 0.3 ? "stone" : "stream").orElseThrow();
                    int plies = common + geometric(10, rng);
                    games.add(new StoredGame(
                            cell,
                            number + side,
                            new Played(
                                    side,
                                    0,
                                    "",
                                    MoveList.of(new int[0], 0),
                                    new Outcome(result, ending, plies),
                                    3,
                                    1,
                                    effort(plies, iterations, rng),
                                    effort(plies, 1000, rng),
                                    ""),
                            0));
                }
            }
        }
        return games;
    }

    /** Every other problem of an exam is hard, in all cells; in a tablebase a fifth of the moves costs half a point or all. */
    private static Played answer(Contest contest, int number, Rng rng) {
        double drawn = rng.real();
        if (contest instanceof Contest.Exam)
            return Samples.at("problem " + number, drawn < WINS + (number % 2 == 0 ? 0.3 : -0.3));
        return drawn < 0.8 ? Samples.won(0) : drawn < 0.9 ? Samples.drawn() : Samples.lost(0);
    }

    private static Effort effort(int plies, long iterations, Rng rng) {
        return new Effort(plies, iterations, (long) plies * (50 + geometric(50, rng)), 0, 0, 0);
    }

    /** A number from 0 on, with this mean. */
    private static int geometric(double mean, Rng rng) {
        return (int) (Math.log(1 - rng.real()) / Math.log(mean / (mean + 1)));
    }

    /**
     * Looks at one sample of games until all claims are decided, or so many times.
     *
     * @param peeked counts the claims that the usual intervals, looked at as often, would have decided
     */
    private static List<ClaimSequence> sequence(
            Experiment experiment, int looks, Rng rng, Map<String, Integer> peeked) {
        ScaledExperiment scaled = experiment.at(Scale.QUICK);
        List<ClaimSequence> sequences = experiment.claims().stream()
                .map(claim -> new ClaimSequence(claim, scaled))
                .toList();
        List<StoredGame> games = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        for (int look = 1; look <= looks; look++) {
            int now = (int) Looks.games(GAMES, look);
            games.addAll(pairs(scaled, look == 1 ? 0 : (int) Looks.games(GAMES, look - 1), now, rng));
            List<ClaimSequence> open =
                    sequences.stream().filter(one -> !one.decided()).toList();
            List<Claim> claims = open.stream().map(ClaimSequence::claim).toList();
            Findings findings = Findings.of(experiment, scaled.withGames(cell -> now), claims, AGENTS, games::forEach);
            for (ClaimSequence one : open) {
                one.look(findings);
                Claim claim = one.claim();
                if (peeked.containsKey(claim.says())
                        && claim.region().judge(new Quantity(claim.measure(), findings, false).at(Interval.CONFIDENCE))
                                != Verdict.UNDECIDED) seen.add(claim.says());
            }
        }
        seen.forEach(says -> peeked.merge(says, 1, Integer::sum));
        return sequences;
    }

    /**
     * The true value of every quantity is the bound of its region, and any verdict counts as wrong. With a true rate of
     * 5 % more than {@link #BY_CHANCE} of all sequences are wrong in one case of a thousand. Looking as often at
     * the usual 95 % intervals is wrong in more.
     */
    @Test
    @Tag("slow")
    void looksTogetherAreWrongInOneCaseOfTwentyAtMost() {
        Experiment experiment = experiment(ON_THE_EDGE);
        Rng rng = new Rng(17);
        Map<String, Integer> peeked = new HashMap<>(Map.of("plies[x]", 0, "rating(one) - rating(two)", 0));
        Map<String, Integer> wrong = new TreeMap<>();
        for (int i = 0; i < SEQUENCES; i++)
            for (ClaimSequence one : sequence(experiment, 5, rng, peeked))
                wrong.merge(one.claim().says(), one.decided() ? 1 : 0, Integer::sum);
        assertThat(wrong).hasSameSizeAs(ON_THE_EDGE);
        assertThat(wrong).allSatisfy((says, count) -> assertThat(count).isLessThanOrEqualTo(BY_CHANCE));
        assertThat(peeked).allSatisfy((says, count) -> assertThat(count).isGreaterThan(BY_CHANCE));
    }

    /** Away from the edge every claim is decided, and rightly, before it is given up. */
    @Test
    @Tag("slow")
    void whatIsTrueIsFound() {
        Map<String, Double> bounds = new TreeMap<>();
        ON_THE_EDGE.forEach((measure, truth) -> bounds.put(
                measure,
                measure.startsWith("rating")
                        ? truth - 100
                        : measure.startsWith("gain")
                                ? truth - 20
                                : measure.startsWith("regret")
                                        ? truth / 2
                                        : measure.startsWith("plies[x] -")
                                                ? truth - 10
                                                : measure.equals("wins[x] / losses[x]")
                                                        ? truth / 2
                                                        : truth > 20 ? truth * 0.6 : truth - 0.25));
        Experiment experiment = experiment(bounds);
        Rng rng = new Rng(3);
        for (int i = 0; i < 10; i++)
            for (ClaimSequence one : sequence(experiment, 9, rng, new HashMap<>())) {
                Judgement judgement = one.judgement(Reduction.of(experiment, Scale.QUICK));
                assertThat(judgement.word()).as(one.claim().says()).isEqualTo(Judgement.REPRODUCED);
                assertThat(judgement.words()).isEqualTo("reproduced, by look " + one.looks());
                assertThat(judgement.pValue()).isLessThanOrEqualTo(0.05);
            }
    }

    /** Problems of an exam that are all used up, or a measure that takes in the first games only. */
    @Test
    void aClaimIsGivenUpWhereMoreGamesTellNothing() {
        Experiment experiment = experiment(Map.of("wins[x]", WINS));
        ScaledExperiment scaled = experiment.at(Scale.QUICK);
        ClaimSequence sequence = new ClaimSequence(experiment.claims().get(0), scaled);
        Findings findings = Findings.of(experiment, scaled, AGENTS, pairs(scaled, 0, GAMES, new Rng(1))::forEach);
        sequence.look(findings);
        assertThat(sequence.over()).isFalse();
        sequence.look(findings);
        assertThat(sequence.futile()).isTrue();
        assertThat(sequence.judgement(Reduction.of(experiment, Scale.QUICK)).words())
                .isEqualTo("undecided; more games are unlikely to decide it");
    }

    /** A maximum has no upper bound, however many games agree: the next one may still exceed it. */
    @Test
    void anExtremeThatStaysIsNotGivenUpAtOnce() {
        Experiment experiment = experiment(Map.of("a-held[x]", 7.5));
        ScaledExperiment scaled = experiment.at(Scale.QUICK);
        ClaimSequence sequence = new ClaimSequence(experiment.claims().get(0), scaled);
        for (int look = 1; look <= 3; look++) {
            assertThat(sequence.over()).as("before look " + look).isFalse();
            int games = (int) Looks.games(GAMES, look);
            sequence.look(Findings.of(experiment, scaled.withGames(cell -> games), AGENTS, reader -> {
                for (int i = 0; i < games; i++) reader.accept(new StoredGame(0, i, Samples.won(i % 2), 0));
            }));
        }
        assertThat(sequence.futile()).isTrue();
    }

    /** All pairs are alike, so every look sees the same share, and the second sees half as many games again. */
    @Test
    void onlyClaimsWithoutMeansHaveTheSmallerReach() {
        Experiment experiment = experiment(Map.of("score[x]", 0.5, "plies[x]", 30.0));
        ScaledExperiment scaled = experiment.at(Scale.QUICK);
        for (Claim claim : experiment.claims()) {
            ClaimSequence sequence = new ClaimSequence(claim, scaled);
            Findings findings = Findings.of(experiment, scaled, AGENTS, pairs(scaled, 0, GAMES, new Rng(1))::forEach);
            sequence.look(findings);
            sequence.look(findings);
            Interval expected = new Quantity(claim.measure(), findings, true)
                    .at(Looks.confidence(claim.says().startsWith("plies") ? Looks.cautiousReach(2) : Looks.reach(2)));
            assertThat(sequence.judgement(Reduction.of(experiment, Scale.QUICK)).interval())
                    .as(claim.says())
                    .isEqualTo(expected);
        }
    }

    /** Both games of every other pair are won, of the others lost: after 46 games the score is 52 %. */
    @Test
    void aClaimIsGivenUpWhereItsDecisionIsTooFarAway() {
        Experiment experiment = experiment(Map.of("score[x]", 0.5));
        ScaledExperiment scaled = experiment.at(Scale.QUICK);
        ClaimSequence sequence = new ClaimSequence(experiment.claims().get(0), scaled);
        for (int look = 1; look <= 3; look++) {
            assertThat(sequence.over()).isFalse();
            int games = (int) Looks.games(GAMES, look);
            sequence.look(Findings.of(experiment, scaled.withGames(cell -> games), AGENTS, reader -> {
                for (int i = 0; i < games; i++)
                    reader.accept(new StoredGame(0, i, i % 4 < 2 ? Samples.won(i % 2) : Samples.lost(i % 2), 0));
            }));
        }
        Judgement judgement = sequence.judgement(Reduction.of(experiment, Scale.QUICK));
        assertThat(sequence.futile()).isTrue();
        assertThat(judgement.words())
                .startsWith("undecided; more games are unlikely to decide it: about ")
                .endsWith(" more would be needed");
        assertThat(judgement.moreGames().orElseThrow()).isBetween(5000L, 50_000L);
    }
}
