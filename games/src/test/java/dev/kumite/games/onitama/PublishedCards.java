package dev.kumite.games.onitama;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;

/**
 * The cards as pictures, drawn anew from the card faces rather than from the program's table: rows of five from the top,
 * {@code O} the man, {@code x} where it may go, with the stamp's colour.
 */
final class PublishedCards {
    private static final Map<String, String> FACES = new TreeMap<>();

    static {
        face("tiger B", "..x..", ".....", "..O..", "..x..", ".....");
        face("crab B", ".....", "..x..", "x.O.x", ".....", ".....");
        face("monkey B", ".....", ".x.x.", "..O..", ".x.x.", ".....");
        face("crane B", ".....", "..x..", "..O..", ".x.x.", ".....");
        face("rabbit B", ".....", "...x.", "..O.x", ".x...", ".....");
        face("goose B", ".....", ".x...", ".xOx.", "...x.", ".....");
        face("ox B", ".....", "..x..", "..Ox.", "..x..", ".....");
        face("eel B", ".....", ".x...", "..Ox.", ".x...", ".....");
        face("dragon R", ".....", "x...x", "..O..", ".x.x.", ".....");
        face("elephant R", ".....", ".x.x.", ".xOx.", ".....", ".....");
        face("mantis R", ".....", ".x.x.", "..O..", "..x..", ".....");
        face("boar R", ".....", "..x..", ".xOx.", ".....", ".....");
        face("frog R", ".....", ".x...", "x.O..", "...x.", ".....");
        face("rooster R", ".....", "...x.", ".xOx.", ".x...", ".....");
        face("horse R", ".....", "..x..", ".xO..", "..x..", ".....");
        face("cobra R", ".....", "...x.", ".xO..", "...x.", ".....");
        face("fox R", ".....", "...x.", "..Ox.", "...x.", ".....");
        face("dog B", ".....", ".x...", ".xO..", ".x...", ".....");
        face("giraffe B", ".....", "x...x", "..O..", "..x..", ".....");
        face("panda R", ".....", "..xx.", "..O..", ".x...", ".....");
        face("bear B", ".....", ".xx..", "..O..", "...x.", ".....");
        face("kirin R", ".x.x.", ".....", "..O..", ".....", "..x..");
        face("seasnake B", ".....", "..x..", "..O.x", ".x...", ".....");
        face("viper R", ".....", "..x..", "x.O..", "...x.", ".....");
        face("phoenix B", ".....", ".x.x.", "x.O.x", ".....", ".....");
        face("mouse B", ".....", "..x..", "..Ox.", ".x...", ".....");
        face("rat R", ".....", "..x..", ".xO..", "...x.", ".....");
        face("turtle R", ".....", ".....", "x.O.x", ".x.x.", ".....");
        face("tanuki B", ".....", "..x.x", "..O..", ".x...", ".....");
        face("iguana R", ".....", "x.x..", "..O..", "...x.", ".....");
        face("sable B", ".....", "...x.", "x.O..", ".x...", ".....");
        face("otter R", ".....", ".x...", "..O.x", "...x.", ".....");
        face("goat R", ".....", "...x.", ".xO..", "..x..", ".....");
        face("sheep B", ".....", ".x...", "..Ox.", "..x..", ".....");
    }

    private PublishedCards() {}

    private static void face(String nameAndStamp, String... rows) {
        FACES.put(nameAndStamp, String.join("", rows));
    }

    static Map<String, String> faces() {
        return FACES;
    }

    /** (right, forward) pairs. */
    static int[][] offsets(String card) {
        String face = FACES.entrySet().stream()
                .filter(entry -> entry.getKey().startsWith(card + " "))
                .findFirst()
                .orElseThrow()
                .getValue();
        int[][] offsets = new int[25][];
        int count = 0;
        for (int i = 0; i < face.length(); i++)
            if (face.charAt(i) == 'x') offsets[count++] = new int[] {i % 5 - 2, 2 - i / 5};
        return Arrays.copyOf(offsets, count);
    }
}
