import { joined, say } from '../parts.ts';
import type { Locale } from '../words.ts';
import { counted } from './grammar.ts';
import { RESOURCES_DE } from './words.ts';

/** What a reward gives. */
export const EFFECTS_DE: Locale['effects'] = {
  coins: ({ amount }, words) => [words.count(amount, 'coin')],
  helium: ({ steps }) => [`${steps} Helium-3`],
  research: ({ points }, words) => [words.count(points, 'researchPoint')],
  track: ({ company, steps }, words) =>
    say`${words.count(steps, 'step')} auf der ${words.company(company, 'short')}-Leiste`,
  expandedTrack: ({ steps }, words) => [`${words.count(steps, 'step')} auf der Leiste des erweiterten Unternehmens`],
  chosenTracks: ({ steps, among }, words) => {
    const amounts = words.and(steps.map((each) => [words.count(each, 'step')]));
    if (among === 'all') return say`${amounts} auf ${steps.length < 2 ? 'einer Leiste' : 'Leisten'} deiner Wahl`;
    return say`${amounts} auf ${steps.length < 2 ? 'einer anderen Leiste' : 'anderen Leisten'}`;
  },
  removeOutposts: ({ count }) => [
    counted(count, 'Außenposten aus einer Station entfernen', 'Außenposten aus Stationen entfernen'),
  ],
  resourceCoins: ({ resource, minus }, words) => [
    `${minus === 0 ? 'so viele CrypCoin wie' : `${words.count(minus, 'coin')} weniger als`} offene Einheiten ${RESOURCES_DE[resource]}`,
  ],
  purchase: ({ discount }, words) => [
    `eine Karte der Kartenauslage für ${discount === 0 ? 'CrypCoin' : `${words.count(discount, 'coin')} weniger`} kaufen`,
  ],
  firstPlayer: () => ['Startspieler-Marker'],
  destroyedCost: ({ plus }, words) => [
    `${plus === 0 ? 'so viele CrypCoin wie' : `${words.count(plus, 'coin')} mehr als`} die zerstörte Karte kostet`,
  ],
  salvage: ({ price, parts }, words) => [
    `Aktion der zerstörten Karte ${parts === 'both' ? 'und' : 'oder'} eine zerstörte Karte für ${words.count(price, 'coin')}`,
  ],
  reserveTile: ({ tile }, words) => say`${words.name({ kind: 'tile', tile }, 'short')} für die nächste Runde`,
  oneOf: ({ rewards }, words) =>
    joined(
      rewards.map((reward) => words.reward(reward)),
      ' oder aber ',
    ),
};

/** What a permanent track bonus does. */
export const PERMANENTS_DE: Locale['permanents'] = {
  energy: ({ plus }) => [`+${plus} auf den Gesamtwert an Energie`],
  markers: ({ count }) => [counted(count, 'zusätzlicher Bonusmarker', 'zusätzliche Bonusmarker')],
  discount: ({ resources, mixed, less }, words) => [
    mixed
      ? `Karten dürfen mit gemischten Rohstoffen bezahlt werden und kosten ${words.count(less, 'unit')} weniger`
      : `Karten, die mit ${resources.map((each) => RESOURCES_DE[each]).join(' oder ')} bezahlt werden, kosten ${words.count(less, 'unit')} weniger`,
  ],
  cardValue: ({ resource, plus }) => [`+${plus} auf jede Karte mit ${RESOURCES_DE[resource]}`],
  fieldScientist: ({ domes }) => [`ein dauerhaftes Feldforscher-Symbol und +${counted(domes, 'Kuppel', 'Kuppeln')}`],
};
