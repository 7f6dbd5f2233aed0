package dev.kumite.spec;

/**
 * One option of a game or an agent, describing itself.
 *
 * @param defaultText the value in words when the option is not given; it need not be readable by {@code kind}
 */
public record Option(String name, Kind kind, String defaultText, String help) {}
