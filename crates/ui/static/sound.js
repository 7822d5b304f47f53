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
  gong: [['sine', 110, 108, 0, 1.1, 0.4], ['sine', 166, 164, 0, 0.8, 0.2], ['sine', 277, 272, 0, 0.5, 0.1]],
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

export function play(name) {
  if (!isOn() || audio?.state !== 'running') return;
  SOUNDS[name]?.forEach(playTone);
}

function wake() {
  if (!isOn()) return;
  audio ??= new AudioContext();
  if (audio.state !== 'running') audio.resume();
}

function playTone([wave, from, to, start, length, loudness]) {
  const begin = audio.currentTime + start;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loudness, begin + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + length);
  volume.connect(audio.destination);
  const { source, pitch } = wave === 'noise' ? noise(volume) : tone(volume, wave);
  pitch.setValueAtTime(from, begin);
  pitch.exponentialRampToValueAtTime(to, begin + length);
  source.start(begin);
  source.stop(begin + length);
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
