package dev.kumite.lab.store;

import dev.kumite.base.BadInput;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.play.Effort;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * One SQLite file with runs and their games, with the live games of the server, and with saved positions. What {@link
 * #add} has stored survives a crash of the process or a power cut (write-ahead log, flushed to the disk). Several
 * processes may use the same file. One thread at a time uses a store.
 */
public final class Store implements AutoCloseable {
    private final Path file;
    private final Connection connection;
    private final @Nullable Path copy;

    private Store(Path file, Connection connection, @Nullable Path copy) {
        this.file = file;
        this.connection = connection;
        this.copy = copy;
    }

    /** The store in this file, which is created if it does not exist. */
    public static Store open(Path file) {
        return new Store(file, Database.connect(file), null);
    }

    /** The same with a shorter wait for another program that writes. */
    public static Store open(Path file, int patienceMillis) {
        return new Store(file, Database.connect(file, patienceMillis), null);
    }

    /** The store in this file, which must exist. */
    public static Store existing(Path file) {
        checkExists(file);
        return open(file);
    }

    /**
     * The store in this file, which must exist, for reading runs and games only: the file or its folder may be read-only,
     * and other programs may write at the same time.
     */
    public static Store reading(Path file) {
        return reading(file, Database.PATIENCE_MILLIS);
    }

    static Store reading(Path file, int patienceMillis) {
        if (ReadOnly.needed(file)) return readOnly(file);
        checkExists(file);
        return new Store(file, Database.connectToRead(file, patienceMillis), null);
    }

    private static void checkExists(Path file) {
        if (!Files.exists(file))
            throw new BadInput(
                    "there is no store '" + file + "'; kumite match or tournament make one, --store names it");
    }

    static Store readOnly(Path file) {
        ReadOnly opened = ReadOnly.open(file);
        return new Store(file, opened.connection(), opened.copy());
    }

    public Path file() {
        return file;
    }

    /** The run with this key, if it exists. */
    public Optional<StoredRun> find(String key) {
        return ask("where key = ?", statement -> statement.setString(1, key)).stream()
                .findFirst();
    }

    public StoredRun run(long id) {
        return ask("where id = ?", statement -> statement.setLong(1, id)).stream()
                .findFirst()
                .orElseThrow(() -> new BadInput("there is no run " + id + " in " + file + "; kumite runs lists them"));
    }

    public List<StoredRun> runs() {
        return ask("order by id", statement -> {});
    }

    private List<StoredRun> ask(String which, Database.Filling filling) {
        return Database.doing(file, () -> {
            List<StoredRun> runs = new ArrayList<>();
            try (PreparedStatement statement = connection.prepareStatement(RunRows.select(connection) + which)) {
                filling.fill(statement);
                try (ResultSet row = statement.executeQuery()) {
                    while (row.next()) runs.add(RunRows.read(row));
                }
            }
            return runs;
        });
    }

    /** The run with this key, as it is stored; it is begun if there is none. */
    public StoredRun enter(String key, Plan plan, String version, String machine, List<String> whyNotRepeatable) {
        return find(key).orElseGet(() -> begin(key, plan, version, machine, whyNotRepeatable));
    }

    /**
     * Begins a run, or continues the one with the same key, which may now have another number of games: for whoever has
     * its {@code RunLock}.
     */
    public StoredRun begin(String key, Plan plan, String version, String machine, List<String> whyNotRepeatable) {
        Database.doing(file, () -> RunRows.begin(connection, key, plan, version, machine, whyNotRepeatable));
        return find(key).orElseThrow();
    }

    public void setComplete(long run, boolean complete) {
        Database.doing(file, () -> RunRows.setComplete(connection, run, complete));
    }

    /** The games of a run that are already stored, by contest. */
    public Map<Integer, BitSet> played(long run) {
        return Database.doing(file, () -> GameRows.played(connection, run));
    }

    /** Stores games: when this returns they are safe. A game that is already stored stays as it is. */
    public void add(long run, List<StoredGame> games) {
        Database.doing(file, () -> GameRows.insert(connection, run, games));
    }

    /** All games of a run in the order of the plan, one after the other, however many there are. */
    public void games(long run, Consumer<StoredGame> reader) {
        Database.doing(file, () -> GameRows.each(connection, run, reader));
    }

    /** The games of one contest with numbers below {@code end}, in their order. */
    public void games(long run, int contest, int end, Consumer<StoredGame> reader) {
        Database.doing(file, () -> GameRows.each(connection, run, contest, end, reader));
    }

    /** The results of a run's games in the order of the plan: several times as fast as reading the games themselves. */
    public void results(long run, Consumer<StoredResult> reader) {
        Database.doing(file, () -> GameRows.results(connection, run, reader));
    }

    /**
     * The same, and then what agents A and B spent on the plan's games of each contest: all of one moment, even if other
     * programs change the run meanwhile.
     */
    public List<List<Effort>> results(long run, Plan plan, Consumer<StoredResult> reader) {
        return Database.doing(
                file,
                () -> Transactions.reading(connection, () -> {
                    GameRows.results(connection, run, reader);
                    List<List<Effort>> efforts = new ArrayList<>();
                    for (Contest contest : plan.contests())
                        efforts.add(GameRows.checkedEfforts(connection, run, efforts.size(), contest.games()));
                    return efforts;
                }));
    }

    /** What agents A and B spent on the first games of a contest. */
    public List<Effort> efforts(long run, int contest, int games) {
        return Database.doing(file, () -> GameRows.efforts(connection, run, contest, games));
    }

    public Optional<StoredGame> game(long run, int contest, int number) {
        return Database.doing(file, () -> GameRows.one(connection, run, contest, number));
    }

    /** Deletes the games of a contest from this number on: those that a stopping rule has made unnecessary. */
    public void drop(long run, int contest, int from) {
        Database.doing(file, () -> GameRows.drop(connection, run, contest, from));
    }

    /** Deletes a run and all its games. */
    public void delete(long run) {
        Database.doing(file, () -> RunRows.delete(connection, run));
    }

    /** Stores the state of a live game, replacing the previous one: when this returns it is safe. */
    public void put(StoredLiveGame liveGame) {
        Database.doing(file, () -> LiveGameRows.put(connection, liveGame));
    }

    /** Stores new live games with how they are shared and with their variations, all or none. */
    public void add(List<StoredLiveGame> liveGames, List<StoredSharing> sharings, List<StoredVariations> tried) {
        Database.doing(
                file,
                () -> Transactions.whole(connection, () -> {
                    for (StoredLiveGame liveGame : liveGames) LiveGameRows.put(connection, liveGame);
                    for (StoredSharing sharing : sharings) SharingRows.put(connection, sharing);
                    for (StoredVariations variations : tried) VariationRows.put(connection, variations);
                    return true;
                }));
    }

    public Optional<StoredLiveGame> liveGame(String id) {
        return Database.doing(file, () -> LiveGameRows.one(connection, id));
    }

    /** The versions of all live games by id, the most recently changed first. */
    public Map<String, Long> liveGameVersions() {
        return Database.doing(file, () -> LiveGameRows.versions(connection));
    }

    public long countLiveGames() {
        return Database.doing(file, () -> LiveGameRows.count(connection));
    }

    /** Deletes a live game, its review, its variations and its links, all or none; false if it does not exist. */
    public boolean deleteLiveGame(String id) {
        return Database.doing(
                file,
                () -> Transactions.whole(connection, () -> {
                    ReviewRows.delete(connection, id);
                    VariationRows.delete(connection, id);
                    SharingRows.delete(connection, id);
                    return LiveGameRows.delete(connection, id);
                }));
    }

    /** Stores the review of a live game, replacing the previous one. */
    public void put(StoredReview review) {
        Database.doing(file, () -> ReviewRows.put(connection, review));
    }

    public Optional<StoredReview> review(String game) {
        return Database.doing(file, () -> ReviewRows.one(connection, game));
    }

    /** Stores the variations of a live game, replacing the previous ones. */
    public void put(StoredVariations variations) {
        Database.doing(file, () -> VariationRows.put(connection, variations));
    }

    public Optional<StoredVariations> variations(String game) {
        return Database.doing(file, () -> VariationRows.one(connection, game));
    }

    /** Stores how a live game is shared, replacing what was before. */
    public void put(StoredSharing sharing) {
        Database.doing(file, () -> SharingRows.put(connection, sharing));
    }

    public Optional<StoredSharing> sharing(String game) {
        return Database.doing(file, () -> SharingRows.one(connection, game));
    }

    public StoredPosition savePosition(String title, String game, String position) {
        return Database.doing(file, () -> PositionRows.add(connection, title, game, position));
    }

    /** The saved positions, the latest first. */
    public List<StoredPosition> positions() {
        return Database.doing(file, () -> PositionRows.all(connection));
    }

    /** Deletes a position; false if it does not exist. */
    public boolean deletePosition(long id) {
        return Database.doing(file, () -> PositionRows.delete(connection, id));
    }

    @Override
    public void close() {
        Database.doing(file, () -> {
            connection.close();
            return true;
        });
        if (copy != null) ReadOnly.delete(copy);
    }
}
