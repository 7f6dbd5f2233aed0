package dev.kumite.lab.run;

import dev.kumite.base.FileClaim;
import dev.kumite.base.FileTrouble;
import dev.kumite.base.Unavailable;
import java.io.IOException;
import java.nio.file.Path;

/** Keeps two processes from playing the same run: a claim on the run's number beside the store. */
final class RunLock implements AutoCloseable {
    private final FileClaim claim;

    private RunLock(FileClaim claim) {
        this.claim = claim;
    }

    static RunLock take(Path store, long run) {
        try {
            return new RunLock(FileClaim.take(store, run)
                    .orElseThrow(() ->
                            Unavailable.temporarily("run " + run + " is being played by another process; kumite runs"
                                    + " show " + run + " tells how far it is")));
        } catch (IOException e) {
            throw FileTrouble.of(
                    "cannot lock " + store + " against another process that plays the same run: "
                            + FileTrouble.reason(e),
                    e);
        }
    }

    /** Whether somebody is playing the run; false where that cannot be found out. */
    static boolean isTaken(Path store, long run) {
        try {
            return FileClaim.isTaken(store, run);
        } catch (IOException unknown) {
            return false;
        }
    }

    @Override
    public void close() {
        claim.close();
    }
}
