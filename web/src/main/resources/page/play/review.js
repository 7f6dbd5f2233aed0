/** The review of a game: its value as a curve, and the largest mistakes. */
import { css, html, svg } from 'lit';
import { base, controls } from '../shared/styles.js';
import { complain } from '../shared/say.js';
import { texts } from '../texts.js';
import { GamePart } from './game-controller.js';

const [WIDTH, HEIGHT] = [320, 120];

export class Review extends GamePart {
  static properties = { agent: { state: true } };

  static styles = [base, controls, css`
    :host { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.9rem; }
    svg { width: 100%; height: auto; display: block; background: var(--raised); border: 1px solid var(--line);
      border-radius: 8px; touch-action: none; }
    .zero { stroke: var(--line-strong); stroke-dasharray: 3 4; }
    .curve { fill: none; stroke: var(--ink); stroke-width: 2; stroke-linejoin: round; }
    .area { fill: var(--pine-soft); }
    .here { stroke: var(--pine); stroke-width: 2; }
    .mistake { fill: var(--warn); }
    ol { margin: 0; padding: 0; list-style: none; display: grid; gap: 0.4rem; }
    li button { width: 100%; justify-content: flex-start; text-align: left; line-height: 1.35; padding-block: 0.45rem; }
    .ask { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.5rem; align-items: end; }
    progress { width: 100%; accent-color: var(--pine); }
    .ends { display: flex; justify-content: space-between; font-size: 0.8rem; color: var(--quiet); }
  `];

  constructor() {
    super();
    this.agent = 'strong(nodes=50k)';
  }

  get #going() {
    const { review } = this.game.live;
    return Boolean(review && review.done < review.of);
  }

  #toggle = async () => {
    try {
      if (this.#going) await this.game.live.stopReview();
      else await this.game.live.startReview(this.agent);
    } catch (error) {
      complain(error);
    }
  };

  render() {
    const { review } = this.game.live;
    return html`<div class="sheet stack"><p class="small quiet">${texts.review.about}</p>${this.#ask()}
        ${this.#going ? html`
          <progress max=${review.of} value=${review.done} aria-label=${texts.review.progress}></progress>` : ''}</div>
      ${review ? html`<div class="sheet stack">
        ${this.#curve(review)}${this.#mistakes(review.mistakes ?? [])}</div>` : ''}`;
  }

  #ask() {
    return html`<div class="ask"><label class="field"><span>${texts.review.agent}</span>
        <input class="mono" spellcheck="false" .value=${this.agent}
          @change=${(event) => { this.agent = event.target.value.trim(); }}></label>
      <button type="button" class="primary" ?disabled=${this.game.state.history.length === 0}
        @click=${this.#toggle}>${this.#going ? texts.review.stop : texts.review.start}</button></div>`;
  }

  #mistakes(mistakes) {
    return html`<ol aria-label=${texts.review.mistakes}>${mistakes.map((mistake) => html`<li>
        <button type="button" aria-pressed=${this.game.shownPly === mistake.ply - 1}
          @click=${() => this.game.showMistake(mistake)}>${mistake.sentence}</button></li>`)}</ol>
      ${!this.#going && mistakes.length === 0 ? html`<p class="quiet small">${texts.review.noMistakes}</p>` : ''}`;
  }

  /** Values are those of side 0; the curve is high where the near player stands well. */
  #curve({ values, mistakes }) {
    const { near, shownPly, state } = this.game;
    const most = Math.max(1, state.history.length);
    const x = (ply) => (ply / most) * WIDTH;
    const y = (value) => HEIGHT / 2 - (near === 0 ? value : -value) * (HEIGHT / 2 - 6);
    const points = values
      .map((value, ply) => (typeof value === 'number' ? `${x(ply).toFixed(1)},${y(value).toFixed(1)}` : null))
      .filter(Boolean);
    const area = `0,${HEIGHT / 2} ${points.join(' ')} ${x(values.length - 1)},${HEIGHT / 2}`;
    const name = state.now.sideNames[near];
    return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${texts.review.curve(name)}
        @pointerdown=${(event) => this.#touch(event, most)}>
      ${points.length > 1 ? svg`<polygon class="area" points=${area} />` : ''}
      <line class="zero" x1="0" x2=${WIDTH} y1=${HEIGHT / 2} y2=${HEIGHT / 2} />
      <polyline class="curve" points=${points.join(' ')} />
      ${(mistakes ?? []).map(({ ply }) => svg`<circle class="mistake" r="4" cx=${x(ply)} cy=${y(values[ply] ?? 0)} />`)}
      <line class="here" x1=${x(shownPly)} x2=${x(shownPly)} y1="0" y2=${HEIGHT} /></svg>
      <div class="ends"><span>${texts.review.up(name)}</span><span>${texts.review.ply(shownPly, most)}</span></div>
      <div class="row">
        <button type="button" ?disabled=${shownPly <= 0}
          @click=${() => this.game.look(shownPly - 1)}>${texts.moves.back}</button>
        <button type="button" ?disabled=${shownPly >= most}
          @click=${() => this.game.look(shownPly + 1)}>${texts.moves.forward}</button></div>`;
  }

  #touch(event, most) {
    const box = event.currentTarget.getBoundingClientRect();
    this.game.look(Math.round(((event.clientX - box.left) / box.width) * most));
  }
}

customElements.define('k-review', Review);
