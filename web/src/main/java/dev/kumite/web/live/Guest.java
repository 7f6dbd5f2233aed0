package dev.kumite.web.live;

import dev.kumite.web.view.Refusal;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Somebody who came by a link to a game. The token names the game and what it is for, so that it is found at once and the
 * page knows what to show; only its last part is secret.
 *
 * @param role the side to play, or {@link #WATCHER}
 */
public record Guest(String token, String game, int role) {
    public static final int WATCHER = 2;

    private static final Pattern FORM = Pattern.compile("([A-Za-z0-9_-]+)\\.([012])\\.[A-Za-z0-9_-]{24}");

    /** Empty if the token is not that of a link; the server's own token never has this form. */
    public static Optional<Guest> of(String token) {
        Matcher form = FORM.matcher(token);
        return form.matches()
                ? Optional.of(new Guest(token, form.group(1), Integer.parseInt(form.group(2))))
                : Optional.empty();
    }

    public boolean plays() {
        return role != WATCHER;
    }

    /** The answer to everything that the link is not for. */
    public Refusal refusal() {
        return Refusal.forbidden(
                plays()
                        ? "this link is for playing one side of one game, and for nothing else"
                        : "this link is for watching one game, and for nothing else");
    }
}
