import type { Sources, TrackBonus } from '../../components/content.ts';
import type { Effect, PermanentBonus } from '../../components/effects.ts';
import { effectWords, permanentWords } from '../words/components.ts';
import { count } from '../words/text.ts';
import { COMPANY_COLOURS } from './colours.ts';

/** What an effect gives, in fewer words than `effectWords` where a drawing has little room. */
export function effectLabel(effect: Effect): string {
  switch (effect.kind) {
    case 'research':
      return `${effect.points} research`;
    case 'track':
      return `${count(effect.steps, 'step')} of ${COMPANY_COLOURS[effect.company].name}`;
    case 'expandedTrack':
      return `${count(effect.steps, 'step')} of the expanded company`;
    case 'chosenTracks':
      return `${effect.steps.join(' and ')} steps on ${effect.among === 'others' ? 'other' : 'any'} tracks`;
    case 'resourceCoins':
      return `coins for ${effect.resource} less ${effect.minus}`;
    case 'purchase':
      return effect.discount === 0 ? 'buy a card' : `buy a card for ${effect.discount} less`;
    case 'firstPlayer':
      return 'first player';
    case 'destroyedCost':
      return `coins for its cost plus ${effect.plus}`;
    case 'salvage':
      return `do its action ${effect.parts === 'both' ? 'and' : 'or'} take a destroyed card for ${effect.price}`;
    case 'reserveTile':
      return 'a bonus tile';
    case 'oneOf':
      return effect.rewards.map(rewardLabel).join(', or ');
    default:
      return effectWords(effect);
  }
}

function rewardLabel(reward: readonly Effect[]): string {
  return reward.map(effectLabel).join(' + ');
}

function permanentLabel(bonus: PermanentBonus): string {
  switch (bonus.kind) {
    case 'discount':
      return `cards ${bonus.less} cheaper with ${bonus.mixed ? 'any mix of ' : ''}${bonus.resources.join(', ')}`;
    case 'cardValue':
      return `each ${bonus.resource} card +${bonus.plus}`;
    case 'fieldScientist':
      return `field scientist with ${count(bonus.domes, 'extra dome')}`;
    default:
      return permanentWords(bonus);
  }
}

/** What lies behind a threshold: for always, or a space for a bonus marker and what it asks. */
export function bonusLabel(bonus: TrackBonus): string {
  if (bonus.kind === 'permanent') return `Always: ${permanentLabel(bonus.bonus)}`;
  const destroyed = bonus.destroys === null ? [] : [`destroy a ${bonus.destroys === 'any' ? '' : 'carbon '}card`];
  const price = [...(bonus.cost > 0 ? [`pay ${bonus.cost}`] : []), ...destroyed].join(', ');
  return `Space: ${price === '' ? '' : `${price}: `}${rewardLabel(bonus.reward)}`;
}

/** Whether some field of these components had to be made up. */
export function isReconstructed(components: readonly { readonly sources: Sources }[]): boolean {
  return components.some(({ sources }) => Object.values(sources).includes('reconstructed'));
}

/** Lines of at most so many characters, broken between words. */
export function wrap(text: string, columns: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > columns) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
