/** What all components share: controls, sheets, tables, focus. */
import { css } from 'lit';

export const base = css`
  *, *::before, *::after { box-sizing: border-box; }
  :host { display: block; }
  :host([hidden]) { display: none; }
  :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
  h1, h2, h3 { font-family: var(--serif); font-weight: 600; line-height: 1.2; margin: 0; letter-spacing: 0.005em;
    overflow-wrap: break-word; }
  h1 { font-size: clamp(1.6rem, 4vw, 2.1rem); }
  h2 { font-size: 1.3rem; }
  h3 { font-size: 1.05rem; }
  p { margin: 0; }
  a { color: var(--pine); text-underline-offset: 0.18em; }
  code, .mono { font-family: var(--mono); font-size: 0.86em; overflow-wrap: anywhere; }
  .quiet { color: var(--quiet); }
  .small { font-size: 0.875rem; }
  .hidden-text {
    position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
  }
  .row { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; }
  .stack { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; align-content: start; }
  .sheet {
    background: var(--sheet); border: 1px solid var(--line); border-radius: 12px; padding: 1rem 1.1rem;
    box-shadow: var(--shadow);
  }
  .error { color: var(--warn); font-weight: 600; }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after { animation: none !important; transition: none !important; }
  }
`;

export const controls = css`
  button, select, input, textarea { font: inherit; color: inherit; }
  button {
    display: inline-flex; align-items: center; justify-content: center; gap: 0.4rem;
    min-height: 2.5rem; padding: 0.3rem 0.85rem; border-radius: 8px; cursor: pointer;
    border: 1px solid var(--line-strong); background: var(--raised);
    transition: background-color 120ms, border-color 120ms;
  }
  button:hover:not(:disabled) { border-color: var(--ink); }
  button:active:not(:disabled) { background: var(--line); }
  button:disabled { color: var(--quiet); border-color: var(--line); background: transparent; cursor: default; }
  button.primary { background: var(--ink); border-color: var(--ink); color: var(--sheet); }
  button.primary:hover:not(:disabled) { background: var(--pine); border-color: var(--pine); color: var(--on-pine); }
  button.primary:disabled { background: var(--line); border-color: var(--line); color: var(--quiet); }
  button.plain { border-color: transparent; background: transparent; }
  button.plain:hover:not(:disabled) { background: var(--line); }
  button.link { border: 0; background: none; padding: 0; min-height: 0; color: var(--pine); text-decoration: underline;
    }
  button[aria-pressed="true"], button[aria-selected="true"] {
    background: var(--pine-soft); border-color: var(--pine); color: var(--ink);
  }
  button svg { width: 1.15em; height: 1.15em; flex: none; }
  select, input:not([type="range"], [type="checkbox"], [type="radio"], [type="file"]), textarea {
    width: 100%; min-height: 2.5rem; padding: 0.4rem 0.6rem; border-radius: 8px;
    border: 1px solid var(--line-strong); background: var(--raised);
  }
  input[type="file"] { max-width: 100%; }
  input::file-selector-button { font: inherit; color: inherit; min-height: 2.4rem; padding: 0.3rem 0.85rem;
    margin-right: 0.6rem;
    border-radius: 8px; border: 1px solid var(--line-strong); background: var(--raised); cursor: pointer; }
  textarea { font-family: var(--mono); font-size: 0.86rem; line-height: 1.5; resize: vertical; }
  input[type="range"] { width: 100%; accent-color: var(--pine); height: 1.75rem; }
  input[type="checkbox"], input[type="radio"] { accent-color: var(--pine); width: 1.1rem; height: 1.1rem; margin: 0; }
  [aria-invalid="true"] { border-color: var(--warn) !important; }
  label.field, .field { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.25rem; min-width: 0; }
  .field > span:first-child, legend { font-size: 0.875rem; color: var(--quiet); }
  .field > small { color: var(--quiet); }
  label.check { display: flex; gap: 0.5rem; align-items: center; min-height: 2rem; }
  fieldset { border: 0; padding: 0; margin: 0; min-width: 0; }
  .choices { display: flex; flex-wrap: wrap; gap: 0.4rem; }
  .choices label { position: relative; }
  .choices input { position: absolute; inset: 0; opacity: 0; width: 100%; height: 100%; cursor: pointer; }
  .choices span {
    display: inline-block; padding: 0.4rem 0.8rem; min-height: 2.4rem; border-radius: 8px;
    border: 1px solid var(--line-strong); background: var(--raised);
  }
  .choices input:checked + span { background: var(--pine-soft); border-color: var(--pine);
    box-shadow: inset 0 0 0 1px var(--pine); }
  .choices input:focus-visible + span { outline: 3px solid var(--focus); outline-offset: 2px; }
`;

export const tables = css`
  .scroll { overflow-x: auto; position: relative; }
  table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
  th, td { text-align: left; padding: 0.4rem 0.6rem; border-bottom: 1px solid var(--line); vertical-align: baseline; }
  th { font-weight: 600; font-size: 0.875rem; color: var(--quiet); white-space: nowrap; }
  td.number, th.number { text-align: right; white-space: nowrap; }
  @media (max-width: 40rem) {
    .records thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    .records table, .records tbody { display: block; }
    .records tr { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.15rem 0.6rem; padding: 0.6rem 0;
      border-bottom: 1px solid var(--line); }
    .records td { grid-column: 1; border: 0; padding: 0; }
    .records td.number { text-align: left; white-space: normal; }
    .records td.act { grid-column: 2; grid-row: 1 / span 3; }
    .records td[data-head]::before { content: attr(data-head) " "; font-size: 0.875rem; color: var(--quiet); }
  }
`;
