package dev.kumite.web;

import dev.kumite.base.BadInput;
import dev.kumite.web.exact.Builds;
import dev.kumite.web.lab.Runs;
import dev.kumite.web.lab.Trainings;
import dev.kumite.web.litama.LitamaHall;
import dev.kumite.web.live.LiveGames;
import dev.kumite.web.live.ServerContext;
import dev.kumite.web.live.StoreAccess;
import dev.kumite.web.think.Thinkers;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.router.Endpoint;
import io.javalin.util.JavalinBindException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CountDownLatch;
import org.eclipse.jetty.server.LowResourceMonitor;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.jspecify.annotations.Nullable;

/** The local server; it answers from {@link #start} until it is closed. */
public final class Server implements AutoCloseable {
    private static final int MOST_THREADS = 120;
    private static final int FEWEST_THREADS = 2;
    private static final int IDLE_MILLIS = 10_000;
    private static final Duration SILENCE = Duration.ofMinutes(1);
    private static final Duration BODY_PATIENCE = Duration.ofSeconds(20);

    private final ServerOptions options;
    private final Limits limits;
    private final Guard guard;
    private final StoreAccess store;
    private final StoreHolder holder;
    private final Thinkers thinkers;
    private final LiveGames liveGames;
    private final Runs runs;
    private final Trainings trainings;
    private final Builds builds;
    private final Javalin web;
    private final CountDownLatch closed = new CountDownLatch(1);

    private Server(ServerOptions options, Limits limits) {
        this.options = options;
        this.limits = limits;
        store = new StoreAccess(options.store(), limits.storeMillis());
        holder = hold(store);
        int cores = Runtime.getRuntime().availableProcessors();
        long memory = Runtime.getRuntime().maxMemory() / 2;
        thinkers = new Thinkers(cores, 1000L * limits.stopSeconds(), memory, options.log());
        liveGames = new LiveGames(
                new ServerContext(
                        store,
                        thinkers,
                        options.requested(),
                        limits.allowance(),
                        holder.other().isPresent()),
                limits.liveGames());
        guard = new Guard(options.host(), limits, liveGames::admits, holder);
        runs = new Runs(
                options.store(),
                limits.storeMillis(),
                options.agents(),
                options.version(),
                limits.runs(),
                limits.waiting(),
                thinkers,
                options.log());
        trainings = new Trainings(options.store(), options.requested(), limits.waiting(), options.log());
        builds = new Builds(liveGames::tellAll, options.log());
        web = Javalin.create(this::configure);
    }

    public static Server start(ServerOptions options) {
        for (Path folder : options.files())
            if (!Files.isDirectory(folder)) throw new BadInput("--files: there is no folder '" + folder + "'");
        return start(options, Limits.USUAL);
    }

    /** The same, at any free port if the one of the options is taken. */
    public static Server startAnywhere(ServerOptions options) {
        try {
            return start(options);
        } catch (BadInput taken) {
            return start(options.atAnyPort());
        }
    }

    static Server start(ServerOptions options, Limits limits) {
        requireOwn(options.host());
        Server server = new Server(options, limits);
        try {
            server.web.start(options.host(), options.port());
            server.holder.tell(server.place(server.hosts().get(0)));
            return server;
        } catch (JavalinBindException e) {
            server.close();
            throw new BadInput("cannot listen at " + options.host() + ":" + options.port()
                    + ": the port is in use, or may not be used; name another with --port");
        } catch (RuntimeException e) {
            server.close();
            throw new BadInput("cannot listen at '" + options.host() + "'; --host takes a name or an address of this"
                    + " machine");
        }
    }

    private static StoreHolder hold(StoreAccess store) {
        try {
            return StoreHolder.take(store.file());
        } catch (RuntimeException e) {
            store.close();
            throw e;
        }
    }

    /** Java reports a foreign address with the same exception as a port in use. */
    private static void requireOwn(String host) {
        try {
            InetAddress address = InetAddress.getByName(host);
            if (address.isAnyLocalAddress() || NetworkInterface.getByInetAddress(address) != null) return;
        } catch (IOException e) {
            // An unknown host is not ours either.
        }
        throw new BadInput("cannot listen at '" + host + "'; --host takes a name or an address of this machine");
    }

    public int port() {
        return web.port();
    }

    /** Who else holds the store, in a line for people; then this server only watches. */
    public Optional<String> watching() {
        return holder.other();
    }

