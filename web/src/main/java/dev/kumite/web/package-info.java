/** The local server: access control, the routes of the API, and the page's files. */
@MayUse(
        value = {
            "agents",
            "games",
            "games.core",
            "games.image",
            "games.oracle",
            "games.picture",
            "lab.puzzles",
            "lab.store",
            "lab.view",
            "web.exact",
            "web.lab",
            "web.litama",
            "web.live",
            "web.page",
            "web.think",
            "web.view"
        },
        libraries = {"com.fasterxml.jackson", "io.javalin", "io.nayuki.qrcodegen", "org.eclipse.jetty"})
@NullMarked
package dev.kumite.web;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
