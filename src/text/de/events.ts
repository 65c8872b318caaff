import type { LunaAction } from '../../components/content.ts';
import { LUNA_SLOTS } from '../../components/ids.ts';
import type { LunaCriterion } from '../../game/model/events.ts';
import type { RuleId } from '../../rulebook/rules.ts';
import { type CoinTexts, coinsSentence, isLeftHigher, isSectorTarget, SILENT, tieBreak } from '../eventTexts.ts';
import type { FittingTemplates } from '../templates.ts';
import type { Locale } from '../words.ts';
import type { Inflection } from './grammar.ts';

const COINS: CoinTexts = {
  pays: 'zahlt',
  loses: 'verliert',
  exchange: '+{amount.coin} im Tausch gegen {amount.researchPoint}',
  track: '[ ({company.short}-Leiste)]',
  // These rules need a reason, because the rest of the line does not give one.
  reasons: {
    'TRACK-2': 'für die Pflichteinzahlung',
    'TRACK-7': 'für die Bonusschwelle',
    'RP-11': 'vom Zuschussfeld',
    'SCI-9': 'für das Betreten des Spezialplättchens',
    'SPECIAL-2': 'für Schritte über das Ende der Tankleiste hinaus',
    'SPECIAL-5': 'für Schritte über das Ende der Forschungsleiste hinaus',
    'MISSION-6': 'für die Aufgabe',
    'MENACE-15': 'an die Weltraumpiraten',
    'LACT-6': 'für Schritte über das Ende der Forschungsleiste hinaus',
    'LACT-11': 'für Schritte über das Ende hinaus',
  },
};

/** Reasons for a choice, shown after the chosen companies. */
const CHOICES: Readonly<Partial<Record<RuleId, string>>> = {
  'LACT-16': ', das wertvollste Unternehmen',
  'LACT-17': ', die zwei wertvollsten Unternehmen',
  'LACT-18': ', das zweitwertvollste Unternehmen',
  'LACT-19': ', das am wenigsten wertvolle Unternehmen',
  'LACT-21': ': größter Vorsprung auf der Leiste oder kleinster Rückstand',
  'LACT-22': ': größte Vorsprünge auf den Leisten oder kleinste Rückstände',
  'LACT-24': ' zum Verdrängen: größter Rückstand auf der Leiste',
  'LACT-33': ', das wertvollste Unternehmen, für eine Karte mit Anteil',
};

/** The target of an expansion, as the only option or as one of several. */
const TARGETS: Readonly<Partial<Record<RuleId, string>>> = {
  'LACT-46': '[{among=1?}einziger ]leerer Sektor in Reichweite',
  'LACT-47': '[{among=1?}einziger ]Sektor dieses Rivalen in Reichweite',
  'LACT-50': '[{among=1?}einziges ]leeres Ziel in Reichweite',
  'LACT-53': '[{among=1?}einziger ]Asteroid in Reichweite mit Platz und eigenem Außenposten',
  'LACT-54': '[{among=1?}einziger ]Spielstein dieses Rivalen in Reichweite',
};

const TIES: Readonly<Record<LunaCriterion, string>> = {
  margin: 'ihr Abstand auf der Leiste',
  value: 'der Wert',
  vacantSpaces: 'die Zahl der leeren Stationsfelder',
  trackId: 'der Buchstabe der Leiste',
  coinIcons: 'die Zahl der CrypCoin-Symbole',
  logo: 'die Nähe zum Logo',
};

const SKIPPED: Readonly<Record<LunaAction['kind'], string>> = {
  coins: 'erhält keine CrypCoin',
  helium: 'erhält kein Helium-3',
  research: 'macht keinen Schritt auf der Forschungsleiste',
  track: 'macht keinen Schritt auf der Leiste',
  expand: 'beendet die Erweiterung: kein Ziel in Reichweite',
  cards: 'nimmt keine Karte: Der vorgegebene Platz der Kartenauslage ist leer',
  mostValuableShareCard:
    'nimmt keine Karte: Keine Karte in der Kartenauslage hat einen Anteil am wertvollsten Unternehmen',
  bonusMarker: 'setzt keinen Bonusmarker: Das vorgegebene Feld ist besetzt',
  discardPlan: 'nimmt kein Forschungsplättchen aus dem Spiel: Das vorgegebene Feld ist leer',
  discardSpecialPlan: 'nimmt kein Spezialplättchen aus dem Spiel: Keines liegt offen',
};

