package dev.kumite.cli.bench;

/** A piece of work to be repeated while the clock runs. */
interface Workload {
    /** Does the work once and says how much it was, in the row's unit. */
    long run();
}
