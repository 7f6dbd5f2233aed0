/**
 * The ground floor, on which every other package may stand: failures in one line, files that people name, files being
 * written, files that grow by lines, claims on files, crews of threads, scaled numbers, nearest names.
 */
@MayUse
@NullMarked
package dev.kumite.base;

import org.jspecify.annotations.NullMarked;
