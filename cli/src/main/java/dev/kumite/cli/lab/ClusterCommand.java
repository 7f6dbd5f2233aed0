package dev.kumite.cli.lab;

import dev.kumite.base.BadInput;
import dev.kumite.cli.console.Console;
import dev.kumite.cli.console.Family;
import dev.kumite.cli.console.Numbers;
import dev.kumite.cli.console.Program;
import dev.kumite.games.oracle.Oracles;
import dev.kumite.lab.cluster.Cluster;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code kumite cluster}. */
@Command(
        name = "cluster",
        description = {
            "Start or stop a Spark cluster on this machine, to try out --on. docs/cluster.md",
            "shows how to use the machines of a lab, Kubernetes and YARN."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  kumite cluster start --workers 2",
            "  kumite match onitama strong mcts --games 200 --on spark://127.0.0.1:7077",
            "  kumite cluster stop"
        })
public final class ClusterCommand implements Runnable, Family {
    private final Console console;

    public ClusterCommand(Console console) {
        this.console = console;
    }

    @Override
    public Map<String, Object> members() {
        Map<String, Object> members = new LinkedHashMap<>();
        members.put("start", new Start(console));
        members.put("stop", new Stop(console));
        return members;
    }

    @Override
    public void run() {
        throw new BadInput("cluster: name what to do, as in 'kumite cluster start' or 'kumite cluster stop'");
    }

    /** Where the cluster of this machine keeps its logs and process numbers. */
    private static Path directory() {
        return Oracles.folder().resolveSibling("cluster");
    }

    /** {@code kumite cluster start}. */
    @Command(
            name = "start",
            description = "Start a Spark master and workers of one core each on this machine.",
            footerHeading = "%nExamples:%n",
            footer = {"  kumite cluster start", "  kumite cluster start --workers 4 --port 7100"})
    public static final class Start implements Runnable {
        private static final int MOST_WORKERS = 256;
        private static final int LAST_PORT = 65535;

        @Option(names = "--workers", paramLabel = "W", description = "Number of workers; default: 2.")
        private int workers = 2;

        @Option(names = "--port", paramLabel = "P", description = "Port of the master; default: 7077.")
        private int port = 7077;

        private final Console console;

        Start(Console console) {
            this.console = console;
        }

        @Override
        public void run() {
            Numbers.check("--workers", workers, 1, MOST_WORKERS);
            Numbers.check("--port", port, 1, LAST_PORT);
            String address = Cluster.service().start(directory(), workers, port);
            console.line("A Spark cluster with " + workers + (workers == 1 ? " worker" : " workers") + " is running at "
                    + address + "; logs are in " + directory() + ".");
            console.line("Use it with --on " + address + ", end it with: " + Program.NAME + " cluster stop");
        }
    }

    /** {@code kumite cluster stop}. */
    @Command(
            name = "stop",
            description = "Stop the cluster that 'cluster start' has started.",
            footerHeading = "%nExamples:%n",
            footer = "  kumite cluster stop")
    public static final class Stop implements Runnable {
        private final Console console;

        Stop(Console console) {
            this.console = console;
        }

        @Override
        public void run() {
            int stopped = Cluster.service().stop(directory());
            console.line(stopped == 0 ? "No cluster is running." : "The cluster is stopped.");
        }
    }
}
