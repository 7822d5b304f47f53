/** Short synthesised sounds. Browsers allow none before the first click or key. */

import { storage } from './dom.js';

/** The tones of each sound: wave form, pitch from and to in Hz, start and length in seconds, volume. */
const SOUNDS = {
  step: [['triangle', 330, 240, 0, 0.07, 0.2]],
  plonk: [['sine', 190, 80, 0, 0.22, 0.5], ['noise', 900, 300, 0, 0.05, 0.3]],
  rattle: [0, 0.06, 0.11, 0.19, 0.25, 0.34].map((start) => ['noise', 2600, 1400, start, 0.035, 0.25]),
  chime: [['sine', 880, 880, 0, 0.4, 0.2], ['sine', 1320, 1320, 0.09, 0.5, 0.16]],
  puff: [['noise', 1500, 250, 0, 0.32, 0.3]],
  hop: [['sine', 260, 620, 0, 0.12, 0.25]],
  card: [['noise', 3200, 1600, 0, 0.08, 0.22]],
  sand: [['noise', 5200, 4200, 0, 0.38, 0.1]],
  turn: [['sine', 660, 660, 0, 0.16, 0.18], ['sine', 990, 990, 0.14, 0.3, 0.16]],
  gong: [['sine', 110, 108, 0, 1.1, 0.4], ['sine', 166, 164, 0, 0.8, 0.2], ['sine', 277, 272, 0, 0.5, 0.1]],
  // The beats of The Magic Labyrinth.
  die: [0, 70, 150, 250, 370].map((ms) => ['noise', 1900, 900, ms / 1000, 0.03, 0.3]).concat([['sine', 150, 90, 0.5, 0.12, 0.4]]),
  tap: [['triangle', 300, 220, 0, 0.07, 0.22], ['noise', 1200, 600, 0, 0.02, 0.1]],
  slam: [['sine', 95, 42, 0, 0.4, 0.7], ['noise', 2400, 700, 0, 0.05, 0.5], ['noise', 700, 300, 0.06, 0.3, 0.16]],
  ball: [['sine', 1750, 1700, 0, 0.12, 0.13], ['sine', 1600, 1560, 0.19, 0.09, 0.09], ['noise', 420, 620, 0.34, 0.8, 0.1]],
  home: [0, 0.12, 0.24, 0.37].map((start, n) => ['triangle', 280 - n * 35, 200 - n * 25, start, 0.07, 0.16]),
  lift: [['sine', 340, 720, 0, 0.2, 0.16]],
  coin: [['sine', 1320, 1320, 0, 0.1, 0.18], ['sine', 1976, 1976, 0.09, 0.4, 0.18]],
  harp: [392, 494, 587, 784].map((pitch, n) => ['triangle', pitch, pitch, n * 0.07, 0.5, 0.14]),
  victory: [523, 659, 784, 1047].map((pitch, n) => ['triangle', pitch, pitch, n * 0.12, 0.35, 0.18]),
};

let audio = null;
let noiseBuffer = null;

export function start() {
  for (const touch of ['keydown', 'click']) document.addEventListener(touch, wake);
}

export const isOn = () => storage.sound !== 'off';

export function setOn(on) {
  storage.sound = on ? 'on' : 'off';
  wake();
}

/** Plays a sound: `pan` from and to (-1 is left), `pitch` a factor, `delay` in seconds, `signal` ends it. */
export function play(name, { pan = [0, 0], pitch = 1, delay = 0, signal } = {}) {
  if (!isOn() || audio?.state !== 'running') return;
  const tones = SOUNDS[name] ?? [];
  const place = audio.createStereoPanner();
  const begin = audio.currentTime + delay;
  place.pan.setValueAtTime(pan[0], begin);
  place.pan.linearRampToValueAtTime(pan[1], begin + Math.max(0.01, ...tones.map(([, , , start, length]) => start + length)));
  place.connect(audio.destination);
  const sources = tones.map((tone) => playTone(tone, begin, pitch, place));
  signal?.addEventListener('abort', () => sources.forEach((source) => source.stop()));
}

function wake() {
  if (!isOn()) return;
  audio ??= new AudioContext();
  if (audio.state !== 'running') audio.resume();
}

function playTone([wave, from, to, start, length, loudness], at, factor, into) {
  const begin = at + start;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loudness, begin + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + length);
  volume.connect(into);
  const { source, pitch } = wave === 'noise' ? noise(volume) : tone(volume, wave);
  pitch.setValueAtTime(from * factor, begin);
  pitch.exponentialRampToValueAtTime(to * factor, begin + length);
  source.start(begin);
  source.stop(begin + length);
  return source;
}

function tone(into, wave) {
  const source = audio.createOscillator();
  source.type = wave;
  source.connect(into);
  return { source, pitch: source.frequency };
}

function noise(into) {
  const source = audio.createBufferSource();
  const band = audio.createBiquadFilter();
  source.buffer = noiseBuffer ??= whiteNoise();
  band.type = 'bandpass';
  source.connect(band).connect(into);
  return { source, pitch: band.frequency };
}

function whiteNoise() {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n += 1) samples[n] = Math.random() * 2 - 1;
  return buffer;
}
