// @ts-check
/** Who came by a link to one game: the token says to which, and which side it plays. */
const FORM = /^([\w-]+)\.([012])\.[\w-]+$/;
const WATCHER = 2;

/**
 * The guest of a token; null for the token of the server, or for none.
 *
 * @param {string | null} token
 * @returns {{ id: string, side: number | null } | null}
 */
export function guestOf(token) {
  const found = FORM.exec(token ?? '');
  if (!found) return null;
  return { id: found[1], side: Number(found[2]) === WATCHER ? null : Number(found[2]) };
}

/** The guest who uses this tab, or null. */
export const guest = () => guestOf(sessionStorage.getItem('kumite.token'));