    /** Where browsers find the page, with the token if one is required: on this machine, then on others. */
    public List<String> addresses() {
        String token = token();
        return hosts().stream()
                .map(host -> place(host) + (token == null ? "" : "#token=" + token))
                .toList();
    }

    private List<String> hosts() {
        String host = options.host();
        boolean anywhere = host.equals("0.0.0.0") || host.equals("::");
        List<String> hosts = new ArrayList<>(List.of(anywhere ? ServerOptions.LOCAL : host));
        if (anywhere) hosts.addAll(Addresses.reachable());
        return hosts;
    }

    /** The address for other machines as a QR code to print; no lines if none can connect or the code is too wide. */
    public List<String> code(int columns, boolean colours) {
        String token = token();
        boolean none = token == null || outside().equals(place(ServerOptions.LOCAL));
        return none ? List.of() : TextCode.of(outside() + "#token=" + token, columns, colours);
    }

    /** Where other machines find the page; this machine, if none can. */
    private String outside() {
        List<String> hosts = hosts();
        return place(hosts.get(hosts.size() > 1 ? 1 : 0));
    }

    private String place(String host) {
        return "http://" + (host.contains(":") ? "[" + host + "]" : host) + ":" + port() + "/";
    }

    /** The required token, or null if only this machine can reach the server. */
    public @Nullable String token() {
        return guard.token();
    }

    /** All routes as {@code METHOD path}, for the test that compares them with openapi.yaml. */
    Set<String> routes() {
        Set<String> all = new TreeSet<>();
        web.unsafe.internalRouter.allHttpHandlers().forEach(entry -> {
            Endpoint endpoint = entry.endpoint;
            if (endpoint.method.isHttpMethod()) all.add(endpoint.method.name() + " " + endpoint.path);
        });
        return all;
    }

    private void configure(JavalinConfig config) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.http.maxRequestSize = Math.max(limits.bodyBytes(), limits.recordBytes());
        config.http.prefer405over404 = true;
        config.jetty.threadPool = new QueuedThreadPool(MOST_THREADS, FEWEST_THREADS, IDLE_MILLIS);
        config.jetty.modifyServer(server -> {
            server.removeBean(server.getBean(LowResourceMonitor.class));
            server.setHandler(new WholeMessages(limits, BODY_PATIENCE));
        });
        config.jetty.modifyWebSocketServletFactory(factory -> {
            factory.setIdleTimeout(SILENCE);
            factory.setMaxTextMessageSize(limits.bodyBytes());
        });
        config.router.javaLangErrorHandler((response, error) -> options.log().accept(error));
        config.routes.before(guard::check);
        config.routes.before(Server::addHeaders);
        config.routes.wsBeforeUpgrade(guard::check);
        Replies.addComplaints(config.routes, options.log());
        new PlainRoutes(options, limits, thinkers, holder).add(config.routes);
        new MoveRoutes(options, limits, thinkers).add(config.routes);
        new PositionRoutes(store).add(config.routes);
        new ExactRoutes(builds).add(config.routes);
        LiveGameCommands commands = new LiveGameCommands(limits, holder);
        Connections live = new Connections(limits.connections());
        new LibraryRoutes(liveGames).add(config.routes);
        new LiveGameRoutes(liveGames, commands).add(config.routes);
        new LinkRoutes(liveGames, this::outside, guard.token() == null).add(config.routes);
        new LitamaRoutes(new LitamaHall(liveGames), live, options.log()).add(config.routes);
        new LabRoutes(runs, options.agents(), options.folders(), limits).add(config.routes);
        new TrainingRoutes(trainings, limits).add(config.routes);
        new LiveSockets(liveGames, commands, live, options.log()).add(config.routes, runs, trainings);
        new Pages().add(config.routes);
    }

    private static void addHeaders(io.javalin.http.Context request) {
        request.header("X-Content-Type-Options", "nosniff")
                .header("Referrer-Policy", "no-referrer")
                .header("Cross-Origin-Resource-Policy", "same-origin")
                .header("Cache-Control", "no-store");
    }

    /** Returns when the server has been closed, or when the thread is interrupted. */
    public void await() {
        try {
            closed.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        liveGames.close();
        runs.close();
        trainings.close();
        builds.close();
        web.stop();
        thinkers.close();
        store.close();
        holder.close();
        closed.countDown();
    }
}
