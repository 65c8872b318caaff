import type { BonusSpaceId, CardId, GameState, MajorityItem, PlaceBonusMarker, Seat } from './pinned.ts';
import type { Change } from './table.ts';
import { lay, player, table } from './table.ts';

/** Returns the majority space of an item. */
export function spaceOf(item: MajorityItem): BonusSpaceId {
  return item === 'scientists' ? 'scientistMajority' : `${item}Majority`;
}

/** Returns the action that places a marker on the majority space of an item, without a tier if none is reached. */
export const claim = (item: MajorityItem, tier?: number, seat: Seat = 0): PlaceBonusMarker => ({
  type: 'placeBonusMarker',
  seat,
  space: spaceOf(item),
  ...(tier !== undefined && { tier }),
});

/** Returns the tiers offered for an item; `none` for a placement without a reward. */
export function tiersOffered(state: GameState, item: MajorityItem): (number | 'none')[] {
  const options = table.options(state, 'placeBonusMarker').filter(({ space }) => space === spaceOf(item));
  return options.map(({ tier }) => tier ?? 'none');
}

/** Cards of an item worth 1 to 6 in total; for scientists, the number of cards. */
const WORTH: Readonly<Record<MajorityItem, readonly (readonly CardId[])[]>> = {
  titanium: [[], ['star-titanium1'], ['A05'], ['A06'], ['B06'], ['C06'], ['C06', 'star-titanium1']],
  carbon: [[], ['star-carbon1'], ['A01'], ['A02'], ['B02'], ['C02'], ['C02', 'star-carbon1']],
  minerals: [[], ['star-minerals1'], ['A03'], ['A04'], ['B04'], ['C04'], ['C04', 'star-minerals1']],
  energy: [[], ['star-energy1'], ['A07'], ['B08'], ['B08', 'energy04'], ['B08', 'A07'], ['B08', 'C07']],
  scientists: [[], ['A08'], ['A08', 'B09'], ['A08', 'B09', 'B10']],
};
export const cardsWorth = (
  cards: Readonly<Record<MajorityItem, readonly (readonly CardId[])[]>>,
  item: MajorityItem,
  n: number,
) => cards[item][n] ?? [];

/** Gives seat 0 cards of an item worth this much, with track markers at 0 and no helium. */
export const having =
  (item: MajorityItem, worth: number, change: Change = () => {}): Change =>
  (draft) => {
    lay(draft, 0, ...cardsWorth(WORTH, item, worth));
    Object.assign(player(draft, 0), { helium: 0, tracks: { skymine: 0, minerva: 0, astrogo: 0, tawac: 0 } });
    change(draft);
  };
