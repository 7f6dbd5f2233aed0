// @ts-check
/** A live game as the server has it: its latest state, what agents think, and the commands a person can give. */
import { get, inOrder, post, remove } from '../api.js';
import { Live } from '../live.js';
import { nextFrame } from '../shared/frame.js';
import { complain } from '../shared/say.js';

/**
 * @typedef {import('../api-types.js').LiveGame} State
 * @typedef {import('../api-types.js').Findings} Findings
 * @typedef {{ ply?: number, moves?: string[] }} Place
 * @typedef {{ ply: number, position?: string, agent: string, choice: Findings }} Thought
 */

/** Who reviews a game unless somebody else is asked to. */
export const REVIEWER = 'strong(nodes=50k)';
/** Who analyses a position: of several moves the exact values are found, so that they can be compared. */
export const ANALYST = 'strong(lines=3)';

const LONGEST_NEWS = 2000;
/** How long one's own move is on the board at least before the reply is, and how long the reply waits at most. */
const SHORTEST_SIGHT = 200;
const LONGEST_SIGHT = 1500;

const pause = (/** @type {number} */ millis) => new Promise((resolve) => { setTimeout(resolve, millis); });

/** Games that were fetched but not opened yet: they need not be fetched again. @type {Map<string, State>} */
const fetched = new Map();

const keep = (/** @type {State} */ state) => {
  fetched.set(state.id, state);
  return state;
};

export const pathOf = (/** @type {string} */ id) => `/api/live-games/${encodeURIComponent(id)}`;

/**
 * Starts a game; seats are `person` or an agent's text.
 *
 * @param {Partial<import('../api-types.js').NewLiveGame>} wish
 * @returns {Promise<State>}
 */
export const newGame = async (wish) => keep(await post('/api/live-games', wish));

/** @param {string} id */
export const knownGame = async (id) => keep(await get(pathOf(id)));

/** A review is about the moves of a game, wherever on the board one is. @param {State} a @param {State} b */
const sameMoves = ({ history: a }, { history: b }) => (
  a.length === b.length && a.every(({ move }, i) => move === b[i].move));

export class LiveGame {
  /** @type {Live | null} */
  #connection = null;
  #closed = false;
  /** Whether the last analysis was stopped here; another may have been begun elsewhere, or before a reload. */
  #stopped = false;
  /** The position that is analysed: after a ply or some moves; empty for the board. @type {Place} */
  analysed = {};
  /** @type {Map<string, Promise<any>>} */
  #past = new Map();
  /** @type {Promise<void> | null} */
  #frame = null;
  /** Settled when the person's own move has been seen; null then. @type {Promise<void> | null} */
  #sight = null;
  /** The number of plies with that move. */
  #own = 0;
  #on;
  /** Called with every new state. @type {Set<() => void>} */
  #waiting = new Set();
  /** What begins and stops an analysis or a review. */
  #inOrder = inOrder();

  /** The latest state; null before it has been fetched. @type {State | null} */
  state = null;
  /** When it came, by the browser's clock. */
  at = 0;
  connected = false;
  lost = false;
  /** How often the connection was opened. */
  returns = 0;
  /** What the agent that is to move thinks. @type {Thought | null} */
  thinking = null;
  /** What the analysis has found. @type {Thought | null} */
  analysis = null;
  /** The agent that analyses the board, or null. @type {string | null} */
  analysing = null;
  /** @type {any} */
  review = null;
  /** @type {Findings | null} */
  hint = null;
  /** The build of a tablebase. @type {any} */
  solving = null;
  /** What is known of the expected result on the board, for side 0. @type {number | null} */
  value = null;

  /**
   * @param {string} id
   * @param {{ change: () => void, state: (before: State | null, now: State) => void, gone: () => void }} on
   */
  constructor(id, on) {
    this.id = id;
    this.#on = on;
  }

