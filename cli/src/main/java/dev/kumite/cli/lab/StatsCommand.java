package dev.kumite.cli.lab;

import dev.kumite.cli.console.Console;
import dev.kumite.cli.option.JsonCommand;
import dev.kumite.lab.calculator.StatsQuestion;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code kumite stats}. */
@Command(
        name = "stats",
        description = {
            "A calculator for the lab's statistics: estimates with confidence intervals, and tests.",
            "Give results as pairs of games, as wins, draws and losses, as points, or in a file",
            "with the results of several agents; --power computes the number of games",
            "that a comparison needs."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  kumite stats --score 73/100",
            "  kumite stats --wdl 50,30,20 --region 0.5,1",
            "  kumite stats --pairs 34,54,63,64,75 --sprt 0,3",
            "  kumite stats --meetings results.csv",
            "  kumite stats --power 0.55 --against 0.5 --json"
        })
public final class StatsCommand extends JsonCommand implements Runnable {
    @Option(
            names = "--pairs",
            paramLabel = "A,B,C,D,E",
            description = "Number of pairs of games that scored 0, ½, 1, 1½ and 2 points.")
    private @Nullable String pairs;

    @Option(names = "--wdl", paramLabel = "W,D,L", description = "Number of single games won, drawn and lost.")
    private @Nullable String wdl;

    @Option(names = "--score", paramLabel = "P/N", description = "P points in N games; a draw is half a point.")
    private @Nullable String score;

    @Option(
            names = "--meetings",
            paramLabel = "FILE",
            description =
                    "Ratings from lines first,second,wins,draws,losses: the results of the first-named agent, which"
                            + " moved first.")
    private @Nullable Path meetings;

    @Option(names = "--no-advantage", description = "With --meetings: who moved first is unknown, or does not matter.")
    private boolean noAdvantage;

    @Option(
            names = "--sprt",
            paramLabel = "E0,E1",
            description = "Test a difference of E1 Elo against one of E0, with --pairs or --wdl.")
    private @Nullable String sprt;

    @Option(names = "--normalised", description = "The values of --sprt are normalised Elo.")
    private boolean normalised;

    @Option(
            names = "--region",
            paramLabel = "LOW,HIGH",
            description = "Test whether the score lies between these two, from 0 to 1.")
    private @Nullable String region;

    @Option(
            names = "--power",
            paramLabel = "SHARE",
            description = "Compute how many games distinguish this share from that of --against.")
    private @Nullable String power;

    @Option(names = "--against", paramLabel = "SHARE", description = "The share to compare with; default: 0.5.")
    private @Nullable String against;

    @Option(
            names = "--alpha",
            paramLabel = "RATE",
            description = "False-positive rate of --sprt or --power; default: 0.05.")
    private @Nullable String alpha;

    @Option(
            names = "--beta",
            paramLabel = "RATE",
            description = "False-negative rate of --sprt or --power; default: 0.05; --power shows several.")
    private @Nullable String beta;

    @Option(
            names = "--confidence",
            paramLabel = "SHARE",
            description = "Confidence level of all intervals; default: 0.95.")
    private String confidence = "0.95";

    public StatsCommand(Console console) {
        super(console);
    }

    @Override
    public void run() {
        print(new StatsQuestion(
                        pairs,
                        wdl,
                        score,
                        meetings,
                        noAdvantage,
                        sprt,
                        normalised,
                        region,
                        power,
                        against,
                        alpha,
                        beta,
                        confidence)
                .answer());
    }
}
