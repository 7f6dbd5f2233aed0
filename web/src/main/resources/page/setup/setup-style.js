import { css } from 'lit';

export const setupStyle = css`
  :host { container-type: inline-size; }
  .layout { display: grid; gap: 1.25rem; max-width: 72rem; margin: 0 auto;
    padding: 1.25rem clamp(0.75rem, 2vw, 1.5rem) 3rem; }
  @container (min-width: 900px) { .layout { grid-template-columns: minmax(0, 1fr) 24rem; align-items: start; } }
  k-board { max-width: calc(100dvh - 14rem); min-width: min(100%, 20rem); }
  .palette { display: flex; flex-wrap: wrap; gap: 0.4rem; }
  .tool { width: 3.4rem; height: 3.4rem; padding: 0.2rem; font-size: 0.8rem; }
  .tool svg { width: 100%; height: 100%; }
  .tool.stone, .tool.stone[aria-pressed="true"] { background: var(--board); }
  .tool.tile .way { fill: none; stroke: var(--tile-ink); stroke-width: 6; stroke-linecap: round; stroke-linejoin: round;
    }
  .tool[aria-pressed="true"] { box-shadow: 0 0 0 3px var(--pine); }
  .verdict { display: block; min-height: 3rem; }
`;
