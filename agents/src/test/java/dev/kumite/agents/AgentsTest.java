package dev.kumite.agents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.GameType;
import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import dev.kumite.spec.Spec;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class AgentsTest {
    private final Agents agents = Agents.shipped();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "alfabeta(depth=3)         | there is no agent 'alfabeta'; did you mean 'alphabeta'?",
                "schulz-mtcs               | there is no agent 'schulz-mtcs'; did you mean 'schulz-mcts'?",
                "alphabeta(dept=3)         | 'alphabeta' has no option 'dept'; did you mean 'depth'?",
                "nus-minimax(dept=3)       | 'alphabeta' has no option 'dept'; did you mean 'depth'?",
                "alphabeta(depth=three)    | 'alphabeta', depth=three: must be a whole number from 0 to 200",
                "alphabeta(depth=201)      | 'alphabeta', depth=201: must be from 0 to 200",
                "flatmc(score=win)         | 'flatmc', score=win: did you mean 'wins'?",
                "heuristic(rule=schultz)   | 'heuristic', rule=schultz: did you mean 'schulz'?",
                "olets(exploration=print)  | 'olets', exploration=print: did you mean 'printed'?",
                "olets(time=2)             | 'olets', time=2: must be a time such as 2s or 500ms, at most a day"
            })
    void whatIsWrongIsNamedWithTheNearestThatIsRight(String text, String line) {
        assertThatThrownBy(() -> agents.parse(text))
                .isInstanceOf(BadInput.class)
                .hasMessage(line);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "alphabeta(eval=nuss)                 | 'onitama' has no evaluation 'nuss'; did you mean 'nus'?",
                "alphabeta(eval=nus:100:1)            | 'nus:100:1' must be nus:piece:way:steps with whole numbers from 0",
                "alphabeta(eval=nus:100:1:401)        | 'nus:100:1:401' must be nus:piece:way:steps with whole ",
                "alphabeta(eval=nus:100:1:-1)         | 'nus:100:1:-1' must be nus:piece:way:steps with whole numbers",
                "alphabeta(eval=nuss:1:1:1)           | 'onitama' has no evaluation 'nuss'; did you mean 'nus'?",
                "alphabeta(eval=material:2)           | the evaluation 'material' has no weights; leave out ':2'",
                "olets(source=program, backup=printed) | 'olets': 'backup' belongs to source=paper; leave it out",
                "olets(eval=tischner-x)               | 'onitama' has no evaluation 'tischner-x'; ",
                "heuristic(rule=zemlin, squares=text) | 'heuristic': 'squares' belongs to rule=schulz; leave it out",
                "heuristic(rule=zemlin, mobility=own) | 'heuristic': 'mobility' belongs to rule=schulz; leave it out",
                "heuristic(win=first)                 | 'heuristic': 'win' belongs to rule=zemlin; leave it out",
                "mcts(cutoff=9, cutoffeval=foo)       | 'onitama' has no evaluation 'foo'; ",
                "mcts(cutoff=off, cutoffeval=foo)     | 'onitama' has no evaluation 'foo'; ",
                "mcts(cutoffeval=nus)                 | 'mcts': 'cutoffeval' belongs to cutoff; leave it out, or add",
                "mcts(cutoffvalue=sign)               | 'mcts': 'cutoffvalue' belongs to cutoff; ",
                "mcts(depthpenalty-of=sum)            | 'mcts': 'depthpenalty-of' belongs to depthpenalty; ",
                "mcts(depthpenalty-from=root)         | 'mcts': 'depthpenalty-from' belongs to depthpenalty; ",
                "mcts(heuristic=program)              | 'mcts': 'heuristic' belongs to playout=heuristic; ",
                "rave(bias=0.2)                       | 'rave': 'bias' belongs to schedule=gelly; "
            })
    void whatDoesNotFitTheGameIsNamedWhenTheAgentIsMade(String text, String line) {
        assertThatThrownBy(() -> agents.parse(text).create(Games.parse("onitama"), 1))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith(line);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "peeck-heavy(cutoff=off, time=1ms)",
                "schulz-heuristic-mcts(playout=greedy, time=1ms)",
                "schulz-rave(schedule=gelly, bias=0.2, time=1ms)",
                "mcts(depthpenalty=off, depthpenalty-of=sum)",
                "flatmc(playouts=5, iterations=100)"
            })
    void whatAPresetSetCanBeSwitchedOff(String text) {
        agents.parse(text).create(Games.parse("onitama"), 1).close();
    }

    @Test
    void memoryThatJavaDoesNotHaveIsRefusedAndTheLargestThatFitsIsNot() {
        String largest = Memory.largest() / (1 << 20) + "m";
        assertThatThrownBy(() -> agents.parse("mcts(memory=1024g)"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("'mcts', memory=1024g: ")
                .hasMessageContaining("at most " + largest + " fits");
        AgentMaker fits = agents.parse("mcts(memory=" + largest + ")");
        assertThat(Memory.of(fits.settings())).isEqualTo(Memory.largest());
        assertThat(memoryByDefault("2k")).isEqualTo(2048);
        assertThat(memoryByDefault("1024g")).isEqualTo(Memory.largest());
    }

    private static long memoryByDefault(String size) {
        return Memory.of(new Settings(new Spec("any", Map.of()), List.of(Memory.OPTION.withDefault(size))));
    }

    @Test
    void everyAgentSaysHowLongItTook() {
        Game game = Games.parse("onitama");
        for (AgentType type : agents.types()) {
            List<String> options = type.options().stream().map(Option::name).toList();
            String text = options.contains("nodes")
                    ? type.name() + "(nodes=10)"
                    : options.contains("learn") ? type.name() + "(learn=live)" : type.name();
            assertThat(Sample.choose(text, game, game.start(1)).nanos())
                    .as(text)
                    .isPositive();
        }
    }

    @Test
    void everyTypeDescribesItselfInOneLine() {
        assertThat(agents.types().stream().map(AgentType::name)).doesNotHaveDuplicates();
        for (AgentType type : agents.types()) {
            assertThat(type.summary()).isNotBlank().doesNotContain("\n");
        }
    }

    static Stream<Preset> presets() {
        List<String> types =
                Agents.shipped().types().stream().map(AgentType::name).toList();
        return Agents.shipped().presets().stream()
                .filter(preset -> types.contains(preset.meaning().name()));
    }

    @ParameterizedTest
    @MethodSource("presets")
    void everyPresetPlaysALegalMoveInItsPapersGame(Preset preset) {
        if (Games.all().stream().noneMatch(type -> papersGame(preset).startsWith(type.name()))) return;
        Game game = Games.parse(papersGame(preset));
        AgentMaker asPublished = agents.parse(preset.name());
        assertThat(asPublished.meaning()).isEqualTo(preset.meaning().toString());
        AgentMaker maker =
                asPublished.settings().has(Budget.TIME) ? agents.parse(preset.name() + "(time=30ms)") : asPublished;
        Position position = game.start(1);
        try (Agent agent = maker.create(game, 1)) {
            assertThat(game.moves(position))
                    .contains(agent.choose(position, Thinking.unwatched()).move());
        }
    }

    @ParameterizedTest
    @MethodSource("presets")
    void everyPresetSaysWhichGamesItCanPlay(Preset preset) {
        assertThat(papersGame(preset)).startsWith(preset.game());
        AgentMaker maker = agents.parse(preset.name());
        for (GameType type : Games.all()) {
            Game game = Games.parse(type.name());
            if (preset.only() && !type.name().equals(preset.game()))
                assertThatThrownBy(() -> maker.create(game, 1)).isInstanceOf(BadInput.class);
            else maker.create(game, 1).close();
        }
    }

    private static String papersGame(Preset preset) {
        String paper = preset.name().substring(0, preset.name().indexOf('-'));
        return switch (paper) {
            case "schulz", "peeck" -> "onitama(size=7)";
            case "nus" -> "onitama";
            case "zemlin" -> "onitama(cards=rabbit+cobra+rooster+tiger+monkey, first=blue)";
            case "aygun" -> "katarenga(size=8)";
            case "tischner" -> "checkers";
            default -> throw new AssertionError("whose preset is " + preset.name() + "?");
        };
    }

    @Test
    void aBudgetBesideAPresetTakesThePlaceOfItsOwn() {
        assertThat(agents.parse("nus-minimax(time=1s)").meaning()).isEqualTo("alphabeta(eval=nus, time=1s)");
        assertThat(agents.parse("nus-minimax(depth=6)").meaning()).isEqualTo("alphabeta(eval=nus, depth=6)");
        assertThat(agents.parse("aygun-flat(time=1s)").meaning()).isEqualTo("flatmc(score=wins, time=1s)");
        assertThat(agents.parse("nus-minimax(time=1s)").repeatable()).isFalse();
        assertThat(agents.parse("nus-minimax(depth=6)").repeatable()).isTrue();
    }

    @Test
    void whatDeterminesTheGamesNamesWhatAnotherVersionMayChange() {
        Game game = Games.parse("katarenga(size=6)");
        String strong = Agents.shipped().parse("strong(depth=1)").meaning(game);
        String margin = Agents.shipped().parse("strong(depth=1, margin=0.3)").meaning(game);

        assertThat(strong).matches("strong\\(depth=1\\) pruning:[0-9a-f]+");
        assertThat(margin.replaceFirst(".* ", "")).isNotEqualTo(strong.replaceFirst(".* ", ""));
        assertThat(Agents.shipped().parse("zero").meaning(game)).matches("zero zero:[0-9a-f]+");
    }

    @Test
    void whatDeterminesTheGamesNamesTheContentsOfFiles(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("td.knowledge"), "first");
        Game game = Games.parse("onitama");
        String written = "td(file=" + file + ")";

        String first = Agents.shipped().parse(written).meaning(game);
        Files.writeString(file, "second");
        String second = Agents.shipped().parse(written).meaning(game);
        Agents elsewhere = Agents.shipped().withFileResolver(name -> name.equals("lesson") ? file.toString() : name);

        assertThat(first).matches(Pattern.quote(written) + " file:[0-9a-f]+");
        assertThat(second).startsWith(written).isNotEqualTo(first);
        assertThat(elsewhere.parse("td(file=lesson)").meaning(game)).isEqualTo("td(file=lesson)");
    }
}
