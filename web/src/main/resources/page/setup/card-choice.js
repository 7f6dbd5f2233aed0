/** The choice of the cards: two for each side, and the side card. */
import { html } from 'lit';
import { texts } from '../texts.js';

/** Which of its holder's cards it is, counted from 1. */
const place = (cards, i) => cards.slice(0, i + 1).filter((card) => card.holder === cards[i].holder).length;

export function cardChoice(view, cards, deck, choose) {
  const label = ({ holder }, i) => (holder < 0 ? texts.setup.sideCard
    : texts.setup.card(view.sideNames[holder], place(cards, i)));
  return html`<fieldset><legend>${texts.setup.cards}</legend><div class="cards">${cards.map((card, i) => html`
    <label class="field"><span>${label(card, i)}</span>
      <select @change=${(event) => choose(exchanged(cards, i, event.target.value))}>${deck.map(({ name }) => html`
        <option ?selected=${name === card.name} value=${name}>${name}</option>`)}</select></label>`)}</div></fieldset>`;
}

/** Puts a card in a place; if it was elsewhere, the two cards change places. */
function exchanged(cards, chosen, name) {
  const elsewhere = cards.findIndex((card) => card.name === name);
  return cards.map((card, i) => {
    if (i === chosen) return { name, holder: card.holder };
    return i === elsewhere ? { name: cards[chosen].name, holder: card.holder } : card;
  });
}
