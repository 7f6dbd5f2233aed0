package dev.kumite.cli;

import picocli.CommandLine.Command;

@Command(name = "play")
final class PlayCommand implements Runnable {
    PlayCommand(Console console) {}

    @Override
    public void run() {}
}
