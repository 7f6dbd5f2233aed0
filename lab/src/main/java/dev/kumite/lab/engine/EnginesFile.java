package dev.kumite.lab.engine;

import dev.kumite.agents.Agents;
import dev.kumite.agents.engine.EngineSetup;
import dev.kumite.agents.engine.EngineType;
import dev.kumite.base.BadInput;
import dev.kumite.games.Games;
import dev.kumite.lab.yaml.YamlFile;
import dev.kumite.lab.yaml.YamlNode;
import dev.kumite.spec.Kind;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads {@code engines.yaml}: the programs that may play as agents (docs/engines.md). */
public final class EnginesFile {
    private EnginesFile() {}

    /** The agents and the engines of a file; complaints name the file. */
    public static Agents add(Agents others, Path file) {
        try {
            return others.with(read(file).stream().map(EngineType::new).toList());
        } catch (BadInput bad) {
            throw bad.line().startsWith(file.toString()) ? bad : bad.at(file.toString());
        }
    }

    public static List<EngineSetup> read(Path file) {
        YamlNode root = YamlFile.read(file).only("engines");
        Path folder = file.toAbsolutePath().normalize().getParent();
        List<EngineSetup> engines = new ArrayList<>();
        for (YamlNode node : root.get("engines").list()) {
            EngineSetup engine = engine(node, folder == null ? Path.of("/") : folder);
            if (engines.stream().anyMatch(other -> other.name().equals(engine.name())))
                throw node.complaint("two engines are called '" + engine.name() + "'; give one another name");
            engines.add(engine);
        }
        return engines;
    }

    private static EngineSetup engine(YamlNode node, Path folder) {
        node.only("name", "command", "games", "options", "repeatable", "start");
        Map<String, String> options = new LinkedHashMap<>();
        if (node.has("options"))
            node.map("options").fields().forEach((option, value) -> options.put(option, value.text()));
        YamlNode command = node.get("command");
        List<String> words = command.oneOrMore().stream().map(YamlNode::text).toList();
        if (words.isEmpty()) throw command.complaint("'command' is empty; it is a list: [python3, bots/mybot.py]");
        return new EngineSetup(
                node.get("name").read(EnginesFile::name),
                words,
                folder,
                games(node),
                options,
                node.flag("repeatable", false),
                node.optional("start")
                        .map(start -> start.read(Kind.someTime()::read))
                        .orElse(EngineSetup.START_NANOS));
    }

    private static String name(String text) {
        if (!text.matches("[A-Za-z0-9_-]{1,60}"))
            throw new BadInput("'" + text + "' is not a valid name; use letters, digits, - and _, as in my-bot");
        return text;
    }

    private static List<String> games(YamlNode node) {
        List<String> games = new ArrayList<>();
        if (node.has("games"))
            for (YamlNode game : node.get("games").oneOrMore())
                games.add(game.read(text -> Games.parse(text).text()));
        return games;
    }
}
