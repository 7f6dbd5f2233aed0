package dev.kumite.cli;

import dev.kumite.base.BadInput;
import dev.kumite.base.Unavailable;
import dev.kumite.cli.console.Console;
import dev.kumite.cli.console.Exit;
import dev.kumite.cli.console.Family;
import dev.kumite.cli.console.Numbers;
import dev.kumite.cli.console.Program;
import dev.kumite.cli.engine.EngineCommand;
import dev.kumite.cli.exact.PuzzlesCommand;
import dev.kumite.cli.exact.RegretCommand;
import dev.kumite.cli.exact.SolveCommand;
import dev.kumite.cli.exact.ValueCommand;
import dev.kumite.cli.lab.ClusterCommand;
import dev.kumite.cli.lab.ExperimentsCommand;
import dev.kumite.cli.lab.MatchCommand;
import dev.kumite.cli.lab.ProblemsCommand;
import dev.kumite.cli.lab.RateCommand;
import dev.kumite.cli.lab.ReplayCommand;
import dev.kumite.cli.lab.ReportCommand;
import dev.kumite.cli.lab.ReproduceCommand;
import dev.kumite.cli.lab.RunsCommand;
import dev.kumite.cli.lab.StatsCommand;
import dev.kumite.cli.lab.SurveyCommand;
import dev.kumite.cli.lab.TournamentCommand;
import dev.kumite.cli.learn.KnowledgeCommand;
import dev.kumite.cli.learn.TrainCommand;
import dev.kumite.cli.option.PluginsOption;
import dev.kumite.cli.web.LitamaCommand;
import dev.kumite.cli.web.ServeCommand;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.ExecutionException;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.ParseResult;

/** The {@code kumite} command. Exit codes: 0 done, 1 something broke, 2 wrong input. */
public final class Kumite {
    /** In the order in which help lists them. */
    static final Map<String, Function<Console, Object>> COMMANDS = commands();

    /** Wide enough for every example to stand on one line, whatever the terminal. */
    static final int HELP_WIDTH = 100;

    private Kumite() {}

    public static void main(String[] args) {
        Console console = Console.system();
        Exit.guard(console.err());
        Exit.with(run(console, args));
    }

    static int run(Console console, String... args) {
        Failures failures = new Failures(console);
        return failures.unlessLost(execute(console, failures, helpLast(args)));
    }

    /** {@code help match} as {@code match --help}; {@code help mach} as {@code mach}, which is refused. */
    private static String[] helpLast(String[] args) {
        if (args.length == 0 || !args[0].equals("help")) return args;
        Stream<String> flag = args.length == 1 || COMMANDS.containsKey(args[1]) ? Stream.of("--help") : Stream.of();
        return Stream.concat(Arrays.stream(args).skip(1), flag).toArray(String[]::new);
    }

    private static int execute(Console console, Failures failures, String[] args) {
        try {
            return commandLine(console, failures, args).execute(args);
        } catch (Throwable broken) { // the last line of defence: an error of the virtual machine becomes one line too
            return failures.report(broken);
        }
    }

    private static Map<String, Function<Console, Object>> commands() {
        Map<String, Function<Console, Object>> all = new LinkedHashMap<>();
        all.put("serve", ServeCommand::new);
        all.put("play", PlayCommand::new);
        all.put("analyse", AnalyseCommand::new);
        all.put("match", MatchCommand::new);
        all.put("tournament", TournamentCommand::new);
        all.put("rate", RateCommand::new);
        all.put("survey", SurveyCommand::new);
        all.put("runs", RunsCommand::new);
        all.put("cluster", ClusterCommand::new);
        all.put("replay", ReplayCommand::new);
        all.put("report", ReportCommand::new);
        all.put("reproduce", ReproduceCommand::new);
        all.put("experiments", ExperimentsCommand::new);
        all.put("problems", ProblemsCommand::new);
        all.put("puzzles", PuzzlesCommand::new);
        all.put("value", ValueCommand::new);
        all.put("solve", SolveCommand::new);
        all.put("regret", RegretCommand::new);
        all.put("train", TrainCommand::new);
        all.put("knowledge", KnowledgeCommand::new);
        all.put("tune", TuneCommand::new);
        all.put("stats", StatsCommand::new);
        all.put("engine", EngineCommand::new);
        all.put("litama", LitamaCommand::new);
        all.put("agents", AgentsCommand::new);
        all.put("games", GamesCommand::new);
        all.put("show", ShowCommand::new);
        all.put("moves", MovesCommand::new);
        all.put("perft", PerftCommand::new);
        all.put("bench", BenchCommand::new);
        all.put("selftest", SelftestCommand::new);
        all.put("completion", CompletionCommand::new);
        return all;
    }

    /** With the one subcommand that was asked for: looking at the classes of all of them costs start-up time. */
    private static CommandLine commandLine(Console console, Failures failures, String[] args) {
        CommandLine root = listing(new CommandLine(new Overview(console)));
        Function<Console, Object> asked = args.length == 0 ? null : COMMANDS.get(args[0]);
        if (asked != null) add(root, args[0], asked.apply(console));
        else if (args.length > 0 && !args[0].equals("--version")) addAll(root, console);
        return settle(root, console, failures).setCommandName(Program.NAME);
    }

    /** The whole command, as shell completion wants it. */
    static CommandLine whole(Console console) {
        CommandLine root = listing(new CommandLine(new Overview(console)));
        addAll(root, console);
        return settle(root, console, new Failures(console));
    }

    private static void addAll(CommandLine root, Console console) {
        COMMANDS.forEach((name, command) -> add(root, name, command.apply(console)));
    }

    private static void add(CommandLine root, String name, Object command) {
        CommandSpec spec = CommandSpec.forAnnotatedObject(command);
        spec.addOption(OptionSpec.builder("-h", "--help")
                .usageHelp(true)
                .description("Show this help.")
                .build());
        spec.usageMessage().footer(asTyped(spec.usageMessage().footer()));
        CommandLine line = listing(new CommandLine(spec));
        if (command instanceof Family family) family.members().forEach((member, its) -> add(line, member, its));
        root.addSubcommand(name, line);
    }

    private static CommandLine listing(CommandLine line) {
        line.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST, new Summaries());
        return line;
    }

    /** Examples that can be copied. */
    static String[] asTyped(String... examples) {
        return Arrays.stream(examples)
                .map(line -> line.replaceFirst("^  kumite ", Matcher.quoteReplacement("  " + Program.NAME + " ")))
                .toArray(String[]::new);
    }

    private static int execute(ParseResult parsed) {
        try {
            PluginsOption.load(parsed);
        } catch (BadInput | Unavailable wrong) {
            throw new ExecutionException(parsed.commandSpec().commandLine(), wrong.getMessage(), wrong);
        }
        return new CommandLine.RunLast().execute(parsed);
    }

    private static CommandLine settle(CommandLine root, Console console, Failures failures) {
        root.getCommandSpec()
                .usageMessage()
                .footer(asTyped(root.getCommandSpec().usageMessage().footer()));
        return root.setExpandAtFiles(false)
                .setUsageHelpWidth(HELP_WIDTH)
                .registerConverter(int.class, Numbers::whole)
                .registerConverter(Integer.class, Numbers::whole)
                .registerConverter(Long.class, Numbers::seed)
                .setColorScheme(CommandLine.Help.defaultColorScheme(console.colour() ? Ansi.ON : Ansi.OFF))
                .setOut(console.writer())
                .setErr(console.errorWriter())
                .setExecutionStrategy(Kumite::execute)
                .setParameterExceptionHandler(failures)
                .setExecutionExceptionHandler(failures);
    }
}
