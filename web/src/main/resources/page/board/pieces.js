/** The pieces on the board, followed from one position to the next, so that a move is seen as a movement. */
import { walk } from './motion.js';

export class Pieces {
  #next = 1;
  #walks = [];
  #arrived = null;

  list = [];

  /** The next piece to stand on this square was carried there by hand: it walks no more. */
  arrived(square) {
    this.#arrived = square;
  }

  /** The next pieces are those of another game: none of them was here before. */
  forget() {
    this.list = [];
  }

  /** Takes the pieces of these cells, each under the id it had before; `still` where nothing is to be seen moving. */
  follow(cells, last, still) {
    const before = this.list;
    this.list = this.#identify(cells, last);
    const old = new Map(before.map((piece) => [piece.id, piece]));
    this.#walks = still ? [] : this.list
      .filter(({ id, square }) => old.has(id) && old.get(id).square !== square && square !== this.#arrived)
      .map((piece) => ({ id: piece.id, spots: route(cells, old.get(piece.id), piece, last) }));
    this.#arrived = null;
  }

  /** Those that stayed keep their id; one that went takes that of a missing piece of its side, the mover's first. */
  #identify(cells, last) {
    const now = cells.list.map((cell) => ({
      square: cell.name, piece: cell.piece, owner: cell.owner, ground: cell.ground, ...cells.spot(cell.name),
    })).filter((piece) => piece.owner >= 0);
    const old = new Map(this.list.map((piece) => [piece.square, piece]));
    const missing = new Set(this.list);
    for (const piece of now) {
      const same = old.get(piece.square);
      if (same?.owner !== piece.owner) continue;
      piece.id = same.id;
      missing.delete(same);
    }
    for (const piece of now.filter((each) => !each.id)) {
      const own = [...missing].filter((gone) => gone.owner === piece.owner);
      const from = own.find((gone) => piece.square === last?.to && gone.square === last.path[0]) ?? own[0];
      piece.id = from?.id ?? this.#next++;
      missing.delete(from);
    }
    return now.sort((a, b) => a.id - b.id);
  }

  /** Begins the movements that are due; the browser's animations. */
  animate(root) {
    const walks = this.#walks.map(({ id, spots }) => {
      const element = root.querySelector(`[data-piece="${id}"]`);
      return element && walk(element, spots);
    });
    this.#walks = [];
    return walks.filter(Boolean);
  }
}

/** From where a piece stood to where it stands; along the path if the last move says which. */
function route(cells, from, to, last) {
  if (last?.path[0] !== from.square || last.to !== to.square) return [from, to];
  return [from, ...last.path.slice(1, -1).map((square) => cells.spot(square)).filter(Boolean), to];
}
