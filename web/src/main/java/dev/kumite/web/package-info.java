/**
 * The local server: who may ask, what is asked, and the page's files. May import all of {@code dev.kumite.web},
 * {@code dev.kumite.lab}, {@code dev.kumite.agents}, {@code dev.kumite.games}, {@code dev.kumite.spec} and the web
 * server's library, which no other package knows.
 */
@NullMarked
package dev.kumite.web;

import org.jspecify.annotations.NullMarked;
