package dev.kumite.selftest;

import dev.kumite.agents.AgentType;
import dev.kumite.agents.Agents;
import dev.kumite.agents.Memory;
import dev.kumite.agents.Preset;
import dev.kumite.games.Game;
import dev.kumite.games.GameType;
import dev.kumite.games.Games;
import dev.kumite.games.Outcome;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.record.GameRecord;
import dev.kumite.games.record.RecordWriter;
import dev.kumite.spec.Option;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Sound texts of every sort, to be spoiled. */
final class Samples {
    private static final int MOST_PLIES = 60;

    static final String TOURNAMENT = """
            name: selftest
            title: All that a tournament may say
            game: [onitama, checkers, 'katarenga(size=4)']
            agents: {tree: 'mcts(iterations=15)', greedy: greedy, random: random}
            schedule: round-robin
            games: 20
            ply-cap: 60
            openings: random(plies=4)
            until: sprt(elo0=0, elo1=50)
            move-limit: 10s
            adjudicate: {value: 0.999, plies: 6}
            seed: 7
            workers: 2
            """;

    private Samples() {}

    static List<String> games() {
        List<String> texts = new ArrayList<>();
        for (GameType type : Games.all()) texts.addAll(type.examples());
        return texts;
    }

    /** Every agent and preset by name, and every agent with each of its options; those with large memory are left out. */
    static List<String> agents(Agents agents) {
        List<String> texts = new ArrayList<>();
        for (Preset preset : agents.presets()) texts.add(preset.name());
        for (AgentType type : agents.types()) {
            texts.add(type.name());
            for (Option<?> option : type.options())
                if (!option.name().equals(Memory.OPTION.name()))
                    texts.add(type.name() + "(" + option.name() + "=" + option.defaultWords() + ")");
        }
        return texts;
    }

    /** A game that was played at random for a while, with the position where it stands. */
    record Some(Game game, GameRecord record, Position position) {

        static Some of(Dice dice, String text) {
            Game game = Games.parse(text);
            Position position = game.start(dice.seed());
            String start = game.notation().write(position);
            List<Integer> moves = new ArrayList<>();
            for (int plies = dice.below(MOST_PLIES); plies > 0 && position.result() == Result.ONGOING; plies--) {
                int[] legal = game.moves(position);
                int move = legal[dice.below(legal.length)];
                position.make(move);
                moves.add(move);
            }
            Outcome outcome = Outcome.of(position, moves.size());
            return new Some(game, new GameRecord(game, start, moves, outcome, Map.of("Event", "selftest")), position);
        }

        String positionText() {
            return game.notation().write(position);
        }

        String recordText() {
            return RecordWriter.write(record);
        }
    }

    /** A text that ships with Kumite. */
    static String resource(String name) throws IOException {
        try (InputStream in = Samples.class.getResourceAsStream(name)) {
            if (in == null) throw new IOException("there is no resource " + name);
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
