import type { RefusalLocale } from '../names.ts';

/** Decisions, shown after `Ana muss` or, if they can be declined, after `Ana kann`. */
export const ASKS_DE: RefusalLocale['asks'] = {
  startingToken: 'eines der beiden ausgeteilten Startplättchen behalten',
  startingDecks: 'die drei Karten, die das Startplättchen zeigt, auf Sammel-Slots legen',
  planning: 'Karten planen und die Planung beenden',
  turn: 'eine Aktion ausführen',
  units: 'die übrigen Einheiten nutzen',
  barrier: 'die Pflichteinzahlung leisten oder davor stehen bleiben',
  expansion: 'einen Sektor besetzen oder die Erweiterung beenden',
  beltExpansion: 'einen Spielstein im Asteroidengürtel setzen oder die Erweiterung beenden',
  claims: 'eine Missionsaufgabe erfüllen oder weiterspielen',
  rewards: 'die nächste Belohnung wählen',
  ousting: 'die Spalte wählen, in die der verdrängte Außenposten zurückkehrt',
  research: 'die übrigen Forschungspunkte ausgeben',
  placePlans: 'die in diesem Zug genommenen Forschungsplättchen legen',
  upload: 'den Upload-Marker ziehen oder stehen lassen',
  purchase: 'eine Karte aus der Kartenauslage kaufen',
  oneOf: 'eine der Belohnungen wählen',
  chosenTracks: 'eine Unternehmensleiste für die Schritte wählen',
  removal: 'einen Außenposten aus einer Station entfernen',
  pickUp: 'einen Sammelstapel auf die Hand nehmen',
  resting: 'die Karten des Aktionsbereichs auf Sammel-Slots legen',
  salvage: ({ parts = [] }) =>
    parts
      .map((part) =>
        part === 'action' ? 'die gerade zerstörte Karte nutzen' : 'eine zerstörte Karte für CrypCoin nehmen',
      )
      .join(' oder '),
  lunaTurn: 'ihren Zug ausführen',
};
