package dev.kumite.lab.learning;

import dev.kumite.agents.learn.Exhibition;
import dev.kumite.lab.stats.Interval;
import java.util.ArrayList;
import java.util.List;

/** One exhibition as JSON, with the moving average up to it. */
public record ExhibitionEntry(
        long trained,
        String opponent,
        long games,
        long wins,
        long draws,
        long losses,
        double winRate,
        double low,
        double high,
        double average,
        double averageLow,
        double averageHigh) {

    public static List<ExhibitionEntry> of(List<Exhibition> history, int window) {
        List<ExhibitionEntry> entries = new ArrayList<>();
        for (String opponent : LearningCurve.opponents(history)) {
            List<Exhibition> played = history.stream()
                    .filter(each -> each.opponent().equals(opponent))
                    .toList();
            LearningCurve curve = new LearningCurve(history, opponent);
            List<LearningCurve.Point> single = curve.single();
            List<LearningCurve.Point> averages = curve.average(window);
            for (int i = 0; i < played.size(); i++)
                entries.add(
                        of(played.get(i), single.get(i).rate(), averages.get(i).rate()));
        }
        return entries;
    }

    private static ExhibitionEntry of(Exhibition each, Interval rate, Interval average) {
        return new ExhibitionEntry(
                each.trained(),
                each.opponent(),
                each.games(),
                each.wins(),
                each.draws(),
                each.losses(),
                rate.share(),
                rate.low(),
                rate.high(),
                average.share(),
                average.low(),
                average.high());
    }

    Exhibition plain() {
        return new Exhibition(trained, opponent, wins, draws, losses);
    }
}
