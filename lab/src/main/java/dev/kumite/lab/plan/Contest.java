package dev.kumite.lab.plan;

import dev.kumite.base.BadInput;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** One cell of a run: a {@link Match} of two agents, or an {@link Exam} or {@link Dilemmas} of one. */
public sealed interface Contest {
    String STANDARD = "standard";
    int MOST_GAMES = 10_000_000;

    /** Between the two names of a match's label. */
    String DASH = " – ";

    /** Its name in tables, unique within the run. */
    String label();

    /** What distinguishes it from its neighbours, for the axes of plots: {@code depth → 4}. */
    Map<String, String> variables();

    /** In the games' language. */
    String game();

    /** The agent whose results are counted. */
    Entrant a();

    /** The agents: two in a match, otherwise one. */
    default List<Entrant> entrants() {
        return List.of(a());
    }

    /** The number of games, problems or positions. */
    int games();

    /** Whether each start is played twice with colours swapped. */
    default boolean swap() {
        return false;
    }

    Contest withGames(int number);

    /** What its games are called: games, problems or positions. */
    String things();

    /** What a single move of A that scored so much has achieved, as a sentence; empty where games have more moves. */
    String answer(double score);

    /** Everything that determines its games except their number: the source of its seeds. */
    String identity();

    /** Whether the game of this number, counted from 0, is part of it. */
    default boolean includes(int number) {
        return number >= 0 && number < games();
    }

    /**
     * An agent with the name that tables give it.
     *
     * @param agent in the agents' language
     */
    record Entrant(String name, String agent) {
        /** Named by its own text. */
        public static Entrant of(String agent) {
            return new Entrant(agent, agent);
        }
    }

    /**
     * Two agents that play a number of games.
     *
     * @param openings the starting positions, in the language of openings
     * @param swap whether each start is played twice with colours swapped; otherwise A always has side 0
     * @param plyCap the number of plies after which a game is unfinished; 0 for the game's own cap
     */
    record Match(
            String label,
            Map<String, String> variables,
            String game,
            Entrant a,
            Entrant b,
            String openings,
            int games,
            boolean swap,
            int plyCap)
            implements Contest {
        public Match {
            variables = copy(variables);
            check(games, swap);
        }

        /** Two agents, colours swapped, from the game's usual starts. */
        public static Match of(String game, String a, String b, int games) {
            return of(game, a, b, STANDARD, games, 0);
        }

        /** The same from other starts, or with its own cap. */
        public static Match of(String game, String a, String b, String openings, int games, int plyCap) {
            return new Match(a + DASH + b, Map.of(), game, Entrant.of(a), Entrant.of(b), openings, games, true, plyCap);
        }

        /**
         * The entrants of a match whose label was written by hand, in an experiment's file: {@code NAME – NAME}, with
         * {@code , GAME} behind it or not, names them; otherwise their own texts do.
         */
        public static List<Entrant> labelled(String label, String game, String a, String b) {
            String ending = ", " + game;
            String pair = label.endsWith(ending) ? label.substring(0, label.length() - ending.length()) : label;
            String[] names = pair.split(DASH, -1);
            return names.length == 2
                    ? List.of(new Entrant(names[0], a), new Entrant(names[1], b))
                    : List.of(Entrant.of(a), Entrant.of(b));
        }

        @Override
        public List<Entrant> entrants() {
            return List.of(a, b);
        }

        @Override
        public Match withGames(int number) {
            return new Match(label, variables, game, a, b, openings, number, swap, plyCap);
        }

        @Override
        public String things() {
            return "games";
        }

        @Override
        public String answer(double score) {
            return "";
        }

        @Override
        public String identity() {
            return String.join(
                    "\n",
                    label,
                    game,
                    a.agent(),
                    b.agent(),
                    openings,
                    "",
                    String.valueOf(swap),
                    String.valueOf(plyCap));
        }
    }

    /**
     * One agent that solves problems; each is a game of one ply.
     *
     * @param problems the file of problems
     * @param repeated whether it is about these problems: they are then set again and again in rounds, with new seeds.
     *     Otherwise they are a sample of their kind, and each is set once.
     */
    record Exam(
            String label,
            Map<String, String> variables,
            String game,
            Entrant a,
            String problems,
            boolean repeated,
            int games)
            implements Contest {
        public Exam {
            variables = copy(variables);
            check(games, false);
        }

        /** Each problem once. */
        public Exam(String label, Map<String, String> variables, String game, Entrant a, String problems, int games) {
            this(label, variables, game, a, problems, false, games);
        }

        @Override
        public Exam withGames(int number) {
            return new Exam(label, variables, game, a, problems, repeated, number);
        }

        @Override
        public String things() {
            return repeated ? "tries" : "problems";
        }

        @Override
        public String answer(double score) {
            return score == 1 ? "Solved." : "Not solved.";
        }

        /** In the form that it had when an exam was a match without opponent: seeds and stored runs depend on it. */
        @Override
        public String identity() {
            String once = String.join("\n", label, game, a.agent(), "", STANDARD, problems, "false", "0");
            return repeated ? once + "\nrepeated" : once;
        }
    }

    /**
     * One agent that moves in positions drawn from a tablebase; each is a game of one ply. A's score is a point less what
     * the move gave away.
     *
     * @param pieces the most pieces that the tablebase covers
     */
    record Dilemmas(String label, Map<String, String> variables, String game, Entrant a, int pieces, int games)
            implements Contest {
        public Dilemmas {
            variables = copy(variables);
            check(games, false);
        }

        @Override
        public Dilemmas withGames(int number) {
            return new Dilemmas(label, variables, game, a, pieces, number);
        }

        @Override
        public String things() {
            return "positions";
        }

        @Override
        public String answer(double score) {
            return score == 1 ? "Gave nothing away." : score == 0 ? "Gave away a point." : "Gave away half a point.";
        }

        @Override
        public String identity() {
            return String.join("\n", label, game, a.agent(), "tablebase", Integer.toString(pieces));
        }
    }

    private static Map<String, String> copy(Map<String, String> variables) {
        return Collections.unmodifiableMap(new LinkedHashMap<>(variables));
    }

    private static void check(int games, boolean swap) {
        if (games < 1 || games > MOST_GAMES)
            throw new BadInput("the number of games must be from 1 to " + MOST_GAMES + ", not " + games);
        if (swap && games % 2 != 0)
            throw new BadInput("the number of games must be even, not " + games
                    + ": each start is played twice with colours swapped");
    }
}
