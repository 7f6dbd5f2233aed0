// @ts-check
/** Short sounds, made by the browser itself. They are off until somebody turns them on; that is remembered. */

const KEY = 'kumite.sound';

/** Notes by sound: pitch in hertz, begin and length in seconds. @type {Record<string, [number, number, number][]>} */
const SOUNDS = {
  move: [[523, 0, 0.07]],
  capture: [[392, 0, 0.07], [262, 0.06, 0.12]],
  end: [[392, 0, 0.14], [523, 0.13, 0.14], [659, 0.26, 0.3]],
  low: [[880, 0, 0.07], [880, 0.14, 0.07]],
};
const LOUDNESS = 0.15;

/** @type {AudioContext | null} */
let audio = null;

export const sound = {
  get isOn() {
    return localStorage.getItem(KEY) === 'on';
  },

  /** Turns sounds on or off; one is heard when they are on. */
  toggle() {
    if (sound.isOn) {
      localStorage.removeItem(KEY);
    } else {
      localStorage.setItem(KEY, 'on');
      sound.play('move');
    }
  },

  /** Plays a sound, if sounds are on; browsers play none before the page has been used. @param {string} name */
  play(name) {
    if (!sound.isOn || !navigator.userActivation?.hasBeenActive) return;
    audio ??= new AudioContext();
    for (const note of SOUNDS[name]) playNote(audio, note);
  },
};

/** One note that fades away. @param {AudioContext} context @param {[number, number, number]} note */
function playNote(context, [hertz, begin, length]) {
  const tone = context.createOscillator();
  const volume = context.createGain();
  const start = context.currentTime + begin;
  tone.type = 'triangle';
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(LOUDNESS, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + length);
}
