package dev.kumite.lab.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.agents.Agents;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The check of an engine; more of it is tested with the command. */
@Tag("slow")
class EngineCheckTest {
    /** Plays the first legal move, until it hears of a third move. */
    private static final String HANGING = """
            while read -r line; do case "$line" in
              ugi) echo "option name LegalMoves type check default true"; echo ugiok;;
              isready) echo readyok;;
              position*moves\\ *\\ *\\ *) hangs=yes;;
              legal*) set -- $line; move=$2;;
              go*) [ -n "$hangs" ] || echo "bestmove $move";;
              quit) exit;;
            esac; done
            """;

    @Test
    void anEngineThatHangsInTheMiddleOfAGameIsNotWaitedForWithoutEnd(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("hanging.sh"), HANGING);
        Path file = Files.writeString(folder.resolve("engines.yaml"), """
                engines:
                  - {name: hanging, command: [sh, hanging.sh], start: 60s}
                """);
        Agents agents = EnginesFile.add(Agents.shipped(), file);
        List<String> said = new ArrayList<>();
        EngineCheck check =
                new EngineCheck("onitama", agents.parse("hanging(nodes=5)"), agents, said::add, 200_000_000);
        assertThat(check.run()).isFalse();
        assertThat(said).contains("ok     it ends when it is told to quit");
        assertThat(said.get(said.size() - 3))
                .startsWith("wrong  1 game against random: 0 of 1 points in ")
                .endsWith(" plies, 1 of them forfeited");
        assertThat(said.get(said.size() - 2)).contains("hanging(nodes=5): no move after ", "; the limit is 0.2 s");
    }
}
