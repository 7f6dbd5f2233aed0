// @ts-check
/** Numbers as people read them; a dash for what is not known. */
const whole = new Intl.NumberFormat('en');
const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 });

const UNKNOWN = '–';

/** @typedef {number | null | undefined} Maybe */

/** @param {Maybe} n @param {(n: number) => string} written */
const known = (n, written) => (n === null || n === undefined || !Number.isFinite(n) ? UNKNOWN : written(n));

export const count = (/** @type {Maybe} */ n) => known(n, (it) => whole.format(Math.round(it)));

/** Large numbers with three digits: 12.3K. */
export const brief = (/** @type {Maybe} */ n) => known(n, (it) => (it < 10000 ? count(it) : compact.format(it)));

export const percent = (/** @type {Maybe} */ share, digits = 0) => (
  known(share, (it) => `${(100 * it).toFixed(digits)} %`));

/** A value from −1 to 1 as a chance to win. */
export const chance = (/** @type {Maybe} */ value) => known(value, (it) => percent((1 + it) / 2));

export const signed = (/** @type {Maybe} */ n, digits = 0) => known(n, (it) => {
  const size = Math.abs(it).toFixed(digits);
  if (Number(size) === 0) return size;
  return `${it > 0 ? '+' : '−'}${size}`;
});

export const duration = (/** @type {Maybe} */ seconds) => known(seconds, (it) => {
  if (it < 90) return `${Math.round(it)} s`;
  if (it < 5400) return `${Math.round(it / 60)} min`;
  return `${(it / 3600).toFixed(1)} h`;
});
