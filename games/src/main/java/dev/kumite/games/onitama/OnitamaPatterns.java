package dev.kumite.games.onitama;

import dev.kumite.games.core.Position;
import dev.kumite.games.pattern.SquarePatterns;
import dev.kumite.games.picture.Drawing.Step;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;

/**
 * The encoding of Onitama for networks. Five of 34 cards are in play, so a pattern of squares and cards together would
 * hardly ever occur twice; instead, each square shows what stands on it and who could move there with the cards that
 * both sides hold. What was learned with some cards then applies to others.
 */
final class OnitamaPatterns extends SquarePatterns {
    /** Empty, own student, own master, the other side's student, its master. */
    private static final int MEN = 5;

    private static final int OWN_STUDENT = 1;
    private static final int OTHER_STUDENT = 3;

    /** Nobody, students only, the master: each for both sides. */
    private static final int FIGHTS = MEN * 9;

    /** How students and masters who can go to a square, two bits for each side, count for a fight. */
    private static final int[] GOERS = {0, 3, 6, 6, 1, 4, 7, 7, 2, 5, 8, 8, 2, 5, 8, 8};

    private static final Map<Integer, OnitamaPatterns> BY_SIZE = new ConcurrentHashMap<>();

    private final int words;

    /** Each square with left and right exchanged. */
    private final int[] mirror;

    /** Where a card leads, as bits: [((card << 1 | whether the other side holds it) · squares + from) · words]. */
    private final long[] reach;

    static OnitamaPatterns of(int size) {
        return BY_SIZE.computeIfAbsent(size, OnitamaPatterns::new);
    }

    OnitamaPatterns(int size) {
        super(size, planes(size * size), marks(size));
        words = (squares + 63) / 64;
        mirror = IntStream.range(0, squares)
                .map(at -> at - at % size + size - 1 - at % size)
                .toArray();
        reach = new long[2 * Card.count() * squares * words];
        for (int way = 0; way < 2 * Card.count(); way++) for (int from = 0; from < squares; from++) addReach(way, from);
    }

    private static List<Plane> planes(int squares) {
        return List.of(
                new Plane("fight", FIGHTS, List.of(Shape.window(1, 2), Shape.window(2, 1))),
                new Plane("own master and fight", squares * FIGHTS, List.of(Shape.SQUARE)),
                new Plane("other master and fight", squares * FIGHTS, List.of(Shape.SQUARE)));
    }

    private static List<Mark> marks(int size) {
        return List.of(
                new Mark("own card and master", 2 * Card.count() * size * size, 2),
                new Mark("other card and master", 2 * Card.count() * size * size, 2),
                new Mark("side card", 2 * Card.count(), 1),
                new Mark("men left and threat", (size + 1) * (size + 1) * 2, 1));
    }

    private void addReach(int way, int from) {
        for (Step step : Card.of(way >> 1).steps()) {
            int to = SmallTable.landing(size, from, SmallTable.turned(step, way & 1));
            if (to >= 0) reach[(way * squares + from) * words + (to >> 6)] |= 1L << to;
        }
    }

    @Override
    public void draw(Position position, int[] picture) {
        OnitamaPosition p = (OnitamaPosition) position;
        // 1. The men in the last plane's place, and in the first who can go where, as bits.
        Arrays.fill(picture, 0, squares, 0);
        Arrays.fill(picture, 2 * squares, 3 * squares, 0);
        int ownMaster = place(p, p.side, 0, picture);
        int otherMaster = place(p, 1 - p.side, 1, picture);
        // 2. All planes and their mirror images.
        int ownAnchor = ownMaster * FIGHTS;
        int otherAnchor = otherMaster * FIGHTS;
        int ownMirrored = mirror[ownMaster] * FIGHTS;
        int otherMirrored = mirror[otherMaster] * FIGHTS;
        for (int at = 0; at < squares; at++) {
            int mirrored = once + mirror[at];
            int fight = picture[2 * squares + at] * 9 + GOERS[picture[at]];
            picture[at] = fight;
            picture[mirrored] = fight;
            picture[squares + at] = ownAnchor + fight;
            picture[squares + mirrored] = ownMirrored + fight;
            picture[2 * squares + at] = otherAnchor + fight;
            picture[2 * squares + mirrored] = otherMirrored + fight;
        }
        // 3. The marks.
        mark(p, picture, 3 * squares, false, ownMaster, otherMaster);
        mark(p, picture, once + 3 * squares, true, mirror[ownMaster], mirror[otherMaster]);
    }

    /** Puts a side's men into the last plane and where they can go into the first; returns the master's square. */
    private int place(OnitamaPosition p, int of, int whose, int[] picture) {
        int turn = p.side == 0 ? 0 : squares - 1;
        int student = whose == 0 ? OWN_STUDENT : OTHER_STUDENT;
        int a = (Hands.first(p.hands, of) << 1 | whose) * squares;
        int b = (Hands.second(p.hands, of) << 1 | whose) * squares;
        int master = p.master(of);
        for (int word = 0; word < words; word++) {
            long students = 0;
            long masters = 0;
            for (int home = 0; home < words; home++)
                for (long left = p.menWord(of, home); left != 0; left &= left - 1) {
                    int at = home << 6 | Long.numberOfTrailingZeros(left);
                    int seen = Math.abs(turn - at);
                    long goes = reach[(a + seen) * words + word] | reach[(b + seen) * words + word];
                    picture[2 * squares + seen] = at == master ? student + 1 : student;
                    if (at == master) masters = goes;
                    else students |= goes;
                }
            addGoers(students, masters, 2 * whose, picture, word << 6);
        }
        return Math.abs(turn - master);
    }

    private void addGoers(long students, long masters, int shift, int[] picture, int from) {
        int end = Math.min(from + 64, squares);
        for (int at = from; at < end; at++) {
            int bit = at - from;
            picture[at] |= (int) (students >>> bit & 1 | (masters >>> bit & 1) << 1) << shift;
        }
    }

    private void mark(OnitamaPosition p, int[] picture, int from, boolean mirrored, int ownMaster, int otherMaster) {
        int own = p.side;
        int other = 1 - own;
        int at = from;
        picture[at++] = Mirror.card(Hands.first(p.hands, own), mirrored) * squares + ownMaster;
        picture[at++] = Mirror.card(Hands.second(p.hands, own), mirrored) * squares + ownMaster;
        picture[at++] = Mirror.card(Hands.first(p.hands, other), mirrored) * squares + otherMaster;
        picture[at++] = Mirror.card(Hands.second(p.hands, other), mirrored) * squares + otherMaster;
        picture[at++] = Mirror.card(Hands.sideCard(p.hands), mirrored);
        int men = p.pieces(own) * (size + 1) + p.pieces(other);
        picture[at] = 2 * men + (p.threatened() ? 1 : 0);
    }

    /** The cards with left and right exchanged. */
    private static final class Mirror {
        private static final int[] CARDS = new int[Card.count()];

        static {
            for (int card = 0; card < CARDS.length; card++) CARDS[card] = partner(card);
        }

        private Mirror() {}

        static int card(int card, boolean mirrored) {
            return mirrored ? CARDS[card] : card;
        }

        /** The card whose steps are these with left and right exchanged; where there is none, a number of its own. */
        private static int partner(int card) {
            List<Step> steps = Card.of(card).steps();
            for (Card other : Card.values())
                if (other.steps().size() == steps.size()
                        && steps.stream().allMatch(s -> other.steps().contains(new Step(-s.right(), s.forward()))))
                    return other.ordinal();
            return Card.count() + card;
        }
    }
}
