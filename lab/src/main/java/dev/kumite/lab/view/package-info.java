/**
 * What is told of runs and experiments, as records that become JSON, for the command line and the page alike. May import
 * the rest of {@code dev.kumite.lab} and the annotations of a JSON library.
 */
@NullMarked
package dev.kumite.lab.view;

import org.jspecify.annotations.NullMarked;
