import type { CAMPAIGN_VIOLATIONS } from '../../rulebook/campaignViolations.ts';
import type { VIOLATIONS } from '../../rulebook/violations.ts';
import type { WARNINGS } from '../../rulebook/warnings.ts';
import type { Fitting } from '../fitting.ts';
import type { RichText } from '../parts.ts';
import { plain, say } from '../parts.ts';
import type { Locale } from '../words.ts';
import { dative, ending, from } from './grammar.ts';

// Sentences that name a thing in the dative, or a slot or column in another case, are functions.

// biome-ignore format: one message, one line.
const REFUSALS = {
  malformedAction: 'Diese Aktion ist fehlerhaft aufgebaut.',
  restricted: '{restriction}',
  staleAction: 'Das Spiel ist seit deiner Wahl weitergegangen (es ist jetzt bei Version {version}). Sieh noch einmal hin und wähle neu.',
  gameOver: 'Das Spiel ist zu Ende; es gibt nichts mehr zu tun.',
  notThisDecision: '{asked} {decision}. Jetzt nicht möglich: {type}.',
  notThisSeat: '{asked} {decision}, nicht {seat}.',
  noSuchSeat: 'Es gibt keinen Platz {unknownSeat}; dieses Spiel hat die Plätze 0 bis {last}.',
  tokenChosen: 'Du hast dein Startplättchen schon gewählt.',
  planningFinished: 'Du hast deine Planung schon beendet.',
  tokenNotOffered: '{token} wurde dir nicht ausgeteilt.',
  notInHand: '{card} ist nicht auf deiner Hand.',
  cardTwice: 'Du hast {card} zweimal gewählt.',
  cardsDoNotMatchToken: 'Dein Startplättchen verlangt drei Handkarten: {tokenCards}; du hast {cards} gewählt.',
  shareCard: '{card} kann nicht geplant werden: Eine Anteilskarte hat keine Aktion.',
  shareCardKept: '{card} bleibt auf deiner Hand: Eine Anteilskarte kann nicht zerstört werden.',
  slotOff: 'Der {slot} deiner Aktionsslots steht nicht auf ON.',
  slotTaken: 'Der {slot} deiner Aktionsslots enthält schon eine Karte.',
  noResourceTile: 'Du hast das +1-Rohstoff-Plättchen nicht.',
  resourceTilePlaced: 'Dein +1-Rohstoff-Plättchen liegt schon auf einer Karte und bleibt dort.',
  noResourceCard: 'Du musst mindestens eine Rohstoffkarte wählen.',
  notAFaceUpResourceCard: '{card} kann nicht genutzt werden: Du brauchst offene Rohstoffkarten in deinem Aktionsbereich.',
  mixedResources: 'Du kannst Karten verschiedener Rohstoffe nicht kombinieren.',
  mixedWithoutPurchase: 'Du darfst Rohstoffe nur mischen, um eine Karte zu erwerben.',
  noSuchDisplaySlot: 'Die Kartenauslage hat keinen Platz {displaySlot}.',
  emptyDisplaySlot: 'Platz {displaySlot} der Kartenauslage ist leer.',
  acquisitionTooExpensive: '{card} kostet {cost|Einheit|Einheiten}; die gewählten Karten sind {total} wert.',
  noEnergyCard: 'In deinem Aktionsbereich liegt weder eine Energiekarte noch das Energie-Plättchen offen.',
  notAFaceUpScientist: '{card} kann nicht genutzt werden: Du brauchst einen offenen Wissenschaftler in deinem Aktionsbereich.',
  notAFaceUpFieldScientist: '{card} kann nicht genutzt werden: Du brauchst einen offenen Feldforscher in deinem Aktionsbereich.',
  noSuchSpace: 'In diesem Spiel gibt es {space} nicht.',
  personalSpaceClosed: '{space} öffnet sich erst mit der dritten Aufgabe einer Mission.',
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
  noTiers: '{space} hat keine Belohnungsränge zur Wahl.',
  tierMissing: (told, { reached }) => say`Du musst einen Belohnungsrang auf ${dative(told('space'))} wählen; du hast ${reached} ${reached === 1 ? 'Rang' : 'Ränge'} erreicht.`,
  tierNotReached: (told, { reached }) => say`Belohnungsrang ${told('tier')} auf ${dative(told('space'))} steht dir nicht zu; du hast ${reached} ${reached === 1 ? 'Rang' : 'Ränge'} erreicht.`,
  noSuchTier: '{space} hat keinen Belohnungsrang {tier}; es gibt die Ränge 1 bis {last}.',
  nothingToDestroy: '{space} verlangt keine Karte zum Zerstören.',
  cardToDestroyMissing: '{space} verlangt, dass du eine Handkarte zerstörst; du hast keine gewählt.',
  destroyedCardNotInHand: '{space} verlangt, dass du eine Handkarte zerstörst; {card} ist nicht auf deiner Hand.',
  notACarbonCard: '{space} verlangt, dass du eine Rohstoffkarte mit Kohlenstoff zerstörst; {card} ist keine.',
  trackEnd: 'Dein Anteilsmarker steht auf dem letzten Feld der {company.short}-Leiste.',
  barrierTooExpensive: 'Die Pflichteinzahlung auf der {company.short}-Leiste kostet {cost} CrypCoin; du hast {coins}.',
  unitsMustMove: 'Du musst die übrigen Einheiten nutzen: Dein Anteilsmarker auf der {company.short}-Leiste kann noch ziehen.',
  wrongTrack: 'Diese Schritte gehören auf die {expected.short}-Leiste, nicht auf die {company.short}-Leiste.',
  trackNotOffered: 'Du musst die Leiste von {companies.short} wählen, nicht die von {company.short}.',
  stepsNotOffered: 'Du musst auf einer einzigen Leiste so viele Schritte machen: {offered}, nicht {steps}.',
  stepsSplit: 'Du musst alle Schritte auf einer einzigen Leiste machen: {offered}, nicht {steps}.',
  noSuchSector: 'Es gibt keinen Sektor {sector}.',
  noSuchOutpostSpace: 'Auf Asteroid {asteroid} gibt es kein Feld {outpostSpace}.',
  noSuchShuttleSpace: 'Es gibt kein Shuttle-Feld {shuttleSpace}.',
  ownPiece: '{company} hat auf {place} schon einen Spielstein.',
  asteroidOutOfReach: '{company} hat weder einen Außenposten auf Asteroid {asteroid} noch ein Shuttle auf einer Raumroute dorthin.',
  shuttleSpaceOutOfReach: 'Die Raumroute von Shuttle-Feld {shuttleSpace} berührt keinen Asteroiden, auf dem {company} einen Außenposten hat.',
  tooLittleEnergyOnBelt: '{place} kostet {cost} Energie; du hast noch {energy}.',
  noShuttle: 'Die {company.short}-Station hat kein Shuttle mehr.',
  noMenace: 'Auf dem Spielplan ist keine Bedrohung.',
  menaceConfronted: 'Du hast {menace} in dieser Aktion schon bekämpft.',
  menaceOutOfReach: (told) => say`${told('company')} hat neben ${dative(told('menace'))} kein Shuttle: weder auf Shuttle-Feld ${told('one')} noch auf ${told('other')}.`,
  menaceTooExpensive: '{menace} zu bekämpfen kostet {cost} Energie; du hast noch {energy}.',
  menaceUnpaid: '{menace} verlangt {cost} CrypCoin; du hast {coins}.',
  menaceCards: (told, { named, fitting }) => say`${told('menace')} verlangt ${told('count')} verschiedene Energiekarten von deiner Hand, auf der du ${told('held')} hast; du hast ${named} ${named === 1 ? 'Karte' : 'Karten'} gewählt, davon ${fitting === 1 ? 'passt' : 'passen'} ${fitting}.`,
  menaceAsksNoCards: '{menace} verlangt keine Karten zum Zerstören.',
  menaceTankValue: '{menace} verlangt Wert {value} auf der Tankleiste; du hast {own}.',
  menaceResearchValue: '{menace} verlangt Wert {value} auf der Forschungsleiste; du hast {own}.',
  noSuchTask: 'In diesem Spiel hat die {column} Spalte von {mission} keine Aufgabe.',
  otherMission: 'Deine Statuskarte liegt unter {attached}, nicht unter {mission}.',
  taskDone: 'Die {column} Aufgabe von {mission} hast du schon erfüllt.',
  taskNotMet: 'Die {column} Aufgabe von {mission} verlangt {task}; du hast {own}.',
  ownOutpost: '{company} hat in Sektor {sector} schon einen Außenposten.',
  outOfReach: 'Sektor {sector} grenzt weder an die Station noch an einen Außenposten von {company}.',
  enclave: 'Sektor {sector} ist eine Enklave: {company} muss zuerst in Sektor {around} sein.',
  tooLittleEnergy: 'Sektor {sector} kostet {cost} Energie; du hast noch {energy}.',
  noSuchColumn: 'Die {company.short}-Station hat keine {column} Spalte.',
  shuttleColumn: 'Die mittlere Spalte der {company.short}-Station ist für Shuttles da, nicht für Außenposten.',
  emptyColumn: 'Die {column} Spalte der {company.short}-Station hat keinen Außenposten mehr.',
  fullColumn: 'Die {column} Spalte der {company.short}-Station hat keinen Platz für einen Außenposten, der zurückkehrt.',
  removalCompulsory: 'Du musst einen Außenposten entfernen; diese Belohnung ist nicht freiwillig. Noch zu entfernende Außenposten: {count}.',
  noSuchReward: 'Du musst eine Belohnung von 1 bis {count} wählen, nicht Belohnung {reward}.',
  noSuchChoice: 'Du musst eine Belohnung von 1 bis {count} wählen, nicht Belohnung {reward}.',
  noSuchResearchSpace: 'Die Forschungsauslage hat kein Feld {displaySpace}.',
  emptyResearchSpace: 'Feld {displaySpace} der Forschungsauslage ist leer.',
  tooFewPoints: '{plan} kostet {price|Forschungspunkt|Forschungspunkte}; du hast noch {points}.',
  onlyCoins: 'Dein Upload-Marker steht auf dem letzten Feld; Forschungspunkte bringen dir nur noch CrypCoin.',
  noSpecialPlan: '{plan} ist kein Spezialplättchen der Rundenleiste.',
  specialPlanTaken: '{plan} liegt nicht mehr auf der Rundenleiste.',
  specialPlanFaceDown: '{plan} liegt bis Runde {round} verdeckt.',
  planNotAcquired: 'Du hast {plan} in diesem Zug nicht genommen.',
  noSuchResearchTrackSpace: 'Die Forschungsleiste hat die Felder 1 bis {last}, nicht {position}.',
  noASpace: '{plan} darf nicht auf Feld {position} liegen, das ein durchgestrichenes A zeigt.',
  alreadyFlipped: 'Du hast in dieser Aktion schon ein Forschungsplättchen umgedreht.',
  flipAfterMove: 'Du darfst ein Forschungsplättchen nur umdrehen, bevor dein Upload-Marker zieht.',
  noPlanHere: 'Auf Feld {position} deiner Forschungsleiste liegt kein Forschungsplättchen.',
  planFaceDown: 'Das Forschungsplättchen auf Feld {position} deiner Forschungsleiste liegt schon verdeckt.',
  flipTooExpensive: 'Ein Forschungsplättchen umzudrehen kostet {cost} CrypCoin; du hast {coins}.',
  researchTrackEnd: 'Dein Upload-Marker steht auf dem letzten Feld der Forschungsleiste.',
  emptySpaceAhead: 'Auf Feld {position} deiner Forschungsleiste liegt kein Forschungsplättchen; dein Upload-Marker kann nicht dorthin.',
  tooFewCoinsForPlan: '{plan} kostet beim Betreten {cost} CrypCoin; du hast {coins}.',
  requirementsNotMet: '{plan} verlangt {asks}; offen hast du {carbon} Kohlenstoff, {minerals} Mineralien, {titanium} Titan, {energy} Energie und, ohne den genutzten Wissenschaftler, {scientists} Wissenschaftler oder Feldforscher.',
  purchaseTooExpensive: '{card} kostet {cost} CrypCoin; du hast {coins}.',
  noRestingDeck: 'Der {slot} deiner Sammel-Slots enthält keinen Stapel.',
  notTheLeftmostCard: (told) => say`Du musst deine Karten von links an auf Sammel-Slots legen, zuerst ${told('next')} aus deinem ${inflected(told('slot'))} Aktionsslot.`,
  noSuchRestingSlot: (told) => say`Es gibt keinen ${inflected(told('slot'))} Sammel-Slot.`,
  restingSlotFilled: 'Der {slot} deiner Sammel-Slots hat bei diesem Passen schon eine Karte erhalten.',
  constrainedSlot: (told) => say`${told('card')} muss gerade nach oben auf deinen ${inflected(told('linked'))} Sammel-Slot, nicht auf den ${inflected(told('slot'))}.`,
  restingSlotOff: 'Der {slot} deiner Sammel-Slots ist nur nutzbar, solange der Aktionsslot darunter auf ON steht.',
  actionDone: 'Du hast die Aktion der zerstörten Karte schon ausgeführt.',
  notTheDestroyedCard: (told) => say`Du kannst nur die Aktion ${from(told('card'))} ausführen, die du zerstört hast.`,
  cardTaken: 'Du hast schon eine zerstörte Karte genommen.',
  notDestroyed: '{card} ist nicht im Stapel der zerstörten Karten.',
  destroyedCardTooExpensive: 'Eine zerstörte Karte zu nehmen kostet {cost} CrypCoin; du hast {coins}.',
} as const satisfies Locale['refusals'];

