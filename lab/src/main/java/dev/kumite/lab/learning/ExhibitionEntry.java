package dev.kumite.lab.learning;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.kumite.agents.learn.Exhibition;
import dev.kumite.lab.stats.Interval;
import java.util.ArrayList;
import java.util.List;

/** An exhibition with the moving average up to it, for {@code --json}. */
public record ExhibitionEntry(@JsonUnwrapped Result result, double average, double averageLow, double averageHigh) {
    /** An exhibition with the 95 % interval (Wilson) of its win rate, for {@code --json} and the API. */
    public record Result(
            long trained,
            String opponent,
            long games,
            long wins,
            long draws,
            long losses,
            double winRate,
            double low,
            double high) {
        public static Result of(Exhibition played) {
            Interval rate = Interval.wilson((double) played.wins(), played.games());
            return new Result(
                    played.trained(),
                    played.opponent(),
                    played.games(),
                    played.wins(),
                    played.draws(),
                    played.losses(),
                    rate.share(),
                    rate.low(),
                    rate.high());
        }
    }

    /** Opponent by opponent. */
    public static List<ExhibitionEntry> of(List<Exhibition> history, int window) {
        List<ExhibitionEntry> entries = new ArrayList<>();
        for (String opponent : LearningCurve.opponents(history)) {
            List<Exhibition> played = history.stream()
                    .filter(each -> each.opponent().equals(opponent))
                    .toList();
            List<LearningCurve.Point> averages = new LearningCurve(history, opponent).average(window);
            for (int i = 0; i < played.size(); i++) {
                Interval average = averages.get(i).rate();
                entries.add(
                        new ExhibitionEntry(Result.of(played.get(i)), average.share(), average.low(), average.high()));
            }
        }
        return entries;
    }

    Exhibition plain() {
        return new Exhibition(result.trained, result.opponent, result.wins, result.draws, result.losses);
    }
}
