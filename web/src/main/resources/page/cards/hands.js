/** The cards around the board: far hand, near hand, and the side card next to the player to move. */
import { html } from 'lit';
import { pictureOf } from '../games.js';
import { texts } from '../texts.js';
import './card.js';

/**
 * A narrow page shows the side card in the row of the player who will get it, a wide one between the hands; the
 * style decides which of the two places is seen. The hinted card is the one that a hint plays.
 */
export function hands(view, near, choices, chosen, hinted = null) {
  const { sides } = pictureOf(view.game);
  const playable = new Set(choices.map((move) => move.card));
  const aside = view.drawing.cards.find((card) => card.holder < 0);
  const sideCard = html`<k-card .card=${aside} ?turned=${view.sideToMove !== near} .side=${''}></k-card>`;
  const hand = (side, place) => html`<div class="hand ${place}" role="group"
      aria-label=${texts.card.hand(view.sideNames[side])}>
    ${view.drawing.cards.filter((card) => card.holder === side).map((card, i) => html`<k-card .card=${card}
      .side=${view.sideNames[side]} .colour=${sides[side].colour} ?turned=${side !== near}
      ?chosen=${chosen === card.name} ?hinted=${hinted === card.name}
      ?playable=${side === view.sideToMove && playable.has(card.name)} .short=${String(i + 1)}></k-card>`)}
    ${view.sideToMove === side ? html`<div class="aside">${sideCard}</div>`
      : html`<div class="aside slot"></div>`}</div>`;
  return html`${hand(1 - near, 'far')}<div class="middle">${sideCard}</div>${hand(near, 'near')}`;
}
