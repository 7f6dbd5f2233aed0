package dev.kumite.agents.learn;

import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Agents;
import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import dev.kumite.spec.Spec;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What is to be trained: the learner, its game and its opponents.
 *
 * @param agent the learner; its options say how it learns, and how it plays in exhibitions
 * @param opponent who plays the other side in training, or null for the learner itself
 * @param examiners who plays in the exhibitions, with the number of games
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

    /** The paper's way: against itself, with the paper's cycle. */
    public static Training usual(AgentMaker agent, Game game, Agents agents, long seed) {
        Course course = type(agent).course();
        return new Training(agent, game, null, course.games(), examiners(course.examiners(), agents), seed);
    }

    public static Map<AgentMaker, Integer> examiners(List<Course.Examiner> examiners, Agents agents) {
        Map<AgentMaker, Integer> makers = new LinkedHashMap<>();
        for (Course.Examiner each : examiners) makers.put(agents.parse(each.agent()), each.games());
        return makers;
    }

    /** The kind of learner that an agent is; a complaint where it is none. */
    public static LearnerType type(AgentMaker agent) {
        if (agent.type() instanceof LearnerType type) return type;
        throw new BadInput("'" + agent.type().name() + "' does not learn; td, tdlambda, q, qlambda and ntuple do");
    }

    LearnerType type() {
        return type(agent);
    }

    Settings settings() {
        return agent.settings();
    }

    /** What a file says before the first game. */
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
     * The agent's text with the options alone that decide how it learns: the same for two who learn alike.
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

    /** Refuses to go on from a file that was trained otherwise. */
    void checkSame(Knowledge found) {
        Knowledge ours = knowledge(found.games(), found.history());
        List<String> differences = new ArrayList<>();
        compare(differences, "", found.learned(type()).toString(), ours.agent());
        compare(differences, "--game ", found.game(), ours.game());
        compare(differences, "--opponent ", found.opponent(), ours.opponent());
        compare(differences, "--seed ", Long.toString(found.seed()), Long.toString(ours.seed()));
        if (differences.isEmpty()) return;
        throw new BadInput(
                "it was trained with " + String.join(", ", differences) + "; go on with that, or name another file");
    }

    private static void compare(List<String> differences, String option, String found, String ours) {
        if (!found.equals(ours)) differences.add(option + found + " where you ask for " + ours);
    }

    /**
     * The schedule of training: games with learning, then exhibitions without, and so on.
     *
     * @param games training games in a cycle
     * @param examiners who plays the exhibitions at the end of a cycle
     * @param average over how many training games the paper's moving average goes
     */
    public record Course(int games, List<Examiner> examiners, int average) {
        public Course {
            examiners = List.copyOf(examiners);
        }

        /** An opponent in exhibitions, as the agent language has it, and for how many games. */
        public record Examiner(String agent, int games) {}
    }
}
