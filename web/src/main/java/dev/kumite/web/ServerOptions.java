package dev.kumite.web;

import dev.kumite.agents.Agents;
import java.nio.file.Path;
import java.util.function.Consumer;

/**
 * How to start a server.
 *
 * @param host the address it listens at
 * @param port 0 for any that is free
 * @param store where tables, positions and runs are kept
 * @param version of Kumite
 * @param log told what broke; nobody outside hears the details
 */
public record ServerOptions(
        String host, int port, Path store, Agents agents, String version, Consumer<Throwable> log) {}
