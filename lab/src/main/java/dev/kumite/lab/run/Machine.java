package dev.kumite.lab.run;

/** The machine in one line, for the conditions of a report. */
final class Machine {
    private Machine() {}

    static String describe() {
        return System.getProperty("os.name") + " " + System.getProperty("os.arch") + ", "
                + Runtime.getRuntime().availableProcessors() + " cores, Java " + System.getProperty("java.version");
    }
}
