/** A game on two devices: the players' names, and links by which others play one side or watch. */
import { css, html } from 'lit';
import { base, controls } from '../shared/styles.js';
import { get, post, remove } from '../api.js';
import { guest } from '../guest.js';
import { icons } from '../shared/icons.js';
import { field } from '../shared/parts.js';
import { announce, complain } from '../shared/say.js';
import { texts } from '../texts.js';
import { GamePart } from './game-part.js';

const WATCH = 'watch';
const LONGEST_NAME = 40;

export class Links extends GamePart {
  static properties = { links: { state: true } };

  static styles = [base, controls, css`
    summary { cursor: pointer; color: var(--quiet); }
    details[open] summary { margin-bottom: 0.6rem; }
    .stack { gap: 0.6rem; }
    .link { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.4rem; align-items: end; }
    input { width: 100%; }
    .plain { justify-content: flex-start; text-align: left; }
  `];

  #of = '';

  constructor() {
    super();
    this.links = [];
  }

  /** Another game has other links. */
  willUpdate() {
    if (this.#of === this.game.live.id) return;
    this.#of = this.game.live.id;
    this.links = [];
    if (this.renderRoot.querySelector('details')?.open) this.#load();
  }

  render() {
    const visitor = guest();
    if (visitor) return visitor.side === null ? '' : html`<div class="sheet">${this.#name(visitor.side)}</div>`;
    const sides = [0, 1].filter((side) => this.game.state.seats[side] === 'person');
    return html`<details class="sheet" @toggle=${this.#load}><summary>${texts.links.title}</summary><div class="stack">
      ${sides.map((side) => html`${this.#name(side)}${this.#link(side)}`)}${this.#link(null)}
      ${this.links.some((link) => link.local) ? html`<p class="quiet small">${texts.links.local}</p>` : ''}
    </div></details>`;
  }

  #name(side) {
    const { names, now } = this.game.state;
    return field(texts.links.name(now.sideNames[side]), html`<input maxlength=${LONGEST_NAME} autocomplete="off"
      data-name=${side} .value=${names[side] ?? ''}
      @change=${(event) => this.game.act('name', { side, name: event.target.value })}>`);
  }

  #link(side) {
    const name = side === null ? null : this.game.state.now.sideNames[side];
    const link = this.links.find((each) => each.side === side);
    const seat = side ?? WATCH;
    if (!link) {
      return html`<button type="button" class="plain" data-offer=${seat}
        @click=${() => this.#offer(side)}>${icons.share}${texts.links.offer(name)}</button>`;
    }
    return html`<div class="link">${field(texts.links.link(name), html`<input readonly data-link=${seat}
        .value=${link.address} @focus=${(event) => event.target.select()}>`)}
      <button type="button" data-withdraw=${seat} aria-label=${texts.links.withdrawLabel(name)}
        @click=${() => this.#withdraw(seat)}>${texts.links.withdraw}</button></div>`;
  }

  get #path() {
    return `/api/live-games/${encodeURIComponent(this.game.live.id)}/links`;
  }

  #load = () => this.#attempt(() => {});

  #offer(side) {
    return this.#attempt(async () => {
      const { address } = await post(this.#path, side === null ? {} : { side });
      await navigator.clipboard?.writeText(address).then(() => announce(texts.announce.copied), () => {});
    });
  }

  #withdraw(seat) {
    return this.#attempt(() => remove(`${this.#path}/${seat}`));
  }

  /** Does something with the links, and shows those there are then. */
  async #attempt(work) {
    const of = this.#of;
    try {
      await work();
      const { links } = await get(this.#path);
      if (of === this.#of) this.links = links;
    } catch (error) {
      complain(error);
    }
  }
}

customElements.define('k-links', Links);
