/** The review of a game: its chances as a curve, accuracy, every move with its mark, and the mistakes to try again. */
import { css, html } from 'lit';
import { base, controls, tables } from '../shared/styles.js';
import { complain } from '../shared/say.js';
import { chance, percent } from '../shared/numbers.js';
import { texts } from '../texts.js';
import { GamePart } from './game-part.js';
import { REVIEWER } from './live-game.js';
import { SIGNS, counts, mistakesFirst, range } from './quality.js';
import { curve, curveStyle } from './review-curve.js';
import { sign } from './sign.js';
import './move-list.js';

export class Review extends GamePart {
  static properties = { agent: { state: true } };

  static styles = [base, controls, tables, curveStyle, css`
    :host { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.9rem; }
    ol { margin: 0; padding: 0; list-style: none; display: grid; gap: 0.4rem; }
    li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.3rem; }
    li .what { justify-content: flex-start; text-align: left; line-height: 1.35; padding-block: 0.45rem; }
    .ask { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.5rem; align-items: end; }
    progress { width: 100%; accent-color: var(--pine); }
    .ends { display: flex; justify-content: space-between; font-size: 0.8rem; color: var(--quiet); }
    td, th { padding: 0.2rem 0.3rem; }
    th[scope="row"] { white-space: normal; }
    .cost { white-space: nowrap; }
    .signs { display: inline-block; min-width: 1.6rem; font-weight: 600; }
  `];

  constructor() {
    super();
    this.agent = REVIEWER;
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
      ${review ? html`<div class="sheet stack">${this.#curve(review)}</div>` : ''}
      ${review?.moves.length ? html`<div class="sheet stack">${this.#mistakes(review.moves)}</div>
        <div class="sheet">${this.#figures(review)}</div>` : ''}`;
  }

  #ask() {
    return html`<div class="ask"><label class="field"><span>${texts.review.agent}</span>
        <input class="mono" spellcheck="false" .value=${this.agent}
          @change=${(event) => { this.agent = event.target.value.trim(); }}></label>
      <button type="button" class="primary" ?disabled=${this.game.state.history.length === 0}
        @click=${this.#toggle}>${this.#going ? texts.review.stop : texts.review.start}</button></div>`;
  }

  #curve({ values, moves }) {
    const { near, shownPly, state } = this.game;
    const most = Math.max(1, state.history.length);
    const side = state.now.sideNames[near];
    const own = values.map((value) => (near === 0 ? value : -value));
    return html`${curve({
        values: own, most, shownPly, label: texts.review.curve(side),
        mistakes: mistakesFirst(moves, []).map(({ ply }) => ply), choose: (ply) => this.game.look(ply),
      })}
      <div class="ends"><span>${texts.review.up(side)}</span>
        <span>${texts.review.ply(shownPly, most, chance(own[shownPly]))}</span></div>
      <k-move-list .history=${state.history} .ply=${shownPly} .cursor=${state.cursor}
        .reviewed=${moves}></k-move-list>`;
  }

  /** One's own mistakes come first. */
  #mistakes(moves) {
    const { persons, shownPly } = this.game;
    const own = persons.length === 1 ? persons : [];
    const mistakes = mistakesFirst(moves, own);
    if (mistakes.length === 0) return html`<p class="quiet small">${texts.review.noMistakes}</p>`;
    const shown = mistakes.find(({ ply }) => ply === shownPly + 1);
    return html`<h2>${texts.review.mistakes}</h2>
      <ol aria-label=${texts.review.mistakes}>${mistakes.map((mistake) => this.#mistake(mistake, own))}</ol>
      <p class="small" role="status">${shown && !this.game.retry ? shown.sentence : ''}</p>`;
  }

  #mistake(mistake, own) {
    const { ply, side, played, loss, quality } = mistake;
    const who = own.includes(side) ? texts.review.you : this.game.state.now.sideNames[side];
    return html`<li><button type="button" class="what" aria-pressed=${this.game.shownPly === ply - 1}
        @click=${() => this.game.showMistake(mistake)}>
        <span>${texts.review.mistake(ply, who, played)} ${sign(quality)}
          <span class="cost">${texts.review.cost(percent(loss / 100))}</span></span></button>
      <button type="button" aria-label=${texts.review.againLabel(played)}
        @click=${() => this.#again(mistake)}>${texts.review.again}</button></li>`;
  }

  #again(mistake) {
    this.game.tryAgain(mistake);
    this.dispatchEvent(new CustomEvent('show-board', { bubbles: true, composed: true }));
  }

  /** Accuracy, and the moves of each kind with the points they cost. */
  #figures({ moves, accuracy, thresholds }) {
    const { sideNames } = this.game.state.now;
    return html`<table><thead><tr><th scope="col">${texts.review.quality}</th>
        ${sideNames.map((name) => html`<th scope="col" class="number">${name}</th>`)}</tr></thead>
      <tbody><tr class="accuracy"><th scope="row">${texts.review.accuracy}</th>
          ${accuracy.map((each) => html`<td class="number">${percent(each === null ? null : each / 100)}</td>`)}</tr>
        ${counts(moves).map(({ quality, bySide }) => html`<tr><th scope="row">
            <span class="signs" aria-hidden="true">${SIGNS[quality]}</span>${texts.review.qualities[quality]}
            <span class="quiet">${texts.review.costs(range(quality, thresholds))}</span></th>
          ${bySide.map((n) => html`<td class="number">${n}</td>`)}</tr>`)}</tbody></table>
      <p class="small quiet">${texts.review.meaning}</p>`;
  }
}

customElements.define('k-review', Review);
