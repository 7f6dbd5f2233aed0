/** The squares of a position in the order in which a viewer sees them. */
import { pictureOf } from '../games.js';
import { played } from './picking.js';

export class Cells {
  /** `near` is the side at the viewer's edge; `pending` a move shown before the server has confirmed it. */
  constructor(view, near, pending) {
    const named = view.drawing.cells
      .map((cell, i) => (cell.name ? cell : { ...cell, name: `light-${i}`, unnamed: true }));
    const shown = pending ? played(named, pending) : named;
    this.turned = near !== pictureOf(view.game).bottomSide;
    this.list = this.turned ? [...shown].reverse() : shown;
    this.columns = view.drawing.columns;
    this.rows = this.list.length / this.columns;
    this.index = new Map(this.list.map((cell, i) => [cell.name, i]));
  }

  /** Column and row from the top left, or null where there is no such square. */
  spot(square) {
    const index = this.index.get(square);
    return index === undefined ? null : { column: index % this.columns, row: Math.floor(index / this.columns) };
  }

  at(column, row) {
    const inside = column >= 0 && row >= 0 && column < this.columns && row < this.rows;
    return inside ? this.list[row * this.columns + column].name : null;
  }

  /** The square one step away, or the same one at the edge. */
  beside(square, [right, down]) {
    const { column, row } = this.spot(square) ?? { column: 0, row: this.rows - 1 };
    return this.at(column + right, row + down) ?? this.at(column, row);
  }

  lines() {
    return Array.from({ length: this.rows }, (_, row) => this.list.slice(row * this.columns, (row + 1) * this.columns));
  }
}
