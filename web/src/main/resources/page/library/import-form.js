/** The import of game files, or of their text. */
import { LitElement, css, html } from 'lit';
import { base, controls } from '../shared/styles.js';
import { post } from '../api.js';
import { go } from '../router.js';
import { field, reason } from '../shared/parts.js';
import { texts } from '../texts.js';

const SHOWN = 20;

/** UTF-8, or else the encoding of older programs. */
async function textOf(file) {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

export class ImportForm extends LitElement {
  static properties = { text: { state: true }, done: { state: true }, wrong: { state: true }, busy: { state: true } };

  static styles = [base, controls, css`
    :host { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; }
    ul { margin: 0.3rem 0 0; padding-left: 1.2rem; overflow-wrap: anywhere; }
  `];

  #read = async (text) => {
    Object.assign(this, { busy: true, done: null, wrong: null });
    try {
      const { liveGames, refused } = await post('/api/records', { text });
      this.text = '';
      if (liveGames.length === 1 && refused.length === 0) go(['game', liveGames[0].id]);
      else this.done = { count: liveGames.length, refused };
      this.dispatchEvent(new CustomEvent('games-imported', { bubbles: true, composed: true }));
    } catch (error) {
      this.wrong = error.message;
    } finally {
      this.busy = false;
    }
  };

  #file = async (event) => {
    const input = event.target;
    const [file] = input.files;
    if (file) await this.#read(await textOf(file));
    input.value = '';
  };

  render() {
    return html`${field(texts.library.file, html`<input type="file" accept=".pdn,.txt,text/plain"
        ?disabled=${this.busy} @change=${this.#file}>`)}
      ${field(texts.library.paste, html`<textarea rows="5" spellcheck="false" .value=${this.text ?? ''}
        @input=${(event) => { this.text = event.target.value; }}></textarea>`)}
      <div><button type="button" ?disabled=${this.busy || !this.text?.trim()}
        @click=${() => this.#read(this.text)}>${texts.library.open}</button></div>
      ${reason(this.wrong)}
      <div role="status">${this.done ? this.#done(this.done) : ''}</div>`;
  }

  #done({ count, refused }) {
    return html`<p>${texts.library.imported(count)}</p>
      ${refused.length > 0 ? html`<p class="error">${texts.library.refused(refused.length)}</p>
        <ul>${refused.slice(0, SHOWN).map((line) => html`<li>${line}</li>`)}
          ${refused.length > SHOWN ? html`<li>${texts.library.more(refused.length - SHOWN)}</li>` : ''}</ul>` : ''}`;
  }
}

customElements.define('k-import', ImportForm);
