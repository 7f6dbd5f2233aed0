package dev.kumite.games.onitama;

import dev.kumite.base.BadInput;
import dev.kumite.games.Notation;
import dev.kumite.games.core.Position;
import java.util.BitSet;
import java.util.StringJoiner;

/**
 * Positions: {@code B:Ba1,b1,Mc1,d1,e1:Ra5,b5,Mc5,d5,e5:ox+boar/horse+elephant/crab}, that is the side to move, Blue's
 * men, Red's men ({@code M} marks the master), and Blue's hand, Red's hand and the side card. Moves: {@code tiger:c1c3},
 * {@code pass:tiger}.
 */
final class OnitamaNotation implements Notation {
    private static final String FORM = "B:Ba1,b1,Mc1,d1,e1:Ra5,b5,Mc5,d5,e5:ox+boar/horse+elephant/crab";
    private static final String[] SIDES = {"Blue", "Red"};
    private static final String LETTERS = "BR";

    private final Onitama game;
    private final int size;

    OnitamaNotation(Onitama game, int size) {
        this.game = game;
        this.size = size;
    }

    @Override
    public String write(Position position) {
        OnitamaPosition p = (OnitamaPosition) position;
        return LETTERS.charAt(p.side) + ":B" + writeMen(p, 0) + ":R" + writeMen(p, 1) + ":"
                + CardText.writeHands(p.hands);
    }

    private String writeMen(OnitamaPosition p, int of) {
        StringJoiner out = new StringJoiner(",");
        BitSet men = p.men(of);
        for (int at = men.nextSetBit(0); at >= 0; at = men.nextSetBit(at + 1))
            out.add((at == p.master(of) ? "M" : "") + square(at));
        return out.toString();
    }

    String square(int at) {
        return (char) ('a' + at % size) + Integer.toString(at / size + 1);
    }

    @Override
    public Position read(String text) {
        String[] parts = text.strip().split(":", -1);
        if (parts.length != 4)
            throw new BadInput("the position '" + text + "' has " + parts.length
                    + " parts between colons; it needs side, Blue's men, Red's men and cards, as in " + FORM);
        int side = LETTERS.indexOf(parts[0]);
        if (side < 0 || parts[0].length() != 1)
            throw new BadInput(
                    "the position '" + text + "' begins with '" + parts[0] + "'; the side to move is B or R");
        BitSet[] men = {new BitSet(), new BitSet()};
        int[] masters = {readMen(parts[1], 0, men[0]), readMen(parts[2], 1, men[1])};
        Setup setup = new Setup(size, side, men[0], men[1], masters[0], masters[1], CardText.parseHands(parts[3]));
        refuseImpossible(setup);
        return setup.position();
    }

    /** Fills in the men of one side; returns the master's square. */
    private int readMen(String text, int of, BitSet men) {
        String what = SIDES[of] + "'s men '" + text + "'";
        if (text.isEmpty() || text.charAt(0) != LETTERS.charAt(of))
            throw new BadInput(what + " must begin with " + LETTERS.charAt(of) + ", as in " + FORM);
        int master = Setup.GONE;
        if (text.length() == 1) return master;
        for (String man : text.substring(1).split(",", -1)) {
            boolean isMaster = man.startsWith("M");
            int at = readSquare(isMaster ? man.substring(1) : man, what);
            if (men.get(at)) throw new BadInput(what + ": " + square(at) + " is there twice");
            if (isMaster && master != Setup.GONE) throw new BadInput(what + ": there is a second master");
            if (isMaster) master = at;
            men.set(at);
        }
        return master;
    }

    private int readSquare(String text, String where) {
        int at = squareAt(text);
        if (at < 0)
            throw new BadInput(
                    where + ": '" + text + "' is no square; squares go from a1 to " + square(size * size - 1));
        return at;
    }

    /** The number of a square written without leading zeros, or −1. */
    private int squareAt(String text) {
        if (text.length() < 2 || text.length() > 3 || text.charAt(1) == '0') return -1;
        int x = text.charAt(0) - 'a';
        int y = 0;
        for (int i = 1; i < text.length(); i++) {
            int digit = text.charAt(i) - '0';
            if (digit < 0 || digit > 9) return -1;
            y = 10 * y + digit;
        }
        return x < 0 || x >= size || y > size ? -1 : (y - 1) * size + x;
    }

    private void refuseImpossible(Setup setup) {
        BitSet shared = (BitSet) setup.blue().clone();
        shared.and(setup.red());
        if (!shared.isEmpty())
            throw new BadInput("both sides have a man on " + square(shared.nextSetBit(0)) + "; a square holds one");
        for (int of = 0; of < 2; of++) {
            int students = setup.men(of).cardinality() - (setup.master(of) == Setup.GONE ? 0 : 1);
            if (students > size - 1)
                throw new BadInput(SIDES[of] + " has " + students + " students; at most " + (size - 1));
        }
        int mover = setup.side();
        if (setup.master(1 - mover) == Setup.GONE)
            throw new BadInput(SIDES[mover] + " is to move although " + SIDES[1 - mover]
                    + " has no master (mark it with M): the game ended before");
        if (setup.master(mover) == Setup.goal(size, mover))
            throw new BadInput(SIDES[mover] + " is to move although its master stands on " + SIDES[1 - mover]
                    + "'s temple: the game ended before");
    }

    @Override
    public String writeMove(Position position, int move) {
        String card = Card.of(Move.card(move)).text();
        return Move.isPass(move) ? "pass:" + card : card + ":" + square(Move.from(move)) + square(Move.to(move));
    }

    @Override
    public int readMove(Position position, String text) {
        String wanted = text.strip();
        StringJoiner some = new StringJoiner(", ");
        int listed = 0;
        for (int move : game.moves(position)) {
            String written = writeMove(position, move);
            if (written.equals(wanted)) return move;
            if (listed++ < 6) some.add(written);
        }
        if (listed == 0) throw new BadInput("'" + wanted + "' cannot be played: the game is over");
        throw new BadInput("'" + wanted + "' is no legal move here; legal are " + some
                + (listed > 6 ? " and " + (listed - 6) + " more" : ""));
    }

    @Override
    public String exampleMove() {
        return "tiger:c1c3";
    }
}
