package dev.kumite.solver.file;

/** The expected name and size of a section. */
public record Shape(String name, long bytes) {
    private static final long ANY = -1;

    /** A section whose length is known only when it is built. */
    public static Shape ofAnyLength(String name) {
        return new Shape(name, ANY);
    }

    boolean fits(long length) {
        return bytes == ANY ? length >= 0 && length <= Integer.MAX_VALUE : length == bytes;
    }
}
