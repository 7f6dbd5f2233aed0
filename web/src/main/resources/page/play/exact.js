/** What the position is worth with perfect play, where tables know it, and the offer to build one that would. */
import { LitElement, css, html } from 'lit';
import { base, controls } from '../shared/styles.js';
import { post, remove } from '../api.js';
import { complain } from '../shared/say.js';
import { percent } from '../shared/numbers.js';
import { texts } from '../texts.js';

export class Exact extends LitElement {
  static properties = { view: { attribute: false }, solving: { attribute: false }, answer: { state: true } };

  static styles = [base, controls, css`
    ul { margin: 0.4rem 0 0; padding: 0; list-style: none; columns: 2; font-size: 0.92rem; }
    h2 { font-size: 1rem; margin: 0; }
    progress { width: 100%; height: 0.6rem; accent-color: var(--pine); }
  `];

  #asked = null;

  willUpdate(changed) {
    const before = changed.get('view');
    const other = changed.has('view') && (before?.position !== this.view?.position || before?.game !== this.view?.game);
    const built = changed.has('solving') && this.solving?.state === 'done';
    if (this.view && (other || built)) this.#ask();
  }

  /** Others show exact values beside estimates. */
  updated(changed) {
    if (changed.has('answer')) this.dispatchEvent(new CustomEvent('exact', { detail: this.answer }));
  }

  get #question() {
    return { game: this.view.game, position: this.view.position };
  }

  /** The last question counts, whichever answer comes last. */
  async #ask() {
    const { position } = this.view;
    const asked = post('/api/value', this.#question).then((answer) => ({ ...answer, position })).catch(() => null);
    this.#asked = asked;
    const answer = await asked;
    if (this.#asked === asked) this.answer = answer;
  }

  #build = async () => {
    try {
      const { build } = await post('/api/solving', this.#question);
      this.answer = { ...this.answer, build };
    } catch (error) {
      complain(error);
    }
  };

  #stop = () => remove('/api/solving').catch(complain);

  /** The table that is being built: as the live connection told last, else as it was when the value was asked for. */
  get #building() {
    const build = this.solving ?? this.answer?.build;
    return build?.state === 'building' ? build : null;
  }

  render() {
    if (!this.answer) return html``;
    return this.answer.covered ? this.#values() : this.answer.offer ? this.#offer(this.answer.offer) : html``;
  }

  #values() {
    return html`<div class="sheet"><h2>${texts.exact.value(this.view.sideNames[this.view.sideToMove], this.answer.value)}</h2>
      <ul>${this.answer.moves.map((each) => html`<li>${each.move}: ${texts.exact.words[each.value] ?? each.value}</li>`)}</ul></div>`;
  }

  #offer(offer) {
    const building = this.#building;
    if (building?.game === offer.game && building.pieces >= offer.pieces) return this.#progress(building);
    if (offer.refusal) return html`<p class="sheet small quiet">${offer.refusal}</p>`;
    const trouble = this.solving?.game === offer.game ? this.solving.trouble : null;
    return html`<div class="sheet stack small"><p>${texts.exact.offer(offer)}</p>
      ${trouble ? html`<p class="error">${trouble}</p>` : ''}
      <button type="button" ?disabled=${Boolean(building)} @click=${this.#build}>${texts.exact.build(offer.seconds)}</button></div>`;
  }

  #progress({ share, secondsLeft }) {
    return html`<div class="sheet stack small"><p>${texts.exact.building(percent(share), secondsLeft)}</p>
      <progress max="1" .value=${share} aria-label=${texts.exact.progress}></progress>
      <button type="button" @click=${this.#stop}>${texts.exact.stop}</button></div>`;
  }
}

customElements.define('k-exact', Exact);
