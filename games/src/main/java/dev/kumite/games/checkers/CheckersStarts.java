package dev.kumite.games.checkers;

import dev.kumite.games.Starts;
import dev.kumite.games.checkers.Ballots.Ballot;
import dev.kumite.games.core.Position;
import java.util.List;
import java.util.stream.IntStream;

/**
 * All ballots, the barred ones among them, in the order of their numbers; White moves first from each. A ballot's
 * features are its three moves.
 */
final class CheckersStarts implements Starts {
    private static final List<String> GROUPS = List.of("Black's move", "White's reply", "Black's second move");
    private static final List<Feature> FEATURES = IntStream.range(0, GROUPS.size())
            .boxed()
            .flatMap(place -> Ballots.all().stream()
                    .map(ballot -> ballot.moves().get(place))
                    .distinct()
                    .sorted()
                    .map(move -> new Feature(GROUPS.get(place), move)))
            .toList();

    @Override
    public String noun() {
        return "ballot";
    }

    @Override
    public long count() {
        return Ballots.all().size();
    }

    private static Ballot ballot(long number) {
        return Ballots.all().get((int) number);
    }

    @Override
    public Position position(long number) {
        return ballot(number).position();
    }

    @Override
    public String name(long number) {
        return String.join(" ", ballot(number).moves());
    }

    @Override
    public List<Feature> features() {
        return FEATURES;
    }

    @Override
    public void describe(long number, double[] out) {
        for (int place = 0; place < GROUPS.size(); place++) {
            String move = ballot(number).moves().get(place);
            out[FEATURES.indexOf(new Feature(GROUPS.get(place), move))]++;
        }
    }
}
