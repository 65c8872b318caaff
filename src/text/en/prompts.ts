import { say } from '../parts.ts';
import type { Locale } from '../words.ts';
import { PURCHASE_EN } from './asks.ts';

/** Decisions with their details; read after a name, as `ASKS_EN` is. */
export const PROMPTS_EN: Locale['prompts'] = {
  startingToken: ({ offers }, words) =>
    say`must keep ${words.or(offers.map((token) => words.name({ kind: 'token', token })))}`,
  turn: () => ['must take an action: use cards, place a bonus marker or pass'],
  units: ({ units }, words) => [`must advance on company tracks with the remaining ${words.count(units, 'unit')}`],
  barrier: ({ company, steps }, words) => {
    const price = words.barrierPrice === null ? 'pay' : `pay ${words.count(words.barrierPrice, 'coin')} for`;
    const left = steps === 1 ? 'step' : words.count(steps, 'step');
    return say`may ${price} the barrier on the ${words.company(company, 'short')} track or give up the last ${left}`;
  },
  expansion: ({ company, energy }, words) =>
    say`may enter a sector with ${words.company(company)} or stop expanding (${energy} energy left)`,
  beltExpansion: ({ company, energy }, words) =>
    say`may place a piece of ${words.company(company)} or stop expanding (${energy} energy left)`,
  ousting: ({ outpost }, words) =>
    say`must choose a column for the ousted outpost of ${words.company(outpost, 'short')}`,
  research: ({ points }, words) => [`must spend ${words.count(points, 'researchPoint')}`],
  upload: ({ card }, words) => say`may move the upload marker with ${words.cardOnOffer(card)} or stop`,
  purchase: ({ discount }, words) => [
    discount === 0 ? PURCHASE_EN : `${PURCHASE_EN} for ${words.count(discount, 'coin')} less`,
  ],
  oneOf: ({ rewards }, words) => say`must choose: ${words.effect({ kind: 'oneOf', rewards })}`,
  chosenTracks: ({ steps }, words) =>
    say`must choose ${steps.length < 2 ? 'a company track' : 'company tracks'} for ${words.and(steps.map((each) => [words.count(each, 'step')]))}`,
};
