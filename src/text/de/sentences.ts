import type { CAMPAIGN_VIOLATIONS } from '../../rulebook/campaignViolations.ts';
import type { VIOLATIONS } from '../../rulebook/violations.ts';
import type { WARNINGS } from '../../rulebook/warnings.ts';
import type { Fitting } from '../fitting.ts';
import type { RichText } from '../parts.ts';
import { plain, say } from '../parts.ts';
import type { Locale } from '../words.ts';
import { dative, ending } from './grammar.ts';

// A message is a function if it contains a name in the dative, or a slot or column that needs a different ending.

// biome-ignore format: one message, one line.
const REFUSALS = {
  malformedAction: 'Diese Aktion ist ungültig.',
  restricted: '{restriction}',
  staleAction: 'Die Partie ist inzwischen weitergegangen (Version {version}). Bitte wähle neu.',
  gameOver: 'Die Partie ist zu Ende.',
  notThisDecision: '{asked} {decision}. Jetzt nicht möglich: {type}.',
  notThisSeat: (told) => say`${told('seat')} ${plain(told('seat')) === 'du' ? 'bist' : 'ist'} nicht am Zug: ${told('asked')} ${told('decision')}.`,
  noSuchSeat: 'Es gibt keinen Platz {unknownSeat}; diese Partie hat die Plätze 0 bis {last}.',
  tokenChosen: 'Du hast dein Startplättchen schon gewählt.',
  planningFinished: 'Du hast deine Planung schon beendet.',
  tokenNotOffered: '{token} wurde dir nicht ausgeteilt.',
  notInHand: '{card} ist nicht auf deiner Hand.',
  cardTwice: 'Du hast {card} zweimal gewählt.',
  cardsDoNotMatchToken: 'Dein Startplättchen verlangt drei Handkarten: {tokenCards}. Du hast {cards} gewählt.',
  shareCard: '{card} kann nicht geplant werden: Anteilskarten haben keine Aktion.',
  shareCardKept: '{card} bleibt auf deiner Hand: Anteilskarten können nicht zerstört werden.',
  slotOff: (told) => say`Dein ${ending(plain(told('slot')), 'r')} Aktionsslot steht nicht auf ON.`,
  slotTaken: (told) => say`In deinem ${inflected(told('slot'))} Aktionsslot liegt schon eine Karte.`,
  noResourceTile: 'Du hast das +1-Rohstoff-Plättchen nicht.',
  resourceTilePlaced: 'Dein +1-Rohstoff-Plättchen liegt schon auf einer Karte und bleibt dort.',
  noResourceCard: 'Du musst mindestens eine Rohstoffkarte wählen.',
  notAFaceUpResourceCard: '{card} kann nicht genutzt werden: Du brauchst offene Rohstoffkarten in deinem Aktionsbereich.',
  mixedResources: 'Du kannst Karten verschiedener Rohstoffe nicht zusammen nutzen.',
  mixedWithoutPurchase: 'Du darfst Rohstoffe nur mischen, um eine Karte zu erwerben.',
  noSuchDisplaySlot: 'Die Kartenauslage hat keinen Platz {displaySlot}.',
  emptyDisplaySlot: 'Platz {displaySlot} der Kartenauslage ist leer.',
  acquisitionTooExpensive: '{card} kostet {cost|Einheit|Einheiten}; die gewählten Karten sind {total} wert.',
  noEnergyCard: 'In deinem Aktionsbereich liegt weder eine Energiekarte noch das Energie-Plättchen offen.',
  notAFaceUpScientist: '{card} kann nicht genutzt werden: Du brauchst einen offenen Wissenschaftler in deinem Aktionsbereich.',
  notAFaceUpFieldScientist: '{card} kann nicht genutzt werden: Du brauchst einen offenen Feldforscher in deinem Aktionsbereich.',
  noSuchSpace: 'In dieser Partie gibt es {space} nicht.',
  personalSpaceClosed: '{space} wird erst mit der dritten Aufgabe einer Mission freigeschaltet.',
  noMarker: 'Du hast keinen Bonusmarker mehr.',
  noOneTimeMarker: 'Du hast keinen Einmal-Bonusmarker mehr.',
  notPersonal: 'Du kannst {space} nicht nutzen.',
  spaceOccupied: '{holder} blockiert {space} bis zum Ende der Runde.',
  firstPlayerFirstTurn: 'Als Startspieler darfst du {space} in deinem ersten Zug der Runde nicht nutzen.',
  spaceTooExpensive: '{space} kostet {cost} CrypCoin; du hast {coins}.',
  spaceLocked: 'Du hast {space} nicht freigeschaltet.',
  siblingOccupied: (told) => say`Dein Bonusmarker liegt schon auf ${dative(told('sibling'))}, dem anderen Bonusfeld dieser Leiste.`,
  noMajority: 'Du kannst {space} nicht nutzen: {rival} hat {amount} {item}, du hast {own}.',
  lunaBlocks: 'Du kannst {space} nicht nutzen: Lunas Mehrheitskarten zeigen {amount} {shownItem}, du hast {own}.',
  noTiers: '{space} hat keine Belohnungsstufen.',
  tierMissing: (told, { reached }) => say`Wähle auf ${dative(told('space'))} eine Belohnungsstufe${reached < 2 ? `; ${reachedTiers(reached)}` : ` von 1 bis ${reached}`}.`,
  tierNotReached: (told, { reached }) => say`Belohnungsstufe ${told('tier')} auf ${dative(told('space'))} hast du nicht erreicht; ${reachedTiers(reached)}.`,
  noSuchTier: '{space} hat keine Belohnungsstufe {tier}; es gibt die Stufen 1 bis {last}.',
  nothingToDestroy: 'Für {space} wird keine Karte zerstört.',
  cardToDestroyMissing: 'Für {space} musst du eine Handkarte zerstören; du hast keine gewählt.',
  destroyedCardNotInHand: 'Für {space} musst du eine Handkarte zerstören; {card} ist nicht auf deiner Hand.',
  notACarbonCard: 'Für {space} musst du eine Kohlenstoffkarte zerstören; {card} ist keine.',
  trackEnd: 'Dein Anteilsmarker steht auf dem letzten Feld der {company.short}-Leiste.',
  barrierTooExpensive: 'Die Pflichteinzahlung auf der {company.short}-Leiste kostet {cost} CrypCoin; du hast {coins}.',
  unitsMustMove: 'Du musst die übrigen Einheiten nutzen: Dein Anteilsmarker auf der {company.short}-Leiste kann noch ziehen.',
  wrongTrack: 'Diese Schritte gehören auf die {expected.short}-Leiste, nicht auf die {company.short}-Leiste.',
  trackNotOffered: 'Wähle die Leiste von {companies.short}, nicht die von {company.short}.',
  stepsNotOffered: 'Gehe {offered} Schritte auf einer Leiste, nicht {steps}.',
  stepsSplit: 'Gehe alle {offered} Schritte auf derselben Leiste, nicht nur {steps}.',
  noSuchSector: 'Es gibt keinen Sektor {sector}.',
  noSuchOutpostSpace: 'Auf Asteroid {asteroid} gibt es kein Feld {outpostSpace}.',
  noSuchShuttleSpace: 'Es gibt kein Shuttle-Feld {shuttleSpace}.',
  ownPiece: '{company} hat auf {place} schon einen Spielstein.',
  asteroidOutOfReach: '{company} hat weder einen Außenposten auf Asteroid {asteroid} noch ein Shuttle auf einer Raumroute dorthin.',
  shuttleSpaceOutOfReach: 'Die Raumroute von Shuttle-Feld {shuttleSpace} berührt keinen Asteroiden, auf dem {company} einen Außenposten hat.',
  tooLittleEnergyOnBelt: '{place} kostet {cost} Energie; du hast noch {energy}.',
  noShuttle: 'Die {company.short}-Station hat kein Shuttle mehr.',
  noMenace: 'Auf dem Spielplan liegt keine Bedrohung.',
  menaceConfronted: 'Du hast {menace} in dieser Aktion schon abgewehrt.',
  menaceOutOfReach: (told) => say`${told('company')} hat kein Shuttle neben ${dative(told('menace'))}: weder auf Shuttle-Feld ${told('one')} noch auf ${told('other')}.`,
  menaceTooExpensive: '{menace} abzuwehren kostet {cost} Energie; du hast noch {energy}.',
  menaceUnpaid: '{menace} verlangt {cost} CrypCoin; du hast {coins}.',
  menaceCards: (told, { count, named, fitting }) => say`${told('menace')} verlangt ${told('count')} ${count === 1 ? 'Energiekarte' : 'Energiekarten'} von deiner Hand (du hast ${told('held')}); ${named === 0 ? 'du hast keine gewählt' : `von ${named} gewählten ${named === 1 ? 'Karte' : 'Karten'} ${fitting === 0 ? 'passt keine' : fitting === 1 ? 'passt 1' : `passen ${fitting}`}`}.`,
  menaceAsksNoCards: 'Für {menace} wird keine Karte zerstört.',
  menaceTankValue: '{menace} verlangt Wert {value} auf der Tankleiste; du hast {own}.',
  menaceResearchValue: '{menace} verlangt Wert {value} auf der Forschungsleiste; du hast {own}.',
  noSuchTask: 'In dieser Partie hat die {column} Spalte von {mission} keine Aufgabe.',
  otherMission: 'Deine Statuskarte liegt unter {attached}, nicht unter {mission}.',
  taskDone: 'Die {column} Aufgabe von {mission} hast du schon erfüllt.',
  taskNotMet: 'Die {column} Aufgabe von {mission} verlangt {task}; du hast {own}.',
  ownOutpost: '{company} hat in Sektor {sector} schon einen Außenposten.',
  outOfReach: 'Sektor {sector} grenzt weder an die Station noch an einen Außenposten von {company}.',
  enclave: 'Sektor {sector} ist eine Enklave: {company} muss zuerst Sektor {around} besetzen.',
  tooLittleEnergy: 'Sektor {sector} kostet {cost} Energie; du hast noch {energy}.',
  noSuchColumn: 'Die {company.short}-Station hat keine {column} Spalte.',
  shuttleColumn: 'Die mittlere Spalte der {company.short}-Station ist für Shuttles, nicht für Außenposten.',
  emptyColumn: 'Die {column} Spalte der {company.short}-Station hat keinen Außenposten mehr.',
  fullColumn: 'Die {column} Spalte der {company.short}-Station hat keinen Platz für einen zurückkehrenden Außenposten.',
  removalCompulsory: 'Auf diese Belohnung kannst du nicht verzichten; du musst noch {count} Außenposten entfernen.',
  noSuchReward: 'Es gibt keine Belohnung {reward}; wähle eine von 1 bis {count}.',
  noSuchChoice: 'Es gibt keine Belohnung {reward}; wähle eine von 1 bis {count}.',
  noSuchResearchSpace: 'Die Forschungsauslage hat kein Feld {displaySpace}.',
  emptyResearchSpace: 'Feld {displaySpace} der Forschungsauslage ist leer.',
  tooFewPoints: '{plan} kostet {price|Forschungspunkt|Forschungspunkte}; du hast noch {points}.',
  onlyCoins: 'Dein Upload-Marker steht auf dem letzten Feld; Forschungspunkte bringen dir nur noch CrypCoin.',
  noSpecialPlan: '{plan} ist kein Spezialplättchen der Rundenleiste.',
  specialPlanTaken: '{plan} liegt nicht mehr auf der Rundenleiste.',
  specialPlanFaceDown: '{plan} liegt bis Runde {round} verdeckt.',
  planNotAcquired: 'Du hast {plan} in diesem Zug nicht genommen.',
  noSuchResearchTrackSpace: 'Die Forschungsleiste hat die Felder 1 bis {last}, nicht {position}.',
  noASpace: '{plan} darf nicht auf Feld {position} gelegt werden: Dort ist ein durchgestrichenes A.',
  alreadyFlipped: 'Du hast in dieser Aktion schon ein Forschungsplättchen umgedreht.',
  flipAfterMove: 'Du darfst ein Forschungsplättchen nur umdrehen, bevor dein Upload-Marker zieht.',
  noPlanHere: 'Auf Feld {position} deiner Forschungsleiste liegt kein Forschungsplättchen.',
  planFaceDown: 'Das Forschungsplättchen auf Feld {position} deiner Forschungsleiste liegt schon verdeckt.',
  flipTooExpensive: 'Ein Forschungsplättchen umzudrehen kostet {cost} CrypCoin; du hast {coins}.',
  researchTrackEnd: 'Dein Upload-Marker steht auf dem letzten Feld der Forschungsleiste.',
  emptySpaceAhead: 'Auf Feld {position} deiner Forschungsleiste liegt kein Forschungsplättchen; dein Upload-Marker kann nicht dorthin.',
  tooFewCoinsForPlan: '{plan} kostet beim Betreten {cost} CrypCoin; du hast {coins}.',
  requirementsNotMet: '{plan} verlangt {asks}; offen hast du {carbon} Kohlenstoff, {minerals|Mineral|Mineralien}, {titanium} Titan, {energy} Energie und, ohne den genutzten Wissenschaftler, {scientists} Wissenschaftler oder Feldforscher.',
  purchaseTooExpensive: '{card} kostet {cost} CrypCoin; du hast {coins}.',
  noRestingDeck: (told) => say`In deinem ${inflected(told('slot'))} Sammel-Slot liegt kein Stapel.`,
  notTheLeftmostCard: (told) => say`Lege deine Karten von links nach rechts auf Sammel-Slots, zuerst ${told('next')} aus deinem ${inflected(told('slot'))} Aktionsslot.`,
  noSuchRestingSlot: (told) => say`Es gibt keinen ${inflected(told('slot'))} Sammel-Slot.`,
  restingSlotFilled: (told) => say`Auf deinen ${inflected(told('slot'))} Sammel-Slot hast du gerade schon eine Karte gelegt.`,
  constrainedSlot: (told) => say`${told('card')} muss auf deinen ${inflected(told('linked'))} Sammel-Slot, direkt über ihrem Aktionsslot, nicht auf den ${inflected(told('slot'))}.`,
  restingSlotOff: (told) => say`Dein ${ending(plain(told('slot')), 'r')} Sammel-Slot ist nur nutzbar, solange der Aktionsslot darunter auf ON steht.`,
  actionDone: 'Du hast die Aktion der zerstörten Karte schon ausgeführt.',
  notTheDestroyedCard: (told) => say`Du kannst nur die Aktion der Karte ausführen, die du zerstört hast: ${told('card')}.`,
  cardTaken: 'Du hast schon eine zerstörte Karte genommen.',
  notDestroyed: '{card} liegt nicht bei den zerstörten Karten.',
  destroyedCardTooExpensive: 'Eine zerstörte Karte zu nehmen kostet {cost} CrypCoin; du hast {coins}.',
} as const satisfies Locale['refusals'];

