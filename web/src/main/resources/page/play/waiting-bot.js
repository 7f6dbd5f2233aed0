/** A seat is kept for a Litama bot: the match that it must join, and where. */
import { css, html } from 'lit';
import { base, controls } from '../shared/styles.js';
import { get, socketAddress } from '../api.js';
import { field, reason } from '../shared/parts.js';
import { Task } from '../shared/task.js';
import { texts } from '../texts.js';
import { GamePart } from './game-part.js';

const LITAMA = 'litama';

/** Whether a seat is kept for a bot that has not come yet. */
export const waits = (seat) => seat === LITAMA;

/** The name of the bot at a seat, empty until it has come; null if the seat is not for a bot. */
export function botName(seat) {
  if (waits(seat)) return '';
  return seat.startsWith(`${LITAMA}:`) ? seat.slice(LITAMA.length + 1) : null;
}

export class WaitingBot extends GamePart {
  static styles = [base, controls, css`
    :host { display: grid; gap: 0.4rem; } strong { font-family: var(--serif); font-size: 1.15rem; }
  `];

  #match = new Task(this, {
    args: () => [this.game.live?.id],
    task: ([id]) => get(`/api/live-games/${encodeURIComponent(id)}/litama`),
  });

  render() {
    const shown = (value) => html`<input readonly .value=${value} @focus=${(event) => event.target.select()}>`;
    return html`<strong>${texts.bot.waiting}</strong>
      ${reason(this.#match.error?.message)}
      ${field(texts.bot.match, shown(this.#match.value?.matchId ?? ''))}
      ${field(texts.bot.server, shown(socketAddress(`/${LITAMA}`)))}`;
  }
}

customElements.define('k-waiting-bot', WaitingBot);
