package dev.kumite.lab.tuning;

import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Agents;
import dev.kumite.base.BadInput;
import dev.kumite.base.LinesFile;
import dev.kumite.games.Game;
import dev.kumite.lab.play.GameCrew;
import dev.kumite.lab.play.Limits;
import dev.kumite.lab.play.Tryout;
import dev.kumite.spec.Spec;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Tunes options of an agent by {@link Spsa}. An iteration is a batch of pairs of games, each with signs of its own; their
 * scores are applied in order when all are played. The file gets a line for each iteration: its number, the scores and
 * the values that follow from them. So tuning that was stopped continues, and the same seed gives the same values with
 * any number of workers.
 *
 * @param agent the agent with the values from which tuning begins
 * @param opening each pair begins with up to this many random plies
 */
public record SearchTuning(
        Game game,
        Agents agents,
        AgentMaker agent,
        List<Parameter> parameters,
        int opening,
        int iterations,
        long seed) {
    private static final int PAIRS = 8;
    static final int GAMES_OF_ITERATION = 2 * PAIRS;

    /**
     * Prepares the tuning of the options that a text such as {@code margin, late=1..8} names; of those of the agent's
     * search if it names none.
     *
     * @param games is rounded up to whole iterations
     */
    public static SearchTuning of(
            Game game, Agents agents, AgentMaker agent, String options, int opening, int games, long seed) {
        int iterations = (games + GAMES_OF_ITERATION - 1) / GAMES_OF_ITERATION;
        List<Parameter> parameters = Parameters.read(options, agent);
        SearchTuning tuning = new SearchTuning(game, agents, agent, parameters, opening, iterations, seed);
        double[] start = parameters.stream().mapToDouble(Parameter::start).toArray();
        Tryout.of(tuning.agentWith(start), game, Limits.USUAL);
        return tuning;
    }

    /** How many games there will be. */
    public int games() {
        return GAMES_OF_ITERATION * iterations;
    }

    /** What decides the outcome, in one line. */
    private String conditions(String version) {
        String options = parameters.stream().map(Parameter::toString).collect(Collectors.joining(", "));
        return "tune " + game.text() + " " + agent.text() + ": " + options + "; opening=" + opening + " games="
                + games() + " seed=" + seed + " version=" + version;
    }

    /** The agent with these values. */
    AgentMaker agentWith(double[] values) {
        Map<String, String> settings = new LinkedHashMap<>();
        for (int i = 0; i < values.length; i++)
            settings.put(parameters.get(i).name(), parameters.get(i).setting(values[i]));
        return agents.parse(Spec.parse(agent.text()).with(settings).toString());
    }

    /**
     * Plays what the file lacks.
     *
     * @param version of the program, which is one of the file's conditions
     * @param watcher told after every game how many are done, on the threads of the crew
     */
    public SearchTuningReport run(Path file, String version, GameCrew.Hiring crew, IntConsumer watcher) {
        Spsa spsa = new Spsa(parameters, PAIRS * iterations, seed);
        List<double[]> history = new ArrayList<>();
        long forfeited = 0;
        List<String> found = new ArrayList<>();
        try (LinesFile lines = new LinesFile(file, "iterations", conditions(version), found::add)) {
            for (int number = 0; number < iterations; number++) {
                int before = number * PAIRS;
                List<Spsa.Trial> trials = IntStream.rangeClosed(before + 1, before + PAIRS)
                        .mapToObj(spsa::trial)
                        .toList();
                boolean known = number < found.size();
                List<PairScore> scores =
                        known ? scores(file, number, found.get(number)) : play(before, trials, crew, watcher);
                for (int i = 0; i < PAIRS; i++)
                    spsa.learn(trials.get(i), scores.get(i).ahead());
                String line = line(number, scores, spsa.values());
                if (!known) lines.add(line);
                else if (!line.equals(found.get(number))) throw damaged(file, number);
                history.add(spsa.values());
                forfeited += scores.stream().filter(PairScore::forfeited).count();
            }
        }
        return new SearchTuningReport(this, history, forfeited);
    }

    private List<PairScore> play(int before, List<Spsa.Trial> trials, GameCrew.Hiring crew, IntConsumer watcher) {
        List<Batch.Rivals> rivals = trials.stream()
                .map(trial -> new Batch.Rivals(agentWith(trial.plus()), agentWith(trial.minus())))
                .toList();
        return new Batch(this, before, rivals).play(crew, done -> watcher.accept(2 * before + done));
    }

    private String line(int number, List<PairScore> scores, double[] values) {
        String texts = scores.stream().map(PairScore::toString).collect(Collectors.joining(" "));
        StringBuilder line = new StringBuilder().append(number + 1).append('\t').append(texts);
        for (int i = 0; i < values.length; i++)
            line.append('\t')
                    .append(parameters.get(i).name())
                    .append('=')
                    .append(parameters.get(i).shown(values[i]));
        return line.toString();
    }

    private static List<PairScore> scores(Path file, int number, String line) {
        String[] parts = line.split("\t", -1);
        String[] texts = parts.length < 2 ? new String[0] : parts[1].split(" ", -1);
        if (texts.length != PAIRS) throw damaged(file, number);
        return BadInput.reading(
                file + ":" + (number + 2),
                () -> List.of(texts).stream().map(PairScore::parse).toList());
    }

    private static BadInput damaged(Path file, int number) {
        return new BadInput(file + ":" + (number + 2)
                + ": is not what follows from the lines before it; delete it and all after it");
    }
}
