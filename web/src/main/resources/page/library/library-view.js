/** The library: stored games, saved positions, and the import of game files. */
import { LitElement, css, html } from 'lit';
import { base, controls, tables } from '../shared/styles.js';
import { get, remove } from '../api.js';
import { address } from '../router.js';
import { complain } from '../shared/say.js';
import { icons } from '../shared/icons.js';
import { records } from '../shared/parts.js';
import { Task } from '../shared/task.js';
import { texts } from '../texts.js';
import './game-list.js';
import './import-form.js';

export class LibraryView extends LitElement {
  static styles = [base, controls, tables, css`
    .layout { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.5rem; max-width: 62rem; margin: 0 auto;
      padding: 1.25rem clamp(0.75rem, 2vw, 1.5rem) 3rem; }
    td button { min-height: 2rem; }
  `];

  #saved = new Task(this, {
    args: () => [],
    task: async () => (await get('/api/positions')).positions,
    onError: complain,
  });

  #delete = async (id) => {
    try {
      await remove(`/api/positions/${encodeURIComponent(id)}`);
      await this.#saved.run();
    } catch (error) {
      complain(error);
    }
  };

  #imported = () => {
    /** @type {import('./game-list.js').GameList} */
    const list = this.renderRoot.querySelector('k-game-list');
    list.refresh();
  };

  render() {
    return html`<div class="layout" @games-imported=${this.#imported}>
      <h1>${texts.library.title}</h1>
      <section class="sheet stack"><h2>${texts.library.games}</h2><k-game-list></k-game-list></section>
      <section class="sheet stack"><h2>${texts.library.positions}</h2>${this.#positions(this.#saved.value)}</section>
      <section class="sheet stack"><h2>${texts.library.read}</h2><k-import></k-import></section></div>`;
  }

  #positions(positions) {
    if (!positions?.length) return html`<p class="quiet">${positions ? texts.library.noPositions : texts.loading}</p>`;
    const heads = [texts.setup.name, texts.library.game, texts.library.position, { hidden: texts.library.acts }];
    return records(texts.library.positions, heads, positions.map((position) => this.#position(position)));
  }

  #position({ id, title, game, position }) {
    const trash = texts.library.deletePosition(title);
    return html`<tr><td><a href=${address(['setup'], { game, position })}>${title}</a></td><td>${game}</td>
      <td><code>${position}</code></td>
      <td class="act"><button type="button" class="plain" aria-label=${trash} title=${trash}
        @click=${() => this.#delete(id)}>${icons.trash}</button></td></tr>`;
  }
}

customElements.define('k-library', LibraryView);
