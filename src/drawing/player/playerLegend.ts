import type { Content } from '../../components/content.ts';
import { END_SLOTS } from '../../components/printed.ts';
import { entry, type LegendEntry } from '../board/legend.ts';
import { onItsOwn, PLAN, planFace } from '../components/plan.ts';
import { seatMarker } from '../pieces.ts';
import { drawSign } from '../signs/sign.ts';
import { ofCompany } from '../signs/signsFor.ts';
import { crossedA, valuePlate } from './research.ts';

/** Legend entry for the shares owned by human players and Luna. */
export const SHARE_ENTRY: LegendEntry = {
  sign: (pen, at) => drawSign(pen, ofCompany('share', 'skymine'), at),
  means: 'shareSign',
};

/** Legend entries for the different uses of cards. */
export const CARD_ENTRIES: readonly LegendEntry[] = [
  entry({ kind: 'carbon' }, 'carbonSign'),
  entry({ kind: 'minerals' }, 'mineralsSign'),
  entry({ kind: 'titanium' }, 'titaniumSign'),
  entry({ kind: 'energy' }, 'energySign'),
  entry({ kind: 'scientist' }, 'scientistSign'),
  entry({ kind: 'fieldScientist' }, 'fieldScientistSign'),
];

/** Legend entry for the values above the tank and the research track. */
export const VALUE_ENTRY: LegendEntry = { sign: (pen, at) => valuePlate(pen, at, 10), means: 'valueSign' };

/** Legend entry for a space that opens an action slot. */
export const SLOT_ENTRY: LegendEntry = {
  sign: (pen, at) => drawSign(pen, { kind: 'card', text: String(END_SLOTS.tank + 1) }, at),
  means: 'slotSign',
};

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
