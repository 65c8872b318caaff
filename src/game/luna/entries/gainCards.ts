import type { Company } from '../../../components/ids.ts';
import { COMPANIES } from '../../../components/ids.ts';
import { indices } from '../../../engine/lists.ts';
import { displayed, takeFromDisplay } from '../../rules/cards/display.ts';
import type { Game } from '../../rules/game.ts';
import { announce, mostValuableOf } from '../companies.ts';
import type { LunaWork } from '../luna.ts';
import { editionOf, skip } from '../luna.ts';

/** LACT-29, LACT-30, LACT-32: the cards are free, and Luna keeps them until the final scoring. */
export function gainCardsOn(work: LunaWork, displaySlots: readonly number[]): void {
  for (const displaySlot of displaySlots) {
    if (displayed(work, displaySlot) === null) skip(work, 'cards', 'LACT-31');
    else gain(work, displaySlot);
  }
}

/**
 * LACT-33: takes the first displayed card with a share of the most valuable company. AMB-LACT-4: the French booklet
 * considers all companies, so Luna gets nothing if the most valuable one has no displayed share. The international
 * texts consider only companies with a displayed share.
 */
export function gainMostValuableShare(work: LunaWork): void {
  const shares = indices(work.state.display).flatMap((index) => shareOn(work, index + 1) ?? []);
  const onDisplay = new Set(shares.map(({ company }) => company));
  const among = COMPANIES.filter((company) => editionOf(work) === 'french' || onDisplay.has(company));
  if (shares.length === 0) {
    skip(work, 'mostValuableShareCard', 'LACT-33');
    return;
  }
  const choice = mostValuableOf(work, among, 'LACT-33');
  announce(work, choice);
  const found = shares.find(({ company }) => company === choice.companies[0]);
  if (found === undefined) skip(work, 'mostValuableShareCard', 'LACT-33');
  else gain(work, found.displaySlot);
}

function shareOn(
  game: Game,
  displaySlot: number,
): { readonly displaySlot: number; readonly company: Company } | undefined {
  const card = displayed(game, displaySlot);
  const company = card ? game.box.card(card).share : null;
  return company === null ? undefined : { displaySlot, company };
}

function gain(work: LunaWork, displaySlot: number): void {
  takeFromDisplay(work, work.luna.seat, displaySlot, 0, 'nothing');
}
