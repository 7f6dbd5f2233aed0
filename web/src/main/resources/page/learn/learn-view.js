/**
 * The tutorial of a game, step by step on the board: the game asks, the person moves, and the game answers. The step
 * that was reached is kept in the browser.
 */
import { html } from 'lit';
import { gameName, games, tutorialOf } from '../games.js';
import { address, go } from '../router.js';
import { choice } from '../shared/parts.js';
import { complain } from '../shared/say.js';
import { texts } from '../texts.js';
import { newGame } from '../play/live-game.js';
import { ExerciseView } from './exercise-view.js';
import { progress } from './progress.js';

export class LearnView extends ExerciseView {
  willUpdate(changed) {
    if (changed.has('name')) this.#goTo(progress.of(this.name, this.#steps.length));
  }

  get #steps() {
    return tutorialOf(this.name);
  }

  get exercise() {
    return this.#steps[this.at];
  }

  #goTo(step) {
    this.begin(step);
    progress.keep(this.name, step);
  }

  #play = async () => {
    try {
      go(['game', (await newGame({ game: this.name })).id]);
    } catch (error) {
      complain(error);
    }
  };

  render() {
    return this.layout({
      label: texts.learn.label,
      title: texts.learn.title(this.name, this.at + 1, this.#steps.length),
      ask: this.exercise?.ask,
      acts: this.#acts(),
      more: html`${this.#choice()}
        ${this.name === gameName(this.name) ? html`<p class="small">
          <a href=${address(['puzzles', this.name])}>${texts.puzzles.go}</a></p>` : ''}
        <p class="small"><a href=${address(['rules', this.name])}>${texts.rulesView.open}</a></p>
        <p class="small"><a href=${address(['play'], { game: this.name })}>${texts.learn.leave}</a></p>`,
    });
  }

  #choice() {
    const one = (game) => choice('learn', game, this.name === game, () => go(['learn', game]));
    return html`<fieldset><legend>${texts.newGame.game}</legend>
      <div class="choices">${games.taught.map(one)}</div></fieldset>`;
  }

  #acts() {
    const last = this.at === this.#steps.length - 1;
    return html`
      <button type="button" ?disabled=${this.at === 0}
        @click=${() => this.#goTo(this.at - 1)}>${texts.learn.back}</button>
      ${last ? html`<button type="button" class="primary" @click=${this.#play}>${texts.learn.play}</button>`
        : html`<button type="button" class=${this.solved ? 'primary' : ''}
          @click=${() => this.#goTo(this.at + 1)}>${this.solved ? texts.learn.next : texts.learn.skip}</button>`}
      ${this.solved ? html`<button type="button" class="plain"
        @click=${() => this.#goTo(this.at)}>${texts.learn.again}</button>` : ''}`;
  }
}

customElements.define('k-learn', LearnView);
