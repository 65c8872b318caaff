import type { BonusSpaceId, CardId, GameState, MajorityItem, PlaceBonusMarker, Seat } from './pinned.ts';
import type { Change } from './table.ts';
import { lay, player, table } from './table.ts';

/** The majority space of an item. */
export function spaceOf(item: MajorityItem): BonusSpaceId {
  return item === 'scientists' ? 'scientistMajority' : `${item}Majority`;
}

/** A marker on the majority space of an item; without a tier where none is reached. */
export const claim = (item: MajorityItem, tier?: number, seat: Seat = 0): PlaceBonusMarker => ({
  type: 'placeBonusMarker',
  seat,
  space: spaceOf(item),
  ...(tier !== undefined && { tier }),
});

/** Tiers that the first options offer for an item; `none` for a placement without reward. */
export function tiersOffered(state: GameState, item: MajorityItem): (number | 'none')[] {
  const options = table.options(state, 'placeBonusMarker').filter(({ space }) => space === spaceOf(item));
  return options.map(({ tier }) => tier ?? 'none');
}

/** Cards of an item, worth 1 to 6 in all; the scientists as many cards. */
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

/** Seat 0 with cards worth some of an item, on track spaces 0 without helium. */
export const having =
  (item: MajorityItem, worth: number, change: Change = () => {}): Change =>
  (draft) => {
    lay(draft, 0, ...cardsWorth(WORTH, item, worth));
    Object.assign(player(draft, 0), { helium: 0, tracks: { skymine: 0, minerva: 0, astrogo: 0, tawac: 0 } });
    change(draft);
  };
