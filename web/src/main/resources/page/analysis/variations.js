// @ts-check
/**
 * The moves of a game with their variations, as the server tells them, and the ways through them. A node is the index
 * of a move, START the position before the first.
 */

/** @typedef {import('../api-types.js').VariationNode} Node */

export const START = -1;

export class Variations {
  #followers;
  /** The move that was last looked at after each node: it is the next one again. @type {Map<number, number>} */
  #chosen = new Map();

  /** @param {Node[]} nodes */
  constructor(nodes) {
    this.nodes = nodes;
    /** @type {Map<number, number[]>} */
    this.#followers = new Map();
    nodes.forEach(({ parent }, node) => {
      this.#followers.set(parent, [...this.#followers.get(parent) ?? [], node]);
    });
  }

  /** The moves after a node, the main one first. @param {number} node */
  after(node) {
    return this.#followers.get(node) ?? [];
  }

  /** The nodes from the first move to this one. @param {number} node */
  path(node) {
    const path = [];
    for (let at = node; at !== START; at = this.nodes[at].parent) path.unshift(at);
    return path;
  }

  /** The moves from the start to a node, as texts. @param {number} node */
  line(node) {
    return this.path(node).map((each) => this.nodes[each].move);
  }

  /** The node at the end of a line of moves, or as far as there is one. @param {string[]} moves */
  find(moves) {
    let at = START;
    for (const move of moves) {
      const next = this.after(at).find((node) => this.nodes[node].move === move);
      if (next === undefined) return at;
      at = next;
    }
    return at;
  }

  /** Notes that a node is looked at: the way forward leads there again. @param {number} node */
  visit(node) {
    for (const each of this.path(node)) this.#chosen.set(this.nodes[each].parent, each);
  }

  /** One move back, at the start none. @param {number} node */
  back(node) {
    return node === START ? START : this.nodes[node].parent;
  }

  /** One move forward, at the end none. @param {number} node */
  forward(node) {
    return this.#chosen.get(node) ?? this.after(node)[0] ?? node;
  }

  /** The last move in the direction of forward. @param {number} node */
  last(node) {
    let at = node;
    while (this.forward(at) !== at) at = this.forward(at);
    return at;
  }

  /**
   * Another move in place of this one: the next branch, or with −1 the one before.
   *
   * @param {number} node
   * @param {number} step
   */
  beside(node, step) {
    if (node === START) return START;
    const all = this.after(this.nodes[node].parent);
    return all[all.indexOf(node) + step] ?? node;
  }

  /**
   * The tree as lines to be read: a line ends where variations follow, and goes on below them.
   *
   * @returns {{ depth: number, nodes: number[] }[]}
   */
  lines() {
    /** @type {{ depth: number, nodes: number[] }[]} */
    const lines = [];
    this.#write(lines, this.after(START), 0);
    return lines;
  }

  /** @param {{ depth: number, nodes: number[] }[]} lines @param {number[]} from @param {number} depth */
  #write(lines, from, depth) {
    let line = { depth, nodes: /** @type {number[]} */ ([]) };
    lines.push(line);
    for (let all = from; all.length > 0; all = this.after(all[0])) {
      const [main, ...others] = all;
      line.nodes.push(main);
      if (others.length === 0) continue;
      others.forEach((other) => this.#write(lines, [other], depth + 1));
      line = { depth, nodes: [] };
      lines.push(line);
    }
    if (line.nodes.length === 0) lines.splice(lines.indexOf(line), 1);
  }

  /** How many moves lead to a node. @param {number} node */
  ply(node) {
    return this.path(node).length;
  }

  /**
   * What stands before a move in a line: its number, and three dots where the line begins with the other side's move.
   *
   * @param {number} node
   * @param {boolean} first
   */
  number(node, first) {
    const [begins] = this.path(node);
    const { side } = this.nodes[node];
    const number = 1 + Math.floor((this.ply(node) - 1 + this.nodes[begins].side) / 2);
    if (side === 0) return `${number}.`;
    return first ? `${number}…` : '';
  }
}
