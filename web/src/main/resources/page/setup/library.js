/** What is kept: games that were begun, saved positions, and files that come in. */
import { LitElement, css, html } from 'lit';
import { base, controls, tables } from '../shared/styles.js';
import { get, post, remove } from '../api.js';
import { address, go } from '../router.js';
import { complain } from '../shared/say.js';
import { icons } from '../shared/icons.js';
import { texts } from '../texts.js';

export class Library extends LitElement {
  static properties = { games: { state: true }, positions: { state: true }, text: { state: true } };

  static styles = [base, controls, tables, css`
    .layout { display: grid; gap: 1.5rem; max-width: 62rem; margin: 0 auto; padding: 1.25rem clamp(0.75rem, 2vw, 1.5rem) 3rem; }
    td button { min-height: 2rem; }
  `];

  connectedCallback() {
    super.connectedCallback();
    this.#load();
  }

  async #load() {
    try {
      const [live, positions] = await Promise.all([get('/api/live-games'), get('/api/positions')]);
      this.games = live.liveGames;
      this.positions = positions.positions;
    } catch (error) {
      complain(error);
    }
  }

  #delete = async (path) => {
    try {
      await remove(path);
      await this.#load();
    } catch (error) {
      complain(error);
    }
  };

  #read = async (text) => {
    try {
      const answer = await post('/api/records', { text });
      const made = answer.liveGames;
      if (made.length === 1) go(['game', made[0].id]);
      else await this.#load();
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
    return html`<div class="layout">
      <h1>${texts.library.title}</h1>
      <section class="sheet stack"><h2>${texts.library.games}</h2>${this.#games()}</section>
      <section class="sheet stack"><h2>${texts.library.positions}</h2>${this.#positions()}</section>
      <section class="sheet stack"><h2>${texts.library.read}</h2>
        <label class="field"><span>${texts.library.file}</span><input type="file" accept=".pdn,.txt,text/plain" @change=${this.#file}></label>
        <label class="field"><span>${texts.library.paste}</span><textarea rows="5" spellcheck="false" .value=${this.text ?? ''} @input=${(event) => { this.text = event.target.value; }}></textarea></label>
        <div><button type="button" ?disabled=${!this.text?.trim()} @click=${() => this.#read(this.text)}>${texts.library.open}</button></div></section></div>`;
  }

  #games() {
    if (!this.games?.length) return html`<p class="quiet">${this.games ? texts.library.noGames : texts.loading}</p>`;
    return html`<div class="scroll" tabindex="0" role="group" aria-label=${texts.library.games}><table><thead><tr><th scope="col">${texts.library.game}</th><th scope="col">${texts.library.players}</th>
      <th scope="col" class="number">${texts.library.plies}</th><th scope="col">${texts.library.result}</th><th><span class="hidden-text">${texts.library.acts}</span></th></tr></thead>
      <tbody>${this.games.map((live) => html`<tr><td><a href=${address(['game', live.id])}>${live.title || live.game}</a></td>
        <td class="small">${live.seats.map((seat) => (seat === 'person' ? texts.plate.you : seat)).join(' – ')}</td><td class="number">${live.plies}</td>
        <td class="small">${live.over?.sentence ?? texts.library.going}</td>
        <td>${this.#trash(texts.library.deleteGame(live.title || live.game), `/api/live-games/${encodeURIComponent(live.id)}`)}</td></tr>`)}</tbody></table></div>`;
  }

  #positions() {
    if (!this.positions?.length) return html`<p class="quiet">${this.positions ? texts.library.noPositions : texts.loading}</p>`;
    return html`<div class="scroll" tabindex="0" role="group" aria-label=${texts.library.positions}><table><thead><tr><th scope="col">${texts.setup.name}</th><th scope="col">${texts.library.game}</th>
      <th scope="col">${texts.library.position}</th><th><span class="hidden-text">${texts.library.acts}</span></th></tr></thead>
      <tbody>${this.positions.map(({ id, title, game, position }) => html`<tr><td><a href=${address(['setup'], { game, position })}>${title}</a></td><td>${game}</td>
        <td><code>${position}</code></td><td>${this.#trash(texts.library.deletePosition(title), `/api/positions/${encodeURIComponent(id)}`)}</td></tr>`)}</tbody></table></div>`;
  }

  #trash(label, path) {
    return html`<button type="button" class="plain" aria-label=${label} title=${label} @click=${() => this.#delete(path)}>${icons.trash}</button>`;
  }
}

customElements.define('k-library', Library);
