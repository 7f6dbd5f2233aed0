package dev.kumite.games.record;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.GameType;
import dev.kumite.games.Games;
import dev.kumite.games.Outcome;
import dev.kumite.games.core.Ending;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.record.Tokens.Source;
import dev.kumite.games.record.Tokens.Token;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The tags of one game, and what they say about the game, its start and its outcome. */
final class Header {
    /** How a game may have been won besides by its rules, on time and by resignation. */
    private static final List<Ending> WON_OTHERWISE =
            List.of(Ending.ILLEGAL_MOVE, Ending.FAILED, Ending.HANGING, Ending.ADJUDICATED);

    private static final int MOST_TAGS = 200;

    private final Source source;
    private final @Nullable Game assumed;
    private final Map<String, Token> tags = new LinkedHashMap<>();
    private @Nullable Token result;

    Header(Source source, @Nullable Game assumed) {
        this.source = source;
        this.assumed = assumed;
    }

    void add(Token tag) {
        if (tags.size() == MOST_TAGS) throw source.complain(tag.at(), "more than " + MOST_TAGS + " tags in one game");
        if (tags.put(tag.name(), tag) != null)
            throw source.complain(tag.at(), "the tag " + tag.name() + " is given twice; once is right");
        if (tag.name().equals(Tags.RESULT)) addResult(tag);
    }

    /** From the tag or from the end of the moves; where both are there they must agree. */
    void addResult(Token written) {
        String word = written.text();
        if (!Tags.isResult(word))
            throw source.complain(written.at(), "no result is written '" + word + "'; 1-0, 0-1, 1/2-1/2 and * are");
        Token earlier = result;
        if (earlier == null || earlier.text().equals(Tags.UNFINISHED)) result = written;
        else if (!word.equals(Tags.UNFINISHED) && Tags.readResult(word) != Tags.readResult(earlier.text()))
            throw source.complain(
                    written.at(), "the result is " + word + " here, but " + earlier.text() + " in the tag Result");
    }

    Game game() {
        Token named = tags.get(Tags.GAME);
        Token number = tags.get(Tags.PDN_TYPE);
        try {
            if (named != null) return Games.parse(named.text());
            if (number != null) return Games.parse(pdnGame(number.text()));
            return assumed != null ? assumed : Games.parse(pdnGame(""));
        } catch (BadInput bad) {
            Token place = named != null ? named : number != null ? number : Token.end(0);
            throw bad.at(source.place(place.at()));
        }
    }

    /** The name of the game with this number; without a number, of the only game that PDN knows. */
    private static String pdnGame(String number) {
        List<GameType> known = Games.all().stream()
                .filter(type -> type.pdnType() != GameType.NO_PDN)
                .toList();
        if (number.isEmpty() && known.size() == 1) return known.get(0).name();
        for (GameType type : known)
            if (number.split("[^0-9]", 2)[0].equals(String.valueOf(type.pdnType()))) return type.name();
        List<String> right = known.stream()
                .map(type -> "[GameType \"" + type.pdnType() + "\"] (" + type.name() + ")")
                .toList();
        throw new BadInput((number.isEmpty() ? "no tag says which game this is" : "no game has GameType " + number)
                + "; known: " + String.join(", ", right) + " or [Game \"NAME\"]");
    }

    Position start(Game game) {
        Token written = tags.get(Tags.startTag(Games.type(game.name())));
        if (written == null) written = tags.get(Tags.POSITION);
        if (written == null) return onlyStart(game);
        try {
            return game.notation().read(written.text());
        } catch (BadInput bad) {
            throw bad.at(source.place(written.at()));
        }
    }

    /** The start that need not be given because every seed leads to it. */
    private Position onlyStart(Game game) {
        Position start = game.start(1);
        for (int seed = 2; seed <= 4; seed++)
            if (game.start(seed).key() != start.key())
                throw source.complain(
                        0,
                        "games of " + game.text() + " begin in different positions; "
                                + "the tag [Position \"…\"] is missing");
        return start;
    }

    /** What the rules say of the last position, else what is written. */
    Outcome outcome(Game game, Position end, int plies) {
        Token written = result;
        int claimed = written == null ? Result.ONGOING : Tags.readResult(written.text());
        boolean mayPlayOn = end.ending().isByHistory();
        if (end.result() == Result.ONGOING || mayPlayOn && claimed != Result.ONGOING && claimed != Result.DRAW)
            return new Outcome(claimed, ending(claimed), plies);
        if (written != null && claimed != Result.ONGOING && claimed != end.result())
            throw source.complain(
                    written.at(),
                    "the result is written " + written.text() + ", but the last position says "
                            + Tags.writeResult(end.result()) + ": "
                            + Outcome.of(end, plies).sentence(game));
        return Outcome.of(end, plies);
    }

    /** Why a game stopped that the rules had not ended. */
    private Ending ending(int claimed) {
        Token written = tags.get(Tags.TERMINATION);
        if (claimed == Result.ONGOING)
            return written != null && written.text().equals(Ending.UNFINISHED.word()) ? Ending.UNFINISHED : Ending.NONE;
        if (claimed == Result.DRAW) return Ending.AGREED;
        String word = written == null ? "" : written.text();
        if (Tags.LATE.contains(word)) return Ending.OVERTIME;
        return WON_OTHERWISE.stream()
                .filter(ending -> ending.word().equals(word))
                .findFirst()
                .orElse(Ending.RESIGNED);
    }

    Map<String, String> otherTags() {
        Map<String, String> others = new LinkedHashMap<>();
        tags.forEach((name, token) -> {
            if (!Tags.UNDERSTOOD.contains(name)) others.put(name, token.text());
        });
        return others;
    }
}
