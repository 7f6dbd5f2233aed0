/** The search tree, one node at a time opened by the person. */
import { LitElement, css, html } from 'lit';
import { base, controls, tables } from '../shared/styles.js';
import { brief, chance, percent } from '../shared/numbers.js';
import { texts } from '../texts.js';

const SHOWN = 12;
const PATIENCE = 6;
const WAIT = 100;

export class Tree extends LitElement {
  static properties = {
    session: { attribute: false }, cursor: { type: Number }, running: { type: Boolean },
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

  /** A tree can be looked at when nobody is at work on it. */
  #look = async () => {
    if (this.session.analysing) await this.session.stopAnalysis();
    this.nodes = new Map();
    for (let tries = 0; tries < PATIENCE && this.nodes.size === 0; tries++) {
      await new Promise((resolve) => { setTimeout(resolve, (tries + 1) * WAIT); });
      await this.#open([]);
    }
  };

  async #open(path) {
    try {
      const answer = await this.session.tree(path);
      this.nodes = new Map(this.nodes).set(path.join('/'), answer);
      this.none = null;
    } catch (error) {
      if (path.length === 0) this.none = error.message;
    }
  }

  #toggle(path) {
    const key = path.join('/');
    if (!this.nodes.has(key)) return this.#open(path);
    const left = new Map([...this.nodes].filter(([open]) => open !== key && !open.startsWith(`${key}/`)));
    this.nodes = left;
    return undefined;
  }

  render() {
    const root = this.nodes.get('');
    return html`<details class="sheet">
      <summary>${texts.tree.title}</summary>
      ${root ? html`<p class="small quiet">${texts.tree.root(brief(root.node.visits), chance(root.node.value))}
          <button type="button" class="link" @click=${this.#look}>${texts.tree.refresh}</button></p>
        <div class="scroll"><table><thead><tr><th scope="col">${texts.thinking.move}</th><th scope="col" class="number">${texts.thinking.visits}</th>
          <th scope="col" class="number">${texts.thinking.chance}</th>${root.children.some((child) => has(child.prior)) ? html`<th scope="col" class="number">${texts.tree.prior}</th>` : ''}
          ${root.children.some((child) => has(child.raveValue)) ? html`<th scope="col" class="number">${texts.tree.rave}</th>` : ''}</tr></thead>
          <tbody>${this.#rows([], root)}</tbody></table></div>`
      : html`<p class="small quiet">${this.none ?? texts.tree.none}</p>
        <button type="button" @click=${this.#look}>${this.running ? texts.tree.stopAndOpen : texts.tree.open}</button>`}</details>`;
  }

  #rows(path, answer) {
    const top = this.nodes.get('');
    const priors = top.children.some((child) => has(child.prior));
    const raves = top.children.some((child) => has(child.raveValue));
    return [...answer.children].sort((a, b) => b.visits - a.visits).slice(0, SHOWN).map((child) => {
      const below = [...path, child.move];
      const open = this.nodes.get(below.join('/'));
      return html`<tr class="d${Math.min(6, below.length)}"><td>${child.children > 0
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
