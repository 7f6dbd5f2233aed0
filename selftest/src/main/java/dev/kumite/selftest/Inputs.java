package dev.kumite.selftest;

import dev.kumite.agents.Agents;
import dev.kumite.base.BadInput;
import dev.kumite.base.Unavailable;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.Notation;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.record.GameRecord;
import dev.kumite.games.record.RecordReader;
import dev.kumite.games.record.RecordWriter;
import dev.kumite.lab.experiment.file.ExperimentReader;
import dev.kumite.lab.tournament.TournamentReader;
import dev.kumite.selftest.Samples.Some;
import dev.kumite.selftest.Workshop.Answer;
import dev.kumite.spec.Spec;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/** Mutated texts for every reader, and mutated requests to a server. Each is understood or refused, soon and in one line. */
final class Inputs implements Kind {
    private static final int INPUTS_A_ROUND = 200;
    private static final int SERVER_ROUNDS = 4;

    private static final List<List<String>> COMMANDS = List.of(
            List.of("show", "onitama", "--seed", "3"),
            List.of("moves", "checkers", "--position", "B:W18,24,K10:B12,K22"),
            List.of("value", "checkers", "--position", "W:W21,15:BK22,K2"),
            List.of("stats", "--pairs", "34,54,63,64,75", "--sprt", "0,3"),
            List.of("stats", "--score", "73/100"),
            List.of("stats", "--power", "0.55"),
            List.of("agents", "mcts"),
            List.of("games", "onitama"),
            List.of("experiments", "schulz/table-5.1"),
            List.of("knowledge", "nothing.know"),
            List.of("runs", "show", "1", "--store", "nothing.db"));

    private final Workshop workshop;
    private final ServerInputs server;
    private final Agents agents = Agents.shipped();
    private final List<String> gameTexts = Samples.games();
    private final List<String> agentTexts = Samples.agents(agents);

    Inputs(Workshop workshop) {
        this.workshop = workshop;
        this.server = new ServerInputs(workshop);
    }

    @Override
    public String name() {
        return "inputs";
    }

    @Override
    public String counted() {
        return "mutated inputs";
    }

    /** A reader that complains by {@link BadInput} and by nothing else. */
    private interface Reader {
        void read(String text) throws Exception;
    }

    @Override
    public int round(Dice dice, Consumer<String> finding) throws Exception {
        if (dice.oneIn(SERVER_ROUNDS)) return server.round(dice, gameTexts, agentTexts, finding);
        for (int i = 0; i < INPUTS_A_ROUND; i++) one(dice, finding);
        return INPUTS_A_ROUND;
    }

    private void one(Dice dice, Consumer<String> finding) throws Exception {
        Some some = Some.of(dice, dice.oneOf(gameTexts));
        Notation notation = some.game().notation();
        switch (dice.below(9)) {
            case 0 ->
                read(
                        "spec",
                        mutated(dice, agentTexts),
                        text -> Spec.parse(Spec.parse(text).toString()),
                        finding);
            case 1 -> read("game", mutated(dice, gameTexts), text -> play(Games.parse(text), dice), finding);
            case 2 -> read("agent", mutated(dice, agentTexts), text -> create(text, some.game()), finding);
            case 3 -> read("position", mutated(dice, List.of(some.positionText())), text -> visit(some, text), finding);
            case 4 -> {
                if (some.position().result() != Result.ONGOING) return;
                int[] legal = some.game().moves(some.position());
                String move = notation.writeMove(some.position(), legal[dice.below(legal.length)]);
                read("move", mutated(dice, List.of(move)), text -> move(some, text), finding);
            }
            case 5 -> read("record", mutated(dice, List.of(some.recordText())), Inputs::replay, finding);
            case 6 ->
                read(
                        "tournament",
                        mutated(dice, List.of(Samples.TOURNAMENT)),
                        text -> TournamentReader.read("t.yaml", text, agents),
                        finding);
            case 7 -> {
                String experiment = Samples.resource("/experiments/schulz/table-5.1.yaml");
                String text = mutated(dice, List.of(experiment));
                read("experiment", text, each -> ExperimentReader.read("e.yaml", each), finding);
            }
            default -> command(dice, finding);
        }
    }

    private static String mutated(Dice dice, List<String> texts) {
        return Mutation.of(dice, dice.oneOf(texts), texts);
    }

    private static void read(String what, String text, Reader reader, Consumer<String> finding) {
        try {
            Workshop.within(() -> {
                reader.read(text);
                return true;
            });
        } catch (BadInput | Unavailable clean) {
            if (String.valueOf(clean.getMessage()).lines().count() > 1)
                finding.accept(what + " '" + Workshop.shortened(text) + "': an error message of several lines");
        } catch (Exception | Error e) {
            Throwable cause = e.getCause() == null ? e : e.getCause();
            finding.accept(what + " '" + Workshop.shortened(text) + "': " + Workshop.shortened(cause.toString()));
        }
    }

    private static void play(Game game, Dice dice) {
        Some.of(dice, game.text());
    }

    private void create(String text, Game game) {
        agents.parse(text).create(game, 1).close();
    }

    /** A position that was read can be written, read again and played on. */
    private static void visit(Some some, String text) {
        Notation notation = some.game().notation();
        Position read = notation.read(text);
        String written = notation.write(read);
        if (!notation.write(notation.read(written)).equals(written))
            throw new IllegalStateException("is written as " + written + ", which is read as something else");
        if (read.result() == Result.ONGOING && some.game().moves(read).length > 0)
            read.make(some.game().moves(read)[0]);
        some.game().draw(read);
    }

    private static void move(Some some, String text) {
        int move = some.game().notation().readMove(some.position(), text);
        if (Arrays.stream(some.game().moves(some.position())).noneMatch(legal -> legal == move))
            throw new IllegalStateException("was read as a move that is not legal");
    }

    private static void replay(String text) {
        for (GameRecord record : RecordReader.readAll(text, "x.pdn", null)) {
            String written = RecordWriter.write(record);
            if (!RecordWriter.write(RecordReader.read(written, "y.pdn", null)).equals(written))
                throw new IllegalStateException("a record that was read is written differently");
        }
    }

    private void command(Dice dice, Consumer<String> finding) throws Exception {
        List<String> command = new ArrayList<>(dice.oneOf(COMMANDS));
        int place = dice.between(1, command.size() - 1);
        command.set(place, Mutation.of(dice, command.get(place), command));
        Answer answer = workshop.run(command);
        answer.complaint()
                .ifPresent(wrong ->
                        finding.accept("kumite " + Workshop.shortened(String.join(" ", command)) + ": " + wrong));
    }
}
