import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.jar.JarFile;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/**
 * Makes a package of Kumite: the launchers, the jar, the documents and examples, and a Java runtime of this platform
 * with just the modules that the jar needs. {@code ./kumite package} runs it.
 */
public final class Package {
    private static final List<String> HELP = List.of(
            "Usage: ./kumite package [-h] [FILE]",
            "Make a package of Kumite with its own Java, for machines of this kind that have none.",
            "Unpack it anywhere and start the 'kumite' in it.",
            "      [FILE]   The package: a zip file if the name ends in .zip, otherwise a folder; default:",
            "                 kumite-VERSION-SYSTEM-MACHINE.zip in this directory.",
            "  -h, --help   Show this help.",
            "",
            "Examples:",
            "  ./kumite package",
            "  ./kumite package kumite.zip",
            "  ./kumite package /opt/kumite");

    /** Beside the jar and the runtime: what README and the help refer to. */
    private static final List<String> FILES = List.of(
            "kumite",
            "kumite.cmd",
            "scripts/jdk.sh",
            "scripts/maven.sh",
            "README.md",
            "LICENSE",
            "NOTICE",
            "CITATION.cff",
            "docs",
            "data",
            "examples",
            "experiments",
            "ratings",
            "clients");

    /** Modules that are needed although no class names them: memory access, figures of the process, elliptic curves. */
    private static final String HIDDEN_MODULES = ",jdk.unsupported,jdk.management,jdk.crypto.ec";

    private final Path root;
    private final Path jar;

    private Package(Path root, Path jar) {
        this.root = root;
        this.jar = jar;
    }

    /** Takes the folder of the sources, the jar, and what the user typed. */
    public static void main(String[] args) {
        try {
            Package made = new Package(Path.of(args[0]), Path.of(args[1]));
            List<String> typed = List.of(args).subList(2, args.length);
            if (typed.contains("-h") || typed.contains("--help")) HELP.forEach(System.out::println);
            else if (typed.size() > 1) throw new WrongInput("package: one name at most, not " + typed);
            else {
                String name = typed.isEmpty() ? made.usualName() : typed.get(0);
                if (name.startsWith("-")) throw new WrongInput("package: there is no option '" + name + "'");
                System.out.println("Wrote " + made.write(Path.of(name)) + ".");
            }
        } catch (WrongInput wrong) {
            System.err.println("kumite: " + wrong.getMessage());
            System.exit(2);
        } catch (IOException e) {
            System.err.println("kumite: the package cannot be written: " + e);
            System.exit(1);
        }
    }

    private static final class WrongInput extends RuntimeException {
        private static final long serialVersionUID = 1;

        WrongInput(String message) {
            super(message);
        }
    }

    private String usualName() throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            String version = file.getManifest().getMainAttributes().getValue("Implementation-Version");
            String system = System.getProperty("os.name").toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9].*", "");
            return "kumite-" + version + "-" + system + "-" + System.getProperty("os.arch") + ".zip";
        }
    }

    private Path write(Path target) throws IOException {
        Path folder = target.toAbsolutePath().getParent();
        if (Files.exists(target)) throw new WrongInput("package: " + target + " exists; name another or delete it");
        if (folder == null || !Files.isDirectory(folder))
            throw new WrongInput("package: there is no directory " + folder);
        boolean zipped = target.toString().endsWith(".zip");
        Path draft = Files.createTempDirectory(folder, ".kumite-package");
        try {
            Path made = draft.resolve("kumite");
            fill(made);
            Path done = zipped ? zip(made, draft.resolve("kumite.zip")) : made;
            Files.move(done, target, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            delete(draft);
        }
        return target;
    }

    private void fill(Path made) throws IOException {
        Files.createDirectories(made.resolve("lib"));
        for (String name : FILES) copy(root.resolve(name), made.resolve(name));
        copy(jar, made.resolve("lib").resolve("kumite.jar"));
        String modules =
                run("jdeps", "--ignore-missing-deps", "--multi-release", "17", "--print-module-deps", jar.toString());
        run(
                "jlink",
                "--add-modules",
                modules.strip() + HIDDEN_MODULES,
                "--strip-java-debug-attributes",
                "--no-header-files",
                "--no-man-pages",
                "--output",
                made.resolve("runtime").toString());
    }

    private static String run(String tool, String... args) throws IOException {
        StringWriter out = new StringWriter();
        PrintWriter printer = new PrintWriter(out);
        ToolProvider found = ToolProvider.findFirst(tool)
                .orElseThrow(() -> new IOException("this Java has no " + tool + "; a whole JDK is needed"));
        if (found.run(printer, printer, args) != 0) throw new IOException(tool + ": " + out.toString().strip());
        return out.toString();
    }

    /** Copies a file or a folder, without what a build has left in it. */
    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> found = Files.walk(from)) {
            for (Path file : (Iterable<Path>) found::iterator) {
                String place = from.relativize(file).toString();
                if (isBuilt(from.relativize(file))) continue;
                Path copy = place.isEmpty() ? to : to.resolve(place);
                Files.createDirectories(copy.getParent());
                Files.copy(file, copy, StandardCopyOption.COPY_ATTRIBUTES);
            }
        }
    }

    private static boolean isBuilt(Path place) {
        for (Path part : place) if (part.toString().equals("build")) return true;
        return false;
    }

    /** With the rights of the files, so that the launcher can be started from what is unpacked. */
    private static Path zip(Path folder, Path file) throws IOException {
        boolean rights = folder.getFileSystem().supportedFileAttributeViews().contains("posix");
        Map<String, Object> options = Map.of("create", true, "enablePosixFileAttributes", rights);
        try (FileSystem zip = FileSystems.newFileSystem(URI.create("jar:" + file.toUri()), options);
                Stream<Path> found = Files.walk(folder)) {
            for (Path from : (Iterable<Path>) found::iterator) {
                Path to = zip.getPath("/" + folder.getParent().relativize(from));
                if (Files.isDirectory(from)) Files.createDirectories(to);
                else Files.copy(from.toRealPath(), to);
                if (rights) Files.setPosixFilePermissions(to, Files.getPosixFilePermissions(from));
            }
        }
        return file;
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> found = Files.walk(folder)) {
            for (Path file : found.sorted((a, b) -> b.compareTo(a)).toList()) Files.delete(file);
        }
    }
}
