package dev.kumite.solver.file;

/** What a section must be: its name and how many bytes its data has. */
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
