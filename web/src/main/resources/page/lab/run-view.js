/** One run: progress, scores with intervals, cross table, ratings, its games and its report. */
import { LitElement, css, html } from 'lit';
import { base, controls, tables } from '../shared/styles.js';
import { get, post, remove, withToken } from '../api.js';
import { Live } from '../live.js';
import { address, go } from '../router.js';
import { complain } from '../shared/say.js';
import { brief, count, duration, percent, signed } from '../shared/numbers.js';
import { records } from '../shared/parts.js';
import { Task } from '../shared/task.js';
import { texts } from '../texts.js';
import { labStyle } from './lab-style.js';
import { crossTable } from './cross-table.js';
import { interval, ratingPlot } from './plots.js';
import { rating } from './rating.js';
import { reproduction } from './reproduction.js';
import './run-games.js';

const REFRESH = 2000;

export class RunView extends LitElement {
  static properties = { runId: {}, run: { state: true }, deleting: { state: true } };

  static styles = [base, controls, tables, labStyle, css`
    .ratings { width: 100%; max-width: 44rem; height: auto; }
    .ratings .tick { stroke: var(--line); } .ratings .label { fill: var(--quiet); font: 12px var(--sans); }
    .ratings .agent { fill: var(--ink); font: 12px var(--mono); } .ratings .point { fill: var(--pine); }
    .ratings .range { stroke: var(--ink); stroke-width: 3; }
  `];

  #live = null;
  #timer = 0;

  #opening = new Task(this, {
    args: () => [this.runId],
    task: () => {
      this.#live?.close();
      Object.assign(this, { run: null, deleting: false });
      return get(this.#path());
    },
    onComplete: (run) => {
      this.run = run;
      this.#live = new Live(this.#path('/live'), {
        message: (message) => { if (message.type === 'run') this.run = message.run; },
        state: () => {},
      });
    },
  });

  /** The server has no news of what another process plays, and is asked again and again. */
  updated(changed) {
    if (!changed.has('run')) return;
    clearTimeout(this.#timer);
    if (this.run?.elsewhere) this.#timer = setTimeout(() => this.#take(get(this.#path())), REFRESH);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    this.#live?.close();
  }

  #path(rest = '') {
    return `/api/runs/${encodeURIComponent(this.runId)}${rest}`;
  }

  #act(name) {
    return this.#take(post(this.#path(`/${name}`)));
  }

  async #take(request) {
    try {
      this.run = await this.#live.unlessNews(request) ?? this.run;
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
    const { run } = this;
    const wrong = this.#opening.error?.message;
    const back = html`<p><a href=${address(['lab'])}>${texts.lab.back}</a></p>`;
    if (!run) {
      return html`<div class="layout">${back}<p class=${wrong ? 'error' : 'quiet'}>${wrong ?? texts.loading}</p></div>`;
    }
    return html`<div class="layout">${back}
      <div class="head"><h1>${texts.lab.runTitle(run.id, run.name)}</h1>
        <span class="state ${run.state}" role="status">${texts.lab.states[run.state] ?? run.state}</span></div>
      ${this.#progress(run)}
      ${run.rating ? rating(run.rating) : this.#standings(run)}
      ${run.reproduction ? reproduction(run.reproduction) : ''}
      ${run.contests?.length ? html`<section class="sheet stack"><h2>${texts.lab.scores}</h2>
        ${this.#contests(run.contests)}</section>` : ''}
      <section class="sheet stack"><h2>${texts.lab.gamesOfRun}</h2>
        <k-run-games .run=${this.runId} .done=${run.done}></k-run-games></section></div>`;
  }

  #standings(run) {
    return html`${run.ratings.map((list) => html`<section class="sheet stack"><h2>${texts.lab.ratings}</h2>
        ${ratingPlot(list.agents)}</section>`)}
      ${run.crossTables.map((table) => html`<section class="sheet stack">${crossTable(table)}</section>`)}`;
  }

  #progress(run) {
    return html`<section class="sheet stack" aria-label=${texts.lab.progress}>
      <progress max=${run.of || 1} value=${run.done} aria-label=${texts.lab.progress}></progress>
      <dl class="facts">${this.#facts(run).map(([name, value]) => html`
        <div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
      <p class="quiet small">${texts.lab.conditions(run)}</p>
      ${run.trouble ? html`<p class="error" role="alert">${run.trouble}</p>` : ''}
      ${run.elsewhere ? html`<p class="small">${texts.lab.elsewhere}</p>` : ''}
      ${this.#acts(run)}</section>`;
  }

  #facts(run) {
    const going = run.state === 'running' && !run.elsewhere;
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
    const as = (format) => `${report}${report.includes('?') ? '&' : '?'}format=${format}`;
    return html`<div class="row">
      ${stoppable ? html`<button type="button" ?disabled=${run.elsewhere}
          @click=${() => this.#act('stop')}>${texts.lab.stop}</button>`
        : html`<button type="button" ?disabled=${run.state === 'complete'}
          @click=${() => this.#act('resume')}>${texts.lab.resume}</button>`}
      <a href=${report} target="_blank" rel="noopener">${texts.lab.report}</a>
      ${['csv', 'latex', 'json'].map((format) => html`<a href=${as(format)} download>${format}</a>`)}
      <button type="button" class="plain" ?disabled=${stoppable} @click=${this.#delete}>
        ${this.deleting ? texts.lab.reallyDelete : texts.lab.delete}</button></div>`;
  }

  #contests(contests) {
    const heads = [texts.lab.contest, { number: texts.lab.wdl }, { number: texts.lab.score }, texts.lab.range,
      { number: texts.lab.elo }];
    return records(texts.lab.scores, heads, contests.map((contest) => this.#contest(contest)));
  }

  #contest({ label, a, b, wins, draws, losses, unfinished, score, low, high, elo }) {
    return html`<tr><td>${label && !label.includes(' – ') ? html`${label}<br>` : ''}
        <code>${a}${b ? ` – ${b}` : ''}</code></td>
      <td class="number" data-head=${texts.lab.wdl}>${wins} / ${draws + unfinished} / ${losses}</td>
      <td class="number" data-head=${texts.lab.score}>${percent(score, 1)}</td>
      <td>${typeof score === 'number' ? interval(score, low, high) : ''}</td>
      <td class="number" data-head=${texts.lab.elo}>${signed(elo)}</td></tr>`;
  }
}

customElements.define('k-run', RunView);
