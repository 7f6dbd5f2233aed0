/** Cards change hands: each is seen going from where it lay to where it lies now. */
import { slide } from '../board/motion.js';

const visible = (root) => [...root.querySelectorAll('.hand k-card, .middle k-card')].filter((card) => card.card && card.offsetWidth > 0);

export class Exchange {
  #places = new Map();

  /** Remembers where the cards lie, before they are drawn anew. */
  before(root) {
    this.#places = new Map(visible(root).map((card) => [card.card.name, card.getBoundingClientRect()]));
  }

  after(root) {
    for (const card of visible(root)) {
      const old = this.#places.get(card.card.name);
      if (old) slide(card, old);
    }
    this.#places.clear();
  }
}
