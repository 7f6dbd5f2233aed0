/** The rules of a game with pictures, to read and to print. */
import { LitElement, css, html } from 'lit';
import { base, controls } from '../shared/styles.js';
import { once, withToken } from '../api.js';
import { gameName, games, pictureOf, tutorialOf } from '../games.js';
import { address, go } from '../router.js';
import { choice } from '../shared/parts.js';
import { complain } from '../shared/say.js';
import { Task } from '../shared/task.js';
import { texts } from '../texts.js';
import '../cards/card.js';

/** The server's drawing of a position; of the start, where none is given. */
const picture = (game, position, move) => withToken(`/api/picture?${new URLSearchParams({
  game, ...(position ? { position } : {}), ...(move ? { move } : {}),
})}`);

export class RulesView extends LitElement {
  static properties = { name: {} };

  static styles = [base, controls, css`
    .layout { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.25rem; max-width: 54rem; margin: 0 auto;
      padding: 1.25rem clamp(0.75rem, 2vw, 1.5rem) 3rem; }
    figure { margin: 0; display: grid; gap: 0.4rem; align-content: start; break-inside: avoid; }
    figure img { width: 100%; height: auto; border-radius: 8px; border: 1px solid var(--line); background: #fff; }
    .start { max-width: 26rem; }
    .examples { display: grid; gap: 1.25rem; grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr)); }
    .cards { display: grid; gap: 0.6rem; grid-template-columns: repeat(auto-fill, minmax(5.5rem, 1fr)); }
    k-card { height: 6.6rem; break-inside: avoid; }
    h2, h3 { break-after: avoid; }
    @media print {
      .layout { max-width: none; padding: 0; }
      .screen { display: none; }
      .examples { grid-template-columns: repeat(3, 1fr); }
    }
  `];

  #cards = new Task(this, {
    args: () => [this.name],
    task: async ([game]) => (await once(`/api/cards?game=${encodeURIComponent(game)}`)).cards,
    onError: complain,
  });

  render() {
    const { rules, begins } = pictureOf(this.name);
    const steps = tutorialOf(this.name).filter(({ right }) => right.length > 0);
    return html`<div class="layout">
      <h1>${texts.rules(this.name)}</h1>
      <div class="screen">${this.#choice()}</div>
      <div class="row screen"><button type="button" @click=${() => print()}>${texts.rulesView.print}</button>
        ${steps.length > 0 ? html`<a href=${address(['learn', this.name])}>${texts.rulesView.learn}</a>` : ''}</div>
      <figure class="start"><img src=${picture(this.name)} alt=${texts.rulesView.start(gameName(this.name))}>
        <figcaption class="small quiet">${texts.rulesView.start(gameName(this.name))}</figcaption></figure>
      ${[...rules, begins].filter(Boolean).map((line) => html`<p>${line}</p>`)}
      ${steps.length > 0 ? html`<h2>${texts.rulesView.examples}</h2>
        <div class="examples">${steps.map((step) => this.#example(step))}</div>` : ''}
      ${this.#deck(this.#cards.value ?? [])}</div>`;
  }

  #choice() {
    const one = (game) => choice('rules', game, this.name === game, () => go(['rules', game]));
    return html`<fieldset><legend>${texts.newGame.game}</legend><div class="choices">${games.looks.map(one)}</div>
      </fieldset>`;
  }

  #example({ game, position, ask, right, answer }) {
    return html`<figure>
      <img src=${picture(game, position, right[0])} alt=${texts.rulesView.shown(right[0])}>
      <figcaption class="small">${ask} ${answer}</figcaption></figure>`;
  }

  #deck(cards) {
    if (cards.length === 0) return '';
    const one = (card) => html`<k-card .card=${card} .label=${`${card.name}: ${texts.card.steps(card)}`}></k-card>`;
    const decks = [...new Set(cards.map(({ deck }) => deck))];
    return html`<h2>${texts.rulesView.cards}</h2><p class="small quiet">${texts.rulesView.card}</p>
      ${decks.map((deck) => html`<h3>${deck}</h3>
        <div class="cards">${cards.filter((card) => card.deck === deck).map(one)}</div>`)}`;
  }
}

customElements.define('k-rules', RulesView);
