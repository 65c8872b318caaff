import { joinedOf } from '../parts.ts';
import type { FittingTables } from '../templates.ts';
import type { Locale } from '../words.ts';
import { RESOURCES_DE } from './refusals.ts';

const SELECTIONS = {
  mostValuable: 'der Leiste des wertvollsten Unternehmens',
  twoMostValuable: 'den Leisten der zwei wertvollsten Unternehmen',
  secondMostValuable: 'der Leiste des zweitwertvollsten Unternehmens',
  leastValuable: 'der Leiste des am wenigsten wertvollen Unternehmens',
  leadByBiggestMargin: 'der Leiste, auf der sie am weitesten vorn liegt',
  twoLeadsByBiggestMargin: 'den zwei Leisten, auf denen sie am weitesten vorn liegt',
  allFour: 'der Leiste jedes Unternehmens',
} as const;

export const FACTS_DE = {
  /** Rewards, worded as noun phrases or infinitives. */
  effects: {
    coins: '{amount.coin}',
    helium: '{steps} Helium-3',
    research: '{points.researchPoint}',
    track: '{steps.step} auf der {company.short}-Leiste',
    expandedTrack: '{steps.step} auf der Leiste des erweiterten Unternehmens',
    chosenTracks: ({ steps, among }, words) => {
      const first = among === 'all' ? 'einer Leiste deiner Wahl' : 'einer anderen Leiste';
      return words.and(
        steps.map((each, index) => [`${words.count(each, 'step')} auf ${index === 0 ? first : 'einer weiteren'}`]),
      );
    },
    removeOutposts: '{count|Außenposten aus einer Station entfernen|Außenposten aus Stationen entfernen}',
    resourceCoins: 'offener Gesamtwert an {resource}[ minus {minus}], in CrypCoin',
    purchase: 'Karte aus der Kartenauslage [für {discount.coin} weniger|mit CrypCoin] kaufen',
    firstPlayer: 'Startspieler-Marker',
    destroyedCost: 'aufgedruckte Kosten der zerstörten Karte[ plus {plus}], in CrypCoin',
    salvage: 'Aktion der zerstörten Karte [{parts=both?}und/oder|oder] eine beliebige zerstörte Karte für {price.coin}',
    reserveTile: '{tile.short} für die nächste Runde',
    oneOf: ({ rewards }, words) => joinedOf(rewards, ' oder ', (reward) => words.reward(reward)),
  },
  permanents: {
    energy: '+{plus} auf die Gesamtenergie',
    markers: '{count|zusätzlicher Bonusmarker|zusätzliche Bonusmarker}',
    discount: ({ resources, mixed }) =>
      mixed
        ? 'Karten dürfen mit gemischten Rohstoffen bezahlt werden und kosten {less.unit} weniger'
        : `Karten, die mit ${resources.map((each) => RESOURCES_DE[each]).join(' oder ')} bezahlt werden, kosten {less.unit} weniger`,
    cardValue: '+{plus} auf jede {resource}karte',
    fieldScientist: 'ein dauerhaftes Feldforscher-Symbol und +{domes|Kuppel|Kuppeln}',
  },
  menaceRequirements: {
    payCoins: '{amount.coin}',
    payEnergy: 'zusätzlich {amount} Energie',
    destroyEnergyCards: '{count|Energiekarte von der Hand zerstören|Energiekarten von der Hand zerstören}',
    values: '[Wert {tank} auf der Tankleiste][{tank?}{research?} und ][Wert {research} auf der Forschungsleiste]',
  },
  menaceConsequences: {
    loseCoins: 'Die menschlichen Spieler verlieren alle CrypCoin',
    ignoreIcons:
      'Beim wertvollsten Unternehmen (bei Gleichstand bei jedem) [{count=1?}zählt|zählen] für die menschlichen Spieler {count|CrypCoin-Symbol|CrypCoin-Symbole} weniger',
    loseEnergyCards: 'Die menschlichen Spieler verlieren ihre Energiekarten',
    loseTank: 'Die menschlichen Spieler erhalten nichts für ihre Tankleiste',
    endAfterRound: 'Das Spiel endet nach Runde {round}',
    replay: 'Niemand gewinnt, und es folgt eine neue Partie',
  },
  lunaActions: {
    coins: '+{amount.coin}',
    helium: '+{steps} Helium-3',
    research: '+{steps} auf der Forschungsleiste',
    track: ({ selection }) => `{steps.step} auf ${SELECTIONS[selection]}` as const,
    expand: 'erweitert das Unternehmen: {sectors|Erweiterungspunkt|Erweiterungspunkte}, [{prefer=min?}MIN|MAX]',
    cards: 'nimmt Karten aus der Kartenauslage',
    mostValuableShareCard: 'nimmt aus der Kartenauslage die Karte mit einem Anteil am wertvollsten Unternehmen',
    bonusMarker: 'setzt einen Bonusmarker',
    discardPlan: 'nimmt ein {planLetter}-Plättchen aus dem Spiel',
    discardSpecialPlan: 'nimmt ein Spezialplättchen aus dem Spiel',
  },
} as const satisfies Partial<Locale>;
FACTS_DE satisfies FittingTables<typeof FACTS_DE>;
