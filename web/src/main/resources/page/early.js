/* What cannot wait for the other scripts: light or dark, and the first questions to the server. */
(() => {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const usual = system.matches ? 'dark' : 'light';
    document.documentElement.dataset.theme = localStorage.getItem('kumite.theme') ?? usual;
  };
  system.addEventListener('change', apply);
  apply();
})();

/*
 * The games, and the game that will be shown first; api.js takes the answers when the page comes to ask. Where a token
 * is needed, it must come first.
 */
(() => {
  if (/token=/.test(location.href) || sessionStorage.getItem('kumite.token')) return;
  window.kumiteAsked = [];
  /** The text comes with the answer: a wait for it would be a turn more. */
  const whole = async (response) => {
    const { ok, status, headers } = response;
    const text = await response.text();
    return { ok, status, headers, text: () => text };
  };
  const ask = (method, path, body) => {
    const headers = { Accept: 'application/json', ...(body ? { 'Content-Type': 'application/json' } : {}) };
    const response = fetch(path, { method, headers, body }).then(whole);
    response.catch(() => {});
    window.kumiteAsked.push({ method, path, body, response });
  };
  const [view, id] = location.hash.replace(/^#\/?/, '').split('/');
  const last = view === 'game' ? id : localStorage.getItem('kumite.last.play');
  if (['', 'play', 'game'].includes(view)) {
    if (last) ask('GET', `/api/live-games/${last}`);
    else ask('POST', '/api/live-games', '{}');
  }
  ask('GET', '/api/games');
  ask('GET', '/api/about');
})();
