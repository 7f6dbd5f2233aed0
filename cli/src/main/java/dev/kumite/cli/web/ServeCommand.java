package dev.kumite.cli.web;

import dev.kumite.agents.Agents;
import dev.kumite.cli.console.Console;
import dev.kumite.cli.console.Interruption;
import dev.kumite.cli.console.Numbers;
import dev.kumite.cli.console.Program;
import dev.kumite.cli.option.AgentsOption;
import dev.kumite.cli.option.StoreOption;
import dev.kumite.lab.report.text.Words;
import dev.kumite.web.Browser;
import dev.kumite.web.Server;
import dev.kumite.web.ServerOptions;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code kumite serve}, and {@code kumite} alone. */
@Command(
        name = "serve",
        description = {
            "Play, watch, analyse and run experiments in the browser: starts a server on this machine and",
            "opens its page. Games and runs are kept in the store and survive a restart. Only this",
            "machine can reach the server unless --host is given. Ctrl-C stops it."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  kumite serve",
            "  kumite serve --port 9000 --no-browser",
            "  kumite serve --store thesis.db",
            "  kumite serve --engines bots/engines.yaml",
            "  kumite serve --host 0.0.0.0 --no-browser"
        })
public final class ServeCommand implements Runnable {
    /** KUMI on a telephone's keys. */
    private static final int USUAL_PORT = 5864;

    private static final int LAST_PORT = 65_535;

    @Option(
            names = "--port",
            paramLabel = "N",
            description = "The port; default: 5864, or a free one if that is taken.")
    private @Nullable Integer port;

    @Option(
            names = "--host",
            paramLabel = "H",
            description =
                    "The address to listen on; default: 127.0.0.1. With any other, other machines can connect: they "
                            + "need the token in the printed address.")
    private String host = ServerOptions.LOCAL;

    @Option(names = "--no-browser", description = "Only print the address.")
    private boolean noBrowser;

    @Mixin
    private final StoreOption store = new StoreOption();

    @Option(
            names = "--files",
            paramLabel = "DIR",
            description = "A folder whose files (weights, knowledge, positions) requests may name, besides that of the "
                    + "store; can be repeated.")
    private List<Path> files = List.of();

    @Option(
            names = "--allow-engines",
            description = "With --host: let others play against the engines of engines.yaml too, which start programs "
                    + "on this machine.")
    private boolean allowEngines;

    @Mixin
    private final AgentsOption agents = new AgentsOption();

    private final Console console;

    public ServeCommand(Console console) {
        this.console = console;
    }

    @Override
    public void run() {
        if (port != null) Numbers.check("--port", port, 0, LAST_PORT);
        Agents known = host.equals(ServerOptions.LOCAL) || allowEngines ? agents.agents() : agents.withoutEngines();
        try (Server server = start(known)) {
            List<String> addresses = server.addresses();
            String address = addresses.get(0);
            boolean opened = !noBrowser && Browser.open(address);
            console.line("Kumite is at " + address + (opened ? ", and your browser should show it." : ""));
            addresses.stream().skip(1).forEach(other -> console.line("From other machines: " + other));
            if (console.live()) server.code(console.width(), console.colour()).forEach(console::line);
            console.line(server.watching().orElse("Games and runs are kept in " + store.file() + ".")
                    + " Ctrl-C stops the server.");
            if (!host.equals(ServerOptions.LOCAL) && !allowEngines)
                agents.enginesFile()
                        .ifPresent(file -> console.line("The engines of " + file
                                + " are off because of --host; --allow-engines turns them on."));
            console.out().flush();
            Interruption.partingWith(server::close, server::await);
        }
    }

    private Server start(Agents known) {
        int wanted = port == null ? USUAL_PORT : port;
        ServerOptions options =
                new ServerOptions(host, wanted, store.file(), files, known, Program.version(), this::say);
        return port == null ? Server.startAnywhere(options) : Server.start(options);
    }

    /** The log: one line for each thing that broke, and where with KUMITE_DEBUG=1. */
    private void say(Throwable broken) {
        synchronized (console) {
            console.err().print("kumite: " + Words.oneLine(broken.toString()) + "\n");
            if ("1".equals(System.getenv("KUMITE_DEBUG"))) broken.printStackTrace(console.err());
            console.err().flush();
        }
    }
}
