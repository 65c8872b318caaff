import type { Frame } from '../../game/model/frames.ts';
import type { RichText } from '../parts.ts';
import { joined, say } from '../parts.ts';
import type { Locale, Words } from '../words.ts';
import { accusative, bare, ending, from } from './grammar.ts';
import { columnDe } from './words.ts';

/** Labels for the button that declines or ends a decision. */
const STOP_DE: Readonly<Partial<Record<Frame['kind'], string>>> = {
  units: 'Rest verfallen lassen',
  barrier: 'Vor der Pflichteinzahlung stehen bleiben',
  expansion: 'Erweiterung beenden',
  beltExpansion: 'Erweiterung beenden',
  claims: 'Keine weitere Aufgabe erfüllen',
  upload: 'Stehen bleiben',
  purchase: 'Nichts kaufen',
  removal: 'Keinen Außenposten entfernen',
  salvage: 'Fertig',
};

const fromColumn = (index: number | undefined): string =>
  index === undefined ? '' : ` aus der ${ending(columnDe(index), 'n')} Spalte`;

/** Cards without articles, as shown on buttons. */
const cardsDe = (cards: readonly string[], between: string, words: Words): RichText =>
  joined(
    cards.map((card) => bare(words.cardOnOffer(card))),
    between,
  );

export const ACTIONS_DE: Locale['actions'] = {
  chooseToken: ({ token }, words) => say`${bare(words.name({ kind: 'token', token }))} behalten`,
  arrangeStartingDecks: ({ cards }, words) => say`Sammelstapel von links nach rechts: ${cardsDe(cards, ', ', words)}`,
  planCard: ({ seat, card, slot }, words) =>
    slot === undefined
      ? say`${bare(words.cardOnOffer(card))} planen`
      : say`${bare(words.cardOnOffer(card))} in ${accusative(words.name({ kind: 'actionSlot', seat, slot }))} legen`,
  confirmPlan: () => ['Planung beenden'],
  placeResourceTile: ({ card }, words) => say`+1-Rohstoff-Plättchen auf ${bare(words.cardOnOffer(card))} legen`,
  useResources: ({ cards, acquire }, words) =>
    acquire === undefined
      ? say`${cardsDe(cards, ' + ', words)} nutzen`
      : say`${cardsDe(cards, ' + ', words)} nutzen und dafür ${bare(words.offered(acquire))} erwerben`,
  useEnergy: ({ company }, words) => say`${words.company(company)} mit der gesamten Energie erweitern`,
  useScientist: ({ card }, words) => say`${bare(words.cardOnOffer(card))} nutzen`,
  useFieldScientist: ({ card }, words) => say`${bare(words.cardOnOffer(card))} nutzen`,
  placeBonusMarker: ({ space, destroy, tier, oneTime }, words) => {
    const marker = oneTime === true ? 'Einmal-Bonusmarker' : 'Bonusmarker';
    const reached = tier === undefined ? '' : ` (${words.tierOf(space, tier)})`;
    const destroyed = destroy === undefined ? '' : say` und dafür ${bare(words.cardOnOffer(destroy))} zerstören`;
    return say`${marker} auf ${words.name({ kind: 'bonusSpace', space })}${reached} setzen${destroyed}`;
  },
  pass: () => ['Passen'],
  pickUpDeck: ({ seat, slot }, words) => {
    const cards = words.restingDeck(seat, slot);
    const deck = say`Stapel ${from(words.name({ kind: 'restingSlot', seat, slot }))} nehmen`;
    return cards.length === 0 ? deck : say`${deck}: ${words.cards(cards)}`;
  },
  restCard: ({ seat, card, slot }, words) =>
    say`${bare(words.cardOnOffer(card))} auf ${slot === undefined ? 'einen Sammel-Slot' : accusative(words.name({ kind: 'restingSlot', seat, slot }))} legen`,
  advance: ({ company }, words) => say`Auf der ${words.company(company, 'short')}-Leiste ziehen`,
  stop: (_, { asked }) => [(asked && STOP_DE[asked]) ?? 'Aufhören'],
  occupy: ({ sector, column }, words) =>
    say`${words.place({ sector })}${column === undefined ? '' : ` mit Außenposten${fromColumn(column)}`} besetzen`,
  placeOutpost: ({ asteroid, space, column }, words) =>
    say`Außenposten${fromColumn(column)} auf ${words.onAsteroid(asteroid, space)} setzen`,
  placeShuttle: ({ shuttleSpace }, words) => say`Shuttle auf ${words.place({ shuttleSpace })} setzen`,
  confront: ({ destroy = [] }, words) =>
    destroy.length === 0
      ? ['Bedrohung abwehren']
      : say`Bedrohung abwehren und dafür ${words.and(destroy.map((card) => bare(words.cardOnOffer(card))))} zerstören`,
  claimTask: ({ mission, column: index }, words) =>
    index === undefined
      ? say`Aufgabe von ${words.name({ kind: 'mission', mission })} erfüllen`
      : say`${bare(words.name({ kind: 'task', mission, column: index }))} erfüllen: ${words.taskOf(mission, index)}`,
  takeReward: ({ reward }, words) => say`Zuerst: ${words.nextReward(reward)}`,
  returnOutpost: ({ column: to }) => [`Außenposten in die ${columnDe(to)} Spalte stellen`],
  takePlan: ({ space }, words) => say`${bare(words.offeredPlan(space))} nehmen`,
  takeSpecialPlan: ({ plan }, words) => say`${bare(words.planTerms(plan))} nehmen`,
  takeCoin: (_, words) => [`${words.count(1, 'researchPoint')} gegen ${words.count(1, 'coin')} tauschen`],
  placePlan: ({ seat, plan, position }, words) =>
    say`${bare(words.plan(plan))} auf ${position === undefined ? 'die Forschungsleiste' : words.name({ kind: 'researchSpace', seat, position })} legen`,
  flipPlan: ({ seat, position }, words) =>
    say`Forschungsplättchen auf ${words.name({ kind: 'researchSpace', seat, position })} umdrehen`,
  upload: () => ['Upload-Marker ziehen'],
  buyCard: ({ slot }, words) => say`${bare(words.offered(slot))} kaufen`,
  chooseReward: ({ reward }, words) => words.chosenReward(reward),
  advanceSteps: ({ company, steps }, words) =>
    steps === undefined
      ? say`Auf der ${words.company(company, 'short')}-Leiste ziehen`
      : say`${words.count(steps, 'step')} auf der ${words.company(company, 'short')}-Leiste gehen`,
  removeOutpost: ({ company, column }, words) =>
    say`${words.company(company, 'short')}-Außenposten${fromColumn(column)} entfernen`,
  takeDestroyedCard: ({ card }, words) => {
    const price = words.salvagePrice === undefined ? '' : ` für ${words.count(words.salvagePrice, 'coin')}`;
    return say`${bare(words.cardOnOffer(card))} aus den zerstörten Karten${price} nehmen`;
  },
  lunaTurn: () => ['Lunas Zug ausführen'],
};
