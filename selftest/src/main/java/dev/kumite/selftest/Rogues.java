package dev.kumite.selftest;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.kumite.agents.AgentType;
import dev.kumite.selftest.Rogue.Deed;
import dev.kumite.selftest.Rogue.Moment;
import dev.kumite.selftest.Workshop.Answer;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;

/** Small matches of a good agent against one that misbehaves: every game is stored, and the right one is blamed. */
final class Rogues implements Kind {
    private static final List<String> GAMES = List.of("onitama", "checkers", "katarenga(size=5)");
    private static final List<String> GOOD = List.of("greedy", "random", "mcts(iterations=20)");
    private static final ObjectMapper JSON = new ObjectMapper();

    private final Workshop workshop;

    Rogues(Workshop workshop) {
        this.workshop = workshop;
    }

    @Override
    public String name() {
        return "agents";
    }

    @Override
    public String counted() {
        return "games against misbehaving agents";
    }

    /** One match: who, in which order, in which game. */
    private record Match(Deed deed, Moment moment, String game, String good, boolean first, int games, int workers) {

        static Match of(Dice dice) {
            Moment moment = dice.oneOf(List.of(Moment.values()));
            Deed deed;
            do deed = dice.oneOf(List.of(Deed.values()));
            while (!deed.fits(moment));
            // Whoever shares the memory may be the one who finds it full.
            int workers = deed == Deed.MEMORY ? 1 : dice.between(1, 2);
            int games = deed == Deed.HANG ? 2 : 2 * dice.between(1, 4);
            return new Match(deed, moment, dice.oneOf(GAMES), dice.oneOf(GOOD), dice.oneIn(2), games, workers);
        }

        String rogue() {
            return RogueType.text(deed, moment);
        }

        List<String> command(Path plugins, long seed) {
            String a = first ? rogue() : good;
            String b = first ? good : rogue();
            return List.of(
                    "match",
                    game,
                    a,
                    b,
                    "--games",
                    "" + games,
                    "--workers",
                    "" + workers,
                    "--seed",
                    "" + seed,
                    "--move-limit",
                    deed == Deed.HANG ? "5s" : "600s",
                    "--ply-cap",
                    "60",
                    "--store",
                    "kumite.db",
                    "--plugins",
                    plugins.toString());
        }
    }

    @Override
    public int round(Dice dice, Consumer<String> finding) throws Exception {
        Match match = Match.of(dice);
        Path place = workshop.newFolder();
        List<String> command = match.command(plugins(place), dice.below(1000));
        Consumer<String> told = what -> finding.accept("kumite " + String.join(" ", command) + ": " + what);
        Answer played = workshop.end(place, workshop.start(place, command));
        if (played.code() != 0) failed(match, played, told);
        else judge(match, export(place), told);
        workshop.delete(place);
        return match.games;
    }

    /** Only where the rogue ends the whole process may the match fail, and it says so by its exit code. */
    private static void failed(Match match, Answer played, Consumer<String> finding) {
        boolean taken = match.deed == Deed.EXIT || match.deed == Deed.MEMORY;
        if (!taken)
            finding.accept("exit code " + played.code() + ", "
                    + Workshop.shortened(played.err().strip()));
        else lastLine(played).complaint().ifPresent(finding);
    }

    /** Without the lines before it that tell how far the match was. */
    private static Answer lastLine(Answer played) {
        String err = played.err().strip();
        return new Answer(played.code(), played.out(), err.substring(err.lastIndexOf('\n') + 1));
    }

    private JsonNode export(Path place) throws Exception {
        Path store = place.resolve("kumite.db");
        Answer answer = workshop.run(List.of("runs", "export", "1", "--format", "json", "--store", store.toString()));
        if (answer.code() != 0) throw new IOException("the export failed: " + answer.err());
        return JSON.readTree(answer.out()).get("games");
    }

    private static void judge(Match match, JsonNode games, Consumer<String> finding) {
        if (games.size() != match.games) finding.accept(games.size() + " of " + match.games + " games are stored");
        for (JsonNode game : games) {
            String failure = game.get("failure").asText();
            double score = game.get("scoreOfA").asDouble();
            boolean lost = score == (match.first ? 0 : 1);
            String which = "game " + game.get("game").asInt() + " ";
            if (failure.isEmpty()) {
                if (match.deed.isCaught() && happened(match, game)) finding.accept(which + "was not forfeited");
            } else if (!failure.startsWith("rogue(")) finding.accept(which + "blames the wrong agent: " + failure);
            else if (!lost) finding.accept(which + "was not lost by the agent that is blamed for it");
        }
    }

    /** Whether the game was long enough for the rogue's second call, which is the one that counts. */
    private static boolean happened(Match match, JsonNode game) {
        int moves = game.get(match.first ? "aMoves" : "bMoves").asInt();
        return switch (match.moment) {
            case CREATE, CLOSE -> game.get("plies").asInt() > 1 || moves > 0;
            case CHOOSE, PLAYED -> moves > 1;
        };
    }

    /** A folder with a plugin that names the rogue; its class is here already. */
    private static Path plugins(Path place) throws IOException {
        Path folder = Files.createDirectory(place.resolve("plugins"));
        try (OutputStream file = Files.newOutputStream(folder.resolve("rogue.jar"));
                JarOutputStream jar = new JarOutputStream(file)) {
            jar.putNextEntry(new ZipEntry("META-INF/services/" + AgentType.class.getName()));
            jar.write(RogueType.class.getName().getBytes(StandardCharsets.UTF_8));
            jar.closeEntry();
        }
        return folder;
    }
}
