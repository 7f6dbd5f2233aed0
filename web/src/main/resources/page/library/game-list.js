/** The stored games: searched and filtered, and several deleted or saved as one file. */
import { LitElement, css, html, nothing } from 'lit';
import { base, controls, tables } from '../shared/styles.js';
import { get, post, remove } from '../api.js';
import { address } from '../router.js';
import { announce, complain } from '../shared/say.js';
import { icons } from '../shared/icons.js';
import { field, records } from '../shared/parts.js';
import { Task } from '../shared/task.js';
import { texts } from '../texts.js';
import { games } from '../games.js';
import { saveFile } from '../play/export.js';
import { botName } from '../play/waiting-bot.js';

const PAGE = 50;
const RESULTS = ['side0', 'side1', 'nobody', 'ongoing'];

const sitter = (seat) => (seat === 'person' ? texts.plate.you : botName(seat) ?? seat) || texts.plate.bot;

/** Who plays a side: the name if one is given, otherwise what sits there. */
const players = ({ names, seats }) => seats.map((seat, side) => names[side] ?? sitter(seat)).join(' – ');

export class GameList extends LitElement {
  static properties = {
    filter: { state: true }, from: { state: true }, chosen: { state: true }, sure: { state: true },
  };

  static styles = [base, controls, tables, css`
    :host { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; }
    .filter { display: grid; gap: 0.7rem; grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr)); }
    td button { min-height: 2rem; }
    td.pick label { display: grid; place-items: center; min-width: 2rem; min-height: 2rem; }
    td time { white-space: nowrap; }
    @media (max-width: 40rem) {
      .filter label:first-child { grid-column: 1 / -1; }
      .records tr { grid-template-columns: auto minmax(0, 1fr) auto; }
      .records td { grid-column: 2; }
      .records td.pick { grid-column: 1; grid-row: 1 / span 5; }
      .records td.act { grid-column: 3; grid-row: 1 / span 5; }
    }
  `];

