/**
 * YAML files written by people: read strictly; every complaint names the file, the line and what would be right. Knows
 * no field by name.
 */
@MayUse(value = "spec", libraries = "org.yaml.snakeyaml")
@NullMarked
package dev.kumite.lab.yaml;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