// biome-ignore format: one message, one line.
const LOSSES = {
  energyLost: '{company} kann mit {energy} Energie nichts besetzen; die Energie verfällt.',
  energyLeft: 'Du kannst die übrige Energie ({energy}) noch ausgeben; sonst verfällt sie.',
  allUnitsLost: 'Alle deine Anteilsmarker stehen auf dem letzten Feld ihrer Leiste; {units|Einheit verfällt|Einheiten verfallen}.',
  allUnitsBarred: 'Ohne Pflichteinzahlung kannst du keinen Anteilsmarker ziehen; {units|Einheit verfällt|Einheiten verfallen}.',
  unitsLost: 'Du hast {units|Einheit|Einheiten} zum Ziehen, aber nur {movable|Schritt ist|Schritte sind} bis zu den Enden der Leisten möglich; der Rest verfällt.',
  unitsBarred: 'Du hast {units|Einheit|Einheiten} zum Ziehen, aber nur {movable|Schritt ist|Schritte sind} ohne Pflichteinzahlung möglich; der Rest verfällt.',
  nothingToBuy: 'Nachdem du für {space} bezahlt hast, kannst du dir keine Karte aus der Kartenauslage mehr leisten.',
  noReward: (told) => say`Du erreichst keine Belohnungsstufe auf ${dative(told('space'))}; dein Bonusmarker blockiert nur das Feld.`,
  tileNeverComes: 'Das ist die letzte Runde; das reservierte Plättchen erhältst du nicht mehr.',
  usableCards: 'Du passt, obwohl noch {count|offene Karte ungenutzt ist|offene Karten ungenutzt sind}.',
  markersLeft: 'Du passt, obwohl noch {markers|Bonusmarker übrig ist|Bonusmarker übrig sind}.',
  oneTimeMarkersLeft: 'Du passt in der letzten Runde mit {markers|ungenutzten Einmal-Bonusmarker|ungenutzten Einmal-Bonusmarkern}.',
  emptySlots: 'Du lässt {slots|Aktionsslot|Aktionsslots} leer, obwohl du noch Karten planen könntest.',
  covers: 'Das überdeckt {plan}, das dann nicht mehr zählt.',
  behindMarker: 'Feld {position} liegt nicht vor deinem Upload-Marker; ein Plättchen dort kann er nicht betreten.',
} as const satisfies Locale['warnings'];

