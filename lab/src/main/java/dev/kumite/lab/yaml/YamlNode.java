package dev.kumite.lab.yaml;

import dev.kumite.base.BadInput;
import dev.kumite.base.Nearest;
import dev.kumite.spec.Kind;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * One value of a file: a text, a list, or fields with values. A reader lists the valid fields with {@link #only}, so
 * that a mistyped one is noticed. All complaints name file and line.
 */
public final class YamlNode {
    private enum Form {
        TEXT("a text or a number"),
        LIST("a list"),
        MAP("fields with values");

        final String words;

        Form(String words) {
            this.words = words;
        }
    }

    private final String file;
    private final int line;
    private final String name;
    private final Form form;
    private final String text;
    private final List<YamlNode> items;
    private final Map<String, YamlNode> fields;

    private YamlNode(
            String file,
            int line,
            String name,
            Form form,
            String text,
            List<YamlNode> items,
            Map<String, YamlNode> fields) {
        this.file = file;
        this.line = line;
        this.name = name;
        this.form = form;
        this.text = text;
        this.items = items;
        this.fields = fields;
    }

    static YamlNode ofText(String file, int line, String name, String text) {
        return new YamlNode(file, line, name, Form.TEXT, text, List.of(), Map.of());
    }

    static YamlNode ofList(String file, int line, String name, List<YamlNode> items) {
        return new YamlNode(file, line, name, Form.LIST, "", List.copyOf(items), Map.of());
    }

    static YamlNode ofMap(String file, int line, String name, Map<String, YamlNode> fields) {
        Map<String, YamlNode> own = Collections.unmodifiableMap(new LinkedHashMap<>(fields));
        return new YamlNode(file, line, name, Form.MAP, "", List.of(), own);
    }

    public int line() {
        return line;
    }

    /** {@code file:line}. */
    public String place() {
        return file + ":" + line;
    }

    public BadInput complaint(String what) {
        return new BadInput(what).at(place());
    }

    /** The value that {@code reader} makes of this text; its complaint gets the place in front. */
    public <T> T read(Function<String, T> reader) {
        try {
            return reader.apply(text());
        } catch (BadInput bad) {
            throw bad.line().startsWith(place() + ": ") ? bad : bad.at(place() + ": " + name);
        }
    }

    public boolean isText() {
        return form == Form.TEXT;
    }

    public boolean isList() {
        return form == Form.LIST;
    }

    public boolean isMap() {
        return form == Form.MAP;
    }

    private void mustBe(Form wanted) {
        if (form != wanted) throw complaint(name + " must be " + wanted.words + ", not " + form.words);
    }

    /** This value as a text on one line, never blank. */
    public String text() {
        mustBe(Form.TEXT);
        String line =
                text.lines().map(String::strip).filter(part -> !part.isEmpty()).collect(Collectors.joining(" "));
        if (line.isEmpty()) throw complaint(name + " is empty");
        return line;
    }

    /** A plain decimal number. */
    public double number(double low, double high) {
        return read(Kind.real(low, high)::read);
    }

    public int whole(int low, int high) {
        return read(Kind.whole(low, high)::read);
    }

    /** Any whole number, such as a seed. */
    public long seed() {
        return read(Kind.seed()::read);
    }

    /** {@code true} or {@code false}. */
    public boolean flag() {
        return read(value -> {
            if (!value.equals("true") && !value.equals("false"))
                throw new BadInput("must be true or false, not '" + value + "'");
            return value.equals("true");
        });
    }

    public String oneOf(String... words) {
        return read(value -> {
            List<String> known = Arrays.asList(words);
            if (!known.contains(value))
                throw new BadInput("'" + value + "' is not known; " + Nearest.hint(value, known));
            return value;
        });
    }

    /** The items of this list. */
    public List<YamlNode> list() {
        mustBe(Form.LIST);
        return items;
    }

    /** The items of this list, or this value alone if it is not a list. */
    public List<YamlNode> oneOrMore() {
        return form == Form.LIST ? items : List.of(this);
    }

    public List<String> texts() {
        return list().stream().map(YamlNode::text).toList();
    }

    /** All fields in the order of the file. */
    public Map<String, YamlNode> fields() {
        mustBe(Form.MAP);
        return fields;
    }

    /** Rejects every field except these. */
    public YamlNode only(String... names) {
        List<String> known = Arrays.asList(names);
        fields().forEach((field, value) -> {
            if (!known.contains(field))
                throw value.complaint("there is no field '" + field + "' here; " + Nearest.hint(field, known));
        });
        return this;
    }

    public boolean has(String field) {
        return fields().containsKey(field);
    }

    public Optional<YamlNode> optional(String field) {
        return Optional.ofNullable(fields().get(field));
    }

    /** The value of a required field. */
    public YamlNode get(String field) {
        return optional(field)
                .orElseThrow(() -> complaint(
                        "the field '" + field + "' is missing" + (name.equals("the file") ? "" : " in " + name)));
    }

    public String text(String field) {
        return get(field).text();
    }

    public String text(String field, String otherwise) {
        return optional(field).map(YamlNode::text).orElse(otherwise);
    }

    public double number(String field, double low, double high) {
        return get(field).number(low, high);
    }

    public int whole(String field, int low, int high) {
        return get(field).whole(low, high);
    }

    public int whole(String field, int low, int high, int otherwise) {
        return optional(field).map(node -> node.whole(low, high)).orElse(otherwise);
    }

    public boolean flag(String field, boolean otherwise) {
        return optional(field).map(YamlNode::flag).orElse(otherwise);
    }

    /** The items of a field's list; none if the field is missing. */
    public List<YamlNode> list(String field) {
        return optional(field).map(YamlNode::list).orElse(List.of());
    }

    /** The fields of a required field. */
    public YamlNode map(String field) {
        YamlNode node = get(field);
        node.mustBe(Form.MAP);
        return node;
    }
}
