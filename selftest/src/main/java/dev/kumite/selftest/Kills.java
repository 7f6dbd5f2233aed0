package dev.kumite.selftest;

import dev.kumite.selftest.Workshop.Answer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Processes that are ended with SIGKILL at random moments and then continued. What they leave must be what an undisturbed
 * process leaves, byte for byte.
 */
final class Kills implements Kind {
    private static final int MOST_KILLS = 4;
    private static final int SEEDS = 3;

    private static final String TOURNAMENT = """
            name: selftest
            game: [onitama, checkers, 'katarenga(size=4)']
            agents: {tree: 'mcts(iterations=15)', greedy: greedy, random: random}
            schedule: round-robin
            games: 20
            ply-cap: 60
            seed: SEED
            """;

    private final Workshop workshop;
    private final ServerKills servers;
    private final Map<String, Undisturbed> references = new HashMap<>();

    /** What a work leaves when nothing happens to it, and how long it takes. */
    private record Undisturbed(String result, long millis) {}

    Kills(Workshop workshop) {
        this.workshop = workshop;
        this.servers = new ServerKills(workshop);
    }

    /** A work that can be killed and continued. */
    private enum Work {
        MATCH {
            @Override
            List<String> begin(Path place, int seed) {
                return List.of(
                        "match",
                        "onitama",
                        "mcts(iterations=30)",
                        "greedy",
                        "--games",
                        "160",
                        "--seed",
                        "" + seed,
                        "--workers",
                        "2",
                        "--store",
                        "kumite.db");
            }
        },
        TOURNAMENT_FILE {
            @Override
            List<String> begin(Path place, int seed) throws IOException {
                Files.writeString(place.resolve("t.yaml"), TOURNAMENT.replace("SEED", "" + seed));
                return List.of("tournament", "t.yaml", "--workers", "2", "--store", "kumite.db");
            }
        },
        TRAINING {
            @Override
            List<String> begin(Path place, int seed) {
                List<String> args = new ArrayList<>(List.of(
                        "train",
                        "tdlambda",
                        "--game",
                        "onitama",
                        "--games",
                        "4000",
                        "--cycle",
                        "400",
                        "--exhibition",
                        "10",
                        "--against",
                        "random",
                        "--checkpoint",
                        "20ms",
                        "--seed",
                        "" + seed,
                        "--out",
                        "x.know"));
                if (Files.exists(place.resolve("x.know"))) args.add("--resume");
                return args;
            }

            @Override
            String result(Workshop workshop, Path place) throws IOException {
                return contents(place, ".know");
            }
        },
        TABLES {
            @Override
            List<String> begin(Path place, int seed) {
                String cards = List.of(
                                "ox+boar+horse+elephant+crab",
                                "tiger+dragon+frog+rabbit+crab",
                                "mantis+monkey+crane+goose+eel")
                        .get(seed);
                return List.of(
                        "solve",
                        "onitama",
                        "--cards",
                        cards,
                        "--pieces",
                        "4",
                        "--workers",
                        "2",
                        "--tables",
                        place.resolve("tables").toString());
            }

            @Override
            String result(Workshop workshop, Path place) throws IOException {
                return contents(place.resolve("tables"), ".table");
            }
        };

        /** The command that begins the work there or continues it. */
        abstract List<String> begin(Path place, int seed) throws IOException;

        /** All that the work is about, without times. */
        String result(Workshop workshop, Path place) throws Exception {
            Path store = place.resolve("kumite.db");
            Answer answer = workshop.run(
                    List.of("runs", "export", "1", "--no-clock", "--format", "json", "--store", store.toString()));
            return answer.code() + answer.out() + answer.err();
        }

        static String contents(Path folder, String ending) throws IOException {
            StringBuilder all = new StringBuilder();
            try (Stream<Path> files = Files.list(folder)) {
                for (Path file : files.filter(each -> each.toString().endsWith(ending))
                        .sorted()
                        .toList())
                    all.append(file.getFileName()).append(Base64.getEncoder().encodeToString(Files.readAllBytes(file)));
            }
            return all.toString();
        }
    }

    @Override
    public String name() {
        return "kills";
    }

    @Override
    public String counted() {
        return "processes killed";
    }

    @Override
    public int round(Dice dice, Consumer<String> finding) throws Exception {
        if (dice.oneIn(Work.values().length + 1)) return servers.round(dice, finding);
        Work work = dice.oneOf(List.of(Work.values()));
        int seed = dice.below(SEEDS);
        Undisturbed undisturbed = undisturbed(work, seed);
        Path place = workshop.newFolder();
        int kills = 0;
        for (int planned = dice.between(1, MOST_KILLS); planned > 0; planned--) {
            Process process = workshop.start(place, work.begin(place, seed));
            boolean ended = process.waitFor(dice.below((int) undisturbed.millis) + 1L, TimeUnit.MILLISECONDS);
            process.destroyForcibly().waitFor();
            if (ended) break;
            kills++;
        }
        Answer last = workshop.end(place, workshop.start(place, work.begin(place, seed)));
        String after = work + " of seed " + seed + ", killed " + kills + " times, ";
        if (last.code() != 0)
            finding.accept(after + "could not be continued: " + last.err().strip());
        else if (!work.result(workshop, place).equals(undisturbed.result))
            finding.accept(after + "gives a different result than without");
        workshop.delete(place);
        return kills;
    }

    private Undisturbed undisturbed(Work work, int seed) throws Exception {
        Undisturbed known = references.get(work.name() + seed);
        if (known != null) return known;
        Path place = workshop.newFolder();
        long start = System.nanoTime();
        Answer answer = workshop.end(place, workshop.start(place, work.begin(place, seed)));
        long millis = (System.nanoTime() - start) / 1_000_000;
        if (answer.code() != 0) throw new IOException(work + " fails without a kill: " + answer.err());
        Undisturbed made = new Undisturbed(work.result(workshop, place), millis);
        references.put(work.name() + seed, made);
        workshop.delete(place);
        return made;
    }
}
