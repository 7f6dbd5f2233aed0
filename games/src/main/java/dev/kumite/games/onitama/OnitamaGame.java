package dev.kumite.games.onitama;

import dev.kumite.base.BadInput;
import dev.kumite.games.Chance;
import dev.kumite.games.Game;
import dev.kumite.games.Notation;
import dev.kumite.games.Starts;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Rng;
import dev.kumite.games.evaluation.Evaluation;
import dev.kumite.games.pattern.Inputs;
import dev.kumite.games.pattern.MoveRows;
import dev.kumite.games.pattern.Patterns;
import dev.kumite.games.picture.Drawing;
import dev.kumite.games.picture.MoveShape;
import java.util.List;
import java.util.Optional;

/** Onitama with its options set. */
final class OnitamaGame implements Game {
    private static final int PLY_CAP = 500;

    private final String text;
    private final int size;
    private final Dealer dealer;
    private final OnitamaNotation notation;
    private final List<Evaluation> evaluations;

    OnitamaGame(String text, int size, Dealer dealer) {
        this.text = text;
        this.size = size;
        this.dealer = dealer;
        this.notation = new OnitamaNotation(this, size);
        this.evaluations = OnitamaEvaluations.of(size);
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
        return dealer.deals().size() == 1;
    }

    @Override
    public String sideName(int side) {
        return side == 0 ? "Blue" : "Red";
    }

    @Override
    public Position start(long seed) {
        int hands = dealer.deal(new Rng(seed));
        return OnitamaSetup.start(size, dealer.first(hands), hands).position();
    }

    @Override
    public Optional<Starts> starts() {
        return dealer.pool().isEmpty() ? Optional.empty() : Optional.of(new OnitamaStarts(size, dealer));
    }

    @Override
    public Optional<Chance> chance(Position position) {
        return DealAtlas.of((OnitamaPosition) position);
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
    public Inputs inputs() {
        if (size > SmallPosition.LARGEST)
            throw new BadInput("networks know boards of up to " + SmallPosition.LARGEST + "×" + SmallPosition.LARGEST);
        return new OnitamaInputs(size);
    }

    @Override
    public MoveRows moveRows() {
        return new OnitamaMoveRows(size);
    }

    @Override
    public Drawing draw(Position position) {
        return OnitamaPicture.draw((OnitamaPosition) position);
    }

    @Override
    public Position arrange(Drawing drawing, int sideToMove) {
        return notation.read(OnitamaPicture.text(drawing, sideToMove));
    }

    @Override
    public MoveShape shape(Position position, int move) {
        return OnitamaPicture.shape(position, move, size);
    }

    @Override
    public List<Face> cards() {
        return OnitamaPicture.faces();
    }
}
