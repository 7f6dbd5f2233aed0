/** The choice of the cards: two for each side, and the side card. */
import { html } from 'lit';
import { texts } from '../texts.js';

/** The holders of the five places, in the order of a position's drawing. */
const PLACES = [0, 0, 1, 1, -1];

export function cardChoice(view, cards, deck, choose) {
  const labels = [texts.setup.card(view.sideNames[0], 1), texts.setup.card(view.sideNames[0], 2),
    texts.setup.card(view.sideNames[1], 1), texts.setup.card(view.sideNames[1], 2), texts.setup.sideCard];
  return html`<fieldset><legend>${texts.setup.cards}</legend><div class="cards">${cards.map((card, i) => html`
    <label class="field"><span>${labels[i]}</span>
      <select @change=${(event) => choose(exchanged(cards, i, event.target.value))}>${deck.map(({ name }) => html`
        <option ?selected=${name === card.name} value=${name}>${name}</option>`)}</select></label>`)}</div></fieldset>`;
}

/** Puts a card in a place; if it was elsewhere, the two cards change places. */
function exchanged(cards, place, name) {
  const elsewhere = cards.findIndex((card) => card.name === name);
  return cards.map((card, i) => {
    if (i === place) return { name, holder: PLACES[i] };
    return i === elsewhere ? { name: cards[place].name, holder: PLACES[i] } : card;
  });
}
