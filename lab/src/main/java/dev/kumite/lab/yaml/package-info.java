/**
 * Files in YAML that people write: read strictly, every complaint with file, line and what would be right. May import
 * {@code dev.kumite.spec} and the YAML library; knows no field by name.
 */
@NullMarked
package dev.kumite.lab.yaml;

import org.jspecify.annotations.NullMarked;
