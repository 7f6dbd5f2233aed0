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
 * @param host the address it listens at
 * @param port 0 for any that is free
 * @param store the file with live games, positions and runs
 * @param files folders whose files requests may name, besides that of the store
 * @param version of Kumite
 * @param log told what broke; nobody outside hears the details
 */
public record ServerOptions(
        String host, int port, Path store, List<Path> files, Agents agents, String version, Consumer<Throwable> log) {
    /** The folders below which a request may name files. */
    Folders folders() {
        Path beside = store.toAbsolutePath().getParent();
        return new Folders(
                Stream.concat(Stream.ofNullable(beside), files.stream()).toList());
    }

    /** The agents for what requests describe, which may only name files in those folders. */
    Agents requested() {
        return agents.withFileResolver(folders()::permit);
    }
}