// biome-ignore format: one message, one line.
const LOSSES = {
  energyLost: '{company} kann mit {energy} Energie nichts besetzen; sie geht verloren.',
  energyLeft: 'Du könntest die übrige Energie ({energy}) noch ausgeben; sie geht verloren.',
  allUnitsLost: 'Alle deine Anteilsmarker stehen auf dem letzten Feld ihrer Leiste; {units|Einheit geht|Einheiten gehen} verloren.',
  allUnitsBarred: 'Ohne eine Pflichteinzahlung zu bezahlen, kannst du keinen Anteilsmarker ziehen; {units|Einheit geht|Einheiten gehen} verloren.',
  unitsLost: 'Du hast {units|Einheit|Einheiten} zum Ziehen, aber bis zu den Enden der Leisten können deine Anteilsmarker nur {movable|Schritt|Schritte} machen; der Rest geht verloren.',
  unitsBarred: 'Du hast {units|Einheit|Einheiten} zum Ziehen, aber ohne eine Pflichteinzahlung zu bezahlen können deine Anteilsmarker nur {movable|Schritt|Schritte} machen; der Rest geht verloren.',
  nothingToBuy: 'Nachdem du für {space} bezahlt hast, kannst du dir keine Karte der Kartenauslage leisten.',
  noReward: (told) => say`Du erreichst keinen Belohnungsrang auf ${dative(told('space'))}; dein Bonusmarker blockiert das Feld nur.`,
  tileNeverComes: 'Dies ist die letzte Runde; das Plättchen, das du reservierst, erhältst du nicht mehr.',
  usableCards: 'Du passt, obwohl noch {count|offene Karte ungenutzt ist|offene Karten ungenutzt sind}.',
  markersLeft: 'Du passt, obwohl noch {markers|Bonusmarker übrig ist|Bonusmarker übrig sind}.',
  oneTimeMarkersLeft: 'Du passt in der letzten Runde mit {markers|ungenutzten Einmal-Bonusmarker|ungenutzten Einmal-Bonusmarkern}.',
  emptySlots: 'Du lässt {slots|Aktionsslot|Aktionsslots} leer, obwohl du Karten zum Planen hast.',
  covers: 'Das überdeckt {plan}, das dann nicht mehr zählt.',
  behindMarker: 'Feld {position} liegt nicht vor deinem Upload-Marker; ein Plättchen dort kann er nicht betreten.',
} as const satisfies Locale['warnings'];

