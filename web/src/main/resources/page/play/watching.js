/** The controls of a game between two agents: pause, single moves, and pace. */
import { css, html } from 'lit';
import { base, controls } from '../shared/styles.js';
import { icons } from '../shared/icons.js';
import { texts } from '../texts.js';
import { GamePart } from './game-part.js';

/** Milliseconds between moves, from slow to no delay. */
const PACES = [3000, 2000, 1200, 700, 300, 0];

export class Watching extends GamePart {
  static styles = [base, controls, css`
    .acts { display: grid; grid-template-columns: repeat(3, 1fr); gap: 0.4rem; }
    .field { margin-top: 0.6rem; }
    .ends { display: flex; justify-content: space-between; font-size: 0.8rem; color: var(--quiet); }
  `];

  #nearest() {
    const gaps = PACES.map((pace) => Math.abs(pace - (this.game.state.pace ?? 700)));
    return gaps.indexOf(Math.min(...gaps));
  }

  #others = () => this.dispatchEvent(new CustomEvent('new-game', {
    detail: { mode: 'watch', game: this.game.state.game }, bubbles: true, composed: true,
  }));

  render() {
    const { paused, pace } = this.game.state;
    const over = Boolean(this.game.state.over);
    return html`<div class="acts">
        <button type="button" class="primary" ?disabled=${over}
          @click=${() => this.game.act(paused ? 'resume' : 'pause')}>
          ${paused ? icons.play : icons.pause}${paused ? texts.watch.resume : texts.watch.pause}</button>
        <button type="button" ?disabled=${over || !paused}
          @click=${() => this.game.act('step')}>${icons.step}${texts.watch.step}</button>
        <button type="button" @click=${() => this.game.flip()}>${icons.flip}${texts.acts.flip}</button></div>
      <label class="field"><span>${texts.watch.pace}</span>
        <input type="range" min="0" max=${PACES.length - 1} step="1" .value=${String(this.#nearest())}
          aria-valuetext=${texts.watch.paceValue(pace)}
          @change=${(event) => this.game.act('pace', { pace: PACES[Number(event.target.value)] })}>
        <span class="ends" aria-hidden="true"><span>${texts.watch.slow}</span><span>${texts.watch.fast}</span></span>
      </label>
      <button type="button" @click=${this.#others}>${icons.plus}${texts.watch.choose}</button>`;
  }
}

customElements.define('k-watching', Watching);
