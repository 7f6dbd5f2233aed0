/** Litama, Onitama's own protocol for bots: text in, JSON out, over a WebSocket. Every match is a live game of the server. */
@MayUse(
        value = {"agents", "games", "games.core", "games.picture", "web.live", "web.view"},
        libraries = "com.fasterxml.jackson")
@NullMarked
package dev.kumite.web.litama;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
