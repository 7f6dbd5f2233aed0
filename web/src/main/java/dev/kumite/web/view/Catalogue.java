package dev.kumite.web.view;

import dev.kumite.agents.Agents;
import dev.kumite.games.Game;
import dev.kumite.games.GameType;
import dev.kumite.games.Games;
import dev.kumite.games.picture.GamePicture;
import dev.kumite.games.picture.TutorialStep;
import dev.kumite.lab.rating.Ladder;
import dev.kumite.lab.view.AgentListing;
import dev.kumite.lab.view.GameListing;
import dev.kumite.lab.view.OptionEntry;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The games and agents, with what a form needs for their options. */
public final class Catalogue {
    private Catalogue() {}

    /**
     * A game that can be played here.
     *
     * @param litama whether bots can join it over Litama
     */
    public record GameView(
            String name,
            String summary,
            List<OptionEntry> options,
            List<GameListing.EvaluationEntry> evaluations,
            List<String> examples,
            List<String> sides,
            GamePicture picture,
            List<GameType.Variant> variants,
            List<TutorialStep> tutorial,
            boolean litama) {
        static GameView of(GameType type, String litama) {
            Game game = Games.parse(type.name());
            return new GameView(
                    type.name(),
                    type.summary(),
                    OptionEntry.of(type.options()),
                    GameListing.EvaluationEntry.of(type),
                    type.examples(),
                    PositionView.sideNames(game),
                    type.picture(),
                    type.variants(),
                    type.tutorial(),
                    type.name().equals(litama));
        }
    }

    /** In the order in which a person is offered them; the first is the default. */
    public record GamesView(List<GameView> games) {}

    /**
     * The games that a person is offered.
     *
     * @param litama the name of the game that bots can join over Litama
     */
    public static GamesView games(String litama) {
        return new GamesView(
                Games.offered().stream().map(type -> GameView.of(type, litama)).toList());
    }

    /**
     * An opponent for people in one game.
     *
     * @param rating in Elo above {@code random}, or null where no ladder has the agent
     */
    public record LevelView(
            String name,
            String agent,
            String about,
            @Nullable Integer rating) {
        static List<LevelView> of(Game game) {
            Optional<Ladder> ladder = Ladder.find(game);
            return Levels.ALL.stream()
                    .map(level -> new LevelView(
                            level.name(),
                            level.agent(),
                            level.about(),
                            ladder.flatMap(found -> found.anchor(level.agent()))
                                    .map(anchor ->
                                            (int) Math.round(anchor.rating().value()))
                                    .orElse(null)))
                    .toList();
        }
    }

    public record AgentsView(
            List<AgentListing.Entry> agents,
            List<AgentListing.PresetEntry> presets,
            List<LevelView> levels,
            int usualLevel) {}

    /** The agents, and the presets that can play this game. */
    public static AgentsView agents(Agents agents, Game game) {
        return new AgentsView(
                agents.types().stream().map(AgentListing.Entry::of).toList(),
                agents.presets().stream()
                        .filter(preset -> !preset.only() || preset.game().equals(game.name()))
                        .map(AgentListing.PresetEntry::of)
                        .toList(),
                LevelView.of(game),
                Levels.USUAL);
    }
}
