/**
 * How far a person has come in the tutorials, and whether they were offered; kept in the browser, by the name that they
 * had when the first were kept.
 */
const key = (name) => `kumite.lesson.${name}`;
const OFFERED = 'kumite.lesson.offered';

export const progress = {
  /** The step that was reached, counted from 0. */
  of: (name, steps) => Math.max(0, Math.min(steps - 1, Number(localStorage.getItem(key(name)) ?? 0))),
  keep: (name, step) => localStorage.setItem(key(name), String(step)),
  get offered() {
    return localStorage.getItem(OFFERED) !== null;
  },
  /** The tutorial is offered to a newcomer once. */
  offer: () => localStorage.setItem(OFFERED, 'yes'),
};
