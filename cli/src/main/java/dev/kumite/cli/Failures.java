package dev.kumite.cli;

import dev.kumite.agents.Forfeit;
import dev.kumite.base.BadInput;
import dev.kumite.base.Nearest;
import dev.kumite.base.Unavailable;
import dev.kumite.cli.console.Console;
import dev.kumite.cli.console.Exit;
import dev.kumite.lab.report.text.Words;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns whatever went wrong into exactly one line on standard error, and an exit code. */
final class Failures implements IParameterExceptionHandler, IExecutionExceptionHandler {
    private final Console console;

    Failures(Console console) {
        this.console = console;
    }

    @Override
    public int handleParseException(ParameterException wrong, String[] args) {
        CommandLine command = wrong.getCommandLine();
        String line = wrong instanceof UnmatchedArgumentException unmatched ? unmatched(unmatched) : plain(wrong);
        say(line + " (see '" + command.getCommandSpec().qualifiedName() + " --help')");
        return Exit.WRONG_INPUT;
    }

    @Override
    public int handleExecutionException(Exception broken, CommandLine command, ParseResult parsed) {
        return report(broken);
    }

    int report(Throwable broken) {
        if (broken instanceof BadInput bad) {
            say(bad.line());
            return Exit.WRONG_INPUT;
        }
        if (broken instanceof Unavailable || broken instanceof Forfeit) {
            say(broken instanceof Unavailable trouble ? trouble.line() : ((Forfeit) broken).line());
            return Exit.FAILED;
        }
        if (broken instanceof OutOfMemoryError) {
            say("Java's memory is full; give the agents less (memory=64m), play fewer games at the same time, or give"
                    + " Java more: JDK_JAVA_OPTIONS=-Xmx16g");
            return Exit.FAILED;
        }
        String detail = broken.getMessage() == null ? "" : ": " + broken.getMessage();
        say("unexpected " + broken.getClass().getSimpleName() + detail + "; KUMITE_DEBUG=1 shows where");
        if ("1".equals(System.getenv("KUMITE_DEBUG"))) broken.printStackTrace(console.err());
        console.err().flush();
        return Exit.FAILED;
    }

    /** The exit code of a command that ended with {@code code}: it has failed all the same if its output was lost. */
    int unlessLost(int code) {
        console.out().flush();
        Optional<String> loss = code == 0 ? console.loss() : Optional.empty();
        loss.ifPresent(reason -> say("the output could not be written: " + reason));
        return loss.isPresent() ? Exit.FAILED : code;
    }

    private static String plain(ParameterException wrong) {
        String message = wrong.getMessage();
        return message == null ? "invalid arguments" : message;
    }

    /** Something was left over: an option or a command that does not exist, or one argument too many. */
    private static String unmatched(UnmatchedArgumentException wrong) {
        String word = wrong.getUnmatched().get(0);
        CommandLine command = wrong.getCommandLine();
        if (word.startsWith("-")) {
            List<String> names =
                    new ArrayList<>(command.getCommandSpec().optionsMap().keySet());
            names.removeIf(name -> !name.startsWith("--"));
            return "there is no option '" + word + "'; " + Nearest.hint(word, names);
        }
        Collection<String> commands = command.getParent() == null
                ? Kumite.COMMANDS.keySet()
                : command.getSubcommands().keySet();
        if (!commands.isEmpty()) return "there is no command '" + word + "'; " + Nearest.hint(word, commands);
        boolean spacious = command.getCommandSpec().positionalParameters().stream()
                .anyMatch(argument -> argument.paramLabel().equals("GAME"));
        return "'" + word + "' is one argument too many"
                + (spacious ? "; a GAME with spaces needs quotes: 'onitama(size=7, first=blue)'" : "");
    }

    private void say(String line) {
        console.out().flush();
        console.note("kumite: " + Words.oneLine(line));
    }
}
