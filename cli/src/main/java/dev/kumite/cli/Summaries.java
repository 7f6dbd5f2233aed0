package dev.kumite.cli;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Help;
import picocli.CommandLine.IHelpSectionRenderer;

/**
 * The list of commands in a help, a line for each: how its description begins, up to the first stop or colon. Left alone,
 * picocli shows the description's first line, wherever that happens to be broken.
 */
final class Summaries implements IHelpSectionRenderer {
    private static final Pattern BEGINNING = Pattern.compile("^(.*?)[.:;](?=\\s|$)");

    @Override
    public String render(Help help) {
        int widest = help.subcommands().keySet().stream()
                .mapToInt(String::length)
                .max()
                .orElse(0);
        StringBuilder list = new StringBuilder();
        help.subcommands()
                .forEach((name, command) -> list.append("  ")
                        .append(command.colorScheme().commandText(name))
                        .append(" ".repeat(widest + 2 - name.length()))
                        .append(summary(command))
                        .append('\n'));
        return list.toString();
    }

    private static String summary(Help command) {
        String description =
                String.join(" ", command.commandSpec().usageMessage().description());
        Matcher beginning = BEGINNING.matcher(description);
        return (beginning.find() ? beginning.group(1) : description).replace("%%", "%") + ".";
    }
}
