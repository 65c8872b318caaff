import { say } from '../parts.ts';
import type { Locale } from '../words.ts';
import { PURCHASE_EN } from './asks.ts';

/** Decisions with their details, shown after `Ana must` or `Ana may`. */
export const PROMPTS_EN: Locale['prompts'] = {
  startingToken: ({ offers }, words) =>
    say`keep ${words.or(offers.map((token) => words.name({ kind: 'token', token })))}`,
  turn: () => ['take an action: use cards, place a bonus marker or pass'],
  units: ({ units }, words) => [`advance on company tracks with the remaining ${words.count(units, 'unit')}`],
  barrier: ({ company, steps }, words) => {
    const price = words.barrierPrice === null ? 'pay' : `pay ${words.count(words.barrierPrice, 'coin')} for`;
    const left = steps === 1 ? 'step' : words.count(steps, 'step');
    return say`${price} the barrier on the ${words.company(company, 'short')} track or give up the last ${left}`;
  },
  expansion: ({ company, energy }, words) =>
    say`enter a sector with ${words.company(company)} or stop expanding (${energy} energy left)`,
  beltExpansion: ({ company, energy }, words) =>
    say`place a piece of ${words.company(company)} or stop expanding (${energy} energy left)`,
  ousting: ({ outpost }, words) => say`choose a column for the ousted outpost of ${words.company(outpost, 'short')}`,
  research: ({ points }, words) => [`spend ${words.count(points, 'researchPoint')}`],
  upload: ({ card }, words) => say`move the upload marker with ${words.cardOnOffer(card)} or stop`,
  purchase: ({ discount }, words) => [
    discount === 0 ? PURCHASE_EN : `${PURCHASE_EN} for ${words.count(discount, 'coin')} less`,
  ],
  oneOf: ({ rewards }, words) => say`choose: ${words.effect({ kind: 'oneOf', rewards })}`,
  chosenTracks: ({ steps }, words) =>
    say`choose ${steps.length < 2 ? 'a company track' : 'company tracks'} for ${words.and(steps.map((each) => [words.count(each, 'step')]))}`,
};
