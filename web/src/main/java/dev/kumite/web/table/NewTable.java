package dev.kumite.web.table;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is asked for when a table is set up. */
public record NewTable(
        @Nullable String game,
        @Nullable String position,
        @Nullable Long seed,
        @Nullable List<String> seats,
        @Nullable String title,
        @Nullable Integer pace,
        @Nullable Boolean paused) {}