  /** Fetches the game and opens its live connection; throws if it does not exist. */
  async open() {
    this.#take(fetched.get(this.id) ?? await get(this.#path()));
    fetched.delete(this.id);
    if (this.#closed) return;
    this.#connection = new Live(this.#path('/live'), {
      message: (message) => this.#hear(message),
      state: (connected) => this.#connected(connected),
    });
  }

  /** The analysis ends with the view of the game. */
  close() {
    if (this.analysing && !this.#closed) this.stopAnalysis().catch(complain);
    this.#closed = true;
    this.#connection?.close();
  }

  /** @param {string} name @param {object} body */
  async command(name, body = {}) {
    const { version } = await post(this.#path(`/${name}`), body, { Prefer: 'return=minimal' });
    await this.#frame;
    await this.#reach(version);
  }

  /** Waits until the live connection has brought this version, or else fetches it. @param {number} version */
  async #reach(version) {
    const here = () => this.#closed || this.#known.version >= version;
    if (!here() && this.connected) {
      let heard;
      await new Promise((resolve) => {
        heard = () => here() && resolve(undefined);
        this.#waiting.add(heard);
        setTimeout(resolve, LONGEST_NEWS);
      });
      this.#waiting.delete(heard);
    }
    if (!here()) this.#take(await get(this.#path()));
  }

  /**
   * The board shows the move already: that frame goes first, because drawing the server's answer takes longer. The
   * reply of an agent waits until the move has been seen.
   *
   * @param {string} move
   * @param {Promise<void>} seen
   */
  move(move, seen = Promise.resolve()) {
    this.hint = null;
    this.#own = this.#known.cursor + 1;
    const sight = Promise.race([Promise.all([seen, pause(SHORTEST_SIGHT)]), pause(LONGEST_SIGHT)]).then(() => {
      if (this.#sight === sight) this.#sight = null;
    });
    this.#sight = sight;
    this.#frame = nextFrame().then(() => { this.#frame = null; });
    return this.command('move', { move, ply: this.state?.cursor });
  }

  /** A good move; null if the game has changed before it was found. */
  async askHint() {
    const before = this.#known;
    const hint = await post(this.#path('/hint'));
    if (this.#known.version !== before.version) return null;
    this.#value(before.cursor, { value: hint.value, side: before.now.sideToMove });
    this.#change({ hint });
    return hint;
  }

  /**
   * Starts an analysis, until it is stopped, of one position or else of the board.
   *
   * @param {string} agent
   * @param {Place} place
   */
  async analyse(agent, place = {}) {
    this.#change({ analysing: agent, analysis: null });
    this.#stopped = false;
    this.analysed = place;
    try {
      await this.#inOrder(() => post(this.#path('/analysis'), { agent, infinite: true, ...place }));
    } catch (error) {
      this.#change({ analysing: null });
      throw error;
    }
  }

  async stopAnalysis() {
    this.#change({ analysing: null });
    this.#stopped = true;
    await this.#inOrder(() => remove(this.#path('/analysis')));
  }

  /** @param {string} agent */
  async startReview(agent) {
    const before = this.review;
    const begun = { done: 0, of: this.#known.history.length, values: [], moves: [] };
    this.#change({ review: begun });
    try {
      await this.#inOrder(() => post(this.#path('/review'), { agent }));
    } catch (error) {
      if (this.review === begun) this.#change({ review: before });
      throw error;
    }
  }

  stopReview() {
    return this.#inOrder(() => remove(this.#path('/review')));
  }

  /**
   * Judges another move in place of a reviewed one.
   *
   * @param {number} ply
   * @param {string} move
   * @returns {Promise<import('../api-types.js').Attempt>}
   */
  retry(ply, move) {
    return post(this.#path('/retry'), { ply, move });
  }

  /** @param {string} path */
  tree(path) {
    return get(this.#path(`/tree?path=${encodeURIComponent(path)}`));
  }

  /**
   * The position after this number of plies.
   *
   * @param {number} ply
   */
  past(ply) {
    return this.after(this.#known.history.slice(0, ply).map((entry) => entry.move));
  }

  /**
   * The position after some moves from the start; positions are fetched once.
   *
   * @param {string[]} moves
   * @returns {Promise<import('../api-types.js').Position>}
   */
  after(moves) {
    const { game, start: position } = this.#known;
    const key = moves.join(' ');
    const known = this.#past.get(key);
    if (known) return known;
    const asked = post('/api/position', { game, position, moves }).catch((error) => {
      this.#past.delete(key);
      throw error;
    });
    this.#past.set(key, asked);
    return asked;
  }

  get #known() {
    if (!this.state) throw new Error('the game is not open');
    return this.state;
  }

  #path(rest = '') {
    return `${pathOf(this.id)}${rest}`;
  }

  /** A server that was restarted does not know of the analysis. @param {boolean} connected */
  #connected(connected) {
    const back = connected && !this.connected;
    this.#change({ connected, lost: !connected });
    if (back) this.#returned();
    if (back && this.analysing) this.analyse(this.analysing, this.analysed).catch(complain);
  }

  /** What was going on may have ended meanwhile; what has not is told again. */
  #returned() {
    const reviewed = this.review && this.review.done === this.review.of;
    this.#change({ returns: this.returns + 1, solving: null, review: reviewed ? this.review : null });
  }

  /** @param {any} message */
  #hear(message, at = performance.now()) {
    const wait = this.#frame ?? (this.#isReply(message) ? this.#sight : null);
    if (wait) wait.then(() => this.#hear(message, at));
    else if (message.type === 'liveGame') this.#take(message.liveGame, at);
    else if (message.type === 'error') complain(message.error);
    else if (message.type === 'gone') this.#on.gone();
    else if (message.type === 'reviewStopped') this.#change({ review: null });
    else if (message.type === 'solving') this.#change({ solving: message.build });
    else if (['thinking', 'analysis', 'review'].includes(message.type)) {
      if (message.type === 'analysis' && !message.done && !this.#stopped) this.analysing ??= message.agent;
      if (message.choice) this.#value(message.ply, message.choice);
      this.#change({ [message.type]: message });
    }
  }

  /** Whether a message is about what came after the person's own move. @param {any} message */
  #isReply({ liveGame, ply }) {
    return (liveGame?.cursor ?? ply ?? 0) > this.#own;
  }

  /** @param {number} ply @param {{ value: number, side: number }} found */
  #value(ply, { value, side }) {
    if (ply === this.state?.cursor) this.value = side === 0 ? value : -value;
  }

  /**
   * What is known of a new position: what its mover expected; or nothing, but while an agent is about to think what
   * was known before stays.
   *
   * @param {State} state
   */
  #expected({ cursor, history, now, seats, over }) {
    const { value, side } = history[cursor - 1] ?? {};
    if (typeof value === 'number') return side === 0 ? value : -value;
    return over || seats[now.sideToMove] === 'person' ? null : this.value;
  }

  /** Takes a state unless a newer one is here. @param {State} state */
  #take(state, at = performance.now()) {
    const before = this.state;
    if (this.#closed || (before && state.version < before.version)) return;
    if (before && before.version !== state.version) this.hint = null;
    if (before?.cursor !== state.cursor || before.now.position !== state.now.position) {
      this.analysis = null;
      this.value = this.#expected(state);
    }
    if (before && !sameMoves(before, state)) this.review = null;
    this.state = state;
    this.at = at;
    this.#on.state(before, state);
    this.#change({});
    this.#waiting.forEach((heard) => heard());
  }

  /** @param {Partial<LiveGame>} fields */
  #change(fields) {
    Object.assign(this, fields);
    this.#on.change();
  }
}
