// @ts-check
/** What every part of the view of a game has: the controller, by a context. */
import { LitElement } from 'lit';
import { ContextConsumer, createContext } from '@lit/context';

/** @typedef {import('./game-controller.js').GameController} GameController */

/** @type {import('@lit/context').Context<unknown, GameController>} */
export const context = /** @type {any} */ (createContext('kumite-game'));

/** An element that shows a part of the game around it, and is updated whenever that changes. */
export class GamePart extends LitElement {
  #around = new ContextConsumer(this, { context, subscribe: true });

  /** @returns {GameController} */
  get game() {
    if (!this.#around.value) throw new Error('there is no game around this element');
    return this.#around.value;
  }

  /** A part may outlive its game for a moment, while another is opened. */
  shouldUpdate() {
    return this.game.isOpen;
  }
}
