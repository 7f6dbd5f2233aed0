package dev.kumite.web.table;

import dev.kumite.web.view.FindingsView;
import dev.kumite.web.view.TableView;

/** What watchers are told; {@code type} says what it is. */
final class Messages {
    private Messages() {}

    record TableMessage(String type, TableView table) {
        static TableMessage of(TableView table) {
            return new TableMessage("table", table);
        }
    }

    record ThinkingMessage(String type, int ply, int side, String agent, FindingsView choice) {
        static ThinkingMessage of(int ply, int side, String agent, FindingsView choice) {
            return new ThinkingMessage("thinking", ply, side, agent, choice);
        }
    }

    record GoneMessage(String type) {
        static GoneMessage now() {
            return new GoneMessage("gone");
        }
    }
}
