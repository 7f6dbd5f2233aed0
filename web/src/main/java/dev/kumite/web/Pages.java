package dev.kumite.web;

import dev.kumite.web.page.Asset;
import dev.kumite.web.page.Site;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

/**
 * Requests for the page's files. The property {@code kumite.page} names a folder to serve them from, for work on the
 * page.
 */
final class Pages {
    private static final int NOT_MODIFIED = 304;

    private final Site site = new Site(System.getProperty("kumite.page"));

    void add(RoutesConfig routes) {
        routes.get("/", request -> {
            request.header("Content-Security-Policy", site.policy());
            send(request, site.asset(Site.INDEX));
        });
        routes.get("/<file>", request -> send(request, site.asset(request.pathParam("file"))));
    }

    /** A file that is requested by its tag may be cached for ever; otherwise the browser revalidates it each time. */
    private static void send(Context request, Asset asset) {
        boolean lasting = asset.tag().equals(request.queryParam("v"));
        String tag = "\"" + asset.tag() + "\"";
        request.header("ETag", tag)
                .header("Cache-Control", lasting ? "public, max-age=31536000, immutable" : "no-cache")
                .header("Vary", "Accept-Encoding");
        if (tag.equals(request.header("If-None-Match"))) {
            request.status(NOT_MODIFIED);
            return;
        }
        String accepted = request.header("Accept-Encoding");
        boolean pack = accepted != null && accepted.contains("gzip") && asset.packed().length < asset.bytes().length;
        if (pack) request.header("Content-Encoding", "gzip");
        request.contentType(asset.type()).disableCompression().result(pack ? asset.packed() : asset.bytes());
    }
}
