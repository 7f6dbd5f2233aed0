import { css } from 'lit';

export const labStyle = css`
  .layout { display: grid; gap: 1.25rem; max-width: 72rem; margin: 0 auto;
    padding: 1.25rem clamp(0.75rem, 2vw, 1.5rem) 3rem; }
  .two { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr)); }
  .pair { display: grid; gap: 0.7rem; grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr)); }
  progress { width: 100%; height: 0.8rem; accent-color: var(--pine); }
  .head { display: flex; flex-wrap: wrap; gap: 0.6rem 1rem; align-items: center; justify-content: space-between; }
  .state { font-size: 0.875rem; padding: 0.15rem 0.6rem; border-radius: 99px; border: 1px solid var(--line-strong);
    white-space: nowrap; }
  .state.running { border-color: var(--pine); background: var(--pine-soft); }
  .interval { display: block; width: 9rem; height: 1.1rem; }
  .interval .axis { stroke: var(--line-strong); }
  .interval .range { stroke: var(--ink); stroke-width: 2.5; }
  .interval .point { fill: var(--pine); }
  .facts { display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); gap: 0.4rem 1rem; margin: 0; }
  .facts dt { font-size: 0.8rem; color: var(--quiet); }
  .facts dd { margin: 0; font-variant-numeric: tabular-nums; font-weight: 600; overflow-wrap: anywhere; }
  td button { min-height: 2rem; }
  td.best { font-weight: 700; }
  summary { cursor: pointer; }
`;
