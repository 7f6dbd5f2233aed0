package dev.kumite.games.onitama;

import dev.kumite.games.Starts.Feature;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What a deal's worth is predicted from: each card in its role, and each pair of cards in theirs. A card and its mirror
 * image are one feature, and so are a pair and its mirror image.
 */
final class DealFeatures {
    private static final int OWN = 0;
    private static final int OTHER = 1;
    private static final int SIDE = 2;
    private static final List<String> ROLES = List.of("beginner's hand", "other hand", "side card");

    /** The roles of a deal's cards, in order. */
    private static final int[] DEALT = {OWN, OWN, OTHER, OTHER, SIDE};

    private final List<Integer> cards;
    private final int[] mirror;
    private final List<Feature> all = new ArrayList<>();
    private final int[][] single = new int[ROLES.size()][];
    private final int[][][] pairs = new int[ROLES.size()][ROLES.size()][];

    /** @param mirror the place of each card's mirror image */
    DealFeatures(List<Integer> cards, int[] mirror) {
        this.cards = cards;
        this.mirror = mirror;
        for (int role = 0; role < ROLES.size(); role++) single[role] = singles(role);
        pairs[OWN][OWN] = pairs(OWN, OWN, "pair in the beginner's hand");
        pairs[OTHER][OTHER] = pairs(OTHER, OTHER, "pair in the other hand");
        pairs[OWN][OTHER] = pairs(OWN, OTHER, "beginner's card against other card");
        pairs[OWN][SIDE] = pairs(OWN, SIDE, "beginner's card with side card");
        pairs[OTHER][SIDE] = pairs(OTHER, SIDE, "other card with side card");
    }

    private int[] singles(int role) {
        int[] numbers = new int[cards.size()];
        for (int i = 0; i < numbers.length; i++)
            numbers[i] = mirror[i] < i
                    ? numbers[mirror[i]]
                    : add(ROLES.get(role), text(i) + (mirror[i] > i ? "/" + text(mirror[i]) : ""));
        return numbers;
    }

    private int[] pairs(int roleA, int roleB, String group) {
        int n = cards.size();
        int[] numbers = new int[n * n];
        Arrays.fill(numbers, -1);
        for (int a = 0; a < n; a++)
            for (int b = 0; b < n; b++) {
                if (a == b || numbers[a * n + b] >= 0) continue;
                int number = add(group, text(a) + "+" + text(b));
                numbers[a * n + b] = number;
                numbers[mirror[a] * n + mirror[b]] = number;
                if (roleA != roleB) continue;
                numbers[b * n + a] = number;
                numbers[mirror[b] * n + mirror[a]] = number;
            }
        return numbers;
    }

    private int add(String group, String name) {
        all.add(new Feature(group, name));
        return all.size() - 1;
    }

    private String text(int place) {
        return Card.of(cards.get(place)).text();
    }

    List<Feature> all() {
        return List.copyOf(all);
    }

    /** Counts the features of a deal: the beginner's two cards, the other two, the side card, by their places. */
    void count(int[] dealt, double[] out) {
        for (int i = 0; i < dealt.length; i++) {
            out[single[DEALT[i]][dealt[i]]]++;
            for (int j = i + 1; j < dealt.length; j++)
                out[pairs[DEALT[i]][DEALT[j]][dealt[i] * cards.size() + dealt[j]]]++;
        }
    }
}
