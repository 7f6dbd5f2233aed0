package dev.kumite.lab.yaml;

import dev.kumite.base.BadInput;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;
import org.yaml.snakeyaml.nodes.Tag;

/** Converts the library's nodes to ours. */
final class YamlTree {
    private final String file;

    YamlTree(String file) {
        this.file = file;
    }

    YamlNode node(String name, Node node) {
        int line = line(node);
        if (node.getAnchor() != null)
            throw new BadInput(file + ":" + line + ": anchors (&" + node.getAnchor() + ") are not understood here");
        if (!node.getTag().startsWith(Tag.PREFIX))
            throw new BadInput(file + ":" + line + ": tags (" + node.getTag().getValue() + ") are not understood here");
        if (node instanceof MappingNode map) return YamlNode.ofMap(file, line, name, fields(map));
        if (node instanceof SequenceNode list) return YamlNode.ofList(file, line, name, items(name, list));
        return YamlNode.ofText(file, line, name, ((ScalarNode) node).getValue());
    }

    private Map<String, YamlNode> fields(MappingNode map) {
        Map<String, YamlNode> fields = new LinkedHashMap<>();
        for (NodeTuple tuple : map.getValue()) {
            int line = line(tuple.getKeyNode());
            if (!(tuple.getKeyNode() instanceof ScalarNode key))
                throw new BadInput(file + ":" + line + ": the name of a field must be a word, not a list or fields");
            String name = key.getValue();
            if (fields.put(name, node("'" + name + "'", tuple.getValueNode())) != null)
                throw new BadInput(file + ":" + line + ": '" + name + "' is given twice");
        }
        return fields;
    }

    private List<YamlNode> items(String name, SequenceNode list) {
        List<YamlNode> items = new ArrayList<>();
        for (Node item : list.getValue()) items.add(node("item " + (items.size() + 1) + " of " + name, item));
        return items;
    }

    private static int line(Node node) {
        return node.getStartMark() == null ? 1 : node.getStartMark().getLine() + 1;
    }
}
