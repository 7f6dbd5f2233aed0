/** What the page adds to the browser's own types. */
interface Window {
  /** The first question to the server, which early.js has asked before the scripts were loaded. */
  kumiteAsked?: { method: string; path: string; body?: string; response: Promise<EarlyResponse> }[];
}

interface WindowEventMap {
  'kumite-announce': CustomEvent<string>;
  'kumite-complain': CustomEvent<string>;
}

interface HTMLElementTagNameMap {
  'k-board': import('./board/board.js').Board;
  'k-card': import('./cards/card.js').Card;
  'k-new-game': import('./play/new-game.js').NewGame;
  'k-opponent': import('./play/opponent.js').Opponent;
}

/** A response whose text is there already. */
type EarlyResponse = Pick<Response, 'ok' | 'status' | 'headers'> & { text: () => string };
