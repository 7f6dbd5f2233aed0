package dev.kumite.web.exact;

import org.jspecify.annotations.Nullable;

/**
 * How the building of a table stands.
 *
 * @param state {@code building}, {@code done}, {@code stopped} or {@code failed}
 * @param share how much of it is done, 0 to 1
 * @param secondsLeft a guess from that; null at the beginning and after the end
 * @param trouble why it failed, or null
 */
public record BuildView(
        String game,
        int pieces,
        String state,
        double share,
        @Nullable Double secondsLeft,
        @Nullable String trouble) {}
