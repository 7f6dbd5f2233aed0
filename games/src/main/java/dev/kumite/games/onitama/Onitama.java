package dev.kumite.games.onitama;

import dev.kumite.games.Game;
import dev.kumite.games.Notation;
import dev.kumite.games.core.Ending;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Rng;
import dev.kumite.games.evaluation.Evaluation;
import dev.kumite.games.evaluation.Material;
import dev.kumite.games.evaluation.Schulz;
import dev.kumite.games.pattern.Patterns;
import dev.kumite.games.picture.Drawing;
import dev.kumite.games.picture.Drawing.Cell;
import dev.kumite.games.picture.MoveShape;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Onitama with its options settled. */
final class Onitama implements Game {
    /** The enemy master is captured. */
    static final Ending STONE = Ending.of("stone", "by capturing the master");
    /** The own master reaches the enemy temple. */
    static final Ending STREAM = Ending.of("stream", "by the temple");

    private static final int PLY_CAP = 500;

    private final String text;
    private final int size;
    private final Dealer dealer;
    private final OnitamaNotation notation;
    private final List<Evaluation> evaluations;

    Onitama(String text, int size, Dealer dealer) {
        this.text = text;
        this.size = size;
        this.dealer = dealer;
        this.notation = new OnitamaNotation(this, size);
        this.evaluations = List.of(
                OnitamaTuned.shipped(size), new Nus(), Schulz.TEXT, Schulz.SIGNED, Schulz.PROGRAM, new Material());
    }

    @Override
    public String name() {
        return "onitama";
    }

    @Override
    public String text() {
        return text;
    }

    /** The set of the five cards, where every game has the same; else 0. */
    long fixedCards() {
        return dealer.fixedCards();
    }

    /** The cards from which five are dealt. */
    List<Integer> pool() {
        return dealer.cards();
    }

    boolean hasFixedDeal() {
        return dealer.pool().isEmpty();
    }

    @Override
    public String sideName(int side) {
        return side == 0 ? "Blue" : "Red";
    }

    @Override
    public Position start(long seed) {
        int hands = dealer.deal(new Rng(seed));
        return Setup.start(size, dealer.first(hands), hands).position();
    }

    @Override
    public Notation notation() {
        return notation;
    }

    @Override
    public int plyCap() {
        return PLY_CAP;
    }

    @Override
    public int maxMoves() {
        return size * 2 * Card.MOST_STEPS;
    }

    @Override
    public List<Evaluation> evaluations() {
        return evaluations;
    }

    @Override
    public Patterns patterns() {
        return OnitamaPatterns.of(size);
    }

    @Override
    public Drawing draw(Position position) {
        OnitamaPosition p = (OnitamaPosition) position;
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

    @Override
    public Position arrange(Drawing drawing, int sideToMove) {
        return notation.read(Arrangement.text(drawing, sideToMove));
    }

    @Override
    public MoveShape shape(Position position, int move) {
        String card = Card.of(Move.card(move)).text();
        if (Move.isPass(move)) return new MoveShape(MoveShape.Kind.PASS, List.of(), List.of(), card);
        String from = notation.square(Move.from(move));
        String to = notation.square(Move.to(move));
        List<String> captured = position.captures(move) ? List.of(to) : List.of();
        return new MoveShape(MoveShape.Kind.STEP, List.of(from, to), captured, card);
    }

    @Override
    public List<Face> cards() {
        return IntStream.range(0, Card.count())
                .mapToObj(Card::of)
                .map(Card::face)
                .toList();
    }

    private Cell cell(OnitamaPosition p, int at) {
        boolean temple = at == Setup.goal(size, 0) || at == Setup.goal(size, 1);
        int owner = p.men(0).get(at) ? 0 : p.men(1).get(at) ? 1 : -1;
        char piece = owner < 0 ? ' ' : p.master(owner) == at ? 'M' : 's';
        return new Cell(notation.square(at), temple ? 'T' : '.', piece, owner);
    }

    private static Drawing.Card card(int id, int holder) {
        return new Drawing.Card(Card.of(id).text(), holder, Card.of(id).steps());
    }
}
