/**
 * The analysis of a position: value, moves with visits and chances, main line, speed, and the search tree; on the
 * analysis board, where it is `plain`, without the tree, which is that of the game's own position.
 */
import { css, html } from 'lit';
import { base, controls, tables } from '../shared/styles.js';
import { complain } from '../shared/say.js';
import { brief, chance, count, percent } from '../shared/numbers.js';
import { texts } from '../texts.js';
import { address } from '../router.js';
import { GamePart } from './game-part.js';
import { ANALYST } from './live-game.js';
import { overlays } from './overlays.js';
import './tree.js';
import './exact.js';

const AGENTS = [ANALYST, 'mcts', 'rave'];
const ROWS = 8;

/** What the search counts: playouts, or nodes where an iteration is a pass over all moves. */
const searched = (found) => brief(found && (found.iterations > found.depth ? found.iterations : found.nodes));

const bounded = (move) => (move.atMost ? '≤ ' : '') + chance(move.value);

export class Thinking extends GamePart {
  static properties = { agent: { state: true }, exact: { state: true }, plain: { type: Boolean } };

  static styles = [base, controls, tables, css`
    :host { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.9rem; }
    .ask { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.5rem; align-items: end; }
    .facts { display: grid; grid-template-columns: repeat(3, 1fr); gap: 0.2rem 0.8rem; margin: 0; }
    .facts dt { font-size: 0.8rem; color: var(--quiet); }
    .facts dd { margin: 0; font-variant-numeric: tabular-nums; font-weight: 600; }
    .moves { min-height: 18.5rem; overflow-x: auto; }
    .moves td, .moves th { padding: 0.25rem 0.3rem; font-size: 0.92rem; }
    .lines { min-height: 3.2rem; font-size: 0.92rem; }
    .lines ol { margin: 0; padding-left: 1.4rem; }
    .lines ol:has(li:only-child) { padding-left: 0; list-style: none; }
    meter { width: 4.5rem; height: 0.6rem; }
  `];

  constructor() {
    super();
    this.agent = ANALYST;
  }

  #toggle = async () => {
    try {
      if (this.game.live.analysing) await this.game.live.stopAnalysis();
      else await this.game.analyse(this.agent);
    } catch (error) {
      complain(error);
    }
  };

  render() {
    const { live, shown } = this.game;
    const found = this.game.findings?.choice;
    return html`
      <div class="sheet stack">${this.#ask()}${this.#overlays()}</div>
      <div class="sheet stack">${this.#facts(found)}${this.#moves(found)}${this.#lines(found)}</div>
      <k-exact .view=${shown} .solving=${live.solving} .since=${live.returns}
        @exact=${(event) => { this.exact = event.detail; }}></k-exact>
      ${this.plain ? '' : this.#further()}`;
  }

  /** The main line, and those of the other moves that were looked at closely. */
  #lines(found) {
    const main = found?.line?.map((step) => step.move) ?? ['–'];
    const others = found?.rootMoves?.slice(1).map(({ line }) => line).filter(({ length }) => length > 1) ?? [];
    const lines = [main, ...others];
    return html`<div class="lines"><span class="quiet small" id="lines">${texts.thinking.lines(lines.length)}</span>
      <ol aria-labelledby="lines">${lines.map((line) => html`<li>${line.join(' · ')}</li>`)}</ol></div>`;
  }

  #further() {
    const { live, state, shownPly } = this.game;
    return html`<p class="small"><a href=${address(['analysis', state.id], { ply: shownPly })}>
        ${texts.analysis.open}</a></p>
      <k-tree .live=${live} .cursor=${state.cursor} ?busy=${Boolean(live.analysing || state.thinking)}></k-tree>`;
  }

  #ask() {
    const { canAnalyse, live: { analysing } } = this.game;
    return html`<div class="ask"><label class="field"><span>${texts.thinking.agent}</span>
        <input list="agents" class="mono" spellcheck="false" autocomplete="off" .value=${this.agent}
          @change=${(event) => { this.agent = event.target.value.trim() || ANALYST; }}></label>
      <datalist id="agents">${AGENTS.map((agent) => html`<option value=${agent}></option>`)}</datalist>
      <button type="button" class="primary" ?disabled=${!analysing && !canAnalyse} @click=${this.#toggle}>
        ${analysing ? texts.thinking.stop : texts.thinking.start}</button></div>`;
  }

  #overlays() {
    return html`<fieldset><legend>${texts.thinking.overlay}</legend>
      <div class="choices">${overlays.all.map((style) => html`<label>
        <input type="radio" name="overlay" .checked=${this.game.overlay === style}
          @change=${() => this.game.setOverlay(style)}>
      <span>${texts.thinking.overlays[style]}</span></label>`)}</div></fieldset>`;
  }

  #facts(found) {
    const { sideNames, sideToMove } = this.game.shown;
    const side = sideNames[found?.side ?? sideToMove];
    const facts = [
      [texts.thinking.value, found ? texts.thinking.chanceFor(side, chance(found.value)) : '–'],
      [texts.thinking.iterations, searched(found)],
      [texts.thinking.speed, brief(found?.perSecond)],
      [texts.thinking.depth, count(found?.depth)],
      [texts.thinking.winIn, found?.winIn ? texts.thinking.plies(found.winIn) : '–'],
      [texts.thinking.who, found ? this.game.findings.agent : '–'],
    ];
    return html`<dl class="facts">${facts.map(([name, value]) => html`
      <div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
  }

  /** The exact values of the moves, if a tablebase covers the position shown. */
  get #exactValues() {
    const here = this.exact?.position === this.game.shown.position ? this.exact.moves ?? [] : [];
    return new Map(here.map(({ move, value }) => [move, texts.exact.words[value] ?? value]));
  }

  get #nothing() {
    return this.game.canAnalyse ? texts.thinking.nothing : texts.thinking.ended;
  }

  #moves(found) {
    const rows = found?.rootMoves?.slice(0, ROWS) ?? [];
    const exact = this.#exactValues;
    return html`<div class="moves"><table><thead><tr><th scope="col">${texts.thinking.move}</th>
        <th scope="col" class="number">${texts.thinking.visits}</th>
        <th scope="col" class="number">${texts.thinking.share}</th>
        <th scope="col" class="number">${texts.thinking.chance}</th>
        ${exact.size ? html`<th scope="col">${texts.exact.column}</th>` : ''}</tr></thead>
      <tbody>${rows.map((move) => html`<tr><td>${move.move}</td><td class="number">${brief(move.visits)}</td>
        <td class="number">${percent(move.share)}</td><td class="number">${bounded(move)}</td>
        ${exact.size ? html`<td class="exact">${exact.get(move.move) ?? '–'}</td>` : ''}</tr>`)}</tbody></table>
      ${rows.length === 0 ? html`<p class="quiet small">${this.#nothing}</p>` : ''}</div>`;
  }
}

customElements.define('k-thinking', Thinking);
