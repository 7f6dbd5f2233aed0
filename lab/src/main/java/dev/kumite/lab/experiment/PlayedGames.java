package dev.kumite.lab.experiment;

import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.Position;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.play.Played;
import dev.kumite.lab.store.StoredGame;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The first games of a run as a report lists them. */
final class PlayedGames {
    private final Edition edition;
    private final Map<String, Game> known = new HashMap<>();
    private final List<dev.kumite.lab.report.Games.Entry> entries = new ArrayList<>();
    private long total;

    private PlayedGames(Edition edition) {
        this.edition = edition;
    }

    static dev.kumite.lab.report.Games of(Edition edition, Findings.Source source, String where) {
        PlayedGames games = new PlayedGames(edition);
        source.each(games::add);
        return new dev.kumite.lab.report.Games(games.entries, games.total, where);
    }

    private void add(StoredGame game) {
        Contest contest = edition.cells().get(game.contest()).contest();
        if (game.number() >= contest.games()) return;
        total++;
        if (entries.size() >= dev.kumite.lab.report.Games.LIMIT) return;
        Played played = game.played();
        boolean aFirst = played.firstSide() == played.sideOfA();
        Game rules = known.computeIfAbsent(contest.game(), Games::parse);
        String result = contest.exam()
                ? played.score() == 1 ? "solved" : "not solved"
                : played.outcome().sentence(rules);
        entries.add(new dev.kumite.lab.report.Games.Entry(
                total,
                aFirst ? contest.a() : contest.b(),
                aFirst ? contest.b() : contest.a(),
                contest.label() + ": " + result,
                played.outcome().plies(),
                moves(rules, played)));
    }

    private static String moves(Game game, Played played) {
        Position position = game.notation().read(played.setup());
        StringBuilder out = new StringBuilder();
        for (int move : played.moves().toArray()) {
            out.append(out.isEmpty() ? "" : " ").append(game.notation().writeMove(position, move));
            position.make(move);
        }
        return out.toString();
    }
}
