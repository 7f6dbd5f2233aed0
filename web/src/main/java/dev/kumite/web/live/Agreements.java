package dev.kumite.web.live;

import dev.kumite.base.BadInput;
import dev.kumite.lab.store.StoredLiveGame.Offer;
import dev.kumite.web.view.LiveGameView;
import dev.kumite.web.view.Refusal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What needs the consent of both sides: a draw, or that a move is taken back. An offer waits for the other side's answer,
 * and lapses with the next move. Where one device plays both sides, and where the other side is an agent, the answer is
 * there at once.
 */
public final class Agreements {
    private static final String DRAW = "draw";
    private static final String TAKEBACK = "takeback";

    private final LiveGame live;
    private final @Nullable Guest guest;

    /** @param guest who came by a link and speaks; null for whoever has the server */
    public Agreements(LiveGame live, @Nullable Guest guest) {
        this.live = live;
        this.guest = guest;
    }

    /**
     * Offers the other side a draw, or asks it to take back the last move of this side.
     *
     * @param side whose offer it is; null if that is clear
     */
    public LiveGameView offer(@Nullable String what, @Nullable Integer side) {
        if (what == null || !List.of(DRAW, TAKEBACK).contains(what))
            throw new BadInput("'what' must be \"draw\" or \"takeback\"");
        return live.change(draft -> {
            Offer wanted = new Offer(what, speaker(side, live.history().end().sideToMove()));
            refuseIfPointless(wanted);
            Offer waiting = draft.offer;
            if (waiting != null
                    && waiting.side() != wanted.side()
                    && !waiting.what().equals(what))
                throw Refusal.conflict("the other side has made an offer; answer that first");
            if (waiting != null && waiting.side() != wanted.side())
                carryOut(draft, waiting); // of two takebacks the one that was asked for first
            else if (agrees(1 - wanted.side(), what)) carryOut(draft, wanted);
            else draft.offer = wanted;
        });
    }

    /** Agrees to the other side's offer. */
    public LiveGameView accept(@Nullable Integer side) {
        return live.change(draft -> {
            Offer waiting = waiting(draft);
            if (speaker(side, 1 - waiting.side()) == waiting.side())
                throw Refusal.forbidden("an offer is for the other side to accept");
            carryOut(draft, waiting);
        });
    }

    /** Rejects the other side's offer, or withdraws one's own. */
    public LiveGameView decline(@Nullable Integer side) {
        return live.change(draft -> {
            speaker(side, 1 - waiting(draft).side());
            draft.offer = null;
        });
    }

    private static Offer waiting(Draft draft) {
        if (draft.offer == null) throw Refusal.conflict("there is no offer, or it has lapsed");
        return draft.offer;
    }

    /** For whom this speaks: a guest for the own side, the host for those that nobody plays by a link. */
    private int speaker(@Nullable Integer side, int usual) {
        if (guest != null) {
            if (!Seats.isPerson(seat(guest.role()))) throw guest.refusal();
            return guest.role();
        }
        List<Integer> own = live.sharing().playedHere();
        if (own.isEmpty()) throw Refusal.conflict("nobody plays from here");
        int speaks = side != null ? side : own.contains(usual) ? usual : own.get(0);
        if (!own.contains(speaks)) throw Refusal.forbidden("a side that is played elsewhere speaks for itself");
        return speaks;
    }

    private void refuseIfPointless(Offer wanted) {
        if (live.history().over())
            throw Refusal.conflict(
                    "the game is over: " + live.history().outcome().sentence(live.game()));
        if (Seats.isLitama(seat(1 - wanted.side()))) throw Refusal.conflict("a Litama bot does not answer offers");
        if (wanted.what().equals(TAKEBACK) && lastDecision(wanted.side()) < 0)
            throw Refusal.conflict("there is no move to take back");
    }

    private String seat(int side) {
        return live.state().seats().get(side);
    }

    /** Whether the other side agrees without being asked. */
    private boolean agrees(int other, String what) {
        if (Seats.isPerson(seat(other)))
            return guest == null && live.sharing().playedHere().size() == 2;
        if (what.equals(DRAW) && !isNotBetter(other))
            throw Refusal.conflict("'" + seat(other) + "' declines: it sees itself ahead, or has not moved yet");
        return true;
    }

    /** Whether the agent's own search, at its last move, gave it no more than an even chance. */
    private boolean isNotBetter(int side) {
        int at = lastDecision(side);
        Double value = at < 0 ? null : live.state().plies().get(at).value();
        return value != null && value <= 0;
    }

    private void carryOut(Draft draft, Offer agreed) {
        if (agreed.what().equals(DRAW)) draft.resigned = GameHistory.AGREED;
        else draft.plies = draft.plies.subList(0, lastDecision(agreed.side()));
        draft.board = draft.plies.size();
        draft.offer = null;
    }

    /** The last ply at which this side moved, or −1. */
    private int lastDecision(int side) {
        int at = live.state().plies().size() - 1;
        while (at >= 0 && live.history().sideAt(at) != side) at--;
        return at;
    }
}
