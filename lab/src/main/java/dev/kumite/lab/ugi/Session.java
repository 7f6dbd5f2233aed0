package dev.kumite.lab.ugi;

import dev.kumite.agents.Agent;
import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Agents;
import dev.kumite.agents.Choice;
import dev.kumite.agents.engine.Ugi;
import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import dev.kumite.spec.Kind;
import dev.kumite.spec.Option;
import dev.kumite.spec.Spec;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Our side of a dialogue in UGI: one game, one agent, lines in and lines out. Unknown lines are ignored; errors in
 * the others are reported in an {@code info string}. A position that continues the last one is the same
 * game to the agent, which keeps what it has learned; any other is a new game.
 */
public final class Session implements AutoCloseable {
    private static final long REHEARSAL_NANOS = 300_000_000L;
    private static final String SEED = "Seed";
    private static final String CLOCK = "Clock";

    private final Game game;
    private final String startText;
    private final Agents agents;
    private final Consumer<String> out;
    private final Searching searching = new Searching();

    private Spec written;
    private AgentMaker maker;
    private long seed;
    private int gamesOfSeed;
    private long gameSeed;
    private boolean cpu;
    private boolean rehearsed;

    private String base;
    private List<String> moves = List.of();
    private Position position;
    private @Nullable Agent agent;
    private String agentText = "";
    /** Whether the agent has searched in this game; before that it knows of no position. */
    private boolean agentPlays;

    private Go last = Go.open();

    /** @param seed names the start position, and determines what is random in the agent's play */
    public Session(Game game, Position start, Agents agents, AgentMaker maker, long seed, Consumer<String> out) {
        this.game = game;
        this.agents = agents;
        this.maker = maker;
        this.written = Spec.parse(maker.text());
        this.seed = seed;
        this.gameSeed = seed;
        this.out = out;
        this.startText = game.notation().write(start);
        this.base = startText;
        this.position = game.notation().read(startText);
    }

    /** Answers one line; false at {@code quit}. */
    public boolean hear(String line) {
        List<String> words = List.of(line.strip().split("\\s+"));
        try {
            switch (words.get(0)) {
                case "ugi" -> introduce();
                case "isready" -> ready();
                case "setoption" -> setOption(line);
                case "uginewgame" -> newGame();
                case "position" -> position(line.strip());
                case "go" -> go(words);
                case "stop" -> searching.stop();
                case "query" -> query(words.size() < 2 ? "" : words.get(1));
                case "quit" -> {
                    return false;
                }
                default -> {}
            }
        } catch (BadInput bad) {
            say("info string error: " + bad.line());
        }
        return true;
    }

    private void say(String line) {
        out.accept(line);
    }

    private void introduce() {
        say("id name Kumite " + maker.text());
        say("id author the Kumite contributors");
        OptionLines.of(maker.type(), written).forEach(this::say);
        say("option name " + SEED + " type string default " + seed);
        say("option name " + CLOCK + " type combo default wall var wall var cpu");
        say("ugiok");
    }

    /**
     * A running search continues; otherwise the first one is rehearsed, up to the words of its answer, so that it is no
     * slower than the second. An error in the rehearsal will show up in the real search.
     */
    private void ready() {
        if (!rehearsed) {
            rehearsed = true;
            Go open = new Go(0, 0, REHEARSAL_NANOS, false);
            try (Agent rehearsing = agents.parse(open.agent(maker).toString()).create(game, seed)) {
                Position start = game.notation().read(startText);
                searching.begin(rehearsing, start.copy(), open, false, new Spoken(start, unheard -> {}));
                searching.await();
            }
        }
        prepare(last);
        say("readyok");
    }

    private void setOption(String line) {
        String[] parts = line.strip().replaceFirst("^setoption\\s+name\\s+", "").split("\\s+value\\s*", 2);
        String name = parts[0].strip();
        String value = parts.length < 2 ? "" : parts[1].strip();
        idle();
        if (name.equalsIgnoreCase(SEED)) {
            seed = Kind.seed().read(value);
            gamesOfSeed = 0;
            gameSeed = seed;
            forget();
        } else if (name.equalsIgnoreCase(CLOCK)) {
            if (!value.equals("wall") && !value.equals("cpu")) throw new BadInput("Clock must be wall or cpu");
            cpu = value.equals("cpu");
        } else {
            for (Option<?> option : maker.type().options())
                if (option.name().equalsIgnoreCase(name)) {
                    Spec changed = OptionLines.with(written, option, value);
                    maker = agents.parse(changed.toString());
                    written = changed;
                    return;
                }
            throw new BadInput("there is no option '" + name + "'");
        }
    }

