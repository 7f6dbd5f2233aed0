package dev.kumite.lab.dialogue;

import dev.kumite.agents.Choice;
import dev.kumite.agents.Forfeit;
import dev.kumite.base.BadInput;
import dev.kumite.base.Unavailable;
import dev.kumite.games.Game;
import dev.kumite.games.record.GameRecord;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A game played line by line by one person, by two, or by agents while a person watches. Invalid lines change nothing. */
public final class Conversation {
    private static final int MOVES_PER_LINE = 6;

    /** Where the conversation reads and writes. */
    public interface Terminal {
        /** The next line, or null when there are no more. */
        @Nullable
        String ask(String prompt);

        void say(String line);

        void show(DialogueGame table);

        /** An agent starts to think. */
        void waitFor(String who);

        /** A comment on a choice, before it is played; may be empty. */
        List<String> explain(DialogueGame table, Choice choice);

        /** Whether the output was closed. */
        boolean closed();
    }

    private final Terminal terminal;
    private final Players players;
    private DialogueGame table;

    /** The players must have begun this game. */
    public Conversation(Terminal terminal, DialogueGame table, Players players) {
        this.terminal = terminal;
        this.table = table;
        this.players = players;
    }

    /** Runs until the person quits or the input ends. */
    public void run() {
        String how = " Type a move such as " + game().notation().exampleMove() + ", or 'help'.";
        if (players.persons() == 1) terminal.say("You are " + game().sideName(players.personsSide()) + "." + how);
        if (players.persons() == 2) terminal.say("You play both sides." + how);
        if (players.persons() == 0) terminal.show(table);
        showAfterReplies();
        while (true) {
            String line = terminal.ask(prompt());
            if (line == null) return;
            String text = line.strip();
            if (text.equals("quit")) return;
            try {
                if (!text.isEmpty()) answer(text);
            } catch (BadInput bad) {
                terminal.say(bad.line());
            } catch (Unavailable trouble) {
                terminal.say(trouble.line());
            }
        }
    }

    private String prompt() {
        if (!table.over()) return game().sideName(table.position().sideToMove()) + "> ";
        return players.persons() == 0 ? "save, load or quit> " : "undo, save, load or quit> ";
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
        terminal.say("  undo       to take back your last move and the reply to it");
        terminal.say("  save FILE  to write the game to a file of its own");
        terminal.say("  load FILE  to continue a game from a file; load FILE 3 for its third game");
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
        play(game().notation().readMove(table.position(), text));
        showAfterReplies();
    }

    private void play(int move) {
        table.play(move);
        players.played(move);
    }

    /** One person undoes moves until it is that side's turn again; two people undo one ply. */
    private void undo() {
        int side = players.persons() == 1
                ? players.personsSide()
                : 1 - table.position().sideToMove();
        if (players.persons() == 0 || !table.undo(side)) throw new BadInput("you have no move to take back");
        players.begin(game());
        showAfterReplies();
    }

    private void resign() {
        if (table.over()) throw new BadInput("the game is already over");
        table.resign(table.position().sideToMove());
        terminal.say(table.outcome().sentence(game()));
    }

    private void save(String name) {
        Path file = path("save", name);
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", "kumite play");
        for (int side = 0; side < 2; side++) tags.put(game().sideName(side), players.name(side));
        SavedGame.write(file, table.record(tags));
        terminal.say("Saved to " + file + ".");
    }

    private void load(String text) {
        GameRecord record = SavedGame.named(path("load", text)).read(game());
        players.begin(record.game());
        table = new DialogueGame(record);
        String you = players.persons() == 1 ? "; you are " + game().sideName(players.personsSide()) : "";
        terminal.say("Loaded " + record.game().text() + " with "
                + plies(record.moves().size()) + you + ".");
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
            throw new BadInput("'" + name + "' is not a valid file name");
        }
    }

    /** Agents move while it is their turn; then the position is shown. */
    private void showAfterReplies() {
        boolean alone = players.persons() == 0;
        while (!table.over() && players.isAgent(table.position().sideToMove()) && !terminal.closed()) {
            reply();
            if (alone) terminal.show(table);
            if (alone && !table.over() && table.plies() >= game().plyCap()) table.callOff();
        }
        if (!alone) terminal.show(table);
        if (table.over()) terminal.say(table.outcome().sentence(game()));
    }

    private void reply() {
        String side = game().sideName(table.position().sideToMove());
        terminal.waitFor(side);
        Choice choice;
        try {
            choice = players.choose(game(), table.position());
        } catch (Forfeit lost) {
            terminal.say(lost.line());
            table.forfeit(table.position().sideToMove(), lost.ending());
            return;
        }
        String text = game().notation().writeMove(table.position(), choice.move());
        List<String> reasons = terminal.explain(table, choice);
        play(choice.move());
        terminal.say(side + " plays " + text + ".");
        reasons.forEach(terminal::say);
    }

    private Game game() {
        return table.game();
    }
}
