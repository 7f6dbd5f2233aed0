/** The choice of the cards: two for each side, and the side card, each taken from the deck by its shape. */
import { LitElement, css, html } from 'lit';
import { base } from '../shared/styles.js';
import { pictureOf } from '../games.js';
import { texts } from '../texts.js';
import '../cards/card.js';

const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Which of its holder's cards it is, counted from 1. */
const place = (cards, i) => cards.slice(0, i + 1).filter((card) => card.holder === cards[i].holder).length;

export class CardChoice extends LitElement {
  static properties = { view: { attribute: false }, deck: { attribute: false }, open: { state: true } };

  static styles = [base, css`
    fieldset { border: 0; padding: 0; margin: 0; min-width: 0; display: grid; gap: 0.7rem; }
    legend { font-size: 0.875rem; color: var(--quiet); padding: 0; margin-bottom: 0.3rem; }
    .cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(5rem, 1fr)); gap: 0.5rem; }
    .slot { display: grid; gap: 0.2rem; min-width: 0; }
    .slot > span { font-size: 0.875rem; color: var(--quiet); }
    k-card { height: 6.2rem; }
    .deck { padding: 0.6rem; border-radius: 8px; border: 1px solid var(--line-strong); background: var(--paper); }
  `];

  constructor() {
    super();
    this.open = null;
  }

  get #cards() {
    return this.view.drawing.cards;
  }

  #slotName(i) {
    const { holder } = this.#cards[i];
    return holder < 0 ? texts.setup.sideCard : texts.setup.card(this.view.sideNames[holder], place(this.#cards, i));
  }

  #colour(holder) {
    return holder < 0 ? '' : pictureOf(this.view.game).sides[holder].colour;
  }

  /** Opens the deck for a place, with the card that lies there in focus; the same place again closes it. */
  #toggle = async (i) => {
    this.open = this.open === i ? null : i;
    if (this.open === null) return;
    await this.updateComplete;
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('.deck k-card[chosen]'))?.focus();
  };

  async #close() {
    const slot = this.open;
    this.open = null;
    await this.updateComplete;
    /** @type {HTMLElement} */ (this.renderRoot.querySelectorAll('.slot k-card')[slot]).focus();
  }

  #choose = (name) => {
    const cards = exchanged(this.#cards, this.open, name);
    this.dispatchEvent(new CustomEvent('cards', { detail: cards, bubbles: true, composed: true }));
    this.#close();
  };

  /** The arrow keys go through the deck, and Escape leaves it. */
  #onKey = (event) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      this.#close();
    } else if (STEPS[event.key]) {
      event.preventDefault();
      const all = [...this.renderRoot.querySelectorAll('.deck k-card')];
      const next = all.indexOf(event.target.closest('k-card')) + STEPS[event.key];
      /** @type {HTMLElement} */ (all[(next + all.length) % all.length]).focus();
    }
  };

  render() {
    return html`<fieldset><legend>${texts.setup.cards}</legend>
      <div class="cards">${this.#cards.map((card, i) => this.#slot(card, i))}</div>
      ${this.open === null ? '' : this.#deck()}</fieldset>`;
  }

  #slot(card, i) {
    return html`<div class="slot"><span aria-hidden="true">${this.#slotName(i)}</span>
      <k-card .card=${card} .colour=${this.#colour(card.holder)} ?turned=${card.holder === 1} playable
        ?chosen=${this.open === i} .label=${texts.setup.slot(this.#slotName(i), card)}
        @card-chosen=${() => this.#toggle(i)}></k-card></div>`;
  }

  #deck() {
    const holders = new Map(this.#cards.map(({ name }, i) => [name, i]));
    const here = this.#cards[this.open];
    return html`<div class="deck cards" role="group" aria-label=${texts.setup.deck(this.#slotName(this.open))}
      @keydown=${this.#onKey}>${this.deck.map((card) => {
        const slot = holders.get(card.name);
        const held = slot === undefined || slot === this.open ? '' : this.#slotName(slot);
        return html`<k-card .card=${card} .colour=${slot === undefined ? '' : this.#colour(this.#cards[slot].holder)}
          ?turned=${here.holder === 1} playable ?chosen=${card.name === here.name}
          .label=${texts.setup.deckCard(card, held)} @card-chosen=${() => this.#choose(card.name)}></k-card>`;
      })}</div>`;
  }
}

/** Puts a card in a place; if it was elsewhere, the two cards change places. */
function exchanged(cards, chosen, name) {
  const elsewhere = cards.findIndex((card) => card.name === name);
  return cards.map((card, i) => {
    if (i === chosen) return { name, holder: card.holder };
    return i === elsewhere ? { name: cards[chosen].name, holder: card.holder } : card;
  });
}

customElements.define('k-card-choice', CardChoice);
