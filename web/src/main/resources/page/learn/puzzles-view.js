/** Puzzles of a game, one by one, easy ones first: find the only move that wins. The score is kept in the browser. */
import { html } from 'lit';
import { get } from '../api.js';
import { games } from '../games.js';
import { address, go } from '../router.js';
import { choice } from '../shared/parts.js';
import { complain } from '../shared/say.js';
import { Task } from '../shared/task.js';
import { texts } from '../texts.js';
import { ExerciseView } from './exercise-view.js';
import { score } from './score.js';

export class PuzzlesView extends ExerciseView {
  /** The exercises by their puzzle, made once: a new object would be a new exercise. */
  #exercises = new Map();
  #missed = false;

  #puzzles = new Task(this, {
    args: () => [this.name],
    task: ([name]) => get(`/api/puzzles?game=${encodeURIComponent(String(name))}`),
    onComplete: () => this.#goTo(score.of(this.name).next),
    onError: complain,
  });

  constructor() {
    super();
    this.begin(0);
  }

  get #all() {
    const found = this.#puzzles.pending ? [] : this.#puzzles.value?.puzzles ?? [];
    return [...found].sort((a, b) => a.grade - b.grade);
  }

  /** After the last comes the first again. */
  get #number() {
    return this.at % Math.max(1, this.#all.length);
  }

  get #puzzle() {
    return this.#all[this.#number];
  }

  get exercise() {
    const puzzle = this.#puzzle;
    if (!puzzle) return undefined;
    if (!this.#exercises.has(puzzle)) this.#exercises.set(puzzle, {
      game: this.name, position: puzzle.position, right: [puzzle.line[0]], answer: texts.puzzles.answer(puzzle.line),
    });
    return this.#exercises.get(puzzle);
  }

  missed() {
    if (!this.#missed) score.add(this.name, false);
    this.#missed = true;
  }

  found() {
    if (!this.#missed) score.add(this.name, true);
    score.keep(this.name, this.at + 1);
  }

  #goTo(at) {
    this.#missed = false;
    this.begin(at);
  }

  get #ask() {
    if (this.#puzzle) return texts.puzzles.ask(this.mover, this.#puzzle.grade);
    return this.#puzzles.pending ? texts.loading : texts.puzzles.none;
  }

  render() {
    const { right, tried } = score.of(this.name);
    return this.layout({
      label: texts.puzzles.label,
      title: texts.puzzles.title(this.name, this.#number + 1, this.#all.length),
      ask: this.#ask,
      acts: html`<button type="button" class=${this.solved ? 'primary' : ''} ?disabled=${!this.#puzzle}
          @click=${() => this.#goTo(this.at + 1)}>${this.solved ? texts.learn.next : texts.learn.skip}</button>
        ${this.solved ? html`<a href=${address(['setup'], this.#place)}>${texts.puzzles.open}</a>` : ''}`,
      more: html`${this.#choice()}<p class="score">${texts.puzzles.score(right, tried)}</p>
        <p class="small"><a href=${address(['learn', this.name])}>${texts.puzzles.tutorial}</a></p>`,
    });
  }

  get #place() {
    return { game: this.name, position: this.exercise.position };
  }

  #choice() {
    const chosen = ({ name }) => choice('puzzles', name, this.name === name, () => go(['puzzles', name]));
    return html`<fieldset><legend>${texts.newGame.game}</legend>
      <div class="choices">${games.all.map(chosen)}</div></fieldset>`;
  }
}

customElements.define('k-puzzles', PuzzlesView);
