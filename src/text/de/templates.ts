import type { Frame } from '../../game/model/frames.ts';
import { joinedOf } from '../parts.ts';
import type { FittingTables } from '../templates.ts';
import type { Locale } from '../words.ts';
import type { Inflection } from './grammar.ts';
import { RESOURCES_DE } from './names.ts';

const SELECTIONS = {
  mostValuable: 'der Leiste des wertvollsten Unternehmens',
  twoMostValuable: 'den Leisten der zwei wertvollsten Unternehmen',
  secondMostValuable: 'der Leiste des zweitwertvollsten Unternehmens',
  leastValuable: 'der Leiste des am wenigsten wertvollen Unternehmens',
  leadByBiggestMargin: 'der Leiste, auf der sie am weitesten vorn liegt',
  twoLeadsByBiggestMargin: 'den zwei Leisten, auf denen sie am weitesten vorn liegt',
  allFour: 'der Leiste jedes Unternehmens',
} as const;

/** Labels for the button that declines or ends a decision. */
const STOP: Readonly<Partial<Record<Frame['kind'], string>>> = {
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

/** Texts of rewards, actions and decisions, as checked templates. */
export const TEMPLATES_DE = {
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
  actions: {
    chooseToken: '{token.bare} behalten',
    arrangeStartingDecks: 'Sammelstapel von links nach rechts: {offeredCards.bare}',
    planCard: '{offeredCard.bare} [in {actionSlot.accusative} legen|planen]',
    confirmPlan: 'Planung beenden',
    placeResourceTile: '+1-Rohstoff-Plättchen auf {offeredCard.bare} legen',
    useResources: '{offeredSum.bare} nutzen[ und dafür {acquired.bare} erwerben]',
    useEnergy: '{company} mit der gesamten Energie erweitern',
    useScientist: '{offeredCard.bare} nutzen',
    useFieldScientist: '{offeredCard.bare} nutzen',
    placeBonusMarker:
      '[{oneTime?}Einmal-Bonusmarker|Bonusmarker] auf {space}[ ({tier})] setzen[ und dafür {destroyed.bare} zerstören]',
    pass: 'Passen',
    pickUpDeck: 'Stapel {restingSlot.from} nehmen[: {restingDeck}]',
    restCard: '{offeredCard.bare} auf [{restingSlot.accusative}|einen Sammel-Slot] legen',
    advance: 'Auf der {company.short}-Leiste ziehen',
    stop: (_, { asked }) => (asked && STOP[asked]) ?? 'Aufhören',
    occupy: '{place}[ mit Außenposten aus der {column.weak} Spalte] besetzen',
    placeOutpost: 'Außenposten[ aus der {column.weak} Spalte] auf {onAsteroid} setzen',
    placeShuttle: 'Shuttle auf {place} setzen',
    confront: 'Bedrohung abwehren[ und dafür {allDestroyed.bare} zerstören]',
    claimTask: '[{taskName.bare} erfüllen: {task}|Aufgabe von {mission} erfüllen]',
    takeReward: 'Zuerst: {nextReward}',
    returnOutpost: 'Außenposten in die {column} Spalte stellen',
    takePlan: '{displayedPlan.bare} nehmen',
    takeSpecialPlan: '{planTerms.bare} nehmen',
    takeCoin: '1 Forschungspunkt gegen 1 CrypCoin tauschen',
    placePlan: '{plan.bare} auf [{researchSpace}|die Forschungsleiste] legen',
    flipPlan: 'Forschungsplättchen auf {researchSpace} umdrehen',
    upload: 'Upload-Marker ziehen',
    buyCard: '{displayedCard.bare} kaufen',
    chooseReward: '{chosenReward}',
    advanceSteps: '[{steps.step} auf der {company.short}-Leiste gehen|Auf der {company.short}-Leiste ziehen]',
    removeOutpost: '{company.short}-Außenposten[ aus der {column.weak} Spalte] entfernen',
    takeDestroyedCard: '{offeredCard.bare} aus den zerstörten Karten[ für {salvagePrice}] nehmen',
    lunaTurn: 'Lunas Zug ausführen',
  },
  /** Decisions with their details, shown after `Ana muss` or, if they can be declined, after `Ana kann`. */
  prompts: {
    startingToken: '{offers} behalten',
    turn: 'eine Aktion ausführen: Karten nutzen, einen Bonusmarker setzen oder passen',
    units: 'noch {units.unit} für Schritte auf Unternehmensleisten nutzen',
    barrier:
      'die Pflichteinzahlung auf der {company.short}-Leiste[ ({barrierPrice})] leisten oder auf [{steps=1?}den übrigen Schritt|die übrigen {steps.step}] verzichten',
    expansion: 'mit {company} einen Sektor besetzen oder die Erweiterung beenden (noch {energy} Energie)',
    beltExpansion: 'einen Spielstein von {company} setzen oder die Erweiterung beenden (noch {energy} Energie)',
    ousting: 'die Spalte wählen, in die der verdrängte {ousted.short}-Außenposten zurückkehrt',
    research: '{points.researchPoint} ausgeben',
    upload: 'den Upload-Marker ziehen oder stehen lassen (genutzt: {offeredCard.bare})',
    purchase: 'eine Karte aus der Kartenauslage[ für {discount.coin} weniger] kaufen',
    oneOf: 'wählen: {rewards}',
    chosenTracks: '[{steps=1?}eine Unternehmensleiste|Unternehmensleisten] für {eachSteps} wählen',
  },
} as const satisfies Partial<Locale>;
TEMPLATES_DE satisfies FittingTables<typeof TEMPLATES_DE, Inflection>;
