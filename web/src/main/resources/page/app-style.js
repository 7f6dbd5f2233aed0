import { css } from 'lit';

export const appStyle = css`
  :host { display: grid; min-height: 100dvh; grid-template: auto auto 1fr / minmax(0, 1fr); }
  main { grid-row: 3; }
  header { display: flex; align-items: center; gap: 0.25rem; padding: 0.35rem clamp(0.6rem, 2vw, 1.5rem);
    border-bottom: 1px solid var(--line); }
  .brand { display: flex; align-items: center; gap: 0.5rem; color: var(--ink); text-decoration: none;
    font: 600 1.35rem/1 var(--serif); letter-spacing: 0.02em; min-height: 2.5rem; }
  .brand svg { width: 1.7rem; height: 1.7rem; } .roof { fill: var(--red); } .gate { fill: var(--blue); }
  nav { display: flex; gap: 0.15rem; margin: 0 auto 0 clamp(0.4rem, 3vw, 2rem); min-width: 0; overflow-x: auto;
    scrollbar-width: none; }
  nav a { color: var(--quiet); text-decoration: none; padding: 0.5rem 0.7rem; border-radius: 8px; white-space: nowrap; }
  nav a:hover { color: var(--ink); background: var(--line); }
  nav a[aria-current="page"] { color: var(--ink); font-weight: 600; box-shadow: inset 0 -3px 0 var(--pine);
    border-radius: 8px 8px 0 0; }
  .watching { padding: 0.6rem clamp(0.6rem, 2vw, 1.5rem); background: var(--pine-soft);
    border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
  main { min-width: 0; } main:focus { outline: none; }
  .skip { position: absolute; left: -999rem; }
  .skip:focus { left: 0.5rem; top: 0.5rem; z-index: 9; background: var(--sheet); padding: 0.5rem 1rem;
    border-radius: 8px; }
  .failure { max-width: 34rem; margin: 4rem auto; padding: 0 1rem; }
  .complaint { position: fixed; inset: auto 0 1rem; z-index: 20; display: grid; justify-content: center;
    pointer-events: none; padding: 0 1rem; }
  .complaint p { background: var(--ink); color: var(--paper); padding: 0.7rem 1.1rem; border-radius: 10px;
    box-shadow: var(--shadow); max-width: 40rem; }
  dialog { border: 1px solid var(--line-strong); border-radius: 14px; padding: 1.3rem; background: var(--sheet);
    color: var(--ink); max-width: min(30rem, calc(100vw - 1rem)); }
  dialog::backdrop { background: rgb(20 16 10 / 0.45); }
  dl { display: grid; gap: 0.45rem; margin: 1rem 0; }
  dl div { display: grid; grid-template-columns: 8.5rem 1fr; gap: 0.8rem; }
  dd { margin: 0; }
  kbd { font: 600 0.85rem var(--mono); }
  @media print { header, .complaint { display: none; } }
  @media (max-width: 40rem) {
    header { flex-wrap: wrap; padding-block: 0.2rem; }
    .brand { margin-right: auto; }
    nav { order: 3; width: 100%; margin: 0; justify-content: space-between; } nav a { padding: 0.45rem 0.25rem; }
  }
`;