  #page = new Task(this, {
    args: () => [this.filter, this.from],
    task: ([filter, from]) => {
      const wanted = Object.entries(filter).filter(([, value]) => value);
      return get(`/api/live-games?${new URLSearchParams([...wanted, ['from', from], ['count', String(PAGE)]])}`);
    },
    onComplete: (page) => this.#shown(page),
    onError: complain,
  });

  /** The last page that has come; it stays where the next one cannot be fetched. */
  #last = null;

  constructor() {
    super();
    Object.assign(this, { filter: {}, from: 0, chosen: new Set(), sure: false });
  }

  /** Games may have been deleted since: the last page there is comes instead of one beyond it. */
  #shown(page) {
    this.#last = page;
    if (this.from >= page.found) this.from = Math.max(0, Math.ceil(page.found / PAGE) - 1) * PAGE;
  }

  get #games() {
    return this.#last?.liveGames ?? [];
  }

  /** Shows what is stored now, from the beginning. */
  async refresh() {
    Object.assign(this, { filter: {}, from: 0 });
    await this.#page.run();
  }

  #try = async (act) => {
    try {
      await act();
    } catch (error) {
      complain(error);
    }
  };

  #narrow = (name) => (event) => {
    Object.assign(this, { filter: { ...this.filter, [name]: event.target.value }, from: 0 });
  };

  #choose(ids, on) {
    const chosen = new Set(this.chosen);
    for (const id of ids) {
      if (on) chosen.add(id);
      else chosen.delete(id);
    }
    Object.assign(this, { chosen, sure: false });
  }

  #delete = (id) => this.#try(async () => {
    await remove(`/api/live-games/${encodeURIComponent(id)}`);
    this.#choose([id], false);
    await this.#page.run();
  });

  #deleteChosen = () => this.#try(async () => {
    if (!this.sure) {
      this.sure = true;
      return;
    }
    const { deleted } = await post('/api/live-games/delete', { ids: [...this.chosen] });
    Object.assign(this, { chosen: new Set(), sure: false, from: 0 });
    announce(texts.library.deleted(deleted));
    await this.#page.run();
  });

  #save = () => this.#try(async () => {
    saveFile('games.pdn', await post('/api/live-games/records', { ids: [...this.chosen] }));
  });

  render() {
    if (!this.#last) return html`<p class="quiet">${this.#page.pending ? texts.loading : texts.errors.title}</p>`;
    const { found } = this.#last;
    const empty = found === 0 && !Object.values(this.filter).some(Boolean);
    if (empty) return html`<p class="quiet">${texts.library.noGames}</p>`;
    return html`${this.#filter()}
      <p class="quiet small" role="status">${texts.library.found(found)}</p>
      ${found > 0 ? html`${this.#acts()}${this.#table()}${found > PAGE ? this.#pages(found) : ''}` : ''}`;
  }

  #filter() {
    const { search = '', game = '', result = '' } = this.filter;
    const sides = games.of(game)?.sides ?? [];
    const option = (value, label, chosen) => html`
      <option value=${value} ?selected=${value === chosen}>${label}</option>`;
    return html`<div class="filter" role="search" aria-label=${texts.library.filter}>
      ${field(texts.library.search, html`<input type="search" autocomplete="off" .value=${search}
        @input=${this.#narrow('search')}>`)}
      ${field(texts.library.game, html`<select name="game" @change=${this.#narrow('game')}>
        ${option('', texts.library.allGames, game)}${games.all.map(({ name }) => option(name, name, game))}</select>`)}
      ${field(texts.library.result, html`<select name="result" @change=${this.#narrow('result')}>
        ${option('', texts.library.anyResult, result)}
        ${RESULTS.map((each) => option(each, texts.library.results[each](sides), result))}</select>`)}</div>`;
  }

  #acts() {
    const ids = this.#games.map(({ id }) => id);
    const n = this.chosen.size;
    return html`<div class="row" role="group" aria-label=${texts.library.several}>
      <label class="check"><input type="checkbox" .checked=${ids.every((id) => this.chosen.has(id))}
        @change=${(event) => this.#choose(ids, event.target.checked)}> ${texts.library.all}</label>
      <span class="quiet small chosen" role="status">${texts.library.chosen(n)}</span>
      <button type="button" ?disabled=${n === 0} @click=${this.#save}>${texts.library.save}</button>
      <button type="button" ?disabled=${n === 0} @click=${this.#deleteChosen}>${
        this.sure ? texts.library.reallyDelete(n) : texts.library.deleteChosen}</button></div>`;
  }

  #table() {
    const heads = [{ hidden: texts.library.choose }, texts.library.game, texts.library.players, texts.library.date,
      { number: texts.library.plies }, texts.library.result, { hidden: texts.library.acts }];
    return records(texts.library.games, heads, this.#games.map((game) => this.#row(game)));
  }

  #row(line) {
    const { id, title, game, plies, over, created } = line;
    const name = title || game;
    const trash = texts.library.deleteGame(name);
    const date = created.slice(0, 10);
    return html`<tr><td class="pick"><label><input type="checkbox" .checked=${this.chosen.has(id)}
        aria-label=${texts.library.chooseGame(name)}
        @change=${(event) => this.#choose([id], event.target.checked)}></label></td>
      <td><a href=${address(['game', id])}>${name}</a>
        ${title ? html`<span class="quiet small">${game}</span>` : nothing}</td>
      <td class="small">${players(line)}</td>
      <td class="small"><time datetime=${created}>${date}</time></td>
      <td class="number" data-head=${texts.library.plies}>${plies}</td>
      <td class="small">${over?.sentence ?? texts.library.going}</td>
      <td class="act"><button type="button" class="plain" aria-label=${trash} title=${trash}
        @click=${() => this.#delete(id)}>${icons.trash}</button></td></tr>`;
  }

  #pages(found) {
    return html`<div class="row">
      <button type="button" ?disabled=${this.from === 0}
        @click=${() => { this.from = Math.max(0, this.from - PAGE); }}>${texts.lab.earlier}</button>
      <button type="button" ?disabled=${this.from + PAGE >= found}
        @click=${() => { this.from += PAGE; }}>${texts.lab.later}</button></div>`;
  }
}

customElements.define('k-game-list', GameList);
