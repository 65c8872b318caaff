import type { Frame } from '../../game/model/frames.ts';
import type { FittingTables } from '../templates.ts';
import type { Locale } from '../words.ts';
import type { Inflection } from './grammar.ts';

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

export const ACTION_TEXTS_DE = {
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
ACTION_TEXTS_DE satisfies FittingTables<typeof ACTION_TEXTS_DE, Inflection>;
