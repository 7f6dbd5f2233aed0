/**
 * Files in YAML that people write: read strictly, every complaint with file, line and what would be right. Knows no
 * field by name.
 */
@MayUse(value = "spec", libraries = "org.yaml.snakeyaml")
@NullMarked
package dev.kumite.lab.yaml;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
