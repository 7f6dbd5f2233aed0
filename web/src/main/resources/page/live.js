/** A WebSocket that reconnects: after growing delays, and at once when the network or the tab is back. */
import { socketAddress } from './api.js';

const FIRST_WAIT = 250;
const LONGEST_WAIT = 4000;
const PING_EVERY = 20000;

/** The server closes with this code a connection that would be refused again. */
const NOTHING_THERE = 4000;

export class Live {
  #path;
  #socket = null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #ping = 0;
  #closed = false;
  #heard = 0;

  constructor(path, { message, state }) {
    this.#path = path;
    this.message = message;
    this.state = state;
    this.again = () => {
      if (!this.#socket && !document.hidden) this.#open();
    };
    addEventListener('online', this.again);
    document.addEventListener('visibilitychange', this.again);
    this.#open();
  }

  /** The answer to a request, or null if the connection has brought something newer meanwhile, or was closed. */
  async unlessNews(request) {
    const heard = this.#heard;
    const answer = await request;
    return heard === this.#heard && !this.#closed ? answer : null;
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    removeEventListener('online', this.again);
    document.removeEventListener('visibilitychange', this.again);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.close();
  }

  #open() {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    const socket = new WebSocket(socketAddress(this.#path));
    this.#socket = socket;
    socket.onopen = () => {
      if (this.#closed) {
        socket.close();
        return;
      }
      this.#ping = setInterval(() => socket.send('{"type":"ping"}'), PING_EVERY);
      this.state(true);
    };
    socket.onmessage = (event) => {
      if (this.#closed) return;
      this.#heard += 1;
      const message = JSON.parse(event.data);
      if (message.type !== 'error') this.#wait = FIRST_WAIT;
      this.message(message);
    };
    socket.onclose = (event) => {
      clearInterval(this.#ping);
      this.#socket = null;
      if (event.code === NOTHING_THERE) this.close();
      if (this.#closed) return;
      this.state(false);
      this.#timer = setTimeout(() => this.#open(), this.#wait);
      this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
    };
  }
}
