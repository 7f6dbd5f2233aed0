/** Movements, drawn by the browser's own animations; none where the person asked for none. */
const calm = matchMedia('(prefers-reduced-motion: reduce)');
const PER_SQUARE = 170;
const SLIDE = 380;
const EASING = 'cubic-bezier(.3,.1,.2,1)';

export const at = (spot) => `translate(${spot.column * 100}%, ${spot.row * 100}%)`;

/** Moves an element along spots (column, row), the last of which is where it already stands; null where it stays. */
export function walk(element, spots) {
  if (calm.matches || spots.length < 2) return null;
  return element.animate(
    spots.map((spot) => ({ transform: at(spot), easing: EASING })),
    { duration: PER_SQUARE * Math.min(4, spots.length - 1) + 60 },
  );
}

/** Slides an element to its place from the box in which it was before. */
export function slide(element, old) {
  const now = element.getBoundingClientRect();
  const [x, y] = [old.left - now.left, old.top - now.top];
  if (calm.matches || Math.hypot(x, y) < 4) return;
  const frames = [{ transform: `translate(${x}px, ${y}px)`, zIndex: 2 }, { transform: 'none', zIndex: 2 }];
  element.animate(frames, { duration: SLIDE, easing: EASING });
}
