/** Messages of the whole page: for screen readers, or shown for a moment. */
export function announce(text) {
  dispatchEvent(new CustomEvent('kumite-announce', { detail: text }));
}

export function complain(error) {
  dispatchEvent(new CustomEvent('kumite-complain', { detail: error.message ?? String(error) }));
}
