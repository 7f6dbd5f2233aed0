package dev.kumite.lab.cluster;

import dev.kumite.agents.Agents;
import dev.kumite.agents.engine.EngineSetup;
import dev.kumite.base.BadInput;
import dev.kumite.lab.play.GameCrew;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/** Other machines that play games. Found as a service, so that its libraries are loaded only when it is used. */
public interface Cluster extends AutoCloseable {

    /** Crews of these machines, for games of these agents; the files that agents name travel with the games. */
    GameCrew.Hiring hiring(Agents agents);

    /** Releases the machines. */
    @Override
    void close();

    /**
     * What the machines need besides Kumite itself.
     *
     * @param plugins the directory of plugin jars, or null
     * @param tables a tablebase folder that every machine can read, or null
     */
    record Kit(
            @Nullable Path plugins,
            List<EngineSetup> engines,
            @Nullable Path tables) {}

    /** Connects to clusters of one kind. */
    interface Service {
        Cluster connect(String address, Kit kit);

        /** Starts a cluster on this machine, with logs in a directory; returns its address. */
        String start(Path directory, int workers, int port);

        /** Stops the cluster that was started from a directory; returns the number of processes stopped. */
        int stop(Path directory);
    }

    /** The kind of cluster that this program was started with. */
    static Service service() {
        return ServiceLoader.load(Service.class)
                .findFirst()
                .orElseThrow(() -> new BadInput(
                        "this Kumite was started without Spark; the script ./kumite adds it (docs/cluster.md)"));
    }

    /** The cluster at an address such as {@code spark://HOST:7077}. */
    static Cluster connect(String address, Kit kit) {
        return service().connect(address, kit);
    }
}
