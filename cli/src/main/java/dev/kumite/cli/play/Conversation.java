package dev.kumite.cli.play;

import dev.kumite.games.Game;
import dev.kumite.games.record.GameRecord;
import dev.kumite.games.record.RecordFiles;
import dev.kumite.spec.BadInput;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Plays a game with a person, line by line. Wrong lines are answered and change nothing. */
public final class Conversation {
    private static final int MOVES_PER_LINE = 6;

    /** How the conversation is heard and seen. */
    public interface Terminal {
        /** The next line, or null when there are no more. */
        @Nullable
        String ask(String prompt);

        void say(String line);

        void show(Table table);
    }

    private final Terminal terminal;
    private final int person;
    private final String opponentName;
    private final Opponent opponent;
    private Table table;

    public Conversation(Terminal terminal, Table table, int person, String opponentName, Opponent opponent) {
        this.terminal = terminal;
        this.table = table;
        this.person = person;
        this.opponentName = opponentName;
        this.opponent = opponent;
    }

    /** Until the person quits or has nothing more to say. */
    public void run() {
        terminal.say("You are " + game().sideName(person) + ". Type a move such as "
                + game().notation().exampleMove() + ", or 'help'.");
        showAfterReplies();
        while (true) {
            String line = terminal.ask(table.over() ? "undo, save, load or quit> " : game().sideName(person) + "> ");
            if (line == null) return;
            String text = line.strip();
            if (text.equals("quit")) return;
            try {
                if (!text.isEmpty()) answer(text);
            } catch (BadInput bad) {
                terminal.say(bad.line());
            }
        }
    }

    private void answer(String text) {
        String[] words = text.split("\\s+", 2);
        String rest = words.length == 2 ? words[1] : "";
        switch (words[0]) {
            case "help" -> help();
            case "moves" -> listMoves();
            case "show" -> terminal.show(table);
            case "undo" -> undo();
            case "resign" -> resign();
            case "save" -> save(rest);
            case "load" -> load(rest);
            default -> move(text);
        }
    }

    private void help() {
        terminal.say("A move is written like " + game().notation().exampleMove() + ". Or type");
        terminal.say("  moves      to list your moves");
        terminal.say("  show       to draw the board again");
        terminal.say("  undo       to take back your last move and the answer to it");
        terminal.say("  save FILE  to write the game to a file");
        terminal.say("  load FILE  to go on with a game from a file");
        terminal.say("  resign     to give up");
        terminal.say("  quit       to leave");
    }

    private void listMoves() {
        List<String> texts = new ArrayList<>();
        for (int move : game().moves(table.position()))
            texts.add(game().notation().writeMove(table.position(), move));
        if (table.over()) terminal.say("There are no moves: the game is over.");
        else
            for (int i = 0; i < texts.size(); i += MOVES_PER_LINE)
                terminal.say("  " + String.join("  ", texts.subList(i, Math.min(texts.size(), i + MOVES_PER_LINE))));
    }

    private void move(String text) {
        if (table.over()) throw new BadInput("the game is over; undo, save FILE, load FILE and quit still work");
        table.play(game().notation().readMove(table.position(), text));
        showAfterReplies();
    }

    private void undo() {
        if (!table.undo(person)) throw new BadInput("you have no move to take back");
        showAfterReplies();
    }

    private void resign() {
        if (table.over()) throw new BadInput("the game is over already");
        table.resign(person);
        terminal.say(table.outcome().sentence(game()));
    }

    private void save(String name) {
        Path file = path("save", name);
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", "kumite play");
        tags.put(game().sideName(person), "you");
        tags.put(game().sideName(1 - person), opponentName);
        RecordFiles.write(file, List.of(table.record(tags)));
        terminal.say("Saved to " + file + ".");
    }

    private void load(String name) {
        GameRecord record = RecordFiles.readOne(path("load", name), game());
        table = new Table(record);
        terminal.say("Loaded " + record.game().text() + " with "
                + plies(record.moves().size()) + "; you are " + game().sideName(person) + ".");
        showAfterReplies();
    }

    private static String plies(int count) {
        return count == 1 ? "1 ply" : count + " plies";
    }

    private static Path path(String command, String name) {
        if (name.isEmpty()) throw new BadInput("'" + command + "' needs the name of a file: " + command + " game.pdn");
        try {
            return Objects.requireNonNull(Path.of(name));
        } catch (InvalidPathException e) {
            throw new BadInput("'" + name + "' cannot be a file's name");
        }
    }

    /** The opponent moves while it is its turn; then the person sees where the game stands. */
    private void showAfterReplies() {
        while (!table.over() && table.position().sideToMove() != person) {
            int reply = opponent.choose(table.position());
            String text = game().notation().writeMove(table.position(), reply);
            table.play(reply);
            terminal.say(game().sideName(1 - person) + " plays " + text + ".");
        }
        terminal.show(table);
        if (table.over()) terminal.say(table.outcome().sentence(game()));
    }

    private Game game() {
        return table.game();
    }
}
