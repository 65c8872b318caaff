import type { Content } from '../../components/content.ts';
import { END_SLOTS } from '../../components/printed.ts';
import { entry, type LegendEntry } from '../board/legend.ts';
import { onItsOwn, PLAN, planFace } from '../components/plan.ts';
import { seatMarker } from '../seats.ts';
import { drawSign } from '../signs/sign.ts';
import { ofCompany } from '../signs/signsFor.ts';
import { crossedA } from './researchTrack.ts';
import { valuePlate } from './valuePlate.ts';

/** Shares, as people and Luna own them. */
export const SHARE_ENTRY: LegendEntry = {
  sign: (pen, at) => drawSign(pen, ofCompany('share', 'skymine'), at),
  means: 'shareSign',
};

/** What cards are used for, as their signs say it. */
export const CARD_ENTRIES: readonly LegendEntry[] = [
  entry({ kind: 'carbon' }, 'carbonSign'),
  entry({ kind: 'minerals' }, 'mineralsSign'),
  entry({ kind: 'titanium' }, 'titaniumSign'),
  entry({ kind: 'energy' }, 'energySign'),
  entry({ kind: 'scientist' }, 'scientistSign'),
  entry({ kind: 'fieldScientist' }, 'fieldScientistSign'),
];

/** The values over the tank and the research track. */
export const VALUE_ENTRY: LegendEntry = { sign: (pen, at) => valuePlate(pen, at, 10), means: 'valueSign' };

/** A space that opens an action slot. */
export const SLOT_ENTRY: LegendEntry = {
  sign: (pen, at) => drawSign(pen, { kind: 'card', text: String(END_SLOTS.tank + 1) }, at),
  means: 'slotSign',
};

/** What a plan asks and gives. */
export function planEntry({ plans }: Content): LegendEntry[] {
  const [plan] = plans;
  if (plan === undefined) return [];
  return [
    {
      sign: (pen, at) => onItsOwn(planFace(pen, plan), at),
      means: 'planSign',
      height: PLAN.height + 12,
    },
  ];
}

/** What the signs of a player board mean. */
export function playerLegend(content: Content): readonly LegendEntry[] {
  const { tank, research } = content.playerBoard;
  return [
    SHARE_ENTRY,
    { sign: (pen, at) => seatMarker(pen, at, 0, 13), means: 'markersSign' },
    {
      sign: (pen, at) => drawSign(pen, { kind: 'helium', text: String(tank.slotSpace) }, at),
      means: 'tankSlotSign',
    },
    {
      sign: (pen, at) => drawSign(pen, { kind: 'research', text: String(research.slotSpace) }, at),
      means: 'researchSlotSign',
    },
    SLOT_ENTRY,
    VALUE_ENTRY,
    ...planEntry(content),
    { sign: crossedA, means: 'noASign' },
    ...CARD_ENTRIES,
  ];
}
