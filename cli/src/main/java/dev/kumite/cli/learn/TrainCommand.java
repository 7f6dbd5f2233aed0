package dev.kumite.cli.learn;

import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Memory;
import dev.kumite.agents.learn.Trainer;
import dev.kumite.agents.learn.Training;
import dev.kumite.agents.net.NetTrainer;
import dev.kumite.base.BadInput;
import dev.kumite.cli.console.Console;
import dev.kumite.cli.console.Interruption;
import dev.kumite.cli.console.Numbers;
import dev.kumite.cli.option.AgentCommand;
import dev.kumite.cli.option.AgentsOption;
import dev.kumite.cli.option.GameChoice;
import dev.kumite.cli.option.OutOption;
import dev.kumite.cli.option.SeedOption;
import dev.kumite.cli.option.WorkersOption;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.lab.learning.TrainReport;
import dev.kumite.spec.Kind;
import dev.kumite.spec.Spec;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code kumite train AGENT --game GAME --games N --out FILE}. */
@Command(
        name = "train",
        description = {
            "Train an agent. It plays cycles of training games, in which it explores and learns, and",
            "exhibitions, in which it does neither and which measure its strength. Its knowledge is saved",
            "at checkpoints; training that was stopped continues with --resume (net: with the same command).",
            "With one worker the same seed gives the same file (docs/learning.md)."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  kumite train tdlambda --game onitama --games 200k --out td.know --workers 2",
            "  kumite train 'q(epsilon=0.9..0.1)' --game onitama --games 1M --out q.know",
            "  kumite train tdlambda --game onitama --games 400k --out td.know --workers 2 --resume",
            "  kumite match onitama 'tdlambda(file=td.know)' zemlin-heuristic --games 100",
            "  kumite train zero --game onitama --time 2h --workers 2 --out onitama.zero",
            "  kumite train net --game checkers --games 40k --out checkers.net --workers 2",
            "  kumite match checkers 'strong(eval=net@checkers.net)' strong --games 100"
        })
public final class TrainCommand extends AgentCommand implements Runnable {
    private static final String SELF = "self";
    private static final long MOST_GAMES = 1_000_000_000_000L;
    private static final int MOST_CYCLE = 100_000_000;

    @Parameters(
            index = "0",
            paramLabel = "AGENT",
            completionCandidates = AgentsOption.Names.class,
            description = "The learning agent with its options, such as 'tdlambda(alpha=0.01)'; see kumite agents.")
    private String learner = "";

