package dev.kumite.cluster;

import dev.kumite.agents.Agents;
import dev.kumite.lab.cluster.Cluster;
import dev.kumite.lab.run.PreparedPlan;
import dev.kumite.lab.run.Runner;
import dev.kumite.lab.store.Store;
import java.nio.file.Path;
import java.util.List;

/** A driver in a process of its own, so that it can be killed: {@code ADDRESS STORE}. */
final class Driver {
    private Driver() {}

    public static void main(String[] args) {
        try (Cluster cluster = Cluster.connect(args[0], new Cluster.Kit(null, List.of(), null));
                Store store = Store.open(Path.of(args[1]))) {
            Runner runner = new Runner(store, PreparedPlan.of(SparkTest.longPlan(), Agents.shipped()), "test");
            runner.play(cluster.hiring(Agents.shipped()), totals -> System.out.println(totals.games()));
        }
    }
}
