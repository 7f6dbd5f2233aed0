package dev.kumite.web.exact;

import org.jspecify.annotations.Nullable;

/**
 * The progress of a build.
 *
 * @param state {@code building}, {@code done}, {@code stopped} or {@code failed}
 * @param share the finished share, 0 to 1
 * @param secondsLeft an estimate; null at the beginning and after the end
 * @param trouble why it failed, or null
 */
public record BuildView(
        String game,
        int pieces,
        String state,
        double share,
        @Nullable Double secondsLeft,
        @Nullable String trouble) {}
