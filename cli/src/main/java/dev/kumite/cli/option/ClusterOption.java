package dev.kumite.cli.option;

import dev.kumite.agents.Agents;
import dev.kumite.lab.cluster.Cluster;
import dev.kumite.lab.play.GameCrew;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** {@code --on}: whether threads of this process play the games, or a cluster. */
public final class ClusterOption {
    @Option(
            names = "--on",
            paramLabel = "CLUSTER",
            description = "Play the games on a Spark cluster instead of here, such as spark://HOST:7077 "
                    + "(docs/cluster.md).")
    private @Nullable String address;

    private @Nullable Cluster cluster;

    /**
     * Whoever plays. The connection to a cluster is made once, and ends with the program.
     *
     * @param options says what the cluster needs for all games
     * @param agents those of the next games
     * @param threads how many there are without a cluster
     */
    public GameCrew.Hiring hiring(AgentsOption options, Agents agents, int threads) {
        String on = address;
        if (on == null) return GameCrew.Hiring.threads(threads);
        Cluster connected = cluster;
        if (connected == null) cluster = connected = Cluster.connect(on, options.kit());
        return connected.hiring(agents);
    }
}
