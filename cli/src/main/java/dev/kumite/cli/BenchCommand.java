package dev.kumite.cli;

import picocli.CommandLine.Command;

@Command(name = "bench")
final class BenchCommand implements Runnable {
    BenchCommand(Console console) {}

    @Override
    public void run() {}
}
