import type { Seat } from 'skymines-rules';
import type { Text } from 'skymines-rules/text';
import { button, h } from '../../shared/elements.ts';
import { seatName } from '../seatNames.ts';
import type { TableGame } from '../tableGame.ts';
import type { Words } from '../words/en.ts';
import { playing } from './playing.ts';

interface Handover {
  skip(): void;
  take(): void;
  /** `null` where links are unavailable. */
  readonly send: (() => void) | null;
  /** True if the game was opened from a link. */
  readonly isReceived: boolean;
}

/** No player at the screen can decide: others are playing, or the screen must be passed on. */
export function waitingRow(
  game: TableGame,
  text: Text,
  words: Words,
  { skip: skipPauses, take, send, isReceived }: Handover,
): { readonly question: readonly HTMLElement[]; readonly closing: readonly HTMLElement[]; readonly help: string } {
  const { awaited, rules, view, opponents } = game;
  if (awaited === null) {
    const skip = opponents === null ? [] : [button(words.table.skip, skipPauses, { class: 'skip' })];
    return {
      question: [h('h2', { tabindex: -1 }, playing(rules.pending(view), text, words))],
      closing: skip,
      help: '',
    };
  }
  const name = seatName(text, awaited);
  const here = button(words.takeScreen(name), take, { class: 'main' });
  const heading = (title: string): readonly HTMLElement[] => [h('h2', { tabindex: -1 }, title)];
  if (isReceived) {
    const sender = senderOf(game, awaited);
    const greeting = words.turnReceived(sender === null ? null : seatName(text, sender), name);
    return { question: heading(greeting), closing: [here], help: words.receivedHelp };
  }
  const question = heading(words.pass(name));
  if (send === null) return { question, closing: [here], help: words.passHelp };
  // The warning is shown before the link is created.
  const help = `${words.sendTurnWarning} ${words.passHelp} ${words.sendTurnHelp(name)}`;
  return { question, closing: [here, button(words.sendTurn, send)], help };
}

/** Returns the last other human player to act, or the only other one. Returns `null` if it is unknown. */
function senderOf({ past, people }: TableGame, awaited: Seat): Seat | null {
  const others = people.filter((seat) => seat !== awaited);
  const last = past?.actions.findLast(({ seat }) => others.includes(seat))?.seat;
  return last ?? (others.length === 1 ? (others[0] ?? null) : null);
}
