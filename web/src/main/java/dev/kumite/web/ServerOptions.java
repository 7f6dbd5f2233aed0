package dev.kumite.web;

import dev.kumite.agents.Agents;
import dev.kumite.base.Folders;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * How to start a server.
 *
 * @param host the address to listen at
 * @param port 0 for any that is free
 * @param store the file with live games, positions and runs
 * @param files folders whose files requests may name, besides the folder of the store
 * @param version of Kumite
 * @param log receives unexpected exceptions; clients do not see the details
 */
public record ServerOptions(
        String host, int port, Path store, List<Path> files, Agents agents, String version, Consumer<Throwable> log) {
    /** The host that only this machine can reach. */
    public static final String LOCAL = "127.0.0.1";

    ServerOptions atAnyPort() {
        return new ServerOptions(host, 0, store, files, agents, version, log);
    }

    /** The folders below which a request may name files. */
    Folders folders() {
        Path beside = store.toAbsolutePath().getParent();
        return new Folders(
                Stream.concat(Stream.ofNullable(beside), files.stream()).toList());
    }

    /** The agents that requests may describe: they may name files only in those folders. */
    Agents requested() {
        return agents.withFileResolver(folders()::permit);
    }
}
