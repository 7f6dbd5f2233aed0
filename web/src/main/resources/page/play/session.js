/** A live game as the server has it: its latest state, what agents think, and the commands a person can give. */
import { get, post, remove } from '../api.js';
import { Live } from '../live.js';
import { complain } from '../shared/say.js';

const LONGEST_FRAME = 100;

/** When the next frame has been painted; soon, too, in a tab that paints none. */
const nextFrame = () => new Promise((resolve) => {
  requestAnimationFrame(() => setTimeout(resolve));
  setTimeout(resolve, LONGEST_FRAME);
});

export class Session extends EventTarget {
  #live = null;
  #closed = false;
  #past = new Map();
  #frame = null;

  constructor(id) {
    super();
    this.id = id;
    this.live = null;
    this.connected = false;
    this.lost = false;
    this.changes = 0;
    this.thinking = null;
    this.analysis = null;
    this.review = null;
    this.hint = null;
    this.solving = null;
    this.analysing = null;
    this.value = null;
  }

  /** Fetches the game and opens its live connection; throws if it does not exist. */
  async open() {
    this.#take(arrived.get(this.id) ?? await get(this.#path()));
    arrived.delete(this.id);
    if (this.#closed) return;
    this.#live = new Live(this.#path('/live'), {
      message: (message) => this.#hear(message),
      state: (connected) => this.#connected(connected),
    });
  }

  close() {
    this.#closed = true;
    this.#live?.close();
  }

  async command(name, body = {}) {
    const live = await post(this.#path(`/${name}`), body);
    await this.#frame;
    this.#take(live);
  }

  /** The board shows the move already: that frame goes first, for all that the server tells takes longer to draw. */
  move(move) {
    this.hint = null;
    this.#frame = nextFrame().then(() => { this.#frame = null; });
    return this.command('move', { move, ply: this.live.cursor });
  }

  /** A good move; null where the game has gone on before it was found. */
  async askHint(agent) {
    const version = this.live.version;
    const hint = await post(this.#path('/hint'), agent ? { agent } : {});
    if (this.live.version !== version) return null;
    this.#value({ value: hint.value, side: this.live.now.sideToMove });
    this.#change(() => { this.hint = hint; });
    return hint;
  }

  /** Lets an agent think about whatever is on the board, until it is stopped. */
  async analyse(agent) {
    this.#change(() => { this.analysing = agent; });
    try {
      await post(this.#path('/analysis'), { agent, infinite: true });
    } catch (error) {
      this.#change(() => { this.analysing = null; });
      throw error;
    }
  }

  async stopAnalysis() {
    this.#change(() => { this.analysing = null; });
    await remove(this.#path('/analysis'));
  }

  async startReview(agent) {
    const before = this.review;
    const begun = { done: 0, of: this.live.history.length, values: [], mistakes: [] };
    this.#change(() => { this.review = begun; });
    try {
      await post(this.#path('/review'), { agent });
    } catch (error) {
      if (this.review === begun) this.#change(() => { this.review = before; });
      throw error;
    }
  }

  stopReview() {
    return remove(this.#path('/review'));
  }

  tree(path) {
    return get(this.#path(`/tree?path=${encodeURIComponent(path)}`));
  }

  /** The position after so many plies of this game; those that were seen are remembered. */
  past(ply) {
    const moves = this.live.history.slice(0, ply).map((entry) => entry.move);
    const key = moves.join(' ');
    if (!this.#past.has(key)) {
      this.#past.set(key, post('/api/position', { game: this.live.game, position: this.live.start, moves }).catch((error) => {
        this.#past.delete(key);
        throw error;
      }));
    }
    return this.#past.get(key);
  }

  #path(rest = '') {
    return `/api/live-games/${encodeURIComponent(this.id)}${rest}`;
  }

  /** A server that was started anew does not know of the analysis. */
  #connected(connected) {
    const back = connected && !this.connected;
    this.#change(() => Object.assign(this, { connected, lost: !connected }));
    if (back && this.analysing) this.analyse(this.analysing).catch(complain);
  }

  #hear(message) {
    if (this.#frame) this.#frame.then(() => this.#hear(message));
    else if (message.type === 'liveGame') this.#take(message.liveGame);
    else if (message.type === 'error') complain(message.error);
    else if (message.type === 'gone') this.dispatchEvent(new Event('gone'));
    else if (message.type === 'solving') this.#change(() => { this.solving = message.build; });
    else if (['thinking', 'analysis', 'review'].includes(message.type)) {
      this.#change(() => { this[message.type] = message; });
      if (message.choice) this.#value(message.choice);
    }
  }

  /** The last expected result that anybody named, for side 0. */
  #value({ value, side }) {
    this.value = side === 0 ? value : -value;
  }

  #take(live) {
    if (this.#closed || (this.live && live.version < this.live.version)) return;
    const before = this.live;
    if (before && before.version !== live.version) this.hint = null;
    this.live = live;
    if (before && before.cursor !== live.cursor) this.analysis = null;
    this.dispatchEvent(new CustomEvent('state', { detail: { before, live } }));
    this.#change();
  }

  #change(act) {
    act?.();
    this.changes++;
    this.dispatchEvent(new Event('change'));
  }
}

/** Games that were fetched but not opened yet: they need not be fetched again. */
const arrived = new Map();

const keep = (live) => {
  arrived.set(live.id, live);
  return live;
};

/** Starts a game; seats are `person` or an agent's text. */
export const newGame = async (wish) => keep(await post('/api/live-games', wish));

export const knownGame = async (id) => keep(await get(`/api/live-games/${encodeURIComponent(id)}`));
