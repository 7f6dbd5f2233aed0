/** The switch between light and dark; early.js makes the first choice. */
export const theme = () => document.documentElement.dataset.theme;

export function switchTheme() {
  const next = theme() === 'dark' ? 'light' : 'dark';
  localStorage.setItem('kumite.theme', next);
  document.documentElement.dataset.theme = next;
}
