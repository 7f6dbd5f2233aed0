/** The exact value of the position, if a tablebase covers it, or the offer to build one that would. */
import { LitElement, css, html } from 'lit';
import { base, controls } from '../shared/styles.js';
import { post, remove } from '../api.js';
import { complain } from '../shared/say.js';
import { percent } from '../shared/numbers.js';
import { Task } from '../shared/task.js';
import { texts } from '../texts.js';

export class Exact extends LitElement {
  static properties = {
    view: { attribute: false }, solving: { attribute: false }, since: { attribute: false }, answer: { state: true },
  };

  static styles = [base, controls, css`
    ul { margin: 0.4rem 0 0; padding: 0; list-style: none; columns: 2; font-size: 0.92rem; }
    h2 { font-size: 1rem; margin: 0; }
    progress { width: 100%; height: 0.6rem; accent-color: var(--pine); }
  `];

  /** The value of the position; asked for again when a tablebase has been built or the server is back. */
  #value = new Task(this, {
    args: () => [this.view?.game, this.view?.position, this.solving?.state === 'done', this.since],
    task: async ([game, position]) => position && { ...await post('/api/value', { game, position }), position },
    onComplete: (answer) => this.#take(answer || null),
    onError: () => this.#take(null),
  });

  /** Others show exact values beside estimates. */
  #take(answer) {
    this.answer = answer;
    this.dispatchEvent(new CustomEvent('exact', { detail: answer }));
  }

  get #question() {
    return { game: this.view.game, position: this.view.position };
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

  /** The build in progress: as the live connection reported it last, or else as it was when the value was fetched. */
  get #building() {
    const build = this.solving ?? this.answer?.build;
    return build?.state === 'building' ? build : null;
  }

  render() {
    if (!this.answer) return html``;
    return this.answer.covered ? this.#values() : this.answer.offer ? this.#offer(this.answer.offer) : html``;
  }

  #values() {
    const side = this.view.sideNames[this.view.sideToMove];
    return html`<div class="sheet"><h2>${texts.exact.value(side, this.answer.value)}</h2>
      <ul>${this.answer.moves.map(({ move, value }) => html`
        <li>${move}: ${texts.exact.words[value] ?? value}</li>`)}</ul></div>`;
  }

  #offer(offer) {
    const building = this.#building;
    if (building?.game === offer.game && building.pieces >= offer.pieces) return this.#progress(building);
    if (offer.refusal) return html`<p class="sheet small quiet">${offer.refusal}</p>`;
    const trouble = this.solving?.game === offer.game ? this.solving.trouble : null;
    return html`<div class="sheet stack small"><p>${texts.exact.offer(offer)}</p>
      ${trouble ? html`<p class="error">${trouble}</p>` : ''}
      <button type="button" ?disabled=${Boolean(building)}
        @click=${this.#build}>${texts.exact.build(offer.seconds)}</button></div>`;
  }

  #progress({ share, secondsLeft }) {
    return html`<div class="sheet stack small"><p>${texts.exact.building(percent(share), secondsLeft)}</p>
      <progress max="1" .value=${share} aria-label=${texts.exact.progress}></progress>
      <button type="button" @click=${this.#stop}>${texts.exact.stop}</button></div>`;
  }
}

customElements.define('k-exact', Exact);
