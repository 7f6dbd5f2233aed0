package dev.kumite.agents.learn;

import dev.kumite.agents.learn.file.KnowledgeReader;
import dev.kumite.agents.learn.file.KnowledgeWriter;
import dev.kumite.base.BadInput;
import dev.kumite.base.FileTrouble;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.spec.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Saves and loads what a learner knows; loading for another game, its other rules, size or type of learner is rejected. */
public final class KnowledgeFiles {
    private KnowledgeFiles() {}

    /** A learner with what it knows and what its file says about it. */
    public record Loaded(Knowledge knowledge, Learner learner) {}

    public static void save(Path file, Knowledge knowledge, Learner learner) {
        try (KnowledgeWriter out = KnowledgeWriter.open(file, knowledge.text())) {
            learner.write(out);
            out.finish();
        }
    }

    /** What a file says about itself, without reading all that it knows. */
    public static Knowledge head(Path file) {
        try (KnowledgeReader in = KnowledgeReader.open(file)) {
            return Knowledge.parse(in.head(), file);
        }
    }

    /** What a file knows, to be used by this kind of learner for this game. */
    public static Loaded load(Path file, LearnerType type, Game game, long memory) {
        try (KnowledgeReader in = KnowledgeReader.open(file)) {
            Knowledge knowledge = Knowledge.parse(in.head(), file);
            check(knowledge, file, type, game);
            Learner learner = type.learner(settings(knowledge, type), game, memory);
            learner.read(in);
            in.end();
            if (learner.size().refused() > 0)
                throw new BadInput("the knowledge '" + file + "' does not fit into " + (memory >> 20)
                        + " megabytes; give it more memory");
            return new Loaded(knowledge, learner);
        }
    }

    /** How it was learned, as the file has it. */
    public static Settings settings(Knowledge knowledge, LearnerType type) {
        return new Settings(knowledge.learned(type), type.options());
    }

    private static void check(Knowledge knowledge, Path file, LearnerType type, Game game) {
        if (!knowledge.agentName().equals(type.name()))
            throw new BadInput("'" + file + "' holds what '" + knowledge.agentName() + "' has learned, not '"
                    + type.name() + "'; write " + knowledge.agentName() + "(file=" + file + ")");
        if (!isOf(knowledge, game))
            throw new BadInput("'" + file + "' knows " + knowledge.game() + ", which is not " + game.text()
                    + "; train one for this game and size");
    }

    private static boolean isOf(Knowledge knowledge, Game game) {
        return knowledge.gameName().equals(game.name())
                && knowledge.columns() == Knowledge.columns(game)
                && Games.parse(knowledge.game()).rules().equals(game.rules());
    }

    /** The size of a file in bytes. */
    static long bytes(Path file) {
        try {
            return Files.size(file);
        } catch (NoSuchFileException e) {
            throw new BadInput("there is no knowledge file '" + file + "'; kumite train writes one");
        } catch (IOException e) {
            throw FileTrouble.of("the knowledge '" + file + "' cannot be read: " + FileTrouble.reason(e), e);
        }
    }
}
