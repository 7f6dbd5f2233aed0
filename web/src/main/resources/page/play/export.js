/** Exports games and positions as a file or a link. */
import { get } from '../api.js';
import { address } from '../router.js';
import { announce, complain } from '../shared/say.js';
import { texts } from '../texts.js';

export function saveFile(name, text) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

export async function downloadRecord(live) {
  try {
    saveFile(`${live.game.split('(')[0]}-${live.id.slice(0, 6)}.pdn`, await get(`/api/live-games/${live.id}/record`));
  } catch (error) {
    complain(error);
  }
}

/** A link to this position, also copied to the clipboard if the browser permits. */
export async function sharePosition(game, position) {
  const link = `${location.origin}/${address(['play'], { game, position })}`;
  try {
    await navigator.clipboard.writeText(link);
    announce(texts.announce.copied);
  } catch {
    announce(texts.announce.linkShown);
  }
  return link;
}