// biome-ignore format: one message, one line.
const CAMPAIGN = {
  malformedCampaignAction: 'Diese Kampagnenaktion ist fehlerhaft aufgebaut.',
  campaignOver: 'Die Kampagne ist zu Ende; es gibt nichts mehr zu tun.',
  noGame: 'Gerade läuft kein Spiel; zuerst muss Lunas Stufe festgelegt werden.',
  noLevelToSettle: 'Lunas Stufe wird nach einem Kapitel festgelegt, nicht während seines Spiels.',
  winnersLevelNotOffered: 'Luna hat das Kapitel gewonnen; ihre Stufe kann {offered} werden, nicht {level}.',
  levelNotOffered: 'Luna hat das Kapitel nicht gewonnen; ihre Stufe kann {offered} werden, nicht {level}.',
  notAGame: 'Das ist nicht der Stand eines Spiels.',
  notARecord: 'Das ist nicht die Aufzeichnung eines Spiels.',
  gameNotFinished: 'Das Spiel ist nicht zu Ende: Runde {round} läuft noch.',
  otherPlayers: 'Das Spiel wurde von {found} gespielt, nicht von {wanted}.',
  otherChapter: 'Das ist nicht das Spiel von Kapitel {chapter}; verschieden: {field}.',
  otherContent: 'Das Spiel wurde mit dem Material „{found}“ gespielt, nicht mit „{wanted}“.',
} as const satisfies Locale['campaignRefusals'];

/** The adjective of a slot in another case than the nominative. */
function inflected(slot: RichText): string {
  return ending(plain(slot), 'n');
}

/** Why an action is refused. */
export const REFUSAL_SENTENCES_DE: Locale['refusals'] = REFUSALS satisfies Fitting<typeof REFUSALS, typeof VIOLATIONS>;
/** What a legal action wastes. */
export const WARNING_SENTENCES_DE: Locale['warnings'] = LOSSES satisfies Fitting<typeof LOSSES, typeof WARNINGS>;
/** Why a campaign does not go on. */
export const CAMPAIGN_SENTENCES_DE: Locale['campaignRefusals'] = CAMPAIGN satisfies Fitting<
  typeof CAMPAIGN,
  typeof CAMPAIGN_VIOLATIONS
>;
