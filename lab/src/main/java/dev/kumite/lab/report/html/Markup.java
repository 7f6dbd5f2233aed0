package dev.kumite.lab.report.html;

import dev.kumite.lab.report.chart.Xml;

/** HTML that is built so that every word of a document is escaped on its way in. */
final class Markup {
    private final StringBuilder text = new StringBuilder();

    /** What is HTML already: only ever a constant of ours. */
    Markup raw(String html) {
        text.append(html);
        return this;
    }

    /** Words, in an element or in a quoted attribute. */
    Markup words(String words) {
        text.append(Xml.escape(words));
        return this;
    }

    /** {@code <name>words</name>} on a line of its own; attributes may follow the name. */
    Markup element(String nameAndAttributes, String words) {
        int end = nameAndAttributes.indexOf(' ');
        String name = end < 0 ? nameAndAttributes : nameAndAttributes.substring(0, end);
        return raw("<" + nameAndAttributes + ">").words(words).raw("</" + name + ">\n");
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
