package dev.kumite.agents.tuning;

import dev.kumite.agents.Agent;
import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Choice;
import dev.kumite.agents.Thinking;
import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import java.util.ArrayList;
import java.util.List;

/**
 * One game of self-play: its number, its result and the quiet positions on the way. As text it is one line:
 * {@code number TAB result TAB position TAB position …}.
 */
record TuningGame(int number, int result, List<String> positions) {
    private static final int MAX_PLIES = 200;

    /**
     * Plays game {@code number}: some random plies, at most {@code opening} and at least half as many, then the agent
     * against itself. The seed decides everything.
     */
    static TuningGame play(Game game, AgentMaker maker, int opening, long seed, int number) {
        Rng rng = new Rng(Rng.mix(seed) + number);
        Position position = game.start(rng.next());
        List<String> positions = new ArrayList<>();
        try (Agent zero = maker.create(game, rng.next());
                Agent one = maker.create(game, rng.next())) {
            int randomPlies = opening / 2 + rng.below((opening + 1) / 2 + 1);
            for (int ply = 0; ply < MAX_PLIES && position.result() == Result.ONGOING; ply++) {
                int move;
                if (ply < randomPlies) move = position.playoutMove(rng, dev.kumite.games.core.Policy.RANDOM);
                else {
                    Choice choice = (position.sideToMove() == 0 ? zero : one).choose(position, Thinking.unwatched());
                    move = choice.move();
                    if (isQuiet(position, choice)) positions.add(game.notation().write(position));
                }
                position.make(move);
                zero.played(move);
                one.played(move);
            }
        }
        int result = position.result() == Result.ONGOING ? Result.DRAW : position.result();
        return new TuningGame(number, result, positions);
    }

    /** Positions in the middle of an exchange or decided by search teach an evaluation nothing. */
    private static boolean isQuiet(Position position, Choice choice) {
        return choice.winIn().isEmpty() && !position.captures(choice.move()) && !position.threatened();
    }

    String line() {
        return number + "\t" + result + "\t" + String.join("\t", positions);
    }

    static TuningGame parse(String line) {
        String[] parts = line.split("\t");
        try {
            return new TuningGame(
                    Integer.parseInt(parts[0]),
                    Integer.parseInt(parts[1]),
                    List.of(parts).subList(2, parts.length));
        } catch (NumberFormatException | IndexOutOfBoundsException e) {
            throw new BadInput("'" + line.substring(0, Math.min(40, line.length())) + "' is no line of a games file");
        }
    }
}
