import { preferences } from '../preferences.ts';

/** Frequencies in hertz, length in seconds, and the shape of the wave. A second frequency lets the note glide. */
interface Note {
  readonly from: number;
  readonly to: number;
  readonly length: number;
  readonly wave: OscillatorType;
}

const NOTES = {
  card: [{ from: 900, to: 380, length: 0.05, wave: 'triangle' }],
  tick: [{ from: 1250, to: 1100, length: 0.035, wave: 'sine' }],
  coin: [
    { from: 1760, to: 1760, length: 0.07, wave: 'triangle' },
    { from: 2640, to: 2640, length: 0.16, wave: 'sine' },
  ],
  thud: [{ from: 150, to: 60, length: 0.16, wave: 'sine' }],
  chime: [
    { from: 523, to: 523, length: 0.18, wave: 'triangle' },
    { from: 784, to: 784, length: 0.34, wave: 'triangle' },
  ],
} as const satisfies Readonly<Record<string, readonly Note[]>>;

export type SoundName = keyof typeof NOTES;

/** -18 decibels. */
const VOLUME = 0.126;

/** Two sounds at a time are enough. */
const VOICES = 2;

let context: AudioContext | null = null;
let endings: readonly number[] = [];
let oscillators: readonly OscillatorNode[] = [];

/** Plays a sound after a delay in milliseconds, if sound is on. Nothing is loaded: the sounds are computed. */
export function playSound(name: SoundName, delay = 0): void {
  if (!preferences().sound || !('AudioContext' in window)) return;
  context ??= new AudioContext();
  void context.resume();
  const start = context.currentTime + delay / 1000;
  endings = endings.filter((end) => end > start);
  if (endings.length >= VOICES) return;
  let at = start;
  for (const note of NOTES[name]) {
    playNote(context, note, at);
    at += note.length * 0.5;
  }
  endings = [...endings, at];
}

/** Stops everything, including sounds that are still to come. */
export function stopSounds(): void {
  for (const oscillator of oscillators) oscillator.stop();
  oscillators = [];
  endings = [];
}

function playNote(audio: AudioContext, { from, to, length, wave }: Note, start: number): void {
  const oscillator = new OscillatorNode(audio, { type: wave, frequency: from });
  const gain = new GainNode(audio, { gain: 0 });
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + length);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(VOLUME, start + 0.005);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + length + 0.02);
  oscillators = [...oscillators, oscillator];
  oscillator.onended = () => {
    oscillators = oscillators.filter((each) => each !== oscillator);
  };
}
