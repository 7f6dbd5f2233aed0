/** The same squares by two cards, or by two ways: the person decides. */
import { html } from 'lit';
import { pictureOf } from '../games.js';
import { texts } from '../texts.js';
import '../cards/card.js';

export function question(view, moves, near, play, forget) {
  const cards = new Map(view.drawing.cards.map((card) => [card.name, card]));
  const { colour } = pictureOf(view.game).sides[view.sideToMove];
  const escape = (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    forget();
  };
  return html`<div class="asking" role="dialog" aria-label=${texts.board.which} @keydown=${escape}>
    <strong>${texts.board.which}</strong>
    <div class="answers">${moves.map((move) => (cards.has(move.card)
      ? html`<k-card playable .card=${cards.get(move.card)}
          .side=${view.sideNames[view.sideToMove]} .colour=${colour} ?turned=${view.sideToMove !== near}
          @card-chosen=${(event) => { event.stopPropagation(); play(move); }}></k-card>`
      : html`<button type="button" @click=${() => play(move)}>${move.move}</button>`))}
      <button type="button" class="plain" @click=${forget}>${texts.cancel}</button></div></div>`;
}
