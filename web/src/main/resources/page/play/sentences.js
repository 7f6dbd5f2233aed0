// @ts-check
/** How a game ended and what is offered in it, in the words of whoever plays on this page. */
import { pictureOf } from '../games.js';
import { texts } from '../texts.js';

/** @typedef {import('./live-game.js').State} State */

/** How the game ended, for a person who plays against somebody in their own words. @param {number[]} persons */
export function resultSentence(/** @type {State} */ { over, game }, persons) {
  if (!over) return '';
  if (persons.length !== 1 || over.winner < 0) return over.sentence;
  const won = over.winner === persons[0];
  const words = pictureOf(game).endings.find(({ ending }) => ending === over.ending)
    ?? texts.over.endings[over.ending];
  return words ? texts.over.result(won, won ? words.won : words.lost) : texts.over.other(won, over.sentence);
}

/** The offer that waits for an answer. @param {number[]} persons */
export function offerSentence(/** @type {State} */ { offer, names, now }, persons) {
  if (!offer) return '';
  const own = persons.includes(offer.side) && !persons.includes(1 - offer.side);
  const who = names[offer.side] ?? now.sideNames[offer.side];
  return own ? texts.offer.own[offer.what] : texts.offer.other[offer.what](who);
}
