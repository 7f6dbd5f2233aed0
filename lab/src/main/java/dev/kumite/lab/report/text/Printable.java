package dev.kumite.lab.report.text;

import java.util.List;

/** The result of a command: a record that becomes JSON, and the same in lines for a reader. */
public interface Printable {
    /** The lines; tables are no wider than {@code width} where that is possible. */
    List<String> lines(int width);
}
