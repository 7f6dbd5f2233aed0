/**
 * Tables in files: sections with checksums, written beside and renamed, resumed where a build was killed. May import
 * {@code dev.kumite.solver} and {@code dev.kumite.spec}; knows no game.
 */
@NullMarked
package dev.kumite.solver.file;

import org.jspecify.annotations.NullMarked;
