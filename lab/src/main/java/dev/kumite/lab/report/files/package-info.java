/**
 * Writes a document into files of the formats asked for, all of them or none.
 * Imports {@code lab.report} with its renderers and {@code spec}.
 */
@NullMarked
package dev.kumite.lab.report.files;

import org.jspecify.annotations.NullMarked;
