package dev.kumite.lab.learning;

import dev.kumite.agents.Agent;
import dev.kumite.agents.Agents;
import dev.kumite.agents.Choice;
import dev.kumite.agents.Thinking;
import dev.kumite.agents.learn.Knowledge;
import dev.kumite.agents.learn.KnowledgeCache;
import dev.kumite.agents.learn.KnowledgeFiles;
import dev.kumite.agents.learn.Learner;
import dev.kumite.agents.learn.LearnerType;
import dev.kumite.agents.learn.Training;
import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.lab.report.text.NumberText;
import dev.kumite.lab.report.text.Printable;
import dev.kumite.lab.report.text.Words;
import dev.kumite.spec.Settings;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * One knowledge file as {@code kumite knowledge} shows it.
 *
 * @param average the number of training games that the moving average covers
 * @param judged the position that was asked for, or null
 */
public record KnowledgeEntry(
        String file,
        String agent,
        String game,
        String opponent,
        long seed,
        long games,
        String unit,
        long known,
        long bytes,
        int average,
        List<ExhibitionEntry> exhibitions,
        @Nullable Judged judged)
        implements Printable {
    private static final int MOST_ROWS = 12;
    private static final int MOST_MOVES = 5;

    /**
     * What a position is worth for the player to move, and the moves, best first.
     *
     * @param move what it would play; null when the game is over
     */
    public record Judged(
            String position,
            String sideToMove,
            double value,
            @Nullable String move,
            List<Move> moves) {
        /** "Blue". */
        String player() {
            return sideToMove.substring(0, 1).toUpperCase(Locale.ROOT) + sideToMove.substring(1);
        }
    }

    public record Move(String move, double value) {}

    public static KnowledgeEntry of(Path file, Agents agents, @Nullable String position, long seed) {
        Knowledge knowledge = KnowledgeFiles.head(file);
        LearnerType type = Training.type(agents.parse(knowledge.agentName()));
        Game game = Games.parse(knowledge.game());
        Learner learner = KnowledgeCache.read(file.toString(), type, game);
        int average = type.course().average();
        return new KnowledgeEntry(
                file.toString(),
                knowledge.agent(),
                knowledge.game(),
                knowledge.opponent(),
                knowledge.seed(),
                knowledge.games(),
                type.unit(),
                learner.size().known(),
                learner.size().bytes(),
                average,
                ExhibitionEntry.of(knowledge.history(), average),
                position == null
                        ? null
                        : judged(learner, KnowledgeFiles.settings(knowledge, type), game, position, seed));
    }

    private static Judged judged(Learner learner, Settings settings, Game game, String text, long seed) {
        Position position = position(game, text, seed);
        String side = Words.side(game, position.sideToMove());
        String written = game.notation().write(position);
        try (Agent agent = learner.player(settings, seed)) {
            Choice choice = agent.choose(position, Thinking.unwatched());
            boolean over = position.result() != Result.ONGOING;
            List<Move> moves = choice.rootMoves().stream()
                    .map(root -> new Move(game.notation().writeMove(position, root.move()), root.value()))
                    .toList();
            double value = over ? choice.value() : learner.value(position);
            return new Judged(
                    written, side, value, over ? null : game.notation().writeMove(position, choice.move()), moves);
        }
    }

    private static Position position(Game game, String text, long seed) {
        if (text.equals("start")) return game.start(seed);
        try {
            return game.notation().read(text);
        } catch (BadInput bad) {
            throw bad.at("--position");
        }
    }

    @Override
    public List<String> lines(int width) {
        List<String> lines = new ArrayList<>();
        lines.add(file + ": " + agent);
        lines.add("Trained for " + NumberText.count(games) + " games of " + game + " against "
                + (opponent.equals("self") ? "itself" : opponent) + ", seed " + seed + ".");
        lines.add("It knows " + NumberText.count(known) + " " + unit
                + String.format(Locale.ROOT, ", %.1f MB in memory.", bytes / 1e6));
        lines.addAll(CurveTable.lines(exhibitions, average, MOST_ROWS, width));
        if (judged != null) lines.addAll(judgement(judged));
        return lines;
    }

    private static List<String> judgement(Judged judged) {
        List<String> lines = new ArrayList<>();
        lines.add("The position " + judged.position() + ":");
        lines.add(String.format(
                Locale.ROOT, "  value %+.4f for %s to move (1 is a win, -1 a loss)", judged.value(), judged.player()));
        if (judged.move() == null) lines.add("  the game is over");
        else lines.add("  it would play " + judged.move());
        for (Move move :
                judged.moves().subList(0, Math.min(MOST_MOVES, judged.moves().size())))
            lines.add(String.format(Locale.ROOT, "  %+.4f  %s", move.value(), move.move()));
        return lines;
    }
}
