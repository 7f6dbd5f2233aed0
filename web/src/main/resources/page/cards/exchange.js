/** Cards change hands: each is seen going from where it lay to where it lies now. */
import { slide } from '../board/motion.js';

const visible = (root) => [...root.querySelectorAll('.hand k-card, .middle k-card')]
  .filter((card) => card.card && card.offsetWidth > 0);

/** Who holds what; as long as that stays, no card moves, and measuring where they lie would only take time. */
const holding = (view) => view?.drawing.cards.map((card) => `${card.name} ${card.holder}`).join() ?? '';

export class Exchange {
  #held = '';
  #scene = '';
  #places = new Map();

  /** Remembers where the cards lie, before they are drawn anew for this view of the same scene, such as one game. */
  before(root, view, scene) {
    const held = holding(view);
    const news = this.#held !== '' && held !== this.#held && scene === this.#scene;
    this.#held = held;
    this.#scene = scene;
    if (news) this.#places = new Map(visible(root).map((card) => [card.card.name, card.getBoundingClientRect()]));
  }

  after(root) {
    if (this.#places.size === 0) return;
    for (const card of visible(root)) {
      const old = this.#places.get(card.card.name);
      if (old) slide(card, old);
    }
    this.#places.clear();
  }
}
