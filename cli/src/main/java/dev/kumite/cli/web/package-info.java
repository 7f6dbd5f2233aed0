/**
 * {@code serve}: the page, and a browser to show it in. May import {@code dev.kumite.web}, {@code dev.kumite.spec} and
 * what commands share: {@code dev.kumite.cli.console} and {@code dev.kumite.cli.option}.
 */
@NullMarked
package dev.kumite.cli.web;

import org.jspecify.annotations.NullMarked;
