/** How far a person has come in the lessons, and whether they were offered; kept in the browser. */
const key = (name) => `kumite.lesson.${name}`;
const OFFERED = 'kumite.lesson.offered';

export const progress = {
  /** The step that was reached, counted from 0. */
  of: (name, steps) => Math.max(0, Math.min(steps - 1, Number(localStorage.getItem(key(name)) ?? 0))),
  keep: (name, step) => localStorage.setItem(key(name), String(step)),
  get offered() {
    return localStorage.getItem(OFFERED) !== null;
  },
  /** The lesson is offered to a newcomer once. */
  offer: () => localStorage.setItem(OFFERED, 'yes'),
};
