import type { Frame } from '../../game/model/frames.ts';
import { say } from '../parts.ts';
import type { Locale } from '../words.ts';
import { accusative, ending, from } from './grammar.ts';
import { columnDe } from './words.ts';

/** What somebody does who stops, by the decision that is open. */
const STOP_DE: Readonly<Partial<Record<Frame['kind'], string>>> = {
  units: 'Keine weiteren Einheiten nutzen',
  barrier: 'Vor der Pflichteinzahlung stehen bleiben',
  expansion: 'Die Erweiterung beenden',
  beltExpansion: 'Die Erweiterung beenden',
  claims: 'Keine weitere Aufgabe erfüllen',
  upload: 'Stehen bleiben',
  purchase: 'Nichts kaufen',
  removal: 'Keinen Außenposten entfernen',
  salvage: 'Nichts mehr mit zerstörten Karten tun',
};

const fromColumn = (index: number | undefined): string =>
  index === undefined ? '' : ` aus der ${ending(columnDe(index), 'n')} Spalte`;

/** What a button says. */
export const ACTIONS_DE: Locale['actions'] = {
  chooseToken: ({ token }, words) => say`${words.name({ kind: 'token', token })} behalten`,
  arrangeStartingDecks: ({ cards }, words) =>
    say`Die Sammelstapel beginnen, von links: ${words.cardsOnOffer(cards, ', ')}`,
  planCard: ({ seat, card, slot }, words) =>
    slot === undefined
      ? say`${words.cardOnOffer(card)} planen`
      : say`${words.cardOnOffer(card)} in ${accusative(words.name({ kind: 'actionSlot', seat, slot }))} planen`,
  confirmPlan: () => ['Die Planung beenden'],
  placeResourceTile: ({ card }, words) => say`Das +1-Rohstoff-Plättchen auf ${words.cardOnOffer(card)} legen`,
  useResources: ({ cards, acquire }, words) =>
    acquire === undefined
      ? say`${words.cardsOnOffer(cards, ' + ')} nutzen`
      : say`${words.cardsOnOffer(cards, ' + ')} nutzen und damit ${words.offered(acquire)} erwerben`,
  useEnergy: ({ company }, words) => say`Alle Energie nutzen und ${words.company(company)} erweitern`,
  useScientist: ({ card }, words) => say`${words.cardOnOffer(card)} nutzen`,
  useFieldScientist: ({ card }, words) => say`${words.cardOnOffer(card)} nutzen`,
  placeBonusMarker: ({ space, destroy, tier, oneTime }, words) => {
    const marker = oneTime === true ? 'Einmal-Bonusmarker' : 'Bonusmarker';
    const reached = tier === undefined ? '' : ` (${words.tierOf(space, tier)})`;
    const destroyed = destroy === undefined ? '' : say` und ${words.cardOnOffer(destroy)} zerstören`;
    return say`Einen ${marker} auf ${words.name({ kind: 'bonusSpace', space })}${reached} setzen${destroyed}`;
  },
  pass: () => ['Passen'],
  pickUpDeck: ({ seat, slot }, words) => {
    const cards = words.restingDeck(seat, slot);
    const fromSlot = from(words.name({ kind: 'restingSlot', seat, slot }));
    return cards.length === 0
      ? say`Den Stapel ${fromSlot} nehmen`
      : say`${words.cards(cards)} ${fromSlot} auf die Hand nehmen`;
  },
  restCard: ({ seat, card, slot }, words) =>
    say`${words.cardOnOffer(card)} auf ${slot === undefined ? 'einen Sammel-Slot' : accusative(words.name({ kind: 'restingSlot', seat, slot }))} legen`,
  advance: ({ company }, words) => say`Auf der ${words.company(company, 'short')}-Leiste ziehen`,
  stop: (_, { asked }) => [(asked && STOP_DE[asked]) ?? 'Aufhören'],
  occupy: ({ sector, column }, words) =>
    say`${words.place({ sector })}${column === undefined ? '' : ` mit einem Außenposten${fromColumn(column)}`} besetzen`,
  placeOutpost: ({ asteroid, space, column }, words) =>
    say`Einen Außenposten${fromColumn(column)} auf ${words.onAsteroid(asteroid, space)} setzen`,
  placeShuttle: ({ shuttleSpace }, words) => say`Ein Shuttle auf ${words.place({ shuttleSpace })} setzen`,
  confront: ({ destroy = [] }, words) =>
    destroy.length === 0
      ? ['Die Bedrohung bekämpfen']
      : say`Die Bedrohung bekämpfen und ${words.and(destroy.map((card) => words.cardOnOffer(card)))} zerstören`,
  claimTask: ({ mission, column: index }, words) =>
    index === undefined
      ? say`Eine Aufgabe erfüllen: ${words.name({ kind: 'mission', mission })}`
      : say`${words.name({ kind: 'task', mission, column: index })} erfüllen: ${words.taskOf(mission, index)}`,
  takeReward: ({ reward }, words) => say`Zuerst ausführen: ${words.nextReward(reward)}`,
  returnOutpost: ({ column: to }) => [`Den Außenposten in die ${columnDe(to)} Spalte stellen`],
  takePlan: ({ space }, words) => say`${words.offeredPlan(space)} nehmen`,
  takeSpecialPlan: ({ plan }, words) => say`${words.planTerms(plan)} nehmen`,
  takeCoin: (_, words) => [`${words.count(1, 'coin')} für ${words.count(1, 'researchPoint')} nehmen`],
  placePlan: ({ seat, plan, position }, words) =>
    say`${words.plan(plan)} auf ${position === undefined ? 'die Forschungsleiste' : words.name({ kind: 'researchSpace', seat, position })} legen`,
  flipPlan: ({ seat, position }, words) =>
    say`Das Forschungsplättchen auf ${words.name({ kind: 'researchSpace', seat, position })} umdrehen`,
  upload: () => ['Den Upload-Marker ziehen'],
  buyCard: ({ slot }, words) => say`${words.offered(slot)} kaufen`,
  chooseReward: ({ reward }, words) => say`Wählen: ${words.chosenReward(reward)}`,
  advanceSteps: ({ company, steps }, words) =>
    say`${steps === undefined ? 'Auf' : `${words.count(steps, 'step')} auf`} der ${words.company(company, 'short')}-Leiste ziehen`,
  removeOutpost: ({ company, column }, words) =>
    say`Einen Außenposten von ${words.company(company)}${fromColumn(column)} entfernen`,
  takeDestroyedCard: ({ card }, words) => {
    const price = words.salvagePrice === undefined ? '' : ` für ${words.count(words.salvagePrice, 'coin')}`;
    return say`${words.cardOnOffer(card)} aus den zerstörten Karten${price} nehmen`;
  },
  lunaTurn: () => ['Lunas Zug ausführen'],
};
