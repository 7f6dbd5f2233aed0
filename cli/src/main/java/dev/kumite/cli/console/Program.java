package dev.kumite.cli.console;

/** What this program is called and which version it is. */
public final class Program {
    /** How the command was typed, as the launcher says: {@code ./kumite} unless it is on the PATH. */
    public static final String NAME = System.getProperty("kumite.name", "kumite");

    private Program() {}

    /** The version the jar was built as. */
    public static String version() {
        String built = Program.class.getPackage().getImplementationVersion();
        return built == null ? "(not packaged)" : built;
    }
}
