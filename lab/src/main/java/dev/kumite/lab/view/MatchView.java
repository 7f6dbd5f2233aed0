package dev.kumite.lab.view;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.kumite.agents.AgentMaker;
import dev.kumite.games.Game;
import dev.kumite.games.core.Ending;
import dev.kumite.lab.play.Effort;
import dev.kumite.lab.report.text.NumberText;
import dev.kumite.lab.report.text.Printable;
import dev.kumite.lab.report.text.TextTable;
import dev.kumite.lab.report.text.Words;
import dev.kumite.lab.store.StoredRun;
import dev.kumite.lab.totals.ContestTotals;
import dev.kumite.lab.totals.Totals;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A match as {@code kumite match} reports it; wins, losses and the score are the first agent's. */
public record MatchView(
        String game,
        long seed,
        long games,
        long wins,
        long losses,
        long draws,
        long unfinished,
        double score,
        double low,
        double high,
        @JsonUnwrapped StrengthView strength,
        Endings endings,
        double meanPlies,
        List<AgentEntry> agents,
        Map<String, Long> failures,
        long identicalGames,
        long run,
        boolean repeatable,
        List<String> whyNotRepeatable)
        implements Printable {

    /** How games ended that the first agent won, lost, or neither; counts by the ending's word. */
    public record Endings(Map<String, Long> wins, Map<String, Long> losses, Map<String, Long> draws) {}

    /** An agent with its effort, as means over its moves. */
    public record AgentEntry(
            String agent,
            String meaning,
            long moves,
            double iterationsPerMove,
            double nodesPerMove,
            double depthPerMove,
            double millisecondsPerMove,
            long threadsLost,
            boolean repeatable) {

        static AgentEntry of(AgentMaker maker, Effort effort, long threadsLost) {
            return new AgentEntry(
                    maker.text(),
                    maker.meaning(),
                    effort.moves(),
                    effort.perMove(effort.iterations()),
                    effort.perMove(effort.nodes()),
                    effort.perMove(effort.depths()),
                    effort.perMove(effort.nanos()) / 1e6,
                    threadsLost,
                    maker.repeatable());
        }
    }

    public static MatchView of(
            StoredRun run, Game game, long seed, AgentMaker first, AgentMaker second, Totals totals) {
        ContestTotals contest = totals.contest(0);
        RunView.ContestView counted = RunView.ContestView.of(contest, run.plan().stop(), run.complete());
        return new MatchView(
                game.text(),
                seed,
                counted.games(),
                counted.wins(),
                counted.losses(),
                counted.draws(),
                counted.unfinished(),
                counted.score(),
                counted.low(),
                counted.high(),
                counted.strength(),
                new Endings(
                        words(contest.endings(ContestTotals.WON)),
                        words(contest.endings(ContestTotals.LOST)),
                        words(contest.endings(ContestTotals.DRAWN))),
                contest.plies().mean(),
                List.of(
                        AgentEntry.of(first, contest.efforts().get(0), contest.threadsLost(ContestTotals.A)),
                        AgentEntry.of(second, contest.efforts().get(1), contest.threadsLost(ContestTotals.B))),
                contest.failureLines(),
                totals.identicalGames(),
                run.id(),
                run.repeatable(),
                run.whyNotRepeatable());
    }

    private static Map<String, Long> words(Map<Ending, Long> endings) {
        Map<String, Long> words = new LinkedHashMap<>();
        endings.forEach((ending, count) -> words.put(ending.word(), count));
        return words;
    }

    /** For a reader. */
    @Override
    public List<String> lines(int width) {
        List<String> lines = new ArrayList<>();
        AgentEntry first = agents.get(0);
        lines.add(first.agent() + " against " + agents.get(1).agent() + ", " + game + ", seed " + seed);
        lines.add("");
        if (games == 0) {
            lines.add("No game was finished.");
            return lines;
        }
        lines.add("score       " + NumberText.percent(score) + "  (95 % interval " + NumberText.percent(low) + " to "
                + NumberText.percent(high) + ", " + games + " games)");
        lines.add("result      " + wins + " won, " + losses + " lost, " + draws + " drawn, " + unfinished
                + " unfinished");
        lines.addAll(strength.lines());
        addEndings(lines, "won by      ", endings.wins());
        addEndings(lines, "lost by     ", endings.losses());
        addEndings(lines, "no winner   ", endings.draws());
        lines.add("mean plies  " + NumberText.decimal("%.1f", meanPlies));
        lines.add("");
        lines.addAll(effortTable().lines(width));
        if (identicalGames > 0) lines.add("");
        if (identicalGames > 0) lines.add(Words.identical(identicalGames));
        addFailures(lines);
        lines.add("");
        lines.add("Stored as run " + run + "; kumite report " + run + " shows tables and plots.");
        addRepeatability(lines);
        return lines;
    }

    private static void addEndings(List<String> lines, String title, Map<String, Long> endings) {
        if (endings.isEmpty()) return;
        lines.add(title
                + endings.entrySet().stream()
                        .map(entry -> entry.getKey() + " " + entry.getValue())
                        .collect(Collectors.joining(", ")));
    }

    private TextTable effortTable() {
        TextTable table = TextTable.of("per move", "iterations", "nodes", "depth", "seconds");
        for (AgentEntry agent : agents)
            table.row(
                    agent.agent(),
                    NumberText.count(Math.round(agent.iterationsPerMove())),
                    NumberText.count(Math.round(agent.nodesPerMove())),
                    NumberText.decimal("%.1f", agent.depthPerMove()),
                    NumberText.decimal("%.4f", agent.millisecondsPerMove() / 1000));
        return table;
    }

    private void addFailures(List<String> lines) {
        if (failures.isEmpty()) return;
        lines.add("");
        lines.addAll(Words.failures("game", failures));
        for (AgentEntry agent : agents)
            if (agent.threadsLost() > 0) lines.add(Words.threadsLost(agent.agent(), agent.threadsLost()));
    }

    private void addRepeatability(List<String> lines) {
        if (repeatable) return;
        lines.add("");
        lines.add("The games are not exactly reproducible: " + String.join("; ", whyNotRepeatable) + ".");
    }
}
