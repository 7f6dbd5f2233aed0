/**
 * Dragging pieces with a mouse, pen or finger. A press that does not move is no drag: the click that follows it
 * chooses the square.
 */
const SLACK = 6;

export class Drag {
  #host;
  #start = null;
  #suppress = false;

  /** The host answers `canDrag(square)`, `squareAt(x, y)`, `lifted(square)`, `dropped(square)` and shows `held`. */
  constructor(host) {
    this.#host = host;
  }

  /** Where the held piece is, in pixels from its own square; null while nothing is dragged. */
  held = null;

  down(event) {
    this.#suppress = false;
    const asked = event.composedPath().some((each) => each.classList?.contains('asking'));
    if (asked || event.button !== 0 || !event.isPrimary) return;
    const square = this.#host.squareAt(event.clientX, event.clientY);
    if (!square || !this.#host.canDrag(square)) return;
    this.#start = { square, x: event.clientX, y: event.clientY, pointer: event.pointerId };
  }

  move(event) {
    const start = this.#start;
    if (!start || event.pointerId !== start.pointer) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (!this.held && Math.hypot(x, y) < SLACK) return;
    if (!this.held) {
      event.currentTarget.setPointerCapture(start.pointer);
      this.#host.lifted(start.square);
    }
    this.held = { square: start.square, x, y };
    this.#host.requestUpdate();
  }

  up(event) {
    const dragged = this.held;
    this.#start = null;
    this.held = null;
    if (!dragged) return;
    this.#suppress = true;
    this.#host.dropped(this.#host.squareAt(event.clientX, event.clientY), dragged.square);
    this.#host.requestUpdate();
  }

  cancel() {
    if (this.held) this.#host.requestUpdate();
    this.#start = null;
    this.held = null;
  }

  /** Whether the click that comes now belongs to a drag that has ended. */
  swallowsClick() {
    const suppress = this.#suppress;
    this.#suppress = false;
    return suppress;
  }
}
