package dev.kumite.games.onitama;

import dev.kumite.base.BadInput;
import dev.kumite.games.Notation;
import dev.kumite.games.SquareNames;
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

    private final OnitamaGame game;
    private final int size;

    OnitamaNotation(OnitamaGame game, int size) {
        this.game = game;
        this.size = size;
    }

    @Override
    public String write(Position position) {
        OnitamaPosition p = (OnitamaPosition) position;
        return LETTERS.charAt(p.side) + ":B" + writeMen(p, 0) + ":R" + writeMen(p, 1) + ":" + Hands.write(p.hands);
    }

    private String writeMen(OnitamaPosition p, int of) {
        StringJoiner out = new StringJoiner(",");
        BitSet men = p.men(of);
        for (int at = men.nextSetBit(0); at >= 0; at = men.nextSetBit(at + 1))
            out.add((at == p.master(of) ? "M" : "") + square(at));
        return out.toString();
    }

    private String square(int at) {
        return SquareNames.name(at, size);
    }

    @Override
    public Position read(String text) {
        String[] parts = text.strip().split(":", -1);
        if (parts.length != 4)
            throw new BadInput("the position '" + text + "' has " + parts.length
                    + " parts between colons; it needs side, Blue's pieces, Red's pieces and cards, as in " + FORM);
        int side = LETTERS.indexOf(parts[0]);
        if (side < 0 || parts[0].length() != 1)
            throw new BadInput(
                    "the position '" + text + "' begins with '" + parts[0] + "'; the side to move is B or R");
        BitSet[] men = {new BitSet(), new BitSet()};
        int[] masters = {readMen(parts[1], 0, men[0]), readMen(parts[2], 1, men[1])};
        OnitamaSetup setup =
                new OnitamaSetup(size, side, men[0], men[1], masters[0], masters[1], Hands.parse(parts[3]));
        refuseImpossible(setup);
        return setup.position();
    }

    /** Fills in the men of one side; returns the master's square. */
    private int readMen(String text, int of, BitSet men) {
        String what = SIDES[of] + "'s pieces '" + text + "'";
        if (text.isEmpty() || text.charAt(0) != LETTERS.charAt(of))
            throw new BadInput(what + " must begin with " + LETTERS.charAt(of) + ", as in " + FORM);
        int master = OnitamaSetup.GONE;
        if (text.length() == 1) return master;
        for (String man : text.substring(1).split(",", -1)) {
            boolean isMaster = man.startsWith("M");
            int at = readSquare(isMaster ? man.substring(1) : man, what);
            if (men.get(at)) throw new BadInput(what + ": " + square(at) + " is there twice");
            if (isMaster && master != OnitamaSetup.GONE) throw new BadInput(what + ": there is a second master");
            if (isMaster) master = at;
            men.set(at);
        }
        return master;
    }

    private int readSquare(String text, String where) {
        try {
            return SquareNames.read(text, size);
        } catch (BadInput bad) {
            throw bad.at(where);
        }
    }

    private void refuseImpossible(OnitamaSetup setup) {
        BitSet shared = (BitSet) setup.blue().clone();
        shared.and(setup.red());
        if (!shared.isEmpty())
            throw new BadInput("both sides have a piece on " + square(shared.nextSetBit(0)) + "; a square holds one");
        for (int of = 0; of < 2; of++) {
            int students = setup.men(of).cardinality() - (setup.master(of) == OnitamaSetup.GONE ? 0 : 1);
            if (students > size - 1)
                throw new BadInput(SIDES[of] + " has " + students + " students; at most " + (size - 1));
        }
        int mover = setup.side();
        if (setup.master(1 - mover) == OnitamaSetup.GONE)
            throw new BadInput(SIDES[mover] + " is to move although " + SIDES[1 - mover]
                    + " has no master (mark it with M): the game ended before");
        if (setup.master(mover) == OnitamaSetup.goal(size, mover))
            throw new BadInput(SIDES[mover] + " is to move although its master stands on " + SIDES[1 - mover]
                    + "'s temple: the game ended before");
    }

    @Override
    public String writeMove(Position position, int move) {
        String card = Card.of(OnitamaMoves.card(move)).text();
        return OnitamaMoves.isPass(move)
                ? "pass:" + card
                : card + ":" + square(OnitamaMoves.from(move)) + square(OnitamaMoves.to(move));
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
