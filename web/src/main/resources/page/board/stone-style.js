/** How stones and squares are painted, on the board and wherever they are shown. */
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
  .ground-shaded { background: var(--temple); }
  .ground-dark { background: var(--dark-square); } .ground-light { background: var(--light-square); }
  .ground-yellow { background: var(--tile-yellow); } .ground-blue { background: var(--tile-blue); }
  .ground-green { background: var(--tile-green); } .ground-red { background: var(--tile-red); }
`;