    private void newGame() {
        idle();
        gameSeed = gamesOfSeed == 0 ? seed : Rng.mix(seed + gamesOfSeed);
        gamesOfSeed++;
        forget();
    }

    private void position(String line) {
        idle();
        String rest = line.replaceFirst("^position\\s*", "");
        int at = (rest + " ").indexOf(" moves ");
        String where = (at < 0 ? rest : rest.substring(0, at)).strip();
        List<String> played =
                at < 0 ? List.of() : words(rest.substring(Math.min(rest.length(), at + " moves ".length())));
        String text;
        if (where.equals("startpos")) text = startText;
        else if (where.startsWith("fen "))
            text = game.notation().write(game.notation().read(where.substring(4).strip()));
        else throw new BadInput("position: startpos or fen must follow");
        boolean continues = text.equals(base)
                && played.size() >= moves.size()
                && played.subList(0, moves.size()).equals(moves);
        Position now = continues ? position.copy() : game.notation().read(text);
        List<Integer> made = new ArrayList<>();
        for (String move : played.subList(continues ? moves.size() : 0, played.size())) {
            made.add(game.notation().readMove(now, move));
            now.make(made.get(made.size() - 1));
        }
        if (!continues && agentPlays) forget();
        Agent told = agent;
        if (told != null && agentPlays) made.forEach(told::played);
        base = text;
        moves = List.copyOf(played);
        position = now;
    }

    private static List<String> words(String text) {
        return text.isBlank() ? List.of() : Arrays.asList(text.strip().split("\\s+"));
    }

    private void go(List<String> words) {
        idle();
        Go go = Go.parse(words, position.sideToMove());
        Agent asked = prepare(go);
        last = go;
        rehearsed = true;
        agentPlays = true;
        searching.begin(asked, position.copy(), go, cpu, new Spoken(position.copy(), out));
    }

    /** The agent for such a search: the existing one, unless it was made for other limits. */
    private Agent prepare(Go go) {
        String text = go.agent(maker).toString();
        Agent there = agent;
        if (there != null && agentText.equals(text)) return there;
        forget();
        Agent made = agents.parse(text).create(game, gameSeed);
        agent = made;
        agentText = text;
        return made;
    }

    private void forget() {
        if (agent != null) agent.close();
        agent = null;
        agentPlays = false;
    }

    /** Stops a running search, before the position or the agent changes. */
    private void idle() {
        searching.stop();
        searching.await();
    }

    private void query(String what) {
        switch (what) {
            case "gameover" -> say("response " + (position.result() != Result.ONGOING));
            case "p1turn" -> say("response " + (position.sideToMove() == 0));
            case "result" -> say("response " + result());
            case "legal" -> say("response" + Ugi.legal(game, position));
            case "board" -> say("response" + Ugi.board(game, position));
            case "fen" -> say("response " + game.notation().write(position));
            default -> throw new BadInput("query: gameover, p1turn, result, legal, board or fen must follow");
        }
    }

    private String result() {
        return switch (position.result()) {
            case Result.WIN_0 -> "p1win";
            case Result.WIN_1 -> "p2win";
            case Result.DRAW -> "draw";
            default -> "none";
        };
    }

    @Override
    public void close() {
        searching.close();
        forget();
    }

    /** Puts into words what a search finds out. */
    private final class Spoken implements Searching.Listener {
        private final Position asked;
        private final Consumer<String> hearer;

        Spoken(Position asked, Consumer<String> hearer) {
            this.asked = asked;
            this.hearer = hearer;
        }

        @Override
        public void soFar(Choice choice) {
            if (choice.move() != Choice.NO_MOVE) hearer.accept(InfoLine.of(game, asked, choice));
        }

        @Override
        public void found(Choice choice) {
            soFar(choice);
            hearer.accept("bestmove "
                    + (choice.move() == Choice.NO_MOVE
                            ? "none"
                            : game.notation().writeMove(asked, choice.move())));
        }

        @Override
        public void failed(Throwable thrown) {
            hearer.accept("info string error: " + String.valueOf(thrown).replaceAll("\\p{Cntrl}", " "));
            hearer.accept("bestmove none");
        }
    }
}
