/** One run while it is played and after: progress, scores with intervals, cross table, ratings, its games and its report. */
import { LitElement, css, html } from 'lit';
import { base, controls, tables } from '../shared/styles.js';
import { get, post, remove, withToken } from '../api.js';
import { Live } from '../live.js';
import { address, go } from '../router.js';
import { complain } from '../shared/say.js';
import { brief, count, duration, percent, signed } from '../shared/numbers.js';
import { texts } from '../texts.js';
import { labStyle } from './lab-style.js';
import { crossTable } from './cross-table.js';
import { interval, ratingPlot } from './plots.js';
import { reproduction } from './reproduction.js';
import './run-games.js';

export class RunView extends LitElement {
  static properties = { runId: {}, run: { state: true }, wrong: { state: true }, deleting: { state: true } };

  static styles = [base, controls, tables, labStyle, css`
    .ratings { width: 100%; max-width: 44rem; height: auto; }
    .ratings .tick { stroke: var(--line); } .ratings .label { fill: var(--quiet); font: 12px var(--sans); }
    .ratings .agent { fill: var(--ink); font: 12px var(--mono); } .ratings .range { stroke: var(--ink); stroke-width: 3; } .ratings .point { fill: var(--pine); }
  `];

  #live = null;

  willUpdate(changed) {
    if (changed.has('runId')) this.#open();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#live?.close();
  }

  async #open() {
    this.#live?.close();
    Object.assign(this, { run: null, wrong: null, deleting: false });
    const path = this.#path();
    const wanted = () => this.isConnected && path === this.#path();
    try {
      const run = await get(path);
      if (!wanted()) return;
      this.run = run;
      this.#live = new Live(this.#path('/live'), {
        message: (message) => { if (message.type === 'run') this.run = message.run; },
        state: () => {},
      });
    } catch (error) {
      if (wanted()) this.wrong = error.message;
    }
  }

  #path(rest = '') {
    return `/api/runs/${encodeURIComponent(this.runId)}${rest}`;
  }

  async #act(name) {
    try {
      this.run = await this.#live.unlessNews(post(this.#path(`/${name}`))) ?? this.run;
    } catch (error) {
      complain(error);
    }
  }

  #delete = async () => {
    if (!this.deleting) {
      this.deleting = true;
      return;
    }
    try {
      await remove(this.#path());
      go(['lab']);
    } catch (error) {
      complain(error);
    }
  };

  render() {
    const run = this.run;
    if (!run) return html`<div class="layout"><p><a href=${address(['lab'])}>${texts.lab.back}</a></p><p class=${this.wrong ? 'error' : 'quiet'}>${this.wrong ?? texts.loading}</p></div>`;
    return html`<div class="layout"><p><a href=${address(['lab'])}>${texts.lab.back}</a></p>
      <div class="head"><h1>${texts.lab.runTitle(run.id, run.name)}</h1><span class="state ${run.state}" role="status">${texts.lab.states[run.state] ?? run.state}</span></div>
      <section class="sheet stack" aria-label=${texts.lab.progress}>
        <progress max=${run.of || 1} value=${run.done} aria-label=${texts.lab.progress}></progress>
        <dl class="facts">${this.#facts(run).map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
        <p class="quiet small">${texts.lab.conditions(run)}</p>
        ${run.trouble ? html`<p class="error" role="alert">${run.trouble}</p>` : ''}
        ${this.#acts(run)}</section>
      ${run.ratings.map((list) => html`<section class="sheet stack"><h2>${texts.lab.ratings}</h2>${ratingPlot(list.agents)}</section>`)}
      ${run.crossTables.map((table) => html`<section class="sheet stack">${crossTable(table)}</section>`)}
      ${run.reproduction ? reproduction(run.reproduction) : ''}
      ${run.contests?.length ? html`<section class="sheet stack"><h2>${texts.lab.scores}</h2>${this.#contests(run.contests)}</section>` : ''}
      <section class="sheet stack"><h2>${texts.lab.gamesOfRun}</h2><k-run-games .run=${this.runId} .done=${run.done}></k-run-games></section></div>`;
  }

  #facts(run) {
    const going = run.state === 'running';
    return [
      [texts.lab.played, `${count(run.done)} / ${count(run.of)}`],
      [texts.lab.speed, going ? texts.lab.perSecond(brief(run.perSecond)) : '–'],
      [texts.lab.left, going ? duration(run.secondsLeft) : '–'],
      [texts.lab.identical, count(run.identicalGames)],
      [texts.lab.failures, count(run.failures)],
    ];
  }

  #acts(run) {
    const stoppable = run.state === 'running' || run.state === 'queued';
    const report = withToken(this.#path('/report'));
    return html`<div class="row">
      ${stoppable ? html`<button type="button" @click=${() => this.#act('stop')}>${texts.lab.stop}</button>`
        : html`<button type="button" ?disabled=${run.state === 'complete'} @click=${() => this.#act('resume')}>${texts.lab.resume}</button>`}
      <a href=${report} target="_blank" rel="noopener">${texts.lab.report}</a>
      ${['csv', 'latex', 'json'].map((format) => html`<a href=${`${report}${report.includes('?') ? '&' : '?'}format=${format}`} download>${format}</a>`)}
      <button type="button" class="plain" ?disabled=${stoppable} @click=${this.#delete}>${this.deleting ? texts.lab.reallyDelete : texts.lab.delete}</button></div>`;
  }

  #contests(contests) {
    return html`<div class="scroll" tabindex="0" role="group" aria-label=${texts.lab.scores}><table><thead><tr><th scope="col">${texts.lab.contest}</th><th scope="col" class="number">${texts.lab.wdl}</th>
      <th scope="col" class="number">${texts.lab.score}</th><th scope="col">${texts.lab.range}</th><th scope="col" class="number">${texts.lab.elo}</th></tr></thead>
      <tbody>${contests.map((contest) => html`<tr><td>${contest.label && !contest.label.includes(' – ') ? html`${contest.label}<br>` : ''}<code>${contest.a}${contest.b ? ` – ${contest.b}` : ''}</code></td>
        <td class="number">${contest.wins} / ${contest.draws + contest.unfinished} / ${contest.losses}</td><td class="number">${percent(contest.score, 1)}</td>
        <td>${typeof contest.score === 'number' ? interval(contest.score, contest.low, contest.high) : ''}</td><td class="number">${signed(contest.elo)}</td></tr>`)}</tbody></table></div>`;
  }
}

customElements.define('k-run', RunView);
