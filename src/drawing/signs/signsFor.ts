import type {
  CardAction,
  Effect,
  Menace,
  MenaceRequirement,
  PermanentBonus,
  Requirement,
  SpaceTerms,
  Task,
  TrackBonus,
} from '../../components/content.ts';
import type { Company, MajorityItem, TileId } from '../../components/ids.ts';
import { LETTERS } from '../pieces.ts';
import type { SignKind } from './shapes.ts';
import { type Sign, signOf } from './sign.ts';

type SignsByKind<Of extends { readonly kind: string }> = {
  readonly [Kind in Of['kind']]: (of: Extract<Of, { readonly kind: Kind }>) => readonly Sign[];
};

function signsFor<Of extends { readonly kind: string }>(table: SignsByKind<Of>, of: Of): readonly Sign[] {
  return (table[of.kind as Of['kind']] as (of: Of) => readonly Sign[])(of);
}

const minus = (amount: number): string => (amount === 0 ? '' : `−${amount}`);

const TILES: Readonly<Record<TileId, Sign>> = {
  plusOneResourceTile: signOf('tile', '+1'),
  fieldScientistTile: { kind: 'fieldScientist' },
  scientistTile: { kind: 'scientist' },
  energyTile: { kind: 'energy' },
};

const EFFECTS: SignsByKind<Effect> = {
  coins: ({ amount }) => [signOf('coin', amount)],
  helium: ({ steps }) => [signOf('helium', steps)],
  research: ({ points }) => [signOf('research', points)],
  track: ({ company, steps }) => [{ kind: 'track', text: `${LETTERS[company]}+${steps}`, company }],
  expandedTrack: ({ steps }) => [signOf('track', `+${steps}`)],
  chosenTracks: ({ steps }) => steps.map((each) => signOf('track', `?+${each}`)),
  removeOutposts: ({ count }) => [signOf('removal', `−${count}`)],
  resourceCoins: (effect) => [{ kind: effect.resource }, signOf('coin', minus(effect.minus))],
  purchase: ({ discount }) => [signOf('purchase', minus(discount))],
  firstPlayer: () => [signOf('firstPlayer', '1')],
  destroyedCost: ({ plus }) => [signOf('coin', `+${plus}`)],
  salvage: () => [{ kind: 'card' }],
  reserveTile: ({ tile }) => [TILES[tile]],
  oneOf: ({ rewards }) => rewards.flatMap(rewardSigns),
};

export function rewardSigns(reward: readonly Effect[]): readonly Sign[] {
  return reward.flatMap((effect) => signsFor(EFFECTS, effect));
}

const TASKS: SignsByKind<Task> = {
  heliumInOneAction: ({ steps }) => [signOf('helium', steps)],
  expansionsInOneAction: ({ count }) => [signOf('outpost', count)],
  trackStepsInOneAction: ({ steps }) => [signOf('track', `+${steps}`)],
  uploadsInOneAction: ({ count }) => [signOf('upload', count)],
  plansInOneAction: ({ count }) => [signOf('plan', count)],
  resource: ({ resource, total }) => [signOf(resource, total)],
  oneResource: ({ total }) => [signOf('anyResource', total)],
  energy: ({ total }) => [signOf('energy', total)],
  scientists: ({ count }) => [signOf('scientist', count)],
};

export function taskSigns(task: Task | Requirement): readonly Sign[] {
  return signsFor(TASKS, task);
}

/** Returns the icon for the action of a card or action tile. `share` is the company of a card without an action. */
export function actionSign(action: CardAction, share: Company | null): Sign {
  switch (action.kind) {
    case 'resource':
      return signOf(action.resource, action.value);
    case 'energy':
      return signOf('energy', action.value);
    case 'scientist':
      return signOf('scientist', action.points);
    case 'fieldScientist':
      return action.company === null ? { kind: 'fieldScientist' } : ofCompany('fieldScientist', action.company);
    case 'share':
      return share === null ? { kind: 'share' } : ofCompany('share', share);
  }
}

export function ofCompany(kind: Sign['kind'], company: Company): Sign {
  return { kind, text: LETTERS[company], company };
}

// TB-1 to TB-9
const BONUSES: SignsByKind<PermanentBonus> = {
  energy: ({ plus }) => [signOf('energy', `+${plus}`)],
  markers: ({ count }) => [signOf('marker', `+${count}`)],
  discount: ({ mixed, resources: [resource = 'carbon'], less }) => [
    signOf(mixed ? 'anyResource' : resource, `−${less}`),
  ],
  cardValue: ({ resource, plus }) => [signOf(resource, `+${plus}`)],
  fieldScientist: ({ domes }) => [signOf('fieldScientist', `+${domes}`)],
};

export function bonusSigns(bonus: TrackBonus): readonly Sign[] {
  return bonus.kind === 'space' ? rewardSigns(bonus.reward) : signsFor(BONUSES, bonus.bonus);
}

/** BON-2: returns the price of a bonus space: coins and, if required, a card to destroy. */
export function priceSigns({ cost, destroys }: SpaceTerms): readonly Sign[] {
  return [
    ...(cost === 0 ? [] : [signOf('coin', `−${cost}`)]),
    ...(destroys === null ? [] : [{ kind: 'destroy' } as const]),
  ];
}

const MENACES: SignsByKind<MenaceRequirement> = {
  payCoins: ({ amount }) => [signOf('coin', `−${amount}`)],
  payEnergy: ({ amount }) => [signOf('energy', `+${amount}`)],
  destroyEnergyCards: ({ count }) => [signOf('destroy', count)],
  values: ({ tank, research }) => [
    ...(tank > 0 ? [signOf('helium', tank)] : []),
    ...(research > 0 ? [signOf('research', research)] : []),
  ],
};

/** Returns the cost of removing a menace: its requirement, and the energy needed to reach it (MENACE-6, MENACE-7). */
export function menaceSigns({ energy, requirement }: Menace): readonly Sign[] {
  return [signOf('energy', energy), ...signsFor(MENACES, requirement)];
}

export const ITEM_SIGNS: Readonly<Record<MajorityItem, SignKind>> = {
  scientists: 'scientist',
  titanium: 'titanium',
  carbon: 'carbon',
  minerals: 'minerals',
  energy: 'energy',
};
