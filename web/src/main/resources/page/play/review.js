/** After a game: the value over time as a curve, the largest mistakes, and every step to look at again. */
import { LitElement, css, html, svg } from 'lit';
import { base, controls } from '../shared/styles.js';
import { complain } from '../shared/say.js';
import { texts } from '../texts.js';

const [WIDTH, HEIGHT] = [320, 120];

export class Review extends LitElement {
  static properties = {
    owner: { attribute: false }, session: { attribute: false }, live: { attribute: false }, review: { attribute: false },
    ply: { type: Number }, agent: { state: true },
  };

  static styles = [base, controls, css`
    :host { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.9rem; }
    svg { width: 100%; height: auto; display: block; background: var(--raised); border: 1px solid var(--line); border-radius: 8px; touch-action: none; }
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

  #start = async () => {
    try {
      await this.session.startReview(this.agent);
    } catch (error) {
      complain(error);
    }
  };

  #look(ply) {
    this.dispatchEvent(new CustomEvent('look', { detail: ply, bubbles: true, composed: true }));
  }

  render() {
    const review = this.review;
    const going = review && review.done < review.of;
    return html`
      <div class="sheet stack">
        <p class="small quiet">${texts.review.about}</p>
        <div class="ask"><label class="field"><span>${texts.review.agent}</span><input class="mono" spellcheck="false" .value=${this.agent}
            @change=${(event) => { this.agent = event.target.value.trim(); }}></label>
          <button type="button" class="primary" ?disabled=${this.live.history.length === 0}
            @click=${going ? () => this.session.stopReview().catch(complain) : this.#start}>${going ? texts.review.stop : texts.review.start}</button></div>
        ${going ? html`<progress max=${review.of} value=${review.done} aria-label=${texts.review.progress}></progress>` : ''}
      </div>
      ${review ? html`<div class="sheet stack">${this.#curve(review)}
        <ol aria-label=${texts.review.mistakes}>${(review.mistakes ?? []).map((mistake) => html`<li>
          <button type="button" aria-pressed=${this.ply === mistake.ply - 1}
            @click=${() => this.owner.showMistake(mistake)}>${mistake.sentence}</button></li>`)}</ol>
        ${!going && review.mistakes?.length === 0 ? html`<p class="quiet small">${texts.review.noMistakes}</p>` : ''}</div>` : ''}`;
  }

  /** Values are told of side 0; the curve is high where the near player stands well. */
  #curve(review) {
    const values = review.values;
    const most = Math.max(1, this.live.history.length);
    const sign = this.owner.near === 0 ? 1 : -1;
    const x = (ply) => (ply / most) * WIDTH;
    const y = (value) => HEIGHT / 2 - sign * value * (HEIGHT / 2 - 6);
    const points = values.map((value, ply) => (typeof value === 'number' ? `${x(ply).toFixed(1)},${y(value).toFixed(1)}` : null)).filter(Boolean);
    const names = this.live.now.sideNames;
    return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${texts.review.curve(names[this.owner.near])}
        @pointerdown=${(event) => this.#touch(event, most)}>
      ${points.length > 1 ? svg`<polygon class="area" points="0,${HEIGHT / 2} ${points.join(' ')} ${x(values.length - 1)},${HEIGHT / 2}" />` : ''}
      <line class="zero" x1="0" x2=${WIDTH} y1=${HEIGHT / 2} y2=${HEIGHT / 2} />
      <polyline class="curve" points=${points.join(' ')} />
      ${(review.mistakes ?? []).map((mistake) => svg`<circle class="mistake" r="4" cx=${x(mistake.ply)} cy=${y(values[mistake.ply] ?? 0)} />`)}
      <line class="here" x1=${x(this.ply)} x2=${x(this.ply)} y1="0" y2=${HEIGHT} /></svg>
      <div class="ends"><span>${texts.review.up(names[this.owner.near])}</span><span>${texts.review.ply(this.ply, most)}</span></div>
      <div class="row">
        <button type="button" ?disabled=${this.ply <= 0} @click=${() => this.#look(this.ply - 1)}>${texts.moves.back}</button>
        <button type="button" ?disabled=${this.ply >= most} @click=${() => this.#look(this.ply + 1)}>${texts.moves.forward}</button></div>`;
  }

  #touch(event, most) {
    const box = event.currentTarget.getBoundingClientRect();
    this.#look(Math.round(((event.clientX - box.left) / box.width) * most));
  }
}

customElements.define('k-review', Review);
