import { createText, en, plain } from 'skymines-rules/text';
import { button, h } from '../node_modules/skymines-rules/docs/shared/elements.ts';
import type { TableMessage } from '../src/messages.ts';
import type { ServedGame } from './served.ts';

/** For whom a bot plays, and who is away so that one may play. */
export function others({ seat: own, view, standIns, away, record }: TableMessage, game: ServedGame): HTMLElement[] {
  if (record !== null) return [];
  const text = createText({ locale: en, game: view });
  const nameOf = (seat: number): string => plain(text.name({ kind: 'seat', seat }));
  const lines = standIns.filter((seat) => seat !== own).map((seat) => h('p', {}, `A bot plays for ${nameOf(seat)}.`));
  if (own === 'spectator') return lines;
  const letPlay = away.map((seat) =>
    button(`Let a bot play for ${nameOf(seat)}, who is away`, () => game.ask({ type: 'standIn', seat, plays: true })),
  );
  return [...lines, ...letPlay, ...(standIns.includes(own) ? [forMe(own, false, game)] : [])];
}

/** Lets a bot play for the person of this page. */
export function forSelf({ seat, standIns, record }: TableMessage, game: ServedGame): HTMLElement[] {
  return seat === 'spectator' || record !== null || standIns.includes(seat) ? [] : [forMe(seat, true, game)];
}

function forMe(seat: number, plays: boolean, game: ServedGame): HTMLElement {
  const label = plays ? 'Let a bot play for me' : 'A bot plays for you. Play yourself again';
  return button(label, () => game.ask({ type: 'standIn', seat, plays }));
}
