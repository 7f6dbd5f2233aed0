package dev.kumite.agents;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.CodeSource;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Loads the classes of plugins without the calls that would end the whole program: {@code System.exit} and {@code
 * exit} and {@code halt} of {@code Runtime} are renamed to methods that do not exist. A plugin that calls one gets a
 * {@link NoSuchMethodError} that says so, which is a failure of that agent alone. Calls by reflection are not caught.
 */
final class PluginLoader extends URLClassLoader {
    private static final Map<String, Set<String>> REFUSED =
            Map.of("java/lang/System", Set.of("exit"), "java/lang/Runtime", Set.of("exit", "halt"));
    private static final String SUFFIX = "_is_not_for_agents";

    private final Map<String, String> fingerprints;

    /** @param fingerprints of the jars, by their addresses */
    PluginLoader(URL[] jars, Map<String, String> fingerprints, ClassLoader parent) {
        super("plugins", jars, parent);
        this.fingerprints = Map.copyOf(fingerprints);
    }

    /** The fingerprint of the jar that a class comes from; empty if it is no plugin's. */
    static String fingerprint(Class<?> type) {
        return type.getClassLoader() instanceof PluginLoader loader
                ? loader.fingerprint(loader.place(type.getName()))
                : "";
    }

    private String fingerprint(@Nullable URL place) {
        for (Map.Entry<String, String> jar : fingerprints.entrySet())
            if (place != null && place.toString().startsWith("jar:" + jar.getKey() + "!/")) return jar.getValue();
        return "";
    }

    private @Nullable URL place(String name) {
        return findResource(name.replace('.', '/') + ".class");
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        URL place = place(name);
        if (place == null) throw new ClassNotFoundException(name);
        try (InputStream in = place.openStream()) {
            byte[] bytes = withoutExits(in.readAllBytes());
            return defineClass(name, bytes, 0, bytes.length, (CodeSource) null);
        } catch (IOException e) {
            throw new ClassNotFoundException(name, e);
        }
    }

    /** The class file with references to the refused methods led astray; the virtual machine complains of broken ones. */
    static byte[] withoutExits(byte[] file) {
        try {
            return new Pool(file).patched();
        } catch (RuntimeException broken) {
            return file;
        }
    }

    /** The constant pool of a class file (JVM specification, section 4.4). */
    private static final class Pool {
        private static final int COUNT_AT = 8;
        private static final int UTF8 = 1;
        private static final int METHOD = 10;
        private static final int NAME_AND_TYPE = 12;

        private final byte[] file;
        private final ByteBuffer in;
        private final int[] at;
        private final int end;
        private final ByteArrayOutputStream added = new ByteArrayOutputStream();
        private int count;

        Pool(byte[] file) {
            this.file = file.clone();
            this.in = ByteBuffer.wrap(this.file);
            this.count = word(COUNT_AT);
            this.at = new int[count];
            int place = COUNT_AT + 2;
            for (int entry = 1; entry < count; entry++) {
                at[entry] = place;
                int tag = file[place];
                place += size(tag, place);
                if (tag == 5 || tag == 6) entry++;
            }
            this.end = place;
        }

        private int size(int tag, int place) {
            return switch (tag) {
                case UTF8 -> 3 + word(place + 1);
                case 7, 8, 16, 19, 20 -> 3;
                case 15 -> 4;
                case 5, 6 -> 9;
                case 3, 4, 9, METHOD, 11, NAME_AND_TYPE, 17, 18 -> 5;
                default -> throw new IllegalArgumentException("tag " + tag);
            };
        }

        private int word(int place) {
            return in.getShort(place) & 0xffff;
        }

        private String text(int entry) {
            return new String(file, at[entry] + 3, word(at[entry] + 1), StandardCharsets.UTF_8);
        }

        byte[] patched() {
            int whole = count;
            for (int entry = 1; entry < whole; entry++) if (at[entry] > 0 && file[at[entry]] == METHOD) lead(at[entry]);
            if (count > 0xffff) throw new IllegalArgumentException("a full constant pool");
            in.putShort(COUNT_AT, (short) count);
            ByteArrayOutputStream out = new ByteArrayOutputStream(file.length + added.size());
            out.write(file, 0, end);
            out.writeBytes(added.toByteArray());
            out.write(file, end, file.length - end);
            return out.toByteArray();
        }

        /** Leads one reference to a method astray where it must be. */
        private void lead(int method) {
            String owner = text(word(at[word(method + 1)] + 1));
            int nameAndType = at[word(method + 3)];
            String name = text(word(nameAndType + 1));
            if (!REFUSED.getOrDefault(owner, Set.of()).contains(name)) return;
            byte[] astray = (name + SUFFIX).getBytes(StandardCharsets.UTF_8);
            added.write(UTF8);
            addWord(astray.length);
            added.writeBytes(astray);
            added.write(NAME_AND_TYPE);
            addWord(count);
            addWord(word(nameAndType + 3));
            in.putShort(method + 3, (short) (count + 1));
            count += 2;
        }

        private void addWord(int word) {
            added.write(word >> 8);
            added.write(word);
        }
    }
}
