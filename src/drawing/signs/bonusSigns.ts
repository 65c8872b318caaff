import type { PermanentBonus, SpaceTerms, TrackBonus } from '../../components/content.ts';
import type { Sign } from './sign.ts';
import { rewardSigns } from './signsFor.ts';

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
