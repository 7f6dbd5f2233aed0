package dev.kumite.lab.yaml;

import dev.kumite.base.BadInput;
import dev.kumite.base.NamedFile;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.composer.Composer;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.parser.ParserImpl;
import org.yaml.snakeyaml.reader.StreamReader;
import org.yaml.snakeyaml.resolver.Resolver;

/**
 * Reads a file of one map. Values stay texts until somebody asks for a number, so {@code 1.10} and {@code on} keep
 * their spelling. Anchors, tags and second documents are rejected: nothing here needs them.
 */
public final class YamlFile {
    private static final int LARGEST = 1 << 20;
    private static final int DEEPEST = 20;

    private YamlFile() {}

    public static YamlNode read(Path file) {
        return read(file.toString(), text(file));
    }

    /** The content of a file, not parsed. */
    public static String text(Path file) {
        return NamedFile.text(file, LARGEST);
    }

    /** Complaints call the file {@code name}. */
    public static YamlNode read(String name, String text) {
        if (text.length() > LARGEST)
            throw new BadInput(name + " is larger than 1 MB, too much for a file of this kind");
        checkCharacters(name, text);
        Node node = compose(name, text);
        if (node == null) throw new BadInput(name + ":1: the file is empty");
        YamlNode root = new YamlTree(name).node("the file", node);
        if (!root.isMap()) throw root.complaint("the file must be fields with values, each on a line: 'name: value'");
        return root;
    }

    /** Tabs look like spaces but are not; other control characters mean that this is not text at all. */
    private static void checkCharacters(String name, String text) {
        int line = 1;
        boolean indent = true;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\t' && indent)
                throw new BadInput(name + ":" + line + ": the line is indented with a tab; use spaces");
            if (Character.isISOControl(c) && c != '\t' && c != '\n' && c != '\r')
                throw new BadInput(name + ":" + line + ": not a text file: it contains character " + (int) c);
            if (c == '\n') line++;
            indent = c == '\n' || indent && c == ' ';
        }
    }

    private static @Nullable Node compose(String name, String text) {
        LoaderOptions options = new LoaderOptions();
        options.setMaxAliasesForCollections(Integer.MAX_VALUE); // they are not expanded here, and refused in a moment
        options.setNestingDepthLimit(DEEPEST);
        options.setCodePointLimit(LARGEST);
        try {
            ParserImpl parser = new ParserImpl(new StreamReader(text), options);
            return new Composer(parser, new Resolver(), options).getSingleNode();
        } catch (MarkedYAMLException e) {
            throw new BadInput(name + ":" + lineOf(e) + ": is no YAML here: " + e.getProblem());
        } catch (RuntimeException e) { // the library has more than one way to say no
            throw new BadInput(name + ": is no YAML: " + e.getMessage());
        }
    }

    private static int lineOf(MarkedYAMLException e) {
        return e.getProblemMark() == null ? 1 : e.getProblemMark().getLine() + 1;
    }
}
