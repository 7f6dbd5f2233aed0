/** Movements of pieces, drawn by the browser's own animations; none where the person asked for none. */
const calm = matchMedia('(prefers-reduced-motion: reduce)');
const PER_SQUARE = 170;

export const at = (spot) => `translate(${spot.column * 100}%, ${spot.row * 100}%)`;

/** Moves an element along spots (column, row), the last of which is where it already stands. */
export function walk(element, spots) {
  if (calm.matches || spots.length < 2) return;
  element.animate(
    spots.map((spot) => ({ transform: at(spot), easing: 'cubic-bezier(.3,.1,.2,1)' })),
    { duration: PER_SQUARE * Math.min(4, spots.length - 1) + 60 },
  );
}