    @Option(
            names = "--game",
            paramLabel = "GAME",
            required = true,
            completionCandidates = GameChoice.Names.class,
            description = "The game with its options, such as onitama; see kumite games.")
    private String gameText = "";

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "Total number of training games, such as 200k or 2M; with --resume, earlier ones count.")
    private @Nullable String games;

    @Option(names = "--time", paramLabel = "TIME", description = "Train for this long, such as 2h.")
    private @Nullable String time;

    @Mixin
    private final OutOption out = new OutOption();

    @Option(names = "--resume", description = "Continue from FILE, with the same agent, game, opponent and seed.")
    private boolean resume;

    @Option(
            names = "--opponent",
            paramLabel = "AGENT",
            defaultValue = SELF,
            completionCandidates = AgentsOption.Names.class,
            description = "The opponent in training: self (default) or any agent.")
    private String opponent = SELF;

    @Option(
            names = "--teacher",
            paramLabel = "AGENT",
            defaultValue = NetTrainer.TEACHER,
            completionCandidates = AgentsOption.Names.class,
            description = "For net: the agent whose self-play it learns from; default: ${DEFAULT-VALUE}.")
    private String teacher = "";

    @Option(
            names = "--against",
            paramLabel = "AGENT",
            completionCandidates = AgentsOption.Names.class,
            description =
                    "The opponent in exhibitions; can be repeated. Default: that of the agent (docs/learning.md).")
    private List<String> against = List.of();

    @Option(
            names = "--cycle",
            paramLabel = "N",
            description = "Number of training games between exhibitions; default: that of the agent.")
    private @Nullable Integer cycle;

    @Option(
            names = "--exhibition",
            paramLabel = "N",
            description = "Number of games in each exhibition; default: that of the agent.")
    private @Nullable Integer exhibition;

    @Option(
            names = "--memory",
            paramLabel = "SIZE",
            description = "Memory limit of its table, such as 4g; default: what Java has room for, at most 4g. "
                    + "When it is full, only known entries are updated.")
    private @Nullable String memory;

    @Option(
            names = "--checkpoint",
            paramLabel = "TIME",
            defaultValue = "60s",
            description = "Minimum time between checkpoints, saved at the end of a cycle; default: ${DEFAULT-VALUE}.")
    private String checkpoint = "";

    @Mixin
    private final WorkersOption workers = new WorkersOption();

    @Mixin
    private final SeedOption seed = new SeedOption();

    public TrainCommand(Console console) {
        super(console);
    }

    @Override
    public void run() {
        if (NetTrainer.isMeant(learner)) {
            trainNet();
            return;
        }
        refuse("is for net; the others learn from games of their own", "--teacher");
        Trainer.checkPlace(OutOption.NAME, out.required(), resume);
        Training training = training();
        long room = memory == null ? Memory.forLearning() : Numbers.read("--memory", memory, Kind.memory());
        Memory.check("--memory=" + memory, room);
        Trainer trainer = resume
                ? Trainer.resume(training, workers.workers(), room, out.required())
                : new Trainer(training, workers.workers(), room);
        trainer.saveEvery(Numbers.read("--checkpoint", checkpoint, Kind.time()), out.required());
        if (time != null) trainer.stopAfter(Numbers.read("--time", time, Kind.longTime()));
        train(trainer, training, wanted());
    }

    private void trainNet() {
        refuse("a network learns from all games together; give --games=N", "--time");
        refuse("a network continues with the same command, without it", "--resume");
        refuse("is not for net, which learns from games of --teacher", "--opponent", "--against", "--cycle");
        refuse("is not for net; leave it out", "--exhibition", "--memory", "--checkpoint");
        Game game = Games.parse(gameText);
        AgentMaker agent = agents.parse("--teacher", teacher);
        agent.create(game, 1).close();
        int all = (int) Math.min(wanted(), MOST_CYCLE);
        NetTrainer.Plan plan = NetTrainer.Plan.of(Spec.parse(learner), game, agent, all, seed.seed());
        new NetTraining(console, plan, json.wanted()).run(out.required(), workers.workers(), this::print);
    }

    private long wanted() {
        if (games == null && time == null)
            throw new BadInput("train needs an end: give --games=N, --time=TIME, or both");
        return games == null ? MOST_GAMES : Numbers.read("--games", games, Kind.count(1, MOST_GAMES));
    }

    private Training training() {
        AgentMaker agent = agents.parse("AGENT", learner);
        Training training = Training.usual(agent, Games.parse(gameText), agents.agents(), seed.seed());
        if (!Training.type(agent).grows()) refuse("the size of what this agent knows is fixed", "--memory");
        if (cycle != null) Numbers.check("--cycle", cycle, 1, MOST_CYCLE);
        if (cycle != null) training = training.withCycle(cycle);
        if (!opponent.equals(SELF)) training = training.withOpponent(agents.parse("--opponent", opponent));
        if (exhibition != null) Numbers.check("--exhibition", exhibition, 1, MOST_CYCLE);
        List<AgentMaker> examiners =
                against.stream().map(each -> agents.parse("--against", each)).toList();
        return training.withExaminers(examiners, exhibition);
    }

    /** Ctrl-C ends the games in progress, saves, and prints how to continue. */
    private void train(Trainer trainer, Training training, long wanted) {
        TrainProgress progress = new TrainProgress(console, trainer, training, wanted, json.wanted());
        Interruption.savedAfter(trainer::stop, () -> {
            trainer.train(wanted, progress);
            progress.end();
            trainer.save(out.required());
            print(TrainReport.of(trainer, training, out.required(), progress.seconds()));
            if (trainer.stopped() && !json.wanted())
                console.line("Stopped. Run the same command with --resume to continue.");
            console.out().flush();
        });
    }
}
