// @ts-check
/**
 * One game on the page: the live game, and how a person looks at it. The controller belongs to the view; all parts of
 * the view reach it through a context and are updated with it.
 */
import { ContextProvider } from '@lit/context';
import { announce, complain } from '../shared/say.js';
import { sound } from '../shared/sound.js';
import { Task } from '../shared/task.js';
import { loaded } from '../api.js';
import { texts } from '../texts.js';
import { go } from '../router.js';
import { LiveGame, REVIEWER, newGame } from './live-game.js';
import { mistakeMarks } from './marks.js';
import { overlays } from './overlays.js';
import { Retry } from './retry.js';
import { guest } from '../guest.js';
import { context } from './game-part.js';
import { agentsFor } from './levels.js';
import { offerSentence, resultSentence } from './sentences.js';
import { soundOf } from './sounds.js';

/** @typedef {import('../api-types.js').Position} Position @typedef {import('../api-types.js').Move} Move */

/** @type {Record<string, () => Promise<unknown>>} */
const LOADERS = { thinking: () => import('./thinking.js'), review: () => import('./review.js') };

export class GameController {
  #host;
  #provider;
  #gone;
  #looking;
  #levels;

  /** @type {LiveGame | null} */
  live = null;
  /** The card that is chosen for the next move. @type {string | null} */
  card = null;
  flipped = false;
  /** The ply that is looked at, or null for the board of the game. @type {number | null} */
  ply = null;
  /** The position at that ply, once it has been fetched. @type {Position | null} */
  past = null;
  /** Marks on an earlier position. @type {{ shape: Move, share: number, best?: boolean }[]} */
  notes = [];
  /** The mistake that is being tried again. @type {Retry | null} */
  retry = null;
  tab = 'game';
  overlay = overlays.chosen;

