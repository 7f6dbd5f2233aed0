/** Addresses of the page: #/table/ID, #/play?game=…&position=…, #/lab/run/3. */
export function route() {
  const [path, query = ''] = location.hash.replace(/^#\/?/, '').split('?');
  const parts = path.split('/').filter(Boolean).map(decodeURIComponent);
  return { view: parts[0] ?? 'play', parts: parts.slice(1), params: new URLSearchParams(query) };
}

export function address(parts, params = {}) {
  const query = new URLSearchParams(params).toString();
  return `#/${parts.map(encodeURIComponent).join('/')}${query ? `?${query}` : ''}`;
}

export function go(parts, params) {
  location.hash = address(parts, params);
}

/** Changes the address without a new entry in the history, and tells the page. */
export function replace(parts, params) {
  history.replaceState(null, '', address(parts, params));
  dispatchEvent(new HashChangeEvent('hashchange'));
}
