/** How stones and tiles are painted, on the board and wherever they are shown. */
import { css } from 'lit';

export const stoneStyle = css`
  .body { fill: var(--stone); stroke: var(--stone-edge); stroke-width: 3.5; }
  .sign { fill: var(--stone-sign); }
  .ring { fill: none; stroke: var(--stone-sign); stroke-width: 5; }
  .ring.thin { stroke-width: 2.5; opacity: 0.7; }
  .stone .way { fill: none; stroke: var(--stone-sign); stroke-width: 6.5; stroke-linecap: round; stroke-linejoin: round;
    }
  .blue { --stone: var(--blue); --stone-edge: var(--blue-deep); --stone-sign: var(--on-stone); }
  .red { --stone: var(--red); --stone-edge: var(--red-deep); --stone-sign: var(--on-stone); }
  .white { --stone: var(--white); --stone-edge: var(--white-deep); --stone-sign: var(--on-white-stone); }
  .black { --stone: var(--black); --stone-edge: var(--black-deep); --stone-sign: var(--on-stone); }
  .ground-T { background: var(--temple); }
  .ground-K { background: var(--tile-k); } .ground-R { background: var(--tile-r); }
  .ground-B { background: var(--tile-b); } .ground-N { background: var(--tile-n); }
`;
