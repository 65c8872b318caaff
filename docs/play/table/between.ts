import type { Text } from 'skymines-rules/text';
import { button, h } from '../../shared/elements.ts';
import { sentence } from '../../shared/sentence.ts';
import type { Match } from '../match/match.ts';
import type { Words } from '../words/en.ts';

/** What is shown while nobody at the screen is asked: others play, or the screen goes to somebody else. */
export function between(match: Match, text: Text, words: Words, take: () => void): readonly HTMLElement[] {
  const nameOf = (seat: number): string => sentence(text.name({ kind: 'seat', seat }));
  const { awaited } = match;
  if (awaited === null) {
    const [due] = match.session.pending();
    return [h('h2', { tabindex: -1 }, words.wait(nameOf(due?.seat ?? 0)))];
  }
  const name = nameOf(awaited);
  return [
    h('h2', { tabindex: -1 }, words.pass(name)),
    h('p', { class: 'help' }, words.passHelp),
    button(words.takeScreen(name), take, { class: 'main' }),
  ];
}
