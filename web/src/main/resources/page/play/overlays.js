/** How the moves that an agent considers are drawn on the board; the browser remembers what was chosen. */
const KEY = 'kumite.overlay';

export const overlays = {
  all: ['arrows', 'heat', 'none'],
  get chosen() {
    return localStorage.getItem(KEY) ?? 'arrows';
  },
  choose: (overlay) => localStorage.setItem(KEY, overlay),
};
