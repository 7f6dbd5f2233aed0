package dev.kumite.lab.experiment;

import dev.kumite.base.BadInput;
import dev.kumite.lab.experiment.measure.Measure;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.pretraining.Lesson;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.IntUnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * An experiment at one scale: what is played.
 *
 * @param values what the variables of this scale stand for
 * @param cells in the order of the file
 * @param entrants the names in the round robin, if there is one
 * @param lessons what agents must learn before they play
 * @param budgetRatio how much agents think compared with the paper's scale, where the file says so
 */
public record ScaledExperiment(
        Scale scale,
        Map<String, List<String>> values,
        List<Cell> cells,
        List<String> entrants,
        List<Lesson> lessons,
        OptionalDouble budgetRatio) {
    public static final String ANY = "*";

    /** Stands for an entrant's number in a cell outside the round robin. */
    public static final int NOBODY = -1;

    /**
     * A contest with its place in the file.
     *
     * @param a the entrant that plays as A, by its number, or {@link #NOBODY}
     */
    public record Cell(Contest contest, String place, int a, int b) {
        public boolean inRoundRobin() {
            return a != NOBODY;
        }

        boolean has(int entrant) {
            return inRoundRobin() && (a == entrant || b == entrant);
        }
    }

    public ScaledExperiment {
        cells = List.copyOf(cells);
        entrants = List.copyOf(entrants);
        lessons = List.copyOf(lessons);
    }

    public List<Contest> contests() {
        return cells.stream().map(Cell::contest).toList();
    }

    /** The same cells with other numbers of games. */
    public ScaledExperiment withGames(IntUnaryOperator gamesOfCell) {
        List<Cell> resized = IntStream.range(0, cells.size())
                .mapToObj(number -> {
                    Cell cell = cells.get(number);
                    Contest contest = cell.contest().withGames(gamesOfCell.applyAsInt(number));
                    return new Cell(contest, cell.place(), cell.a(), cell.b());
                })
                .toList();
        return new ScaledExperiment(scale, values, resized, entrants, lessons, budgetRatio);
    }

    public long games() {
        return cells.stream().mapToLong(cell -> cell.contest().games()).sum();
    }

    /** Whether the game of this number, counted from 0, is one of the cell's; a run may have been made longer. */
    public boolean includes(int cell, int number) {
        return cell >= 0 && cell < cells.size() && cells.get(cell).contest().includes(number);
    }

    /** What these cells consist of: problems or positions where all do, otherwise games. */
    public String things(Collection<Integer> numbers) {
        List<String> things = numbers.stream()
                .map(cell -> cells.get(cell).contest().things())
                .distinct()
                .toList();
        return things.size() == 1 ? things.get(0) : "games";
    }

    public List<String> labels() {
        return cells.stream().map(cell -> cell.contest().label()).toList();
    }

    /** The entrant that a pattern names, or {@link #NOBODY} where it names cells. */
    public int entrant(String pattern) {
        return matching(pattern).isEmpty() ? entrants.indexOf(pattern) : NOBODY;
    }

    /** The numbers of the cells whose label fits, or of all those in which the entrant of this name plays. */
    public List<Integer> played(String pattern) {
        int entrant = entrant(pattern);
        return entrant == NOBODY
                ? matching(pattern)
                : IntStream.range(0, cells.size())
                        .filter(cell -> cells.get(cell).has(entrant))
                        .boxed()
                        .toList();
    }

    /** Refuses a measure that one of these cells cannot have: games have no regret, and single moves no winner. */
    public void checkHas(Measure measure, String pattern) {
        for (int cell : played(pattern)) {
            Contest contest = cells.get(cell).contest();
            if (!measure.covers(contest))
                throw new BadInput("'" + contest.label() + "' has no '" + measure.name() + "': "
                        + (contest instanceof Contest.Dilemmas
                                ? "in positions of a tablebase there are 'regret', 'failures' and what a move of A costs"
                                : "only a cell with a 'tablebase' has one"));
        }
    }

    /** The numbers of the cells whose label does not fit. */
    public BitSet withoutFit(String pattern) {
        BitSet others = new BitSet();
        others.set(0, cells.size());
        matching(pattern).forEach(others::clear);
        return others;
    }

    /** The numbers of the cells whose label fits; a {@code *} stands for any characters. */
    public List<Integer> matching(String pattern) {
        String[] parts = pattern.split(Pattern.quote(ANY), -1);
        List<Integer> found = new ArrayList<>();
        for (int i = 0; i < cells.size(); i++)
            if (fits(parts, cells.get(i).contest().label())) found.add(i);
        return found;
    }

    /** Whether a label begins and ends as it must, with the other parts in their order in between: each at the first place. */
    private static boolean fits(String[] parts, String label) {
        String first = parts[0];
        String last = parts[parts.length - 1];
        if (parts.length == 1) return label.equals(first);
        int at = first.length();
        int end = label.length() - last.length();
        if (at > end || !label.startsWith(first) || !label.endsWith(last)) return false;
        for (int i = 1; i < parts.length - 1; i++) {
            int place = label.indexOf(parts[i], at);
            if (place < 0 || place + parts[i].length() > end) return false;
            at = place + parts[i].length();
        }
        return true;
    }
}
