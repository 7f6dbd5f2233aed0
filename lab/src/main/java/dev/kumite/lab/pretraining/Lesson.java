package dev.kumite.lab.pretraining;

import dev.kumite.agents.net.NetTrainer;
import dev.kumite.base.BadInput;
import dev.kumite.base.Nearest;
import dev.kumite.base.ScaledNumber;
import java.util.Collection;
import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Training that has to come before the games of a run. An agent refers to it in its {@code file} option: {@code
 * td(file=lesson:td/100k)} plays with what the lesson {@code td} has taught after 100,000 games.
 *
 * @param name by which agents refer to it
 * @param agent the learner, with the options that decide how it learns
 * @param opponent the opponent in training, or {@link #SELF}; for a network its teacher, who plays its games alone
 * @param game what is trained
 * @param seed determines every training game
 * @param points the numbers of games after which some agent plays with it, in rising order
 */
public record Lesson(String name, String agent, String opponent, String game, long seed, SortedSet<Long> points) {
    public static final String SELF = "self";

    /** One to learn from and one to hold out. */
    private static final long FEWEST_FOR_NETWORK = 2;

    private static final Pattern REFERENCE =
            Pattern.compile("lesson:([A-Za-z0-9-]+)/([0-9]{1,9}(?:\\.[0-9]{1,6})?[kM]?)");
    private static final Pattern ANY = Pattern.compile("lesson:[^,)\\s]*");

    public Lesson {
        points = Collections.unmodifiableSortedSet(new TreeSet<>(points));
    }

    /** Whether a network is trained, which agents refer to in an evaluation: {@code eval=net@lesson:net/1k}. */
    public boolean ofNetwork() {
        return NetTrainer.isMeant(agent);
    }

    public Lesson with(Collection<Long> more) {
        for (long games : more)
            if (ofNetwork() && (games < FEWEST_FOR_NETWORK || games > Integer.MAX_VALUE))
                throw new BadInput("lesson:" + name + "/" + games + ": a network learns from " + FEWEST_FOR_NETWORK
                        + " to " + Integer.MAX_VALUE + " games");
        SortedSet<Long> all = new TreeSet<>(points);
        all.addAll(more);
        return new Lesson(name, agent, opponent, game, seed, all);
    }

    Lesson named(String other) {
        return new Lesson(other, agent, opponent, game, seed, points);
    }

    /** The longest training that any agent needs. */
    public long games() {
        return points.isEmpty() ? 0 : points.last();
    }

    /** Shows every reference in an agent's text: the lesson's name and the number of games. */
    public static void references(String agent, Collection<String> names, BiConsumer<String, Long> reader) {
        Matcher any = ANY.matcher(agent);
        while (any.find()) {
            Matcher form = form(any.group());
            if (!names.contains(form.group(1)))
                throw new BadInput("there is no lesson '" + form.group(1) + "'; " + Nearest.hint(form.group(1), names));
            reader.accept(form.group(1), games(form));
        }
    }

    static boolean isReference(String file) {
        return file.startsWith("lesson:");
    }

    static Matcher form(String reference) {
        Matcher form = REFERENCE.matcher(reference);
        if (!form.matches()) throw new BadInput("'" + reference + "' must be lesson:NAME/GAMES, as in lesson:td/100k");
        return form;
    }

    static long games(Matcher form) {
        return Math.round(ScaledNumber.read(form.group(2)).orElseThrow().doubleValue());
    }
}
