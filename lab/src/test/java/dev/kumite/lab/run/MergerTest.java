package dev.kumite.lab.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.agents.Agents;
import dev.kumite.base.BadInput;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.plan.Stop;
import dev.kumite.lab.play.Limits;
import dev.kumite.lab.play.MoveList;
import dev.kumite.lab.play.Played;
import dev.kumite.lab.run.Merger.Merged;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.store.StoredGame;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Shards of a run, joined: the same games as one machine plays, and nothing that does not belong to the run. */
class MergerTest {
    private static final String SPRT = "sprt(elo0=0, elo1=200)";

    @TempDir
    private Path folder = Path.of("");

    private static Plan plan(long seed, int games, String stop) {
        return new Plan(
                "test",
                seed,
                List.of(
                        Contest.Match.of("onitama", "greedy", "random", games),
                        Contest.Match.of("onitama", "random", "heuristic", games)),
                Stop.parse(stop),
                Limits.USUAL);
    }

    private Path play(String file, Plan plan, Shard shard, String version) {
        Path path = folder.resolve(file);
        try (Store store = Store.open(path)) {
            Runner runner =
                    new Runner(store, PreparedPlan.of(plan, Agents.in(getClass().getClassLoader())), version);
            runner.only(shard);
            runner.play(1, totals -> {});
            assertThat(store.run(runner.run().id()).complete()).isEqualTo(shard.whole());
        }
        return path;
    }

    private List<Path> shards(Plan plan, int count) {
        List<Path> parts = new ArrayList<>();
        for (int number = 1; number <= count; number++)
            parts.add(play("part" + number + ".db", plan, new Shard(number, count), "test"));
        return parts;
    }

    private static List<String> games(Path file) {
        List<String> lines = new ArrayList<>();
        try (Store store = Store.reading(file)) {
            store.games(1, game -> lines.add(RunnerTest.line(game)));
        }
        return lines;
    }

    @Test
    void threePartsAreTheRunOfOneMachine() {
        Plan plan = plan(3, 14, "never");
        List<Path> parts = shards(plan, 3);
        Path into = folder.resolve("all.db");
        Merged some = Merger.merge(parts.subList(0, 2), into).get(0);
        assertThat(some.run().complete()).isFalse();
        Merged all = Merger.merge(parts, into).get(0);
        assertThat(all.run().complete()).isTrue();
        assertThat(all.parts()).isEqualTo(3);
        assertThat(some.added() + all.added()).isEqualTo(28);
        assertThat(all.skipped()).isEqualTo(some.added());
        assertThat(games(into)).isEqualTo(games(play("whole.db", plan, Shard.WHOLE, "test")));
    }

    @Test
    void aStoppingRuleIsAppliedAtTheMerge() {
        Plan plan = plan(3, 400, SPRT);
        List<Path> parts = shards(plan, 4);
        assertThat(parts.stream().mapToInt(part -> games(part).size()).sum()).isEqualTo(800);
        Path into = folder.resolve("all.db");
        assertThat(Merger.merge(parts, into).get(0).run().complete()).isTrue();
        assertThat(games(into)).hasSizeLessThan(800).isEqualTo(games(play("whole.db", plan, Shard.WHOLE, "test")));
    }

    @Test
    void whatDoesNotBelongTogetherIsRefusedBeforeAnythingIsWritten() {
        Path first = play("1.db", plan(3, 4, "never"), new Shard(1, 2), "test");
        refused(first, play("seed.db", plan(4, 4, "never"), new Shard(2, 2), "test"), "has the seed 4, not 3");
        refused(
                first,
                play("version.db", plan(3, 4, "never"), new Shard(2, 2), "new"),
                "was played by new, not by test");
        refused(first, play("plan.db", plan(3, 4, SPRT), new Shard(2, 2), "test"), "has another plan");
        refused(first, play("games.db", plan(3, 6, "never"), new Shard(2, 2), "test"), "asks for 12 games");
        refused(first, folder.resolve("none.db"), "there is no store");
        assertThatThrownBy(() -> Merger.merge(List.of(first), first))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("is one of the parts");
    }

    private void refused(Path first, Path second, String why) {
        Path into = folder.resolve("into.db");
        assertThatThrownBy(() -> Merger.merge(List.of(first, second), into))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(second.toString())
                .hasMessageContaining(why);
        assertThat(Files.exists(into)).isFalse();
    }

    @Test
    void aGameThatDiffersBetweenPartsOfARepeatableRunIsRefused() {
        Plan plan = plan(3, 4, "never");
        Path first = play("1.db", plan, new Shard(1, 2), "test");
        Path second = forged(play("2.db", plan, new Shard(2, 2), "test"), first);
        refused(first, second, "game 1 of 'greedy – random' in " + second + " differs from the same game in another");
    }

    /** Puts the first game of another part into this one, with another move. */
    private static Path forged(Path part, Path other) {
        List<StoredGame> games = new ArrayList<>();
        try (Store store = Store.reading(other)) {
            store.games(1, games::add);
        }
        StoredGame game = games.get(0);
        Played played = game.played();
        Played forged =
                Played.of(played.result(), played.setup(), MoveList.of(new int[] {7}, 1), played.a(), played.b());
        try (Store store = Store.existing(part)) {
            store.add(1, List.of(new StoredGame(game.contest(), game.number(), forged, 0)));
        }
        return part;
    }

    @Test
    void whatTheMergedStoreHasMustFitToo() {
        Plan plan = plan(3, 4, "never");
        List<Path> part = List.of(play("1.db", plan, new Shard(1, 2), "test"));
        Path longer = play("longer.db", plan(3, 6, "never"), new Shard(2, 2), "test");
        assertThatThrownBy(() -> Merger.merge(part, longer))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("asks for 12 games in " + longer);
        Path forged = forged(play("forged.db", plan, new Shard(2, 2), "test"), part.get(0));
        List<String> before = games(forged);
        assertThatThrownBy(() -> Merger.merge(part, forged))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(forged + " differs from the same game in another part");
        assertThat(games(forged)).isEqualTo(before);
    }

    /** Not with the first run of the part: with the one that it seems to belong to. */
    @Test
    void aRunThatDoesNotFitIsComparedWithItsNamesake() {
        List<Contest> contests = List.of(Contest.Match.of("onitama", "random", "greedy", 2));
        Path first = play("1.db", plan(3, 2, "never"), Shard.WHOLE, "test");
        play("1.db", new Plan("second", 8, contests, Stop.parse("never"), Limits.USUAL), Shard.WHOLE, "test");
        Plan other = new Plan("second", 9, contests, Stop.parse("never"), Limits.USUAL);
        refused(first, play("2.db", other, Shard.WHOLE, "test"), "is not a part of run 'second' in " + first);
    }

    /** They are copied by the thousand. */
    @Test
    void manyGamesAreAllCopied() {
        Plan plan = plan(3, 1002, "never");
        Path part = folder.resolve("many.db");
        try (Store store = Store.open(part)) {
            long run = store.begin("key", plan, "test", "machine", List.of()).id();
            List<StoredGame> games = new ArrayList<>();
            for (int number = 0; number < 1002; number++)
                games.add(new StoredGame(0, number, HandCrew.won(number % 2), 0));
            store.add(run, games);
        }
        Path into = folder.resolve("all.db");
        Merged merged = Merger.merge(List.of(part), into).get(0);
        assertThat(merged.added()).isEqualTo(1002);
        assertThat(merged.skipped()).isZero();
        assertThat(merged.run().complete()).isFalse();
        assertThat(games(into)).isEqualTo(games(part)).hasSize(1002);
    }
}
