import type { Text } from 'skymines-rules/text';
import { button, h } from '../../shared/elements.ts';
import { sentence } from '../../shared/sentence.ts';
import type { TableGame } from '../tableGame.ts';
import type { Words } from '../words/en.ts';
import { playing } from './playing.ts';

/** What can be done between the turns of two people. */
interface Handover {
  /** Whoever is asked is at the screen now. */
  take(): void;
  /** Whoever is asked has another screen: the game goes there as a link. Not every page has links. */
  readonly send: (() => void) | null;
}

/** What is shown while nobody at the screen is asked: others play, or the screen goes to somebody else. */
export function between(
  game: TableGame,
  text: Text,
  words: Words,
  { take, send }: Handover,
): { readonly question: readonly HTMLElement[]; readonly closing: readonly HTMLElement[]; readonly help: string } {
  const { awaited, rules, view, opponents } = game;
  if (awaited === null) {
    const skip = opponents === null ? [] : [button(words.table.skip, () => opponents.skip(), { class: 'skip' })];
    return {
      question: [h('h2', { tabindex: -1 }, playing(rules.pending(view), text, words))],
      closing: skip,
      help: '',
    };
  }
  const name = sentence(text.name({ kind: 'seat', seat: awaited }));
  return {
    question: [h('h2', { tabindex: -1 }, words.pass(name))],
    closing: [
      button(words.takeScreen(name), take, { class: 'main' }),
      ...(send === null ? [] : [button(words.sendTurn, send, { title: words.sendTurnHelp(name) })]),
    ],
    help: words.passHelp,
  };
}
