/** The search tree, one node at a time opened by the person; while an agent thinks it is seen to grow. */
import { LitElement, css, html } from 'lit';
import { base, controls, tables } from '../shared/styles.js';
import { brief, chance, percent } from '../shared/numbers.js';
import { texts } from '../texts.js';

const SHOWN = 12;
const PATIENCE = 6;
const WAIT = 100;
const EVERY = 1000;

export class Tree extends LitElement {
  static properties = {
    session: { attribute: false }, cursor: { type: Number }, busy: { type: Boolean },
    nodes: { state: true }, none: { state: true },
  };

  static styles = [base, controls, tables, css`
    summary { cursor: pointer; font-weight: 600; }
    details[open] summary { margin-bottom: 0.5rem; }
    .open { min-height: 1.7rem; padding: 0 0.4rem; border: 0; background: none; font-variant-numeric: tabular-nums; }
    td, th { padding: 0.2rem 0.4rem; }
    td:first-child { white-space: nowrap; padding-left: calc(0.2rem + var(--depth) * 0.9rem); }
    .d1 { --depth: 0; } .d2 { --depth: 1; } .d3 { --depth: 2; } .d4 { --depth: 3; } .d5 { --depth: 4; } .d6 { --depth: 5; }
  `];

  #timer = 0;

  constructor() {
    super();
    this.nodes = new Map();
  }

  willUpdate(changed) {
    if (changed.has('cursor')) {
      this.nodes = new Map();
      this.none = null;
    }
  }

  /** Something else is thought about, or somebody began to think: an open tree goes along. */
  updated(changed) {
    if (changed.has('cursor') || changed.has('busy')) this.#follow();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  get #open() {
    return this.isConnected && this.renderRoot.querySelector('details').open;
  }

  /** What is open is looked at again, now and while an agent is at work on it. */
  #follow = async () => {
    clearTimeout(this.#timer);
    if (!this.#open || (!this.busy && this.nodes.size === 0)) return;
    for (const path of [...this.nodes.keys()].sort((a, b) => a.length - b.length)) {
      if (this.nodes.has(path)) await this.#ask(path, () => this.nodes.has(path));
    }
    if (this.busy && this.nodes.size > 0 && this.#open) this.#timer = setTimeout(this.#follow, EVERY);
  };

  /** A search that has just begun has nothing to show yet. */
  #look = async () => {
    for (let tries = 0; tries < PATIENCE && this.nodes.size === 0; tries++) {
      if (tries > 0) await new Promise((resolve) => { setTimeout(resolve, tries * WAIT); });
      await this.#ask('');
    }
    await this.#follow();
  };

  /** The node after these moves, with / between them, as it is now; what is no longer there is closed. */
  async #ask(path, still = () => true) {
    const { cursor } = this;
    const wanted = () => cursor === this.cursor && still();
    try {
      const answer = await this.session.tree(path);
      if (wanted()) this.nodes = new Map(this.nodes).set(path, answer);
    } catch (error) {
      if (!wanted()) return;
      this.#close(path);
      if (path === '') this.none = error.message;
    }
  }

  #close(path) {
    this.nodes = new Map([...this.nodes].filter(([open]) => open !== path && path !== '' && !open.startsWith(`${path}/`)));
  }

  #toggle(path) {
    if (this.nodes.has(path)) this.#close(path);
    else this.#ask(path);
  }

  render() {
    const root = this.nodes.get('');
    return html`<details class="sheet" @toggle=${this.#follow}>
      <summary>${texts.tree.title}</summary>
      ${root ? html`<p class="small quiet">${texts.tree.root(brief(root.node.visits), chance(root.node.value))}
          ${this.busy ? texts.tree.growing : ''}</p>
        <div class="scroll"><table><thead><tr><th scope="col">${texts.thinking.move}</th><th scope="col" class="number">${texts.thinking.visits}</th>
          <th scope="col" class="number">${texts.thinking.chance}</th>${root.children.some((child) => has(child.prior)) ? html`<th scope="col" class="number">${texts.tree.prior}</th>` : ''}
          ${root.children.some((child) => has(child.raveValue)) ? html`<th scope="col" class="number">${texts.tree.rave}</th>` : ''}</tr></thead>
          <tbody>${this.#rows('', root)}</tbody></table></div>`
      : html`<p class="small quiet">${this.none ?? texts.tree.none}</p>
        <button type="button" @click=${this.#look}>${texts.tree.open}</button>`}</details>`;
  }

  #rows(path, answer) {
    const top = this.nodes.get('');
    const priors = top.children.some((child) => has(child.prior));
    const raves = top.children.some((child) => has(child.raveValue));
    return [...answer.children].sort((a, b) => b.visits - a.visits).slice(0, SHOWN).map((child) => {
      const below = path ? `${path}/${child.move}` : child.move;
      const open = this.nodes.get(below);
      return html`<tr class="d${Math.min(6, below.split('/').length)}"><td>${child.children > 0
          ? html`<button type="button" class="open" aria-expanded=${Boolean(open)} @click=${() => this.#toggle(below)}>${open ? '▾' : '▸'} ${child.move}</button>`
          : html`<span class="open">${child.move}</span>`}</td>
        <td class="number">${brief(child.visits)}</td><td class="number">${chance(child.value)}</td>
        ${priors ? html`<td class="number">${has(child.prior) ? percent(child.prior, 1) : ''}</td>` : ''}
        ${raves ? html`<td class="number">${has(child.raveValue) ? `${chance(child.raveValue)} (${brief(child.raveVisits)})` : ''}</td>` : ''}</tr>
        ${open ? this.#rows(below, open) : ''}`;
    });
  }
}

const has = (value) => value !== null && value !== undefined;

customElements.define('k-tree', Tree);
