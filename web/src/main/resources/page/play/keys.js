/** Keys that work anywhere in a game, unless something is being typed. */
const typing = (event) => event.composedPath().some((target) => /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.tagName === 'DIALOG');

const acts = {
  u: (view) => view.act('undo'),
  r: (view) => view.act('redo'),
  h: (view) => view.hint(),
  f: (view) => { view.flipped = !view.flipped; },
  n: (view) => view.dispatchEvent(new CustomEvent('new-game', { bubbles: true, composed: true })),
  1: (view) => chooseCard(view, 0),
  2: (view) => chooseCard(view, 1),
};

function chooseCard(view, index) {
  const { drawing, sideToMove } = view.live.now;
  const card = drawing.cards.filter((held) => held.holder === sideToMove)[index];
  if (card) view.chooseCard(card.name);
}

export function onKey(event, view) {
  if (event.ctrlKey || event.metaKey || event.altKey || !view.live || typing(event)) return;
  const act = acts[event.key];
  if (act) {
    act(view);
    event.preventDefault();
  } else if (event.key === 'Escape') {
    view.card = null;
  }
}
