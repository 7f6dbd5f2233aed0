/** Numbers as people read them. */
const whole = new Intl.NumberFormat('en');
const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 });

export const count = (n) => (n === null || n === undefined ? '–' : whole.format(Math.round(n)));
export const brief = (n) => (n === null || n === undefined ? '–' : n < 10000 ? whole.format(Math.round(n)) : compact.format(n));
export const percent = (share, digits = 0) => (share === null || share === undefined ? '–' : `${(100 * share).toFixed(digits)} %`);

/** A value from −1 to 1 as a chance to win. */
export const chance = (value) => percent((1 + value) / 2);
export const signed = (n, digits = 0) => (n === null || n === undefined ? '–' : `${n > 0 ? '+' : n < 0 ? '−' : ''}${Math.abs(n).toFixed(digits)}`);

export function duration(seconds) {
  if (seconds === null || seconds === undefined || !Number.isFinite(seconds)) return '–';
  if (seconds < 90) return `${Math.round(seconds)} s`;
  if (seconds < 5400) return `${Math.round(seconds / 60)} min`;
  return `${(seconds / 3600).toFixed(1)} h`;
}
