import { joined, say } from '../parts.ts';
import type { Locale } from '../words.ts';
import { counted } from './grammar.ts';
import { RESOURCES_DE } from './words.ts';

/** Rewards, worded as noun phrases or infinitives. */
export const EFFECTS_DE: Locale['effects'] = {
  coins: ({ amount }, words) => [words.count(amount, 'coin')],
  helium: ({ steps }) => [`${steps} Helium-3`],
  research: ({ points }, words) => [words.count(points, 'researchPoint')],
  track: ({ company, steps }, words) =>
    say`${words.count(steps, 'step')} auf der ${words.company(company, 'short')}-Leiste`,
  expandedTrack: ({ steps }, words) => [`${words.count(steps, 'step')} auf der Leiste des erweiterten Unternehmens`],
  chosenTracks: ({ steps, among }, words) => {
    const first = among === 'all' ? 'einer Leiste deiner Wahl' : 'einer anderen Leiste';
    return words.and(
      steps.map((each, index) => [`${words.count(each, 'step')} auf ${index === 0 ? first : 'einer weiteren'}`]),
    );
  },
  removeOutposts: ({ count }) => [
    counted(count, 'Außenposten aus einer Station entfernen', 'Außenposten aus Stationen entfernen'),
  ],
  resourceCoins: ({ resource, minus }) => [
    `offener Gesamtwert an ${RESOURCES_DE[resource]}${minus === 0 ? '' : ` minus ${minus}`}, in CrypCoin`,
  ],
  purchase: ({ discount }, words) => [
    `Karte aus der Kartenauslage ${discount === 0 ? 'mit CrypCoin' : `für ${words.count(discount, 'coin')} weniger`} kaufen`,
  ],
  firstPlayer: () => ['Startspieler-Marker'],
  destroyedCost: ({ plus }) => [
    `aufgedruckte Kosten der zerstörten Karte${plus === 0 ? '' : ` plus ${plus}`}, in CrypCoin`,
  ],
  salvage: ({ price, parts }, words) => [
    `Aktion der zerstörten Karte ${parts === 'both' ? 'und/oder' : 'oder'} eine beliebige zerstörte Karte für ${words.count(price, 'coin')}`,
  ],
  reserveTile: ({ tile }, words) => say`${words.name({ kind: 'tile', tile }, 'short')} für die nächste Runde`,
  oneOf: ({ rewards }, words) =>
    joined(
      rewards.map((reward) => words.reward(reward)),
      ' oder ',
    ),
};

export const PERMANENTS_DE: Locale['permanents'] = {
  energy: ({ plus }) => [`+${plus} auf die Gesamtenergie`],
  markers: ({ count }) => [counted(count, 'zusätzlicher Bonusmarker', 'zusätzliche Bonusmarker')],
  discount: ({ resources, mixed, less }, words) => [
    mixed
      ? `Karten dürfen mit gemischten Rohstoffen bezahlt werden und kosten ${words.count(less, 'unit')} weniger`
      : `Karten, die mit ${resources.map((each) => RESOURCES_DE[each]).join(' oder ')} bezahlt werden, kosten ${words.count(less, 'unit')} weniger`,
  ],
  cardValue: ({ resource, plus }) => [`+${plus} auf jede ${RESOURCES_DE[resource]}karte`],
  fieldScientist: ({ domes }) => [`ein dauerhaftes Feldforscher-Symbol und +${counted(domes, 'Kuppel', 'Kuppeln')}`],
};
