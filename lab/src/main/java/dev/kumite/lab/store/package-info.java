/**
 * What is kept: plans of runs and every game played, tables and positions, in one SQLite file. May import
 * {@code dev.kumite.lab.play}, {@code dev.kumite.games}, {@code dev.kumite.spec}, and is alone in knowing the database.
 */
@NullMarked
package dev.kumite.lab.store;

import org.jspecify.annotations.NullMarked;
