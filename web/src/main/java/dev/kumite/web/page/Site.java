package dev.kumite.web.page;

import dev.kumite.web.view.Refusal;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The page's files. From the jar, {@code app.js} is all scripts of the first view in one and {@code later.js} all others,
 * and the page links to every file by its tag, so that a browser need not ask for it again. From a folder, for work on the page, the files are served as they are.
 */
public final class Site {
    public static final String INDEX = "index.html";
    private static final String SCRIPT = "app.js";
    private static final String REST = "later.js";
    private static final String LIBRARIES = "lib/";
    private static final Pattern NAME =
            Pattern.compile("[A-Za-z0-9_-][A-Za-z0-9._-]*+(?:/[A-Za-z0-9_-][A-Za-z0-9._-]*+)*+");
    private static final Pattern IMPORT_MAP =
            Pattern.compile("<script type=\"importmap\">(.*?)</script>\n", Pattern.DOTALL);
    private static final Pattern LINK = Pattern.compile("(src|href)=\"/([^\"?]+)\"");

    private final @Nullable Path folder;
    private final Map<String, Asset> assets = new ConcurrentHashMap<>();

    /** @param folder the folder of the files, or null for those in the jar */
    public Site(@Nullable String folder) {
        this.folder = folder == null ? null : Path.of(folder);
    }

    /** The file of that name; refused if it does not exist. */
    public Asset asset(String name) {
        if (folder != null && !name.startsWith(LIBRARIES)) return new Asset(name, read(name));
        Asset known = assets.get(name);
        return known == null ? madeOnce(name) : known;
    }

    /** Made once, however many requests arrive at the same time: linking all scripts takes a while. */
    private synchronized Asset madeOnce(String name) {
        Asset known = assets.get(name);
        if (known != null) return known;
        Asset made = make(name);
        assets.put(name, made);
        return made;
    }

    private Asset make(String name) {
        if (folder == null && name.equals(INDEX)) return new Asset(INDEX, index());
        if (folder == null && name.equals(SCRIPT)) return new Asset(SCRIPT, linker().first(tagged(REST)));
        if (folder == null && name.equals(REST)) return new Asset(REST, linker().rest());
        return new Asset(name, read(name));
    }

    private String source(String name) {
        return new Asset(name, read(name)).text();
    }

    private String tagged(String name) {
        return "/" + name + "?v=" + asset(name).tag();
    }

    private Linker linker() {
        Matcher map = IMPORT_MAP.matcher(source(INDEX));
        if (!map.find()) throw new IllegalStateException("the page has no import map");
        return new Linker(path -> source(path.substring(1)), new Names(map.group(1)), "/" + SCRIPT);
    }

    private String index() {
        String bare = IMPORT_MAP.matcher(source(INDEX)).replaceAll("");
        return LINK.matcher(bare).replaceAll(link -> link.group(1) + "=\"" + tagged(link.group(2)) + "\"");
    }

    /** Allows no scripts but the page's files and its import map, by hash; no eval and no other host. */
    public String policy() {
        StringBuilder scripts = new StringBuilder("'self'");
        Matcher maps = IMPORT_MAP.matcher(asset(INDEX).text());
        while (maps.find()) scripts.append(' ').append(Asset.hash(maps.group(1)));
        return "default-src 'self'; script-src " + scripts + "; style-src 'self'; style-src-attr 'unsafe-inline';"
                + " img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'none';"
                + " frame-ancestors 'none'";
    }

    private byte[] read(String name) {
        if (!NAME.matcher(name).matches()) throw missing(name);
        if (name.startsWith(LIBRARIES)) return library(name.substring(LIBRARIES.length()));
        return folder == null ? resource("/page/" + name, name) : onDisk(folder.resolve(name), name);
    }

    /** A file of a library from its jar, whose folders have a version and no scope: {@code lit/directives/repeat.js}. */
    private static byte[] library(String name) {
        int slash = name.indexOf('/');
        String version = slash < 0 ? null : Libraries.VERSIONS.get(name.substring(0, slash));
        if (version == null) throw missing(name);
        String library = name.substring(0, slash);
        return resource("/META-INF/resources/_static/" + library + "/" + version + name.substring(slash), name);
    }

    private static byte[] onDisk(Path file, String name) {
        try {
            if (!Files.isRegularFile(file)) throw missing(name);
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static byte[] resource(String place, String name) {
        try (InputStream in = Site.class.getResourceAsStream(place)) {
            if (in == null) throw missing(name);
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Refusal missing(String name) {
        return Refusal.notFound("there is no '" + name + "' here");
    }
}
