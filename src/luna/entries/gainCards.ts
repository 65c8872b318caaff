import { indices } from '../../engine/at.ts';
import type { LunaAction } from '../../model/content.ts';
import type { Company } from '../../model/ids.ts';
import { displayed, takeFromDisplay } from '../../rules/cards/display.ts';
import type { Game, Work } from '../../rules/kit.ts';
import { announce, mostValuableOf } from '../companies.ts';
import { lunaOf } from '../luna.ts';

/** LACT-29, LACT-30, LACT-32: the cards on these display slots, for nothing, into her reserve until final scoring. */
export function gainCardsOn(work: Work, slots: readonly number[]): void {
  for (const slot of slots) {
    if (displayed(work, slot) === null) skip(work, 'cards', 'LACT-31');
    else gain(work, slot);
  }
}

/** LACT-33: the first card with a share of the most valuable company that is on display. */
export function gainMostValuableShare(work: Work): void {
  const shares = indices(work.state.display).flatMap((index) => shareOn(work, index + 1) ?? []);
  if (shares.length === 0) {
    skip(work, 'mostValuableShareCard', 'LACT-33');
    return;
  }
  const choice = mostValuableOf(work, [...new Set(shares.map(({ company }) => company))], 'LACT-33');
  announce(work, choice);
  const found = shares.find(({ company }) => company === choice.companies[0]);
  if (found !== undefined) gain(work, found.slot);
}

function shareOn(game: Game, slot: number): { readonly slot: number; readonly company: Company } | undefined {
  const card = displayed(game, slot);
  const company = card ? game.box.card(card).share : null;
  return company === null ? undefined : { slot, company };
}

function gain(work: Work, slot: number): void {
  takeFromDisplay(work, lunaOf(work).seat, slot, 0, 'nothing');
}

function skip(work: Work, action: LunaAction['kind'], rule: 'LACT-31' | 'LACT-33'): void {
  work.emit({ type: 'lunaSkipped', seat: lunaOf(work).seat, action, rule });
}
