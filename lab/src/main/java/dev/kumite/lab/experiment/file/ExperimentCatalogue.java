package dev.kumite.lab.experiment.file;

import dev.kumite.base.BadInput;
import dev.kumite.base.Nearest;
import dev.kumite.lab.experiment.Experiment;
import dev.kumite.lab.experiment.Scale;
import dev.kumite.lab.plan.Plan;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The experiments that ship with Kumite, packed into its jar, and those in the user's own files. The file of the
 * experiment {@code schulz/table-5.1} is {@code experiments/schulz/table-5.1.yaml}: one is found without reading
 * others, and none is read twice.
 */
public final class ExperimentCatalogue {
    private static final String FOLDER = "experiments/";
    private static final String ENDING = ".yaml";
    /** The experiments of all papers; those of our own are none. */
    private static final String ALL = "all";

    private static final String OWN = "kumite";

    /** Figure 5 before figure 10. */
    private static final Comparator<String> BY_NUMBER = Comparator.comparing((String id) -> Pattern.compile("[0-9]+")
                    .matcher(id)
                    .replaceAll(run -> "0".repeat(9 - Math.min(9, run.group().length())) + run.group()))
            .thenComparing(Comparator.naturalOrder());

    private static final class Shipped {
        static final ExperimentCatalogue CATALOGUE = new ExperimentCatalogue(names(), ExperimentCatalogue::text);
    }

    private final List<String> ids;
    private final UnaryOperator<String> texts;
    private final Map<String, Experiment> read = new ConcurrentHashMap<>();

    /** @param texts what is in the file of a name */
    ExperimentCatalogue(List<String> names, UnaryOperator<String> texts) {
        this.ids = names.stream()
                .map(name -> name.substring(FOLDER.length(), name.length() - ENDING.length()))
                .sorted(BY_NUMBER)
                .toList();
        this.texts = texts;
    }

    /** Those that ship. */
    public static ExperimentCatalogue shipped() {
        return Shipped.CATALOGUE;
    }

    public List<Experiment> all() {
        return ids.stream().map(this::read).toList();
    }

    public Optional<Experiment> get(String id) {
        return ids.contains(id) ? Optional.of(read(id)) : Optional.empty();
    }

    private Experiment read(String id) {
        String name = FOLDER + id + ENDING;
        return read.computeIfAbsent(
                id, key -> ExperimentReader.read(new Experiment.Source(name, texts.apply(name), true)));
    }

    /**
     * The experiments that words name: an id, a paper, {@code all}, or a file of the user's own. None is listed twice.
     */
    public List<Experiment> find(Collection<String> words) {
        Map<String, Experiment> found = new LinkedHashMap<>();
        for (String word : words)
            if (word.endsWith(ENDING) || word.endsWith(".yml")) {
                Experiment own = ExperimentReader.read(path(word));
                found.put(own.source().name(), own);
            } else {
                List<String> meant = ids.stream()
                        .filter(id -> word.equals(id) || word.equals(paper(id)) || word.equals(ALL) && isOfAPaper(id))
                        .toList();
                if (meant.isEmpty()) throw unknown(word);
                meant.forEach(id -> found.put(id, read(id)));
            }
        return List.copyOf(found.values());
    }

    private static boolean isOfAPaper(String id) {
        return !paper(id).equals(OWN);
    }

    private static String paper(String id) {
        return id.substring(0, Math.max(0, id.indexOf('/')));
    }

    /** The experiment that a plan comes from, as long as it still plays the same games. */
    public Optional<Experiment> of(Plan plan) {
        Plan.Origin origin = origin(plan);
        if (origin == null) return Optional.empty();
        Optional<Experiment> experiment = origin.shipped()
                ? get(origin.experiment())
                : Optional.of(ExperimentReader.read(origin.file(), origin.text()));
        return experiment.filter(one -> one.plan(Scale.ofWord(origin.scale()), origin.stream())
                .identity()
                .equals(plan.identity()));
    }

    /** A run that was stored before plans had an origin belongs to the shipped experiment whose runs have its name. */
    public Plan.@Nullable Origin origin(Plan plan) {
        if (plan.origin() != null) return plan.origin();
        for (String id : ids)
            for (Scale scale : Scale.values())
                if (plan.name().equals(Experiment.runName(id, scale)))
                    return Plan.Origin.shipped(id, scale.word(), Scale.SHARED_STREAM);
        return null;
    }

    /** How many primary claims the paper has in all its shipped files; for a file of one's own, in that file. */
    public int primaryClaims(Experiment experiment) {
        if (!experiment.source().shipped()) return experiment.primaryClaims();
        return ids.stream()
                .filter(id -> paper(id).equals(experiment.paper()))
                .mapToInt(id -> read(id).primaryClaims())
                .sum();
    }

    private BadInput unknown(String word) {
        Collection<String> known = new TreeSet<>(ids);
        ids.forEach(id -> known.add(paper(id)));
        return new BadInput("there is no experiment '" + word + "'; " + Nearest.hint(word, known)
                + " A file of your own ends in .yaml");
    }

    private static Path path(String word) {
        try {
            return Path.of(word);
        } catch (InvalidPathException e) {
            throw new BadInput("'" + word + "' cannot be a file's name");
        }
    }

    private static String text(String name) {
        try (InputStream in = ExperimentCatalogue.class.getResourceAsStream("/" + name)) {
            if (in == null) throw new IllegalStateException(name + " is not in the jar");
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The files are where the classes are, in a jar or a folder. */
    private static List<String> names() {
        URL home =
                ExperimentCatalogue.class.getProtectionDomain().getCodeSource().getLocation();
        try {
            Path place = Path.of(home.toURI());
            return Files.isDirectory(place) ? inFolder(place) : inJar(place);
        } catch (IOException | URISyntaxException e) {
            throw new IllegalStateException("the shipped experiments cannot be listed", e);
        }
    }

    private static List<String> inFolder(Path place) throws IOException {
        Path folder = place.resolve(FOLDER);
        if (!Files.isDirectory(folder)) return List.of();
        try (Stream<Path> files = Files.walk(folder)) {
            return files.map(file -> place.relativize(file).toString().replace('\\', '/'))
                    .filter(name -> name.endsWith(ENDING))
                    .sorted()
                    .toList();
        }
    }

    private static List<String> inJar(Path place) throws IOException {
        List<String> names = new ArrayList<>();
        try (JarFile jar = new JarFile(place.toFile())) {
            jar.stream()
                    .map(entry -> entry.getName())
                    .filter(name -> name.startsWith(FOLDER) && name.endsWith(ENDING))
                    .sorted()
                    .forEach(names::add);
        }
        return names;
    }
}
