/**
 * The page as it is sent: its files, with all scripts made into one. May import {@code dev.kumite.web.view} and a JSON
 * library; knows nothing of the web server.
 */
@NullMarked
package dev.kumite.web.page;

import org.jspecify.annotations.NullMarked;
