package dev.kumite.web;

import dev.kumite.web.page.Asset;
import dev.kumite.web.page.Site;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

/**
 * The page's files by request. The property {@code kumite.page} names a folder to take them from, for those who work on
 * the page.
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

    /** Who asks for a file by the tag it has may keep it for ever; others ask each time whether it has changed. */
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
