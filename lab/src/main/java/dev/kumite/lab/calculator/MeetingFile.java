package dev.kumite.lab.calculator;

import dev.kumite.base.BadInput;
import dev.kumite.base.NamedFile;
import dev.kumite.lab.stats.Meeting;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Results of several agents against each other: one line per pairing, {@code first,second,wins,draws,losses}, counted
 * for the agent named first. Empty lines and lines that begin with {@code #} are skipped.
 *
 * @param names the agents, indexed by their numbers in the meetings, in order of appearance
 */
record MeetingFile(List<String> names, List<Meeting> meetings) {
    private static final String FORM = "first,second,wins,draws,losses such as uct,random,90,4,6";
    private static final String COUNT = "[0-9]{1,12}";
    private static final int LARGEST = 1 << 20;
    private static final int MOST_AGENTS = 200;

    static MeetingFile read(Path file) {
        return parse(file.toString(), NamedFile.text(file, LARGEST));
    }

    static MeetingFile parse(String place, String text) {
        MeetingFile file = new MeetingFile(new ArrayList<>(), new ArrayList<>());
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (!line.isEmpty() && !line.startsWith("#")) file.add(place + ":" + (i + 1), line);
        }
        if (file.meetings.isEmpty()) throw new BadInput(place + ": has no results; a line is " + FORM);
        return file;
    }

    private void add(String place, String line) {
        String[] parts = Arrays.stream(line.split(",", -1)).map(String::strip).toArray(String[]::new);
        if (parts.length != 5
                || parts[0].isEmpty()
                || parts[1].isEmpty()
                || !parts[2].matches(COUNT)
                || !parts[3].matches(COUNT)
                || !parts[4].matches(COUNT)) throw new BadInput(place + ": '" + line + "' is not " + FORM);
        if (parts[0].equals(parts[1])) throw new BadInput(place + ": '" + parts[0] + "' cannot meet itself");
        Meeting meeting = new Meeting(
                number(parts[0]),
                number(parts[1]),
                Long.parseLong(parts[2]),
                Long.parseLong(parts[3]),
                Long.parseLong(parts[4]));
        if (names.size() > MOST_AGENTS) throw new BadInput(place + ": there are more than " + MOST_AGENTS + " agents");
        if (meeting.games() > 0) meetings.add(meeting);
    }

    private int number(String name) {
        if (!names.contains(name)) names.add(name);
        return names.indexOf(name);
    }

    /** The number of games that an agent played. */
    double games(int agent) {
        return meetings.stream()
                .filter(meeting -> meeting.first() == agent || meeting.second() == agent)
                .mapToDouble(Meeting::games)
                .sum();
    }

    double points(int agent) {
        return meetings.stream().mapToDouble(meeting -> meeting.points(agent)).sum();
    }
}
