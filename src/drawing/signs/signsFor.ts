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
import type { Company, TileId } from '../../components/ids.ts';
import { LETTERS } from '../pieces.ts';
import type { Sign } from './sign.ts';

const minus = (amount: number): string => (amount === 0 ? '' : `−${amount}`);

function effectSigns(effect: Effect): readonly Sign[] {
  switch (effect.kind) {
    case 'coins':
      return [{ kind: 'coin', text: String(effect.amount) }];
    case 'helium':
      return [{ kind: 'helium', text: String(effect.steps) }];
    case 'research':
      return [{ kind: 'research', text: String(effect.points) }];
    case 'track': {
      const { company, steps } = effect;
      return [{ kind: 'track', text: `${LETTERS[company]}+${steps}`, company }];
    }
    case 'expandedTrack':
      return [{ kind: 'track', text: `+${effect.steps}` }];
    case 'chosenTracks':
      return effect.steps.map((steps) => ({ kind: 'track', text: `?+${steps}` }));
    case 'removeOutposts':
      return [{ kind: 'removal', text: `−${effect.count}` }];
    case 'resourceCoins':
      return [{ kind: effect.resource }, { kind: 'coin', text: minus(effect.minus) }];
    case 'purchase':
      return [{ kind: 'purchase', text: minus(effect.discount) }];
    case 'firstPlayer':
      return [{ kind: 'firstPlayer', text: '1' }];
    case 'destroyedCost':
      return [{ kind: 'coin', text: `+${effect.plus}` }];
    case 'salvage':
      return [{ kind: 'card' }];
    case 'reserveTile':
      return [TILES[effect.tile]];
    case 'oneOf':
      return effect.rewards.flatMap((reward) => rewardSigns(reward));
  }
}

const TILES: Readonly<Record<TileId, Sign>> = {
  plusOneResourceTile: { kind: 'tile', text: '+1' },
  fieldScientistTile: { kind: 'fieldScientist' },
  scientistTile: { kind: 'scientist' },
  energyTile: { kind: 'energy' },
};

export function rewardSigns(reward: readonly Effect[]): readonly Sign[] {
  return reward.flatMap((effect) => effectSigns(effect));
}

export function requirementSign(requirement: Requirement): Sign {
  switch (requirement.kind) {
    case 'resource':
      return { kind: requirement.resource, text: String(requirement.total) };
    case 'oneResource':
      return { kind: 'anyResource', text: String(requirement.total) };
    case 'energy':
      return { kind: 'energy', text: String(requirement.total) };
    case 'scientists':
      return { kind: 'scientist', text: String(requirement.count) };
  }
}

export function taskSign(task: Task): Sign {
  switch (task.kind) {
    case 'heliumInOneAction':
      return { kind: 'helium', text: String(task.steps) };
    case 'expansionsInOneAction':
      return { kind: 'outpost', text: String(task.count) };
    case 'trackStepsInOneAction':
      return { kind: 'track', text: `+${task.steps}` };
    case 'uploadsInOneAction':
      return { kind: 'upload', text: String(task.count) };
    case 'plansInOneAction':
      return { kind: 'plan', text: String(task.count) };
    case 'resource':
    case 'oneResource':
    case 'energy':
    case 'scientists':
      return requirementSign(task);
  }
}

/** Returns the icon for the action of a card or action tile. `share` is the company of a card without an action. */
export function actionSign(action: CardAction, share: Company | null): Sign {
  switch (action.kind) {
    case 'resource':
      return { kind: action.resource, text: String(action.value) };
    case 'energy':
      return { kind: 'energy', text: String(action.value) };
    case 'scientist':
      return { kind: 'scientist', text: String(action.points) };
    case 'fieldScientist':
      return action.company === null ? { kind: 'fieldScientist' } : ofCompany('fieldScientist', action.company);
    case 'share':
      return share === null ? { kind: 'share' } : ofCompany('share', share);
  }
}

/** Returns an icon in a company's colour, with its letter. */
export function ofCompany(kind: Sign['kind'], company: Company): Sign {
  return { kind, text: LETTERS[company], company };
}

export function bonusSigns(bonus: TrackBonus): readonly Sign[] {
  return bonus.kind === 'space' ? rewardSigns(bonus.reward) : [permanentSign(bonus.bonus)];
}

/** TB-1 to TB-9: returns the icon for the improved value or the reduced cost. */
function permanentSign(bonus: PermanentBonus): Sign {
  switch (bonus.kind) {
    case 'energy':
      return { kind: 'energy', text: `+${bonus.plus}` };
    case 'markers':
      return { kind: 'marker', text: `+${bonus.count}` };
    case 'discount': {
      const [resource = 'carbon'] = bonus.resources;
      return { kind: bonus.mixed ? 'anyResource' : resource, text: `−${bonus.less}` };
    }
    case 'cardValue':
      return { kind: bonus.resource, text: `+${bonus.plus}` };
    case 'fieldScientist':
      return { kind: 'fieldScientist', text: `+${bonus.domes}` };
  }
}

/** BON-2: returns the price of a bonus space: coins and, if required, a card to destroy. */
export function priceSigns({ cost, destroys }: SpaceTerms): readonly Sign[] {
  const coins: Sign[] = cost === 0 ? [] : [{ kind: 'coin', text: `−${cost}` }];
  const card: Sign[] = destroys === null ? [] : [{ kind: 'destroy' }];
  return [...coins, ...card];
}

/** Returns the cost of removing a menace: its requirement, and the energy needed to reach it (MENACE-6, MENACE-7). */
export function menaceSigns({ energy, requirement }: Menace): readonly Sign[] {
  return [{ kind: 'energy', text: String(energy) }, ...requirementSigns(requirement)];
}

function requirementSigns(requirement: MenaceRequirement): readonly Sign[] {
  switch (requirement.kind) {
    case 'payCoins':
      return [{ kind: 'coin', text: `−${requirement.amount}` }];
    case 'payEnergy':
      return [{ kind: 'energy', text: `+${requirement.amount}` }];
    case 'destroyEnergyCards':
      return [{ kind: 'destroy', text: String(requirement.count) }];
    case 'values':
      return [
        ...(requirement.tank > 0 ? [{ kind: 'helium', text: String(requirement.tank) } as const] : []),
        ...(requirement.research > 0 ? [{ kind: 'research', text: String(requirement.research) } as const] : []),
      ];
  }
}
