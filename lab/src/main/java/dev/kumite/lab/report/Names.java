package dev.kumite.lab.report;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Makes names distinct, since a drawing would put equal names in one place. */
final class Names {
    private Names() {}

    /** The same names; the second and later ones of a kind get a number appended. */
    static List<String> apart(List<String> names) {
        Set<String> seen = new HashSet<>();
        List<String> apart = new ArrayList<>();
        for (String name : names) {
            String own = name;
            for (int number = 2; !seen.add(own); number++) own = name + " (" + number + ")";
            apart.add(own);
        }
        return List.copyOf(apart);
    }
}
