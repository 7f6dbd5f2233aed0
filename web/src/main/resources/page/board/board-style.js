import { css } from 'lit';

export const boardStyle = css`
  :host { container-type: inline-size; position: relative; user-select: none; -webkit-user-select: none; }
  .frame { position: relative; padding: clamp(2px, 1.1cqw, 8px); border-radius: 10px; background: var(--board-rim);
    box-shadow: var(--shadow); }
  .field { position: relative; aspect-ratio: 1; display: block; }
  .grid { display: grid; position: absolute; inset: 0; grid-template-columns: repeat(var(--columns), 1fr);
    grid-auto-rows: 1fr; gap: 1px; background: var(--board-line); border-radius: 4px; overflow: hidden; }
  .row { display: contents; }
  .cell { position: relative; background: var(--board); touch-action: manipulation;
    -webkit-tap-highlight-color: transparent; }
  .cell.alt { background: var(--board-alt); }
  .cell svg { position: absolute; inset: 0; width: 100%; height: 100%; pointer-events: none; }
  .cell .way { fill: none; stroke: var(--tile-ink); stroke-width: 5; stroke-linecap: round; stroke-linejoin: round;
    opacity: 0.62; }
  .cell .mark { fill: var(--ink); opacity: 0.26; }
  .cell.pick { touch-action: none; cursor: grab; }
  .cell.target { cursor: pointer; }
  .cell:focus-visible { outline: none; }
  .cell:focus-visible::after { content: ""; position: absolute; inset: 0; z-index: 3; border: 3px solid var(--focus);
    box-shadow: inset 0 0 0 2px var(--sheet); pointer-events: none; }
  .cell.last::before, .cell.chosen::before { content: ""; position: absolute; inset: 0; background: var(--mark);
    opacity: 0.5; }
  .cell.called { box-shadow: inset 0 0 0 max(3px, 0.8cqw) var(--pine); }
  .cell.chosen::before { background: var(--pine); opacity: 0.38; }
  .cell .name { position: absolute; left: 4%; bottom: 1%; font: 600 clamp(7px, 1.7cqw, 12px)/1.2 var(--sans);
    color: var(--ink); opacity: 0.62; pointer-events: none; }
  .cell.ground-dark .name { opacity: 0.85; }

  .over { position: absolute; inset: 0; width: 100%; height: 100%; pointer-events: none; overflow: visible; }
  .piece { position: absolute; left: 0; top: 0; width: calc(100% / var(--columns)); height: calc(100% / var(--rows)); }
  .piece svg { width: 100%; height: 100%; display: block; overflow: visible; }
  .piece.held { z-index: 5; cursor: grabbing; filter: drop-shadow(0 6px 6px rgb(0 0 0 / 0.35)); }
  .dot { position: absolute; left: 0; top: 0; width: calc(100% / var(--columns)); height: calc(100% / var(--rows)); }
  .dot::after { content: ""; position: absolute; inset: 36%; border-radius: 50%; background: var(--pine);
    box-shadow: 0 0 0 2px var(--sheet); }
  .dot.via::after { inset: 42%; background: var(--sheet); box-shadow: 0 0 0 3px var(--pine); }
  .dot.takes::after { inset: 5%; background: none; border: max(3px, 0.9cqw) solid var(--pine);
    box-shadow: inset 0 0 0 1.5px var(--sheet), 0 0 0 1.5px var(--sheet); }
  .dot.faint { opacity: 0.55; }
  .dot .by { position: absolute; inset: auto 0 3%; z-index: 1; display: flex; flex-wrap: wrap; justify-content: center;
    gap: 1px 2px; font: 600 clamp(8px, 2.2cqw, 13px)/1.25 var(--sans); color: var(--ink); }
  .dot .by span { background: var(--sheet); border-radius: 4px; padding: 0 3px; }

  .arrows line { stroke: var(--pine); stroke-linecap: round; }
  .arrows polygon { fill: var(--pine); }
  .arrows rect { fill: var(--sheet); stroke: var(--pine); stroke-width: 0.02; }
  .arrows .best rect { fill: var(--pine); }
  .arrows text { font-family: var(--sans); font-weight: 700; fill: var(--ink); text-anchor: middle;
    dominant-baseline: central; }
  .arrows .best text { fill: var(--on-pine); }
  .heat { fill: var(--pine); }

  .asking { position: absolute; z-index: 10; left: 50%; top: 50%; transform: translate(-50%, -50%);
    pointer-events: auto;
    background: var(--sheet); border: 1px solid var(--line-strong); border-radius: 12px; padding: 0.7rem;
    box-shadow: var(--shadow);
    display: grid; gap: 0.5rem; width: max-content; max-width: 96%; }
  .answers { display: flex; gap: 0.5rem; justify-content: center; flex-wrap: wrap; }
  .asking k-card { width: clamp(84px, 24cqw, 120px); height: clamp(104px, 29cqw, 146px); }
  .goal { display: flex; width: 100%; min-height: 2.4rem; margin: 0.3rem 0; align-items: center;
    justify-content: center;
    gap: 0.5rem; border: 1px dashed transparent; border-radius: 8px; color: var(--quiet);
    font-size: 0.875rem; background: none; padding: 0; }
  .goal:has(.camp) { justify-content: space-between; padding: 0 0.3rem; }
  .camp { flex: none; width: clamp(1.8rem, 9cqw, 2.2rem); aspect-ratio: 1; border-radius: 50%;
    background: var(--board); border: 2px solid var(--board-rim); }
  .camp svg { display: block; width: 100%; height: 100%; overflow: visible; }
  .goal.open { border-color: var(--pine); color: var(--ink); background: var(--pine-soft); cursor: pointer;
    font-weight: 600; }
`;
