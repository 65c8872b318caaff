import { createText, en, plain } from 'skymines-rules/text';
import { button, h } from '../node_modules/skymines-rules/docs/shared/elements.ts';
import type { TableMessage } from '../src/messages.ts';
import type { ServedGame } from './served.ts';

/** Returns notes about bots at other seats, and buttons that let bots play for absent players. */
export function others({ seat: own, view, standIns, away, record }: TableMessage, game: ServedGame): HTMLElement[] {
  if (record !== null) return [];
  const text = createText({ locale: en, game: view });
  const nameOf = (seat: number): string => plain(text.name({ kind: 'seat', seat }));
  const lines = standIns.filter((seat) => seat !== own).map((seat) => h('p', {}, `A bot plays for ${nameOf(seat)}.`));
  if (own === 'spectator') return lines;
  const letPlay = away.map((seat) =>
    button(`Let a bot play for ${nameOf(seat)} (away)`, () => game.ask({ type: 'standIn', seat, plays: true })),
  );
  return [...lines, ...letPlay, ...(standIns.includes(own) ? [ownButton(own, false, game)] : [])];
}

/** Returns the button that lets a bot play for you. */
export function forSelf({ seat, standIns, record }: TableMessage, game: ServedGame): HTMLElement[] {
  return seat === 'spectator' || record !== null || standIns.includes(seat) ? [] : [ownButton(seat, true, game)];
}

function ownButton(seat: number, plays: boolean, game: ServedGame): HTMLElement {
  const label = plays ? 'Let a bot play for me' : 'Take over from your bot';
  return button(label, () => game.ask({ type: 'standIn', seat, plays }));
}
