/** Icons for buttons, each of which also has a name in words. */
import { html, svg } from 'lit';

const draw = (paths) => html`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"
  stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${svg`<path d=${paths} />`}</svg>`;

export const icons = {
  undo: draw('M9 6 4 11l5 5M4 11h10a6 6 0 0 1 0 12h-2'),
  redo: draw('m15 6 5 5-5 5M20 11H10a6 6 0 0 0 0 12h2'),
  hint: draw('M9 18h6M10 22h4M12 2a7 7 0 0 1 4 12.7c-.7.6-1 1.3-1 2.3H9c0-1-.3-1.7-1-2.3A7 7 0 0 1 12 2z'),
  flip: draw('M7 4v15M3 8l4-4 4 4M17 20V5M13 16l4 4 4-4'),
  flag: draw('M5 22V3M5 4h13l-3 4 3 4H5'),
  draw: draw('M3 9h18M3 15h18'),
  plus: draw('M12 5v14M5 12h14'),
  play: draw('M7 4v16l13-8z'),
  pause: draw('M8 5v14M16 5v14'),
  step: draw('M5 5v14l10-7zM19 5v14'),
  first: draw('M18 5 9 12l9 7zM6 5v14'),
  back: draw('m15 5-7 7 7 7'),
  forward: draw('m9 5 7 7-7 7'),
  up: draw('m5 15 7-7 7 7'),
  down: draw('m5 9 7 7 7-7'),
  last: draw('m6 5 9 7-9 7zM18 5v14'),
  share: draw('M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1-1'),
  download: draw('M12 4v11M7 11l5 5 5-5M5 20h14'),
  swap: draw('M4 8h14l-4-4M20 16H6l4 4'),
  deal: draw('M4 7h10v14H4zM9 7V3h11v14h-6'),
  sun: draw('M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2'
    + 'M5 5l1.5 1.5M17.5 17.5 19 19M5 19l1.5-1.5M17.5 6.5 19 5'),
  moon: draw('M20 14.5A8 8 0 1 1 9.5 4a6.5 6.5 0 0 0 10.5 10.5z'),
  sound: draw('M4 9v6h4l5 4V5L8 9zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11'),
  mute: draw('M4 9v6h4l5 4V5L8 9zM17 9.5l5 5M22 9.5l-5 5'),
  trash: draw('M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14'),
  stop: draw('M6 6h12v12H6z'),
  close: draw('M6 6l12 12M18 6 6 18'),
  keys: draw('M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M8 14h8'),
};
