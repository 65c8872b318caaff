import { LUNA_SLOTS } from '../../components/ids.ts';
import { clause } from '../clause.ts';
import { RULES_REPORTED_BY_CARD } from '../coins.ts';
import type { BaseEventType, ModuleEventType } from '../eventTypes.ts';
import { joined, say } from '../parts.ts';
import type { EventsByType, FittingTemplates } from '../templates.ts';
import type { Locale } from '../words.ts';
import { coinReasonDe } from './coins.ts';
import type { INFLECTIONS_DE } from './grammar.ts';
import { LUNA_EVENTS_DE } from './lunaEvents.ts';

/** Log clauses for events. The seat's name is shown next to them. */
const EVENTS = {
  resolved: null, // Separate events report the results.
  tokensRevealed: null, // Each player has their own `tokenTaken` event.
  tokenTaken: 'nimmt | {token}',
  decksArranged: 'legt auf die Sammelstapel: | {cards}',
  roundStarted: null, // The log shows a heading instead.
  cardsRevealed: ({ cards }, words) => {
    const shown = cards.filter((card) => card !== null);
    return clause('plant', shown.length === 0 ? 'nichts' : words.cards(shown));
  },
  turnStarted: null,
  bonusUnlocked: 'schaltet frei: | {trackBonus}',
  tilePlaced: 'legt das +1-Rohstoff-Plättchen auf | {card}',
  resourcesUsed: 'nutzt | {cardSum} ({total.unit})',
  cardTaken: ({ from, cost, paidIn }) => {
    if (paidIn === 'nothing') return 'nimmt | {cardWithShare}';
    if (from === 'destroyed') {
      return cost === 0
        ? 'nimmt | {cardWithShare} aus den zerstörten Karten kostenlos'
        : 'nimmt | {cardWithShare} aus den zerstörten Karten für {cost.coin}';
    }
    if (paidIn === 'coins')
      return cost === 0 ? 'kauft | {cardWithShare} kostenlos' : 'kauft | {cardWithShare} für {cost.coin}';
    return cost === 0 ? 'erwirbt | {cardWithShare} kostenlos' : 'erwirbt | {cardWithShare} für {cost.unit}';
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
  fieldScientistUsed: ({ domes }) => {
    if (domes === 0) return 'nutzt | {card.short}';
    return domes === 1 ? 'nutzt | {card.short} mit 1 Kuppel' : 'nutzt | {card.short} mit {domes} Kuppeln';
  },
  markerPlaced: ({ space, oneTime, tier }, words) =>
    clause(
      oneTime ? 'setzt einen Einmal-Bonusmarker auf' : 'setzt einen Bonusmarker auf',
      say`${words.name({ kind: 'bonusSpace', space })}${tier === undefined ? '' : ` (${words.tierOf(space, tier)})`}`,
    ),
  cardDestroyed: 'zerstört | {card}',
  firstPlayerTaken: 'erhält den Startspieler-Marker für die nächste Runde',
  tileReserved: 'reserviert | {tile} für die nächste Runde',
  coins: (event, words) => {
    const { amount, rule } = event;
    if (RULES_REPORTED_BY_CARD.includes(rule)) return null;
    const coins = words.count(Math.abs(amount), 'coin');
    if (rule === 'RP-8') return clause(`+${coins} im Tausch gegen ${words.count(amount, 'researchPoint')}`);
    const verb = rule === 'MENACE-15' ? 'verliert' : 'zahlt';
    return clause(amount < 0 ? `${verb} ${coins}` : `+${coins}`, coinReasonDe(event, words));
  },
  trackAdvanced: 'erreicht | Feld {to} der {company.short}-Leiste',
  thresholdCrossed: ({ level }) =>
    level === 1
      ? 'überschreitet | die erste Bonusschwelle der {company.short}-Leiste'
      : 'überschreitet | die zweite Bonusschwelle der {company.short}-Leiste',
  stepsLost: ({ company, steps }, words) =>
    company === null
      ? clause('lässt verfallen:', words.count(steps, 'unit'))
      : clause(
          'lässt verfallen:',
          say`${words.count(steps, 'step')} auf der ${words.company(company, 'short')}-Leiste`,
        ),
  heliumAdvanced: '+{steps} Helium-3 (Feld {to})',
  slotOpened: ({ seat, slot }, words) =>
    words.isLuna(seat)
      ? `stellt Slot ${LUNA_SLOTS[slot]} auf ON (erhält ab der nächsten Runde eine Karte)`
      : 'stellt auf ON: | {actionSlot.accusative}',
  researchGained: '+{points.researchPoint}',
  planTaken: 'nimmt | {planTerms} für {points.researchPoint}',
  planPlaced: 'legt | {plan} auf Feld {position} der Forschungsleiste',
  planDealt: null,
  passed: ({ seat }, words) => (words.isLuna(seat) ? 'passt (keine Karten mehr)' : 'passt'),
  deckPickedUp: 'nimmt auf die Hand: | {cards}',
  cardRested: 'legt auf die Sammelstapel: | {card.short}',
  tilesReturned: 'gibt zurück: | {tiles}',
  specialPlanRevealed: ' | {planTerms} wird aufgedeckt; Zuschussfeld: {supplement.coin}',
  tileReceived: 'erhält | {tile}',
  displayCleared: ({ cards }) => (cards.length === 0 ? null : 'aus der Kartenauslage zerstört: | {cards}'),
  cardDealt: 'neu in der Kartenauslage: | {cardWithShare.short}',
  gameEnded: null,

  outpostPlaced: ({ energy }) =>
    energy === 0 ? 'setzt | einen Außenposten auf {place}' : 'setzt | einen Außenposten auf {place} ({energy} Energie)',
  shuttlePlaced: ({ energy }) =>
    energy === 0 ? 'setzt | ein Shuttle auf {place}' : 'setzt | ein Shuttle auf {place} ({energy} Energie)',
  shuttleReturned: 'verdrängt | das {company.short}-Shuttle von {place} in seine Station',
  shuttleLost: 'nimmt aus dem Spiel: | das {company.short}-Shuttle von {place} (kein Platz in seiner Station)',
  markerRemoved: 'nimmt aus dem Spiel: | den Einmal-Bonusmarker auf {space.dative}',
  missionsRevealed: ({ missions }, words) => {
    const told = missions.map((mission) => {
      const tasks = words.box.mission(mission).tasks.map((task) => words.task(task));
      return say`${words.name({ kind: 'mission', mission })} (${joined(tasks, '; ')})`;
    });
    return clause('Missionen:', joined(told, ', '));
  },
  taskClaimed: 'erfüllt | eine Aufgabe von {mission} ({task})',
  missionCompleted: ({ first }) => (first ? 'vollendet | {mission} (vor allen anderen)' : 'vollendet | {mission}'),
  menaceRevealed: 'Bedrohung: | {menace.short}',
  outpostsSettled: ' | {company} hat je einen Außenposten in den Sektoren {sectors}',
  menaceConfronted: ({ energy }) => (energy === 0 ? 'wehrt ab: | {menace}' : 'wehrt ab: | {menace} ({energy} Energie)'),
  menaceRemoved: 'entfernt | {menace} (wird zum Jokeranteil)',
  menaceStrikes: ' | {menace} ist noch da: {consequence}',
} as const satisfies Pick<Locale['events'], BaseEventType | ModuleEventType>;
EVENTS satisfies FittingTemplates<typeof EVENTS, EventsByType, keyof typeof INFLECTIONS_DE>;

export const EVENTS_DE: Locale['events'] = { ...EVENTS, ...LUNA_EVENTS_DE };
