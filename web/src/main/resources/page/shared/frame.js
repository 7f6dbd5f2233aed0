// @ts-check
const LONGEST_FRAME = 100;

/** Resolves when the next frame has been painted, or soon in a hidden tab, which paints none. */
export const nextFrame = () => new Promise((resolve) => {
  requestAnimationFrame(() => setTimeout(resolve));
  setTimeout(resolve, LONGEST_FRAME);
});
