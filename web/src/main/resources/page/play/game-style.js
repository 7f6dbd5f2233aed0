import { css } from 'lit';

export const gameStyle = css`
  :host { container-type: inline-size; }
  .layout { display: grid; gap: 1rem; max-width: 84rem; margin: 0 auto;
    padding: 0.75rem clamp(0.6rem, 2vw, 1.5rem) 2rem; }
  .stage { min-width: 0; display: grid; gap: 0.35rem 0.7rem; grid-template-columns: minmax(0, 1fr);
    grid-template-areas: "top" "far" "board" "end" "near" "bottom"; justify-content: center; }
  k-ending, k-retry { grid-area: end; border-color: var(--pine); padding: 0.5rem 0.7rem; }
  k-offer { grid-area: end; }
  k-plate.top { grid-area: top; } k-plate.bottom { grid-area: bottom; }
  .boardbox { grid-area: board; display: grid; grid-template-columns: 0.6rem minmax(0, 1fr); gap: 0.35rem; width: 100%;
    max-width: calc(100dvh - 8rem); margin: 0 auto; }
  .hand { display: grid; grid-template-columns: repeat(3, minmax(0, 8.5rem)); gap: 0.5rem; justify-content: center; }
  .hand.far { grid-area: far; } .hand.near { grid-area: near; }
  .hand k-card { height: clamp(6.2rem, 25cqw, 8.5rem); }
  .hand .aside { grid-column: 3; }
  .slot { border: 1px dashed var(--line-strong); border-radius: 8px; opacity: 0.5; }
  .middle { display: none; }
  .panel { min-width: 0; display: grid; gap: 0.75rem; align-content: start; }
  .lost { position: fixed; z-index: 20; top: 0.6rem; left: 50%; transform: translateX(-50%); background: var(--mark);
    color: #24201a;
    padding: 0.4rem 1rem; border-radius: 8px; font-weight: 600; box-shadow: var(--shadow); }
  @container (min-width: 760px) {
    .stage.cards { grid-template-columns: clamp(6rem, 11cqw, 8.5rem) minmax(0, 1fr);
      grid-template-areas: "top top" "far board" "aside board" "near board" "end end" "bottom bottom";
      grid-template-rows: auto 2fr 1fr 2fr auto auto; }
    .stage.cards .hand { grid-template-columns: minmax(0, 1fr); grid-auto-rows: minmax(0, 1fr); min-height: 0; }
    .stage.cards .hand k-card { height: auto; }
    .stage.cards .hand .aside { display: none; }
    .stage.cards .middle { display: grid; grid-area: aside; min-height: 0; }
    .stage.cards .boardbox { max-width: none; }
    .stage { max-width: calc(100dvh - 11rem + 9rem); width: 100%; margin: 0 auto; }
    .stage:not(.cards) { max-width: calc(100dvh - 11rem); }
    .stage.strips { max-width: calc(100dvh - 16.5rem); }
  }
  @container (min-width: 1000px) {
    .layout { grid-template-columns: minmax(0, 1fr) 23rem; align-items: start; }
    k-ending { display: none; }
  }
`;
