// @ts-check
/**
 * The analysis board of one game: any move can be tried from any position, and what was tried is kept as variations. It
 * stands in the place of the game's own controller for those parts that show an analysis.
 */
import { ContextProvider } from '@lit/context';
import { complain } from '../shared/say.js';
import { Task } from '../shared/task.js';
import { texts } from '../texts.js';
import { get, post } from '../api.js';
import { context } from '../play/game-part.js';
import { ANALYST, LiveGame, pathOf } from '../play/live-game.js';
import { overlays } from '../play/overlays.js';
import { START, Variations } from './variations.js';

/** @typedef {import('../api-types.js').Position} Position @typedef {import('../api-types.js').Move} Move */

export class AnalysisController {
  #host;
  #provider;
  #gone;
  #looking;

  /** @type {LiveGame | null} */
  live = null;
  /** @type {Variations | null} */
  tree = null;
  /** The move that led to the position shown. */
  node = START;
  /** @type {Position | null} */
  shown = null;
  /** @type {string | null} */
  card = null;
  flipped = false;
  overlay = overlays.chosen;

  /** @param {any} host @param {(error: { message: string, status: number }) => void} gone */
  constructor(host, gone) {
    this.#host = host;
    this.#gone = gone;
    this.#provider = new ContextProvider(host, { context, initialValue: /** @type {any} */ (this) });
    this.#looking = new Task(host, {
      task: async ([live, tree, node]) => ({ tree, node, shown: await live.after(tree.line(node)) }),
      onComplete: ({ tree, node, shown }) => this.#arrived(tree, node, shown),
      onError: complain,
    });
    host.addController(this);
  }

  hostDisconnected() {
    this.live?.close();
    this.live = null;
  }

  /** Opens a game at a ply, or else at its end. @param {string} id @param {number | null} ply */
  async open(id, ply) {
    this.live?.close();
    const live = new LiveGame(id, {
      change: () => this.live === live && this.#change({}),
      state: () => this.live === live && this.#change({}),
      gone: () => this.live === live && this.#gone({ message: texts.game.gone, status: 404 }),
    });
    this.#change({ live, tree: null, shown: null, node: START, card: null, flipped: false });
    const [{ nodes }] = await Promise.all([get(`${pathOf(id)}/variations`), live.open()]);
    if (this.live !== live) return;
    const tree = new Variations(nodes);
    const played = live.state?.history.map(({ move }) => move) ?? [];
    await this.#show(tree, tree.find(played.slice(0, ply ?? played.length)));
    if (this.live === live) this.analyse(ANALYST);
  }

  get isOpen() {
    return Boolean(this.live?.state && this.tree && this.shown);
  }

  /** The latest state of the game. */
  get state() {
    if (!this.live?.state) throw new Error('no game is open');
    return this.live.state;
  }

  get shownPly() {
    return this.tree?.ply(this.node) ?? 0;
  }

  /** The side at the bottom of the board. */
  get near() {
    const people = [0, 1].filter((side) => this.state.seats[side] === 'person');
    const own = people.length === 1 ? people[0] : 0;
    return this.flipped ? 1 - own : own;
  }

  get choices() {
    return this.shown?.moves ?? [];
  }

  get lastMove() {
    return this.tree?.nodes[this.node]?.shape ?? null;
  }

  /** What the analysis has found about the position shown. */
  get findings() {
    const analysis = this.live?.analysis;
    return analysis?.position === this.shown?.position ? analysis ?? null : null;
  }

  get canAnalyse() {
    return this.choices.length > 0;
  }

  /** Analyses the position shown until it is stopped, and follows it. @param {string} agent */
  async analyse(agent) {
    try {
      await this.live?.analyse(agent, { moves: this.tree?.line(this.node) ?? [] });
    } catch (error) {
      complain(error);
    }
  }

  /** Shows the position after a move. @param {number} node */
  goTo(node) {
    if (this.tree && node !== this.node) this.#show(this.tree, node);
  }

  /** @param {'back' | 'forward' | 'last'} way */
  step(way) {
    if (this.tree) this.goTo(this.tree[way](this.node));
  }

  /** @param {number} step */
  branch(step) {
    if (this.tree) this.goTo(this.tree.beside(this.node, step));
  }

  /** Tries a move: a new one becomes a variation. @param {Move} move */
  async play(move) {
    const line = [...this.tree?.line(this.node) ?? [], move.move];
    const known = this.tree?.after(this.node).find((node) => this.tree?.nodes[node].move === move.move);
    if (this.tree && known !== undefined) await this.#show(this.tree, known);
    else await this.#kept('variation', line, line);
  }

  /** Deletes the move that led here and all that follows it, unless it was played in the game. */
  async remove() {
    const line = this.tree?.line(this.node) ?? [];
    await this.#kept('drop-variation', line, line.slice(0, -1));
  }

  get canRemove() {
    return this.node !== START && !this.tree?.nodes[this.node].played;
  }

  /** Changes the variations, and shows the position after some moves. */
  async #kept(/** @type {string} */ command, /** @type {string[]} */ moves, /** @type {string[]} */ show) {
    const live = /** @type {LiveGame} */ (this.live);
    try {
      const { nodes } = await post(`${pathOf(live.id)}/${command}`, { moves });
      if (this.live !== live) return;
      const tree = new Variations(nodes);
      await this.#show(tree, tree.find(show));
    } catch (error) {
      complain(error);
    }
  }

  /** @param {Variations} tree @param {number} node */
  async #show(tree, node) {
    await this.#looking.run([this.live, tree, node]).catch(() => {});
  }

  /** @param {Variations} tree @param {number} node @param {Position} shown */
  #arrived(tree, node, shown) {
    tree.visit(node);
    this.#change({ tree, node, shown, card: null });
    if (this.live?.analysing) this.analyse(this.live.analysing);
  }

  /** @param {string} name */
  chooseCard(name) {
    const pass = this.choices.find((move) => move.kind === 'pass' && move.card === name);
    if (pass) this.play(pass);
    else if (this.choices.some((move) => move.card === name)) this.#change({ card: this.card === name ? null : name });
  }

  putCardBack() {
    this.#change({ card: null });
  }

  flip() {
    this.#change({ flipped: !this.flipped });
  }

  /** @param {string} overlay */
  setOverlay(overlay) {
    overlays.choose(overlay);
    this.#change({ overlay });
  }

  /** @param {Partial<AnalysisController>} fields */
  #change(fields) {
    Object.assign(this, fields);
    this.#host.requestUpdate();
    this.#provider.setValue(/** @type {any} */ (this), true);
  }
}