/** Log clauses for events. The seat's name is shown next to them. */
const EVENTS = {
  ...SILENT,
  tokenTaken: 'nimmt | {token}',
  decksArranged: 'legt auf die Sammelstapel: | {cards}',
  cardsRevealed: 'plant | [{knownCards}|nichts]',
  bonusUnlocked: 'schaltet frei: | {trackBonus}',
  tilePlaced: 'legt das +1-Rohstoff-Plättchen auf | {card}',
  resourcesUsed: 'nutzt | {cardSum} ({total.unit})',
  cardTaken: ({ from, paidIn }) => {
    if (paidIn === 'nothing') return 'nimmt | {cardWithShare}';
    if (from === 'destroyed') return 'nimmt | {cardWithShare} aus den zerstörten Karten[ für {cost.coin}| kostenlos]';
    if (paidIn === 'coins') return 'kauft | {cardWithShare}[ für {cost.coin}| kostenlos]';
    return 'erwirbt | {cardWithShare}[ für {cost.unit}| kostenlos]';
  },
  energyUsed: 'nutzt | {cardSum} ({energy} Energie) und erweitert {company}',
  // `lunaTargetChosen` already gives Luna's target and her reason for it.
  sectorOccupied: ({ seat }, words) => (words.isLuna(seat) ? null : 'besetzt | {place} ({energy} Energie)'),
  energyLost: 'lässt verfallen: | {energy} Energie',
  outpostReturned: 'verdrängt | den {company.short}-Außenposten von {place} in die {column} Spalte seiner Station',
  outpostLost: 'nimmt aus dem Spiel: | den {company.short}-Außenposten von {place} (kein Platz in seiner Station)',
  outpostRemoved: 'entfernt | einen {company.short}-Außenposten aus der {column.weak} Spalte',
  scientistUsed: 'nutzt | {card.short}',
  planFlipped: 'dreht um: | {plan} auf Feld {position}',
  uploadAdvanced: 'zieht den Upload-Marker auf | {plan} (Feld {to})',
  fieldScientistUsed: 'nutzt | {card.short}[ mit {domes|Kuppel|Kuppeln}]',
  markerPlaced: 'setzt einen [{oneTime?}Einmal-Bonusmarker|Bonusmarker] auf | {space}[ ({tier})]',
  cardDestroyed: 'zerstört | {card}',
  firstPlayerTaken: 'erhält den Startspieler-Marker für die nächste Runde',
  tileReserved: 'reserviert | {tile} für die nächste Runde',
  coins: (event) => coinsSentence(event, COINS),
  trackAdvanced: 'erreicht | Feld {to} der {company.short}-Leiste',
  thresholdCrossed: 'überschreitet | die [{level=1?}erste|zweite] Bonusschwelle der {company.short}-Leiste',
  stepsLost: 'lässt verfallen: | [{steps.step} auf der {track.short}-Leiste|{steps.unit}]',
  heliumAdvanced: '+{steps} Helium-3 (Feld {to})',
  slotOpened: ({ seat, slot }, words) =>
    words.isLuna(seat)
      ? `stellt Slot ${LUNA_SLOTS[slot]} auf ON (erhält ab der nächsten Runde eine Karte)`
      : 'stellt auf ON: | {actionSlot.accusative}',
  researchGained: '+{points.researchPoint}',
  planTaken: 'nimmt | {planTerms} für {points.researchPoint}',
  planPlaced: 'legt | {plan} auf Feld {position} der Forschungsleiste',
  passed: ({ seat }, words) => (words.isLuna(seat) ? 'passt (keine Karten mehr)' : 'passt'),
  deckPickedUp: 'nimmt auf die Hand: | {cards}',
  cardRested: 'legt auf die Sammelstapel: | {card.short}',
  tilesReturned: 'gibt zurück: | {tiles}',
  specialPlanRevealed: ' | {planTerms} wird aufgedeckt; Zuschussfeld: {supplement.coin}',
  tileReceived: 'erhält | {tile}',
  displayCleared: ({ cards }) => (cards.length === 0 ? null : 'aus der Kartenauslage zerstört: | {cards}'),
  cardDealt: 'neu in der Kartenauslage: | {cardWithShare.short}',

  outpostPlaced: 'setzt | einen Außenposten auf {place}[ ({energy} Energie)]',
  shuttlePlaced: 'setzt | ein Shuttle auf {place}[ ({energy} Energie)]',
  shuttleReturned: 'verdrängt | das {company.short}-Shuttle von {place} in seine Station',
  shuttleLost: 'nimmt aus dem Spiel: | das {company.short}-Shuttle von {place} (kein Platz in seiner Station)',
  markerRemoved: 'nimmt aus dem Spiel: | den Einmal-Bonusmarker auf {space.dative}',
  missionsRevealed: 'Missionen: | {missionsWithTasks}',
  taskClaimed: 'erfüllt | eine Aufgabe von {mission} ({task})',
  missionCompleted: 'vollendet | {mission}[{first?} (vor allen anderen)]',
  menaceRevealed: 'Bedrohung: | {menace.short}',
  outpostsSettled: ' | {company} hat je einen Außenposten in den Sektoren {sectors}',
  menaceConfronted: 'wehrt ab: | {menace}[ ({energy} Energie)]',
  menaceRemoved: 'entfernt | {menace} (wird zum Jokeranteil)',
  menaceStrikes: ' | {menace} ist noch da: {consequence}',

  lunaTokenDrawn: 'erhält den Bonus eines zufällig gezogenen Startplättchens: | {token.short}',
  lunaCardsDealt: 'erhält | [{slots=1?}eine verdeckte Karte in Slot|je eine verdeckte Karte in den Slots] {lunaSlots}',
  lunaMajorityDrawn: 'deckt die Mehrheitskarten auf: | {lunaCards}; für Mehrheiten zählen in dieser Runde {majorities}',
  lunaDeckRenewed:
    'mischt ihren Ablagestapel zu einem neuen Luna-Stapel ({cards|Karte|Karten}[{gradeTwo?}, darunter eine neue von Rang 2])',
  lunaTokenPassed:
    'erreicht den Luna-Marker auf Feld {at} ihrer [{track=tank?}Tankleiste|Forschungsleiste]: [{gradeTwo?}Eine Karte von Rang 2 kommt auf den Luna-Stapel|Es ist keine Karte von Rang 2 mehr da]',
  lunaCardTurned: 'deckt auf: | Karte {lunaCard} in Slot {lunaSlot}',
  lunaCompaniesChosen: ({ rule, decidedBy }) => {
    if (rule === 'LACT-20') return 'wählt alle vier Unternehmen';
    const tie = tieBreak(rule, decidedBy);
    return `wählt | {companies.short}${CHOICES[rule] ?? ', wie ihre Karte vorgibt'}${tie && ` | bei Gleichstand entscheidet ${TIES[tie]}`}`;
  },
  lunaTargetChosen: ({ prefer, rule }) => {
    const where = isSectorTarget(rule) ? '{targetSector}' : 'Ziel {target}';
    const which = TARGETS[rule] ?? '[{among=1?}einziges ]Ziel in Reichweite';
    const number = prefer === 'min' ? 'niedrigste' : 'höchste';
    return `erweitert {company.short}: | ${where} | ${which}[{among=1?}|, ${number} Nummer]`;
  },
  lunaSkipped: ({ action, company }) => `${SKIPPED[action]}${company ? ' | ({company.short})' : ''}`,
  lunaMajorityChecked: ({ card, discarded }, words) => {
    if (discarded === null)
      return 'behält beide Mehrheitskarten: Auf {lunaCard} (oberste abgelegte Karte) sind beide Werte gleich';
    const side = isLeftHigher(card, words) ? 'linke' : 'rechte';
    return `legt die ${side} Mehrheitskarte {discarded} ab: Auf {lunaCard} (oberste abgelegte Karte) ist der ${side} Wert höher`;
  },
  uploadMoved: '+{steps.step} auf der Forschungsleiste (Feld {to})',
  planDiscarded: 'nimmt aus dem Spiel: | {plan}',
} as const satisfies Locale['events'];
EVENTS satisfies FittingTemplates<typeof EVENTS, 'events', Inflection>;

export const EVENTS_DE: Locale['events'] = EVENTS;
