import type { GameView } from 'skymines-rules';
import { plain, type Text } from 'skymines-rules/text';
import { h } from '../../shared/elements.ts';
import { sentence } from '../../shared/sentence.ts';
import type { Words } from '../words/en.ts';

/** The note appears in this many rounds, the last one included. */
const ROUNDS = 3;

/**
 * Returns a note about a menace that is still in play near the end of the game. It appears once a round, while players
 * plan their cards (MENACE-13).
 */
export function menaceNote({ menace, round, stack }: GameView, rounds: number, text: Text, words: Words) {
  const left = rounds - round + 1;
  const isPlanning = stack.some(({ kind }) => kind === 'planning');
  if (menace === null || menace.holder !== null || left > ROUNDS || !isPlanning) return null;
  const ref = { kind: 'menace', menace: menace.id } as const;
  const name = sentence(text.name(ref, 'short'));
  const price = text.describe(ref).slice(0, 2).map(plain).map(sentence).join('. ');
  return h('p', { class: 'menace-note' }, h('b', {}, words.worth.menace.roundsLeft(name, left)), ` ${price}.`);
}
