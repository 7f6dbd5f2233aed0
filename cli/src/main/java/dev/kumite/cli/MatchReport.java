package dev.kumite.cli;

import dev.kumite.agents.AgentMaker;
import dev.kumite.games.Ending;
import dev.kumite.games.Game;
import dev.kumite.lab.match.Effort;
import dev.kumite.lab.match.Summary;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A match as {@code kumite match} reports it; wins, losses and the score are the first agent's. */
record MatchReport(
        String game,
        long seed,
        int games,
        long wins,
        long losses,
        long draws,
        long unfinished,
        double score,
        double low,
        double high,
        Endings endings,
        double meanPlies,
        List<AgentEntry> agents,
        List<String> failures,
        boolean repeatable) {

    /** How games ended that the first agent won, lost, or neither; counts by the ending's word. */
    record Endings(Map<String, Long> wins, Map<String, Long> losses, Map<String, Long> draws) {}

    /** An agent with its effort, as means over its moves. */
    record AgentEntry(
            String agent,
            String meaning,
            long moves,
            double iterationsPerMove,
            double nodesPerMove,
            double depthPerMove,
            double millisecondsPerMove,
            boolean repeatable) {

        static AgentEntry of(AgentMaker maker, Effort effort) {
            return new AgentEntry(
                    maker.text(),
                    maker.meaning(),
                    effort.moves(),
                    effort.perMove(effort.iterations()),
                    effort.perMove(effort.nodes()),
                    effort.perMove(effort.depths()),
                    effort.perMove(effort.nanos()) / 1e6,
                    maker.repeatable());
        }
    }

    static MatchReport of(Game game, long seed, AgentMaker first, AgentMaker second, Summary summary) {
        return new MatchReport(
                game.text(),
                seed,
                summary.games().size(),
                summary.wins(),
                summary.losses(),
                summary.draws(),
                summary.unfinished(),
                summary.score().share(),
                summary.score().low(),
                summary.score().high(),
                new Endings(words(summary.endings(1)), words(summary.endings(0)), words(summary.endings(0.5))),
                summary.meanPlies(),
                List.of(AgentEntry.of(first, summary.firstEffort()), AgentEntry.of(second, summary.secondEffort())),
                summary.failures(),
                first.repeatable() && second.repeatable());
    }

    private static Map<String, Long> words(Map<Ending, Long> endings) {
        Map<String, Long> words = new LinkedHashMap<>();
        endings.forEach((ending, count) -> words.put(ending.word(), count));
        return words;
    }

    /** For a reader. */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        AgentEntry first = agents.get(0);
        lines.add(first.agent() + " against " + agents.get(1).agent() + ", " + game + ", seed " + seed);
        lines.add("");
        lines.add("score       " + Columns.percent(score) + "  (95 % interval " + Columns.percent(low) + " to "
                + Columns.percent(high) + ", " + games + " games)");
        lines.add("result      " + wins + " won, " + losses + " lost, " + draws + " drawn, " + unfinished
                + " unfinished");
        addEndings(lines, "won by      ", endings.wins());
        addEndings(lines, "lost by     ", endings.losses());
        addEndings(lines, "neither by  ", endings.draws());
        lines.add("mean plies  " + Columns.decimal("%.1f", meanPlies));
        lines.add("");
        lines.addAll(effortTable().lines());
        addFailures(lines);
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

    private Columns effortTable() {
        Columns table = new Columns().row("per move", "iterations", "nodes", "depth", "seconds");
        for (AgentEntry agent : agents)
            table.row(
                    agent.agent(),
                    Columns.count(Math.round(agent.iterationsPerMove())),
                    Columns.count(Math.round(agent.nodesPerMove())),
                    Columns.decimal("%.1f", agent.depthPerMove()),
                    Columns.decimal("%.4f", agent.millisecondsPerMove() / 1000));
        return table;
    }

    private void addFailures(List<String> lines) {
        if (failures.isEmpty()) return;
        lines.add("");
        lines.add(
                failures.size() == 1
                        ? "One game was lost by a failure:"
                        : failures.size() + " games were lost by failures:");
        Map<String, Long> counts = failures.stream()
                .collect(Collectors.groupingBy(line -> line, LinkedHashMap::new, Collectors.counting()));
        counts.forEach((line, count) ->
                lines.add("  " + Failures.oneLine(line) + (count == 1 ? "" : " (" + count + " times)")));
    }

    private void addRepeatability(List<String> lines) {
        List<String> names = agents.stream()
                .filter(agent -> !agent.repeatable())
                .map(AgentEntry::agent)
                .distinct()
                .toList();
        if (names.isEmpty()) return;
        lines.add("");
        lines.add("This result cannot be repeated exactly: a clock or several threads decide for "
                + String.join(" and ", names) + ".");
        lines.add("An iteration, node or depth budget with one thread gives the same games every time.");
    }
}
