package dev.kumite.web.table;

/** Somebody who watches a table. */
public interface Watcher {
    /** Must not wait for anything: the table goes on. */
    void tell(String message);
}
