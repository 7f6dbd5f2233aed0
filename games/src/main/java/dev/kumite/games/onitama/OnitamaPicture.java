package dev.kumite.games.onitama;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game.Face;
import dev.kumite.games.SquareNames;
import dev.kumite.games.core.Position;
import dev.kumite.games.picture.Drawing;
import dev.kumite.games.picture.Drawing.Cell;
import dev.kumite.games.picture.GamePicture;
import dev.kumite.games.picture.GamePicture.Ground;
import dev.kumite.games.picture.GamePicture.Piece;
import dev.kumite.games.picture.GamePicture.Shape;
import dev.kumite.games.picture.GamePicture.Stone;
import dev.kumite.games.picture.MoveShape;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * How Onitama looks: the men, the temples and the cards as data, the drawing of a position and the position of a drawing.
 */
final class OnitamaPicture {
    /** A temple's gate. */
    private static final String GATE = "M24 35q26-7 52 0l-2 8q-24-6-48 0zM30 49h40v6H30zM36 42h7v34h-7zM57 42h7v34h-7z";

    static final GamePicture PICTURE = GamePicture.of(new Stone("blue", "round"), new Stone("red", "square"))
            .piece(Piece.of('M', "master", Shape.circle("body", 42), Shape.path("sign", GATE))
                    .onlyOne())
            .piece(Piece.of('s', "student", Shape.circle("body", 31), Shape.circle("ring", 11)))
            .ground(new Ground('T', '^', "temple", "shaded", false, List.of(Shape.path("mark", GATE))))
            .chequered()
            .sizes(5, 7, 9, 11, 13)
            .begins("The stamp on the side card decides who moves first.")
            .ended(OnitamaPosition.STONE, "you captured the enemy master", "your master was captured")
            .ended(OnitamaPosition.STREAM, "your master reached the temple", "the enemy master reached your temple")
            .rules(
                    "You have two cards. A card shows how any of your pieces may step from its square (the dark one);"
                            + " nothing blocks the way, and landing on an enemy piece captures it.",
                    "The card you used goes to the side, and the side card comes into your hand; your opponent will get"
                            + " yours later.",
                    "You win by capturing the enemy master, the large piece with the gate, or by moving your own master"
                            + " to the enemy’s temple.",
                    "If none of your pieces can move, you pass: you give one card away.");

    private static final int ASIDE = -1;

    private OnitamaPicture() {}

    static Drawing draw(OnitamaPosition p) {
        int size = p.size;
        List<Cell> cells = new ArrayList<>();
        for (int y = size - 1; y >= 0; y--) for (int x = 0; x < size; x++) cells.add(cell(p, y * size + x));
        List<Drawing.Card> cards = new ArrayList<>();
        for (int side = 0; side < 2; side++) {
            cards.add(card(Hands.first(p.hands, side), side));
            cards.add(card(Hands.second(p.hands, side), side));
        }
        cards.add(card(Hands.sideCard(p.hands), -1));
        return new Drawing(size, cells, cards, List.of(), List.of());
    }

    private static Cell cell(OnitamaPosition p, int at) {
        int size = p.size;
        boolean temple = at == OnitamaSetup.goal(size, 0) || at == OnitamaSetup.goal(size, 1);
        int owner = p.men(0).get(at) ? 0 : p.men(1).get(at) ? 1 : -1;
        char piece = owner < 0 ? ' ' : p.master(owner) == at ? 'M' : 's';
        return new Cell(SquareNames.name(at, size), temple ? 'T' : '.', piece, owner);
    }

    private static Drawing.Card card(int id, int holder) {
        return new Drawing.Card(Card.of(id).text(), holder, Card.of(id).steps());
    }

    static MoveShape shape(Position position, int move, int size) {
        String card = Card.of(OnitamaMoves.card(move)).text();
        if (OnitamaMoves.isPass(move)) return new MoveShape(MoveShape.Kind.PASS, List.of(), List.of(), card);
        String from = SquareNames.name(OnitamaMoves.from(move), size);
        String to = SquareNames.name(OnitamaMoves.to(move), size);
        List<String> captured = position.captures(move) ? List.of(to) : List.of();
        return new MoveShape(MoveShape.Kind.STEP, List.of(from, to), captured, card);
    }

    /** All cards as they are printed. */
    static List<Face> faces() {
        return IntStream.range(0, Card.count())
                .mapToObj(Card::of)
                .map(Card::face)
                .toList();
    }

    /** A position that was set up by hand, as the text that {@link OnitamaNotation} reads and checks. */
    static String text(Drawing drawing, int sideToMove) {
        return (sideToMove == 0 ? "B" : "R") + ":B" + men(drawing, 0) + ":R" + men(drawing, 1) + ":" + hand(drawing, 0)
                + "/" + hand(drawing, 1) + "/" + hand(drawing, ASIDE);
    }

    private static String men(Drawing drawing, int owner) {
        return drawing.cells().stream()
                .filter(cell -> cell.owner() == owner)
                .map(cell -> (cell.piece() == 'M' ? "M" : "") + cell.name())
                .collect(Collectors.joining(","));
    }

    private static String hand(Drawing drawing, int holder) {
        List<String> cards = drawing.cards().stream()
                .filter(card -> card.holder() == holder)
                .map(Drawing.Card::name)
                .toList();
        int wanted = holder == ASIDE ? 1 : 2;
        if (cards.size() != wanted)
            throw new BadInput((holder == ASIDE ? "beside the board" : holder == 0 ? "in Blue's hand" : "in Red's hand")
                    + " there must be " + (wanted == 1 ? "one card" : "two cards") + ", not " + cards.size());
        return String.join("+", cards);
    }
}
