package dev.kumite.selftest;

import dev.kumite.selftest.Workshop.Answer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Files that were changed, cut, doubled or emptied. They are refused in one line, or what is read from them is what it was
 * before: a file that Kumite wrote for itself is never read to something else. A text that people write may mean something
 * else afterwards.
 */
final class DamagedFiles implements Kind {
    private static final int FILES_A_ROUND = 20;
    private static final String FILE = "FILE";
    private static final String CARDS = "ox+boar+horse+elephant+crab";
    private static final String ENDING = "B:BMc1:RMc5:ox+boar/horse+elephant/crab";

    private final Workshop workshop;
    private List<Sample> samples = List.of();

    DamagedFiles(Workshop workshop) {
        this.workshop = workshop;
    }

    /**
     * A sound file, the command that reads it, and what that says.
     *
     * @param name its name, for some are known by theirs
     * @param own whether Kumite wrote it for itself
     */
    @SuppressWarnings("ArrayRecordComponent") // nobody compares two of them
    private record Sample(String name, byte[] bytes, List<String> command, boolean own, String said) {

        List<String> reading(Path file) {
            String folder = String.valueOf(file.getParent());
            return command.stream()
                    .map(word -> word.replace(FILE, file.toString()).replace("FOLDER", folder))
                    .toList();
        }
    }

    @Override
    public String name() {
        return "files";
    }

    @Override
    public String counted() {
        return "damaged files";
    }

    @Override
    public int round(Dice dice, Consumer<String> finding) throws Exception {
        if (samples.isEmpty()) samples = samples();
        for (int i = 0; i < FILES_A_ROUND; i++) {
            Sample sample = dice.oneOf(samples);
            byte[] damaged = Mutation.of(dice, sample.bytes);
            Path place = workshop.newFolder();
            Path file = Files.write(place.resolve(sample.name), damaged);
            List<String> command = sample.reading(file);
            String what = "file " + (i + 1) + " of the round, kumite " + String.join(" ", command) + ": ";
            try {
                Answer answer = workshop.run(command);
                answer.complaint().ifPresent(wrong -> finding.accept(what + wrong));
                String said = withoutPlace(answer.out(), file);
                if (answer.code() == 0 && sample.own && !said.equals(sample.said))
                    finding.accept(what + "the damaged file was misread, " + change(sample.said, said));
            } catch (TimeoutException e) {
                finding.accept(what + e.getMessage());
            }
            workshop.delete(place);
        }
        return FILES_A_ROUND;
    }

    /** Where the two begin to differ. */
    private static String change(String before, String after) {
        int at = Arrays.mismatch(before.toCharArray(), after.toCharArray());
        return "'" + around(before, at) + "' became '" + around(after, at) + "'";
    }

    private static String around(String text, int at) {
        String part = text.substring(Math.max(0, Math.min(at - 40, text.length())), Math.min(at + 40, text.length()));
        return Workshop.shortened(part);
    }

    private static String withoutPlace(String text, Path file) {
        return text.replace(file.toString(), FILE).replace(String.valueOf(file.getParent()), "FOLDER");
    }

    /** One of every kind of file, made by the commands that make them. */
    private List<Sample> samples() throws Exception {
        Path place = workshop.newFolder();
        Path store = place.resolve("kumite.db");
        must("match", "onitama", "mcts(iterations=10)", "greedy", "--games", "30", "--store", store.toString());
        Path knowledge = place.resolve("x.know");
        must(
                "train",
                "tdlambda",
                "--game",
                "onitama",
                "--games",
                "200",
                "--cycle",
                "100",
                "--exhibition",
                "10",
                "--out",
                knowledge.toString());
        Path network = place.resolve("n.know");
        must(
                "train",
                "ntuple",
                "--game",
                "onitama",
                "--games",
                "20",
                "--cycle",
                "20",
                "--exhibition",
                "2",
                "--out",
                network.toString());
        must("solve", "onitama", "--cards", CARDS, "--pieces", "2", "--tables", place.toString());
        Path weights = place.resolve("w.txt");
        must("tune", "checkers", "--games", "20", "--agent", "greedy", "--out", weights.toString());
        Path tournament = Files.writeString(place.resolve("t.yaml"), Samples.TOURNAMENT);
        Path experiment =
                Files.writeString(place.resolve("e.yaml"), Samples.resource("/experiments/schulz/table-5.1.yaml"));
        Path problems =
                Files.writeString(place.resolve("p.tsv"), firstLines(Samples.resource("/data/checkers-problems.tsv")));
        Path meetings = Files.writeString(place.resolve("m.csv"), "uct,random,90,4,6\nuct,greedy,50,1,49\n");
        Path positions = Files.writeString(place.resolve("p.txt"), ENDING + "\n");
        String here = "FOLDER/kumite.db";
        List<Sample> all = new ArrayList<>();
        all.add(sample(store, true, "runs", "export", "1", "--no-clock", "--format", "csv", "--store", FILE));
        all.add(sample(store, true, "runs", "show", "1", "--store", FILE));
        all.add(sample(store, true, "runs", "--store", FILE));
        all.add(sample(store, true, "report", "1", "--format", "json", "--store", FILE));
        all.add(sample(knowledge, true, "knowledge", FILE));
        all.add(sample(knowledge, false, "analyse", "onitama", "--seed", "2", "--agent", "tdlambda(file=FILE)"));
        all.add(sample(network, true, "knowledge", FILE));
        try (Stream<Path> files = Files.list(place)) {
            for (Path table :
                    files.filter(file -> file.toString().endsWith(".table")).toList())
                all.add(sample(table, true, "value", "onitama", "--position", ENDING, "--tables", "FOLDER"));
        }
        all.add(sample(weights, false, "analyse", "checkers", "--agent", "strong(depth=2, eval=tuned@FILE)"));
        all.add(sample(tournament, false, "tournament", FILE, "--check"));
        all.add(sample(experiment, false, "experiments", "--check", FILE));
        all.add(sample(problems, false, "problems", "checkers", FILE, "--agent", "random"));
        all.add(sample(meetings, false, "stats", "--meetings", FILE));
        all.add(sample(
                positions,
                false,
                "match",
                "onitama",
                "random",
                "random",
                "--games",
                "2",
                "--store",
                here,
                "--openings",
                "positions(file=FILE)"));
        return all;
    }

    private Sample sample(Path file, boolean own, String... command) throws Exception {
        Sample silent =
                new Sample(String.valueOf(file.getFileName()), Files.readAllBytes(file), List.of(command), own, "");
        Answer answer = workshop.run(silent.reading(file));
        if (answer.code() != 0) throw new IOException("a sound file was refused: " + answer.err());
        return new Sample(silent.name, silent.bytes, silent.command, own, withoutPlace(answer.out(), file));
    }

    private void must(String... command) throws Exception {
        Answer answer = workshop.run(List.of(command));
        if (answer.code() != 0) throw new IOException(String.join(" ", command) + ": " + answer.err());
    }

    private static String firstLines(String text) {
        return text.lines().limit(6).reduce("", (all, line) -> all + line + "\n");
    }
}
