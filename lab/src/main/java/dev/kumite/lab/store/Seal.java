package dev.kumite.lab.store;

import dev.kumite.base.Unavailable;
import dev.kumite.lab.play.Effort;
import dev.kumite.lab.play.Played;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32C;

/**
 * Checksums of what is stored, so that a damaged row is rejected. Clock readings are not covered by that of a game, but by
 * its {@link ResultSeal}.
 */
final class Seal {
    /** Between a text and its checksum; JSON ends before it. */
    private static final String MARK = "\n#";

    private Seal() {}

    static long of(StoredGame game) {
        Played played = game.played();
        String numbers = game.contest() + " " + game.number() + " " + played.sideOfA() + " " + played.firstSide() + " "
                + played.outcome().result() + " " + played.outcome().ending().word() + " "
                + played.outcome().plies() + " " + played.pieces0() + " " + played.pieces1() + " " + counted(played.a())
                + " "
                + counted(played.b()) + " " + played.failure() + "\n" + played.setup();
        CRC32C sum = new CRC32C();
        sum.update(numbers.getBytes(StandardCharsets.UTF_8));
        sum.update(played.moves().packed());
        return sum.getValue();
    }

    private static String counted(Effort effort) {
        return effort.moves() + " " + effort.iterations() + " " + effort.nodes() + " " + effort.depths() + " "
                + effort.held();
    }

    /** Of what never changes of a run, besides its plan. */
    static long ofRun(String key, String version, String machine, int repeatable, long created) {
        CRC32C sum = new CRC32C();
        String facts = key + "\n" + version + "\n" + machine + "\n" + repeatable + " " + created;
        sum.update(facts.getBytes(StandardCharsets.UTF_8));
        return sum.getValue();
    }

    /** The text followed by its checksum. */
    static String sealed(String text) {
        return text + MARK + sum(text);
    }

    /** The text without its checksum, which must be right; older stores have none. */
    static String opened(String sealed) {
        int mark = sealed.lastIndexOf(MARK);
        if (mark < 0) return sealed;
        String text = sealed.substring(0, mark);
        if (!sealed.substring(mark + MARK.length()).equals(sum(text))) throw damaged("a run's plan");
        return text;
    }

    private static String sum(String text) {
        CRC32C sum = new CRC32C();
        sum.update(text.getBytes(StandardCharsets.UTF_8));
        return Long.toHexString(sum.getValue());
    }

    /** The error for something that is not as it was stored. */
    static Unavailable damaged(String what) {
        return Unavailable.permanently("the store is damaged: " + what
                + " is not as it was stored. Continue with a copy" + " of yours, or name another with --store");
    }
}
