package dev.kumite.web;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.kumite.web.live.Guest;
import dev.kumite.web.live.LiveGame;
import java.util.List;
import java.util.Set;

/** What those may ask and hear who came by a link: of their own game, and the rules it is drawn and explained by. */
final class GuestAccess {
    private static final List<String> RULES = List.of("GET /api/games", "POST /api/position");
    private static final List<String> LOOKS = List.of("", "/record", "/live");
    private static final List<String> COMMANDS = List.of("move", "resign", "offer", "accept", "decline", "name");

    /** What one player has asked of an agent is not for the other. */
    private static final Set<String> HOST_ONLY = Set.of("analysis", "review", "reviewStopped", "solving");

    private GuestAccess() {}

    /** Whatever is not named here is refused. */
    static void check(Guest guest, String method, String path) {
        if (RULES.contains(method + " " + path)) return;
        String own = "/api/live-games/" + guest.game();
        boolean looks = method.equals("GET") && LOOKS.stream().anyMatch(look -> path.equals(own + look));
        boolean acts = method.equals("POST")
                && guest.plays()
                && COMMANDS.stream().anyMatch(command -> path.equals(own + "/" + command));
        if (!looks && !acts) throw guest.refusal();
    }

    /** Whether a live connection brings messages of this type to guests. */
    static boolean mayHear(String type) {
        return !HOST_ONLY.contains(type);
    }

    /** Executes a guest's command, for the guest's side only. */
    static Object run(LiveGameCommands commands, String name, LiveGame live, JsonNode body, Guest guest) {
        if (!guest.plays() || !COMMANDS.contains(name)) throw guest.refusal();
        return live.sharing().as(guest, name, () -> commands.run(name, live, own(guest, name, body), guest));
    }

    private static JsonNode own(Guest guest, String name, JsonNode body) {
        if (name.equals("move") || !(body instanceof ObjectNode object)) return body;
        JsonNode side = object.get("side");
        if (side != null && !side.isNull() && side.asInt(Guest.WATCHER) != guest.role()) throw guest.refusal();
        return object.deepCopy().put("side", guest.role());
    }
}