  /** @param {any} host @param {(error: { message: string, status: number }) => void} gone */
  constructor(host, gone) {
    this.#host = host;
    this.#gone = gone;
    this.#provider = new ContextProvider(host, { context, initialValue: this });
    this.#looking = new Task(host, {
      task: async ([ply, mistake]) => ({ past: await this.live?.past(ply), mistake }),
      onComplete: ({ past, mistake }) => (
        this.#change({ past, notes: past && mistake ? mistakeMarks(past, mistake) : [] })),
      onError: (error) => { complain(error); this.look(null); },
    });
    this.#levels = new Task(host, {
      args: () => [this.live?.state?.game],
      task: ([game]) => (game && !guest() ? agentsFor(game) : null),
    });
    host.addController(this);
  }

  hostDisconnected() {
    this.live?.close();
  }

  /** Opens a game in place of the one before. @param {string} id */
  async open(id) {
    this.live?.close();
    this.#looking.cancel();
    const live = new LiveGame(id, {
      change: () => this.live === live && this.#change({}),
      state: (before, now) => this.live === live && this.#moved(before, now),
      gone: () => this.live === live && this.#gone({ message: texts.game.gone, status: 404 }),
    });
    this.#change({ live, card: null, flipped: false, ply: null, past: null, notes: [], retry: null, tab: 'game' });
    await live.open();
    return live;
  }

  /** The levels of this game's opponents; empty until they have been fetched. */
  get levels() {
    return this.#levels.value?.levels ?? [];
  }

  /** The latest state of the game. */
  get state() {
    if (!this.live?.state) throw new Error('no game is open');
    return this.live.state;
  }

  get isOpen() {
    return Boolean(this.live?.state);
  }

  /** The position shown: the one on the board, or an earlier one that is looked at. @returns {Position} */
  get shown() {
    return this.past ?? this.state.now;
  }

  /** How many plies led to the position shown. */
  get shownPly() {
    return this.ply ?? this.state.cursor;
  }

  /** The sides that are played on this page: not those that somebody else plays by a link. */
  get persons() {
    const { seats, offered } = this.state;
    const visitor = guest();
    return [0, 1].filter((side) => seats[side] === 'person' && (visitor ? visitor.side === side : !offered[side]));
  }

  /** Whether somebody on another device plays a side: then nobody takes a move back alone. */
  get isShared() {
    const { seats, offered } = this.state;
    return [0, 1].some((side) => seats[side] === 'person' && offered[side]);
  }

  /** The side at the bottom of the board. */
  get near() {
    const own = this.persons.length === 1 ? this.persons[0] : 0;
    return this.flipped ? 1 - own : own;
  }

  /**
   * The moves a person may choose from now; none while an agent is to move or an earlier position is looked at, unless
   * a mistake there is being tried again.
   */
  get choices() {
    if (this.retry) return this.retry.found || this.#looking.pending ? [] : this.shown.moves;
    return this.ply === null && this.turn === 'person' ? this.state.now.moves : [];
  }

  /** Whether the position shown is the one in which the game ended. */
  get ended() {
    const { over, cursor, history, trouble } = this.state;
    return Boolean(over) && !trouble && this.ply === null && cursor === history.length;
  }

  get result() {
    return resultSentence(this.state, this.persons);
  }

  get turn() {
    const { now, over, seats } = this.state;
    if (over) return 'over';
    if (seats[now.sideToMove] !== 'person') return 'agent';
    return this.persons.includes(now.sideToMove) ? 'person' : 'other';
  }

  /** The move that led to the position shown. */
  get lastMove() {
    if (this.ply === null) return this.state.lastMove ?? null;
    return this.state.history[this.ply - 1]?.shape ?? null;
  }

  /**
   * Shows the position after this number of plies; null: the board of the game. A mistake is shown with the move that
   * was played and the one that would have been better.
   *
   * @param {number | null} ply
   * @param {{ played: string, best: string } | null} mistake
   */
  look(ply, mistake = null) {
    this.#looking.cancel();
    const back = ply === null || ply === this.state.cursor;
    this.#change({ notes: [], retry: null, card: null, ...(back ? { ply: null, past: null } : { ply }) });
    if (this.live?.analysing && (this.live.analysed.ply ?? null) !== this.ply) this.analyse(this.live.analysing);
    if (back && mistake) this.#change({ notes: mistakeMarks(this.state.now, mistake) });
    else if (!back) this.#looking.run([ply, mistake]);
  }

  /** Analyses the position shown until it is stopped, and follows it. @param {string} agent */
  analyse(agent) {
    return this.#attempt(() => this.live?.analyse(agent, this.ply === null ? {} : { ply: this.ply }));
  }

  /** What the analysis has found about the position shown, or else what the agent that is to move thinks. */
  get findings() {
    const { analysis, thinking } = /** @type {LiveGame} */ (this.live);
    if (analysis?.ply === this.shownPly) return analysis;
    return this.ply === null ? thinking : null;
  }

  /** Whether there is anything to analyse in the position shown. */
  get canAnalyse() {
    return this.shown.moves.length > 0;
  }

  /** @param {import('./retry.js').Mistake} mistake */
  showMistake(mistake) {
    this.look(mistake.ply - 1, mistake);
  }

  /** Lets a better move be found at a mistake. @param {import('./retry.js').Mistake} mistake */
  tryAgain(mistake) {
    this.look(mistake.ply - 1);
    this.#change({ retry: new Retry(/** @type {LiveGame} */ (this.live), mistake, () => this.#change({})) });
  }

  /** Shows the review, and starts it if there is none. */
  async review() {
    await this.openTab('review');
    if (!this.live?.review) await this.#attempt(() => this.live?.startReview(REVIEWER));
  }

  /** Executes a command of the live game. @param {string} name @param {object} [body] */
  act(name, body) {
    return this.#attempt(() => this.live?.command(name, body));
  }

  /** Whoever plays here is told once that the time is getting short. @param {number} side */
  timeIsLow(side) {
    if (!this.persons.includes(side)) return;
    announce(texts.clock.low(this.state.now.sideNames[side]));
    sound.play('low');
  }

  /** Takes the last move back, or asks the other side for it. */
  takeBack() {
    if (!this.isShared) return this.act('undo');
    return this.persons.length > 0 ? this.act('offer', { what: 'takeback' }) : undefined;
  }

  /** Plays a move; the reply to it is shown when it has been seen. @param {Move} move @param {Promise<void>} [seen] */
  play(move, seen) {
    if (this.retry) return this.#attempt(() => this.retry?.attempt(move.move));
    return this.#attempt(() => this.live?.move(move.move, seen));
  }

  hint() {
    return this.#attempt(async () => {
      const hint = await this.live?.askHint();
      if (hint) announce(texts.announce.hint(hint));
    });
  }

  /** @param {() => any} work */
  async #attempt(work) {
    try {
      await work();
    } catch (error) {
      complain(error);
    }
  }

  /** A card: chosen, put back, or given away if the player must pass. @param {string} name */
  chooseCard(name) {
    const pass = this.choices.find((move) => move.kind === 'pass' && move.card === name);
    if (pass) this.play(pass);
    else if (this.choices.some((move) => move.card === name)) this.#change({ card: this.card === name ? null : name });
  }

  putCardBack() {
    this.#change({ card: null });
  }

  /** Opens the analysis board at a position of the game. @param {number} ply */
  openAnalysis(ply = this.shownPly) {
    go(['analysis', this.state.id], { ply });
  }

  /** Another game between the same players, from a new deal. */
  again() {
    const { game, seats, pace } = this.state;
    return this.#start({ game, seats, pace, ...this.#clock });
  }

  /** The same deal with the sides swapped. */
  swapped() {
    const { game, start, seats, pace } = this.state;
    return this.#start({ game, position: start, seats: [...seats].reverse(), pace, ...this.#clock });
  }

  get #clock() {
    const { clock } = this.state;
    return clock ? { clock: clock.control } : {};
  }

  /** @param {Partial<import('../api-types.js').NewLiveGame>} wish */
  #start(wish) {
    return this.#attempt(async () => go(['game', (await newGame(wish)).id]));
  }

  flip() {
    this.#change({ flipped: !this.flipped });
  }

  /** Shows a tab, once what it needs is loaded. @param {string} tab */
  openTab(tab) {
    return this.#attempt(async () => {
      if (LOADERS[tab]) await loaded(LOADERS[tab]());
      this.#change({ tab });
    });
  }

  /** @param {string} overlay */
  setOverlay(overlay) {
    overlays.choose(overlay);
    this.#change({ overlay });
  }

  /** @param {import('./live-game.js').State | null} before @param {import('./live-game.js').State} now */
  #moved(before, now) {
    if (!before) return;
    const heard = soundOf(before, now);
    if (heard) sound.play(heard);
    if (before.cursor !== now.cursor || before.now.position !== now.now.position) {
      this.card = null;
      this.look(null);
    }
    const entry = now.history[now.cursor - 1];
    if (now.cursor > before.cursor && entry) announce(texts.announce.played(now.now.sideNames[entry.side], entry));
    if (now.over && !before.over) announce(this.result);
    else if (now.offer && !before.offer) announce(offerSentence(now, this.persons));
  }

  /** @param {Partial<GameController>} fields */
  #change(fields) {
    Object.assign(this, fields);
    this.#host.requestUpdate();
    this.#provider.setValue(this, true);
  }
}
