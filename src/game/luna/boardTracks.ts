import { END_SLOTS } from '../../components/printed.ts';
import type { RuleId } from '../../rulebook/rules.ts';
import { boardMove } from '../rules/playerBoard.ts';
import { gainCoins, writePlayer } from '../rules/players.ts';
import { addGradeTwoCard } from './deck.ts';
import type { LunaWork } from './luna.ts';
import { levelOf } from './luna.ts';

const MARKERS = {
  tank: { field: 'helium', event: 'heliumAdvanced', tokens: 'tankTokens', rule: 'LACT-5' },
  research: { field: 'upload', event: 'uploadMoved', tokens: 'researchTokens', rule: 'LACT-6' },
} as const satisfies Record<string, { rule: RuleId; [key: string]: string }>;

/** LACT-5, LACT-6: the upload marker can cross empty spaces, because Luna never has plans. */
export function advanceOn(work: LunaWork, name: 'tank' | 'research', steps: number): void {
  const { seat } = work.luna;
  const { field, event, tokens, rule } = MARKERS[name];
  const track = work.box.content.luna[name];
  const level = levelOf(work);
  const player = writePlayer(work, seat);
  const from = player[field];
  const { to, opensSlot, beyond } = boardMove(track, from, steps);
  player[field] = to;
  if (to > from) work.emit({ type: event, seat, steps: to - from, to });
  if (opensSlot && level.endSlots) work.emit({ type: 'slotOpened', seat, slot: END_SLOTS[name] });
  // LUNA-16, LUNA-18, LACT-7: the marker passes each token once and never moves back.
  for (const place of level[tokens].filter((token) => from < token && token <= to)) {
    work.emit({ type: 'lunaTokenPassed', seat, track: name, at: place, gradeTwo: addGradeTwoCard(work) });
  }
  gainCoins(work, seat, beyond * track.overflow, rule);
}
