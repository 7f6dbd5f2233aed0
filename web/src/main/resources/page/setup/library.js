/** The library: stored games, saved positions, and the import of game files. */
import { LitElement, css, html } from 'lit';
import { base, controls, tables } from '../shared/styles.js';
import { get, post, remove } from '../api.js';
import { address, go } from '../router.js';
import { complain } from '../shared/say.js';
import { icons } from '../shared/icons.js';
import { field, records } from '../shared/parts.js';
import { Task } from '../shared/task.js';
import { texts } from '../texts.js';
import { botName } from '../play/waiting-bot.js';

const player = (seat) => (seat === 'person' ? texts.plate.you : botName(seat) ?? seat) || texts.plate.bot;

export class Library extends LitElement {
  static properties = { text: { state: true } };

  static styles = [base, controls, tables, css`
    .layout { display: grid; gap: 1.5rem; max-width: 62rem; margin: 0 auto;
      padding: 1.25rem clamp(0.75rem, 2vw, 1.5rem) 3rem; }
    td button { min-height: 2rem; }
  `];

  #kept = new Task(this, {
    args: () => [],
    task: async () => {
      const [{ liveGames }, { positions }] = await Promise.all([get('/api/live-games'), get('/api/positions')]);
      return { liveGames, positions };
    },
    onError: complain,
  });

  #delete = async (path) => {
    try {
      await remove(path);
      await this.#kept.run();
    } catch (error) {
      complain(error);
    }
  };

  #read = async (text) => {
    try {
      const answer = await post('/api/records', { text });
      const made = answer.liveGames;
      if (made.length === 1) go(['game', made[0].id]);
      else await this.#kept.run();
    } catch (error) {
      complain(error);
    }
  };

  #file = async (event) => {
    const input = event.target;
    const [file] = input.files;
    if (file) await this.#read(await file.text());
    input.value = '';
  };

  render() {
    const { liveGames, positions } = this.#kept.value ?? {};
    return html`<div class="layout">
      <h1>${texts.library.title}</h1>
      <section class="sheet stack"><h2>${texts.library.games}</h2>${this.#games(liveGames)}</section>
      <section class="sheet stack"><h2>${texts.library.positions}</h2>${this.#positions(positions)}</section>
      <section class="sheet stack"><h2>${texts.library.read}</h2>
        ${field(texts.library.file, html`<input type="file" accept=".pdn,.txt,text/plain" @change=${this.#file}>`)}
        ${field(texts.library.paste, html`<textarea rows="5" spellcheck="false" .value=${this.text ?? ''}
          @input=${(event) => { this.text = event.target.value; }}></textarea>`)}
        <div><button type="button" ?disabled=${!this.text?.trim()}
          @click=${() => this.#read(this.text)}>${texts.library.open}</button></div></section></div>`;
  }

  #games(games) {
    if (!games?.length) return html`<p class="quiet">${games ? texts.library.noGames : texts.loading}</p>`;
    const heads = [texts.library.game, texts.library.players, { number: texts.library.plies }, texts.library.result,
      { hidden: texts.library.acts }];
    return records(texts.library.games, heads, games.map((game) => this.#game(game)));
  }

  #game({ id, title, game, seats, plies, over }) {
    const name = title || game;
    const players = seats.map(player).join(' – ');
    return html`<tr><td><a href=${address(['game', id])}>${name}</a></td>
      <td class="small">${players}</td><td class="number" data-head=${texts.library.plies}>${plies}</td>
      <td class="small">${over?.sentence ?? texts.library.going}</td>
      <td class="act">${this.#trash(
        texts.library.deleteGame(name), `/api/live-games/${encodeURIComponent(id)}`,
      )}</td></tr>`;
  }

  #positions(positions) {
    if (!positions?.length) return html`<p class="quiet">${positions ? texts.library.noPositions : texts.loading}</p>`;
    const heads = [texts.setup.name, texts.library.game, texts.library.position, { hidden: texts.library.acts }];
    return records(texts.library.positions, heads, positions.map((position) => this.#position(position)));
  }

  #position({ id, title, game, position }) {
    return html`<tr><td><a href=${address(['setup'], { game, position })}>${title}</a></td><td>${game}</td>
      <td><code>${position}</code></td>
      <td class="act">${this.#trash(
        texts.library.deletePosition(title), `/api/positions/${encodeURIComponent(id)}`,
      )}</td></tr>`;
  }

  #trash(label, path) {
    return html`<button type="button" class="plain" aria-label=${label} title=${label}
      @click=${() => this.#delete(path)}>${icons.trash}</button>`;
  }
}

customElements.define('k-library', Library);
