package dev.kumite.cluster;

import dev.kumite.base.BadInput;
import dev.kumite.base.FileTrouble;
import dev.kumite.base.Unavailable;
import dev.kumite.lab.cluster.Cluster;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Connects to Spark, and starts or stops a cluster on this machine. */
public final class SparkService implements Cluster.Service {
    private static final String PIDS = "processes";

    @Override
    public Cluster connect(String address, Cluster.Kit kit) {
        return SparkCluster.connect(address, kit);
    }

    @Override
    public String start(Path directory, int workers, int port) {
        if (!running(directory).isEmpty())
            throw new BadInput("a cluster is running from " + directory + " already; kumite cluster stop ends it");
        Standalone cluster = new Standalone(directory, SparkHome.in(directory.resolve("spark")), port);
        if (cluster.listens())
            throw new BadInput("port " + port + " is in use by another program; choose another with --port");
        List<Process> started = new ArrayList<>();
        try {
            started.add(cluster.startMaster());
            for (int number = 1; number <= workers; number++) started.add(cluster.startWorker(number, 1));
            Files.write(
                    directory.resolve(PIDS),
                    started.stream().map(process -> process.pid() + "").toList());
            return cluster.address();
        } catch (IOException | RuntimeException e) {
            started.forEach(Process::destroyForcibly);
            if (e instanceof IOException trouble)
                throw FileTrouble.of(directory + " cannot be written: " + FileTrouble.reason(trouble), trouble);
            throw (RuntimeException) e;
        }
    }

    @Override
    public int stop(Path directory) {
        List<ProcessHandle> running = running(directory);
        for (ProcessHandle process : running) {
            process.descendants().forEach(ProcessHandle::destroy);
            process.destroy();
        }
        try {
            for (ProcessHandle process : running) process.onExit().join();
            Files.deleteIfExists(directory.resolve(PIDS));
        } catch (IOException e) {
            throw FileTrouble.of(directory + " cannot be written: " + FileTrouble.reason(e), e);
        }
        return running.size();
    }

    /** The processes that were started from a directory and are still Spark's: process numbers are reused. */
    private static List<ProcessHandle> running(Path directory) {
        Path file = directory.resolve(PIDS);
        if (!Files.exists(file)) return List.of();
        try {
            return Files.readAllLines(file).stream()
                    .map(line -> ProcessHandle.of(Long.parseLong(line.strip())))
                    .flatMap(Optional::stream)
                    .filter(process -> process.info().commandLine().orElse("").contains("org.apache.spark.deploy"))
                    .toList();
        } catch (IOException | NumberFormatException e) {
            throw Unavailable.permanently(file + " cannot be read; delete it, and end Spark's processes by hand");
        }
    }
}