// biome-ignore format: one message, one line.
const CAMPAIGN = {
  malformedCampaignAction: 'Diese Aktion der Kampagne ist ungültig.',
  campaignOver: 'Die Kampagne ist zu Ende.',
  noGame: 'Gerade läuft keine Partie; zuerst muss Lunas Stufe festgelegt werden.',
  noLevelToSettle: 'Lunas Stufe wird nach einem Kapitel festgelegt, nicht während der Partie.',
  winnersLevelNotOffered: 'Luna hat das Kapitel gewonnen; ihre nächste Stufe kann {offered} sein, nicht {level}.',
  levelNotOffered: 'Luna hat das Kapitel nicht gewonnen; ihre nächste Stufe kann {offered} sein, nicht {level}.',
  notAGame: 'Das ist kein gültiger Spielstand.',
  notARecord: 'Das ist keine gültige Aufzeichnung einer Partie.',
  gameNotFinished: 'Die Partie ist nicht zu Ende: Runde {round} läuft noch.',
  otherPlayers: 'Die Partie wurde von {found} gespielt, nicht von {wanted}.',
  otherChapter: 'Das ist nicht die Partie von Kapitel {chapter}. Abweichung: {field}.',
  otherContent: 'Die Partie wurde mit dem Material „{found}“ gespielt, nicht mit „{wanted}“.',
} as const satisfies Locale['campaignRefusals'];

function reachedTiers(reached: number): string {
  if (reached === 0) return 'du hast keine erreicht';
  return `du hast nur ${reached} ${reached === 1 ? 'Stufe' : 'Stufen'} erreicht`;
}

/** Returns a slot's adjective in a case other than the nominative. */
function inflected(slot: RichText): string {
  return ending(plain(slot), 'n');
}

export const REFUSAL_SENTENCES_DE: Locale['refusals'] = REFUSALS satisfies Fitting<typeof REFUSALS, typeof VIOLATIONS>;
export const WARNING_SENTENCES_DE: Locale['warnings'] = LOSSES satisfies Fitting<typeof LOSSES, typeof WARNINGS>;
export const CAMPAIGN_SENTENCES_DE: Locale['campaignRefusals'] = CAMPAIGN satisfies Fitting<
  typeof CAMPAIGN,
  typeof CAMPAIGN_VIOLATIONS
>;
