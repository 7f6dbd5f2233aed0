package dev.kumite.lab.experiment;

import dev.kumite.base.BadInput;
import dev.kumite.base.Nearest;
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
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The experiments that ship with Kumite, packed into its jar, and a reader's own. */
public final class ExperimentCatalogue {
    private static final String FOLDER = "experiments/";
    private static final String ENDING = ".yaml";
    private static final String ALL = "all";

    /** Figure 5 before figure 10. */
    private static final Comparator<String> BY_NUMBER = Comparator.comparing((String id) -> Pattern.compile("[0-9]+")
                    .matcher(id)
                    .replaceAll(run -> "0".repeat(9 - Math.min(9, run.group().length())) + run.group()))
            .thenComparing(Comparator.naturalOrder());

    private ExperimentCatalogue() {}

    /** All that ship, by id. */
    public static SortedMap<String, Experiment> shipped() {
        SortedMap<String, Experiment> shipped = new TreeMap<>(BY_NUMBER);
        for (String name : names()) {
            Experiment experiment = read(name);
            shipped.put(experiment.id(), experiment);
        }
        return shipped;
    }

    /** What a word means: an id, a paper, {@code all}, or a file of one's own. Nothing comes twice. */
    public static List<Experiment> find(Collection<String> words) {
        Map<String, Experiment> found = new LinkedHashMap<>();
        SortedMap<String, Experiment> shipped = new TreeMap<>(BY_NUMBER);
        for (String word : words) {
            if (word.endsWith(ENDING) || word.endsWith(".yml")) {
                Experiment own = ExperimentReader.read(path(word));
                found.put(own.source().name(), own);
                continue;
            }
            if (shipped.isEmpty()) shipped = shipped();
            List<Experiment> meant = shipped.values().stream()
                    .filter(one -> word.equals(ALL) || word.equals(one.id()) || word.equals(one.paper()))
                    .toList();
            if (meant.isEmpty()) throw unknown(word, shipped);
            meant.forEach(one -> found.put(one.source().name(), one));
        }
        return List.copyOf(found.values());
    }

    /** How many primary claims the paper has in all its shipped files; for a file of one's own, in that file. */
    public static int primaryClaims(Experiment experiment) {
        List<String> shipped = names();
        List<Experiment> paper = !experiment.source().shipped()
                ? List.of(experiment)
                : shipped.stream()
                        .filter(name -> name.startsWith(FOLDER + experiment.paper() + "/"))
                        .map(ExperimentCatalogue::read)
                        .toList();
        return paper.stream().mapToInt(Experiment::primaryClaims).sum();
    }

    private static Experiment read(String name) {
        return ExperimentReader.read(new Experiment.Source(name, text(name), true));
    }

    private static BadInput unknown(String word, SortedMap<String, Experiment> shipped) {
        Collection<String> known = new TreeSet<>(shipped.keySet());
        shipped.values().forEach(one -> known.add(one.paper()));
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

    /** Where the classes are, in a jar or a folder, there the files are too. */
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
