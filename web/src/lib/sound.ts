// Three short sounds, made here: no file is loaded. Off unless the reader wants them.

import { settings } from './settings.svelte';

let context: AudioContext | null = null;
const TUNES = { turn: [523, 784], piece: [330], score: [659, 784, 988], end: [392, 523, 659, 784] } as const;

export function sound(name: keyof typeof TUNES): void {
  if (!settings.sound || document.hidden) return;
  context ??= new AudioContext();
  const start = context.currentTime;
  TUNES[name].forEach((pitch, i) => note(context as AudioContext, pitch, start + i * 0.09));
}

function note(audio: AudioContext, pitch: number, at: number): void {
  const [tone, volume] = [audio.createOscillator(), audio.createGain()];
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.12, at + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.22);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.25);
}
