package dev.kumite.lab.survey;

import dev.kumite.games.Game;
import dev.kumite.games.Starts;
import dev.kumite.games.core.Position;
import dev.kumite.games.oracle.Oracles;
import dev.kumite.lab.run.SurveyOpenings;
import dev.kumite.lab.stats.Interval;
import dev.kumite.lab.stats.ShrunkShares;
import dev.kumite.solver.DealProver;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * What the games of a survey say of every start: its chance for the player who begins, shrunk towards what its features
 * predict. Starts that are worth the same by symmetry share their games. Where a solver proves a start's value within a
 * few plies, that is its chance, and its games only serve to check the model.
 */
public final class Atlas {
    /** What a proof may take; all proven deals of Onitama's base deck are decided in five plies. */
    private static final int PROOF_PLIES = 5;

    private final SurveyOpenings openings;
    private final int[] unitOf;
    private final List<ShrunkShares.Unit> units = new ArrayList<>();
    private final List<Integer> firstOf = new ArrayList<>();
    private final ShrunkShares model;
    private final Interval[] shares;
    private final int[] decided;

    private Atlas(Game game, Survey.Results results) {
        openings = results.openings();
        unitOf = new int[openings.size()];
        gather(results);
        model = ShrunkShares.fit(units, groups());
        shares = units.stream().map(model::share).toArray(Interval[]::new);
        decided = proofs(game);
    }

    /** The atlas of a survey, which must have games. */
    public static Atlas of(Survey survey, Survey.Results results) {
        return new Atlas(survey.game(), results);
    }

    private void gather(Survey.Results results) {
        Starts starts = openings.starts();
        Map<Long, Integer> places = new HashMap<>();
        double[] features = new double[starts.features().size()];
        for (int place = 0; place < openings.size(); place++) {
            long equal = starts.equal(openings.number(place));
            int unit = places.computeIfAbsent(equal, none -> units.size());
            unitOf[place] = unit;
            if (unit == units.size()) {
                firstOf.add(place);
                Arrays.fill(features, 0);
                starts.describe(equal, features);
                int[] used = IntStream.range(0, features.length)
                        .filter(i -> features[i] != 0)
                        .toArray();
                double[] values =
                        Arrays.stream(used).mapToDouble(i -> features[i]).toArray();
                units.add(new ShrunkShares.Unit(results.points(place), results.games(place), used, values));
            } else units.set(unit, units.get(unit).plus(results.points(place), results.games(place)));
        }
    }

    private int[] groups() {
        Map<String, Integer> known = new LinkedHashMap<>();
        return features().stream()
                .mapToInt(feature -> known.computeIfAbsent(feature.group(), none -> known.size()))
                .toArray();
    }

    /** In how many plies each start is decided, odd where the player who begins wins; 0 where that is not proven. */
    private int[] proofs(Game game) {
        List<Position> positions = new ArrayList<>();
        for (int place = 0; place < openings.size(); place++)
            positions.add(openings.starts().position(openings.number(place)));
        return Oracles.of(game).filter(DealProver.class::isInstance).stream()
                .map(solver -> ((DealProver) solver).decided(game, positions, PROOF_PLIES))
                .findFirst()
                .orElseGet(() -> new int[openings.size()]);
    }

    public SurveyOpenings openings() {
        return openings;
    }

    public List<Starts.Feature> features() {
        return openings.starts().features();
    }

    public ShrunkShares model() {
        return model;
    }

    /** Whether a start's chance is proven. */
    public boolean proven(int place) {
        return decided[place] > 0;
    }

    /** A start's chance for the player who begins, with its 95 % interval; exact where it is proven. */
    public Interval chance(int place) {
        if (!proven(place)) return estimate(place);
        double exact = decided[place] % 2;
        return new Interval(exact, exact, exact);
    }

    /** The same from games and features alone. */
    public Interval estimate(int place) {
        return shares[unitOf[place]];
    }

    /** What the features of a start predict. */
    public double predicted(int place) {
        return model.predicted(units.get(unitOf[place]));
    }

    /** The games from a start and from those that are worth the same. */
    public int games(int place) {
        return units.get(unitOf[place]).trials();
    }

    /** Whether an earlier start is worth the same by symmetry. */
    public boolean isRepeated(int place) {
        return firstOf.get(unitOf[place]) != place;
    }
}
