package dev.kumite.agents.learn;

import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Agents;
import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import dev.kumite.spec.Spec;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What to train: the learner, its game and its opponents.
 *
 * @param agent the learner; its options determine how it learns, and how it plays in exhibitions
 * @param opponent the opponent in training, or null for the learner itself
 * @param examiners the opponents in exhibitions, with the number of games
 * @param cycle training games between exhibitions
 */
public record Training(
        AgentMaker agent,
        Game game,
        @Nullable AgentMaker opponent,
        int cycle,
        Map<AgentMaker, Integer> examiners,
        long seed) {
    public Training {
        examiners = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(examiners));
    }

    /** Training as in the paper: against itself, with the paper's cycle and exhibitions. */
    public static Training usual(AgentMaker agent, Game game, Agents agents, long seed) {
        Course course = type(agent).course();
        for (Option<?> playing : LearnerType.FOR_PLAYERS)
            agent.settings().rejectIf(playing, true, "playing, not to training");
        Map<AgentMaker, Integer> examiners = new LinkedHashMap<>();
        for (Course.Examiner each : course.examiners()) examiners.put(agents.parse(each.agent()), each.games());
        return new Training(agent, game, null, course.games(), examiners, seed);
    }

    public Training withCycle(int games) {
        return new Training(agent, game, opponent, games, examiners, seed);
    }

    /** The same with another opponent in training, which must be able to play the game. */
    public Training withOpponent(AgentMaker other) {
        other.create(game, 1).close();
        return new Training(agent, game, other, cycle, examiners, seed);
    }

    /**
     * The same with other exhibitions.
     *
     * @param others the opponents, which must be able to play the game; if empty, the present ones
     * @param games the number of games against each; null for the paper's
     */
    public Training withExaminers(List<AgentMaker> others, @Nullable Integer games) {
        int usual = type().course().examiners().get(0).games();
        Map<AgentMaker, Integer> chosen = new LinkedHashMap<>();
        if (others.isEmpty()) chosen.putAll(examiners);
        for (AgentMaker each : others) chosen.put(each, usual);
        if (games != null) chosen.replaceAll((each, before) -> games);
        chosen.keySet().forEach(each -> each.create(game, 1).close());
        return new Training(agent, game, opponent, cycle, chosen, seed);
    }

    /** An agent's type, which must be one that learns. */
    public static LearnerType type(AgentMaker agent) {
        if (agent.type() instanceof LearnerType type) return type;
        throw new BadInput(
                "'" + agent.type().name() + "' does not learn; td, tdlambda, q, qlambda, ntuple and zero do");
    }

    LearnerType type() {
        return type(agent);
    }

    Settings settings() {
        return agent.settings();
    }

    /**
     * What is known before the first game: nothing, or what this file says where it exists. Rejects options that no
     * learner can have and a file that was trained differently; of the file only the head is read.
     */
    public Knowledge startingFrom(Path file) {
        if (!Files.exists(file)) {
            Learner unused = type().learner(settings(), game, 0);
            return knowledge(0, List.of());
        }
        Knowledge found = KnowledgeFiles.head(file);
        checkSame(found);
        return knowledge(found.games(), found.history());
    }

    /** What a knowledge file records, after this many games. */
    Knowledge knowledge(long games, List<Exhibition> history) {
        return new Knowledge(
                learning(agent, opponent == null),
                game.text(),
                Knowledge.columns(game),
                opponent == null ? Knowledge.SELF : opponent.text(),
                seed,
                games,
                history);
    }

    /**
     * The agent's text with only those options that determine how it learns: the same for two that learn alike.
     *
     * @param alone whether it trains against itself
     */
    public static String learning(AgentMaker agent, boolean alone) {
        LearnerType type = type(agent);
        List<String> learning =
                type.learningOptions().stream().map(Option::name).toList();
        return type.spelledOut(Spec.parse(agent.meaning()).only(learning), alone)
                .toString();
    }

    /** Rejects a file that was trained differently. */
    void checkSame(Knowledge found) {
        Knowledge ours = knowledge(found.games(), found.history());
        List<String> differences = new ArrayList<>();
        compare(differences, "", found.learned(type()).toString(), ours.agent());
        compare(differences, "--game ", found.game(), ours.game());
        compare(differences, "--opponent ", found.opponent(), ours.opponent());
        compare(differences, "--seed ", Long.toString(found.seed()), Long.toString(ours.seed()));
        if (differences.isEmpty()) return;
        throw new BadInput(
                "it was trained with " + String.join(", ", differences) + "; continue with that, or name another file");
    }

    private static void compare(List<String> differences, String option, String found, String ours) {
        if (!found.equals(ours)) differences.add(option + found + " where you ask for " + ours);
    }

    /**
     * The paper's schedule: training games, then exhibitions without learning, and so on.
     *
     * @param games training games in a cycle
     * @param examiners the opponents in the exhibitions at the end of a cycle
     * @param average the number of training games that the paper's moving average covers
     */
    public record Course(int games, List<Examiner> examiners, int average) {
        public Course {
            examiners = List.copyOf(examiners);
        }

        /** An opponent in exhibitions, as text, and the number of games. */
        public record Examiner(String agent, int games) {}
    }
}
