/* What cannot wait for the other scripts: light or dark, and the first question to the server. */
(() => {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const usual = system.matches ? 'dark' : 'light';
    document.documentElement.dataset.theme = localStorage.getItem('kumite.theme') ?? usual;
  };
  system.addEventListener('change', apply);
  apply();
})();

/* The game that will be shown first; api.js takes the answer when the page comes to ask. A token must come first. */
(() => {
  if (/token=/.test(location.href) || sessionStorage.getItem('kumite.token')) return;
  const [view, id] = location.hash.replace(/^#\/?/, '').split('/');
  const last = view === 'game' ? id : localStorage.getItem('kumite.last.play');
  if (!['', 'play', 'game'].includes(view)) return;
  const question = last ? { method: 'GET', path: `/api/live-games/${last}` }
    : { method: 'POST', path: '/api/live-games', body: '{"game":"onitama"}' };
  const headers = { Accept: 'application/json', ...(question.body ? { 'Content-Type': 'application/json' } : {}) };
  window.kumiteAsked = { ...question, response: fetch(question.path, { ...question, headers }) };
  window.kumiteAsked.response.catch(() => {});
})();
