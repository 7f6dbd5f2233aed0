// @ts-check
/** Another try at a mistake: moves are judged as in the review until a good one is found. */
import { announce } from '../shared/say.js';
import { texts } from '../texts.js';

/** @typedef {{ ply: number, side: number, played: string, best: string }} Mistake */

export class Retry {
  #live;
  #changed;
  #attempts = 0;

  /** What was said of the last move. */
  said = '';
  /** Whether a good move was found. */
  found = false;

  /** @param {import('./live-game.js').LiveGame} live @param {Mistake} mistake @param {() => void} changed */
  constructor(live, mistake, changed) {
    this.#live = live;
    this.mistake = mistake;
    this.#changed = changed;
  }

  /** Only what is said of the last move counts. @param {string} move */
  async attempt(move) {
    this.#attempts += 1;
    const own = this.#attempts;
    this.#say(texts.retry.judging);
    try {
      const judged = await this.#live.retry(this.mistake.ply, move);
      if (own !== this.#attempts) return;
      this.found = judged.good;
      this.#say(texts.retry.answer(judged, this.mistake.best));
    } catch (error) {
      if (own !== this.#attempts) return;
      this.#say('');
      throw error;
    }
  }

  /** @param {string} text */
  #say(text) {
    this.said = text;
    announce(text);
    this.#changed();
  }
}
