/** Keyboard shortcuts of a game, except while something is being typed. */
import { guest } from '../guest.js';

const TYPING = /^(INPUT|TEXTAREA|SELECT|DIALOG)$/;
export const typing = (event) => event.composedPath().some((target) => TYPING.test(target.tagName));

const acts = {
  u: (view) => view.game.takeBack(),
  r: (view) => view.game.act('redo'),
  h: (view) => view.game.hint(),
  f: (view) => view.game.flip(),
  n: (view) => view.dispatchEvent(new CustomEvent('new-game', { bubbles: true, composed: true })),
  1: (view) => chooseCard(view, 0),
  2: (view) => chooseCard(view, 1),
};

const NOT_FOR_GUESTS = ['r', 'h', 'n'];

function chooseCard(view, index) {
  const { drawing, sideToMove } = view.game.shown;
  const card = drawing.cards.filter((held) => held.holder === sideToMove)[index];
  if (card) view.game.chooseCard(card.name);
}

export function onKey(event, view) {
  if (event.ctrlKey || event.metaKey || event.altKey || !view.game.isOpen || typing(event)) return;
  const act = guest() && NOT_FOR_GUESTS.includes(event.key) ? null : acts[event.key];
  if (act) {
    act(view);
    event.preventDefault();
  } else if (event.key === 'Escape') {
    if (view.game.retry && !view.game.card) view.game.look(null);
    else view.game.putCardBack();
  }
}
