import type { RefusalLocale } from '../names.ts';

/** What a decision asks, to be read after `Ana muss`. */
export const ASKS_DE: RefusalLocale['asks'] = {
  startingToken: 'eines der beiden ausgeteilten Startplättchen behalten',
  startingDecks: 'die Sammelstapel mit den drei Karten beginnen, die das Startplättchen zeigt',
  planning: 'Karten planen und die Planung beenden',
  turn: 'eine Aktion ausführen',
  units: 'die übrigen Einheiten nutzen',
  barrier: 'die Pflichteinzahlung bezahlen oder davor stehen bleiben',
  expansion: 'einen Sektor besetzen oder die Erweiterung beenden',
  beltExpansion: 'einen Spielstein in den Gürtel setzen oder die Erweiterung beenden',
  claims: 'eine Missionsaufgabe erfüllen oder fortfahren',
  rewards: 'die nächste Belohnung wählen',
  ousting: 'die Spalte wählen, in die der verdrängte Außenposten zurückkehrt',
  research: 'die übrigen Forschungspunkte ausgeben',
  placePlans: 'die in diesem Zug genommenen Forschungsplättchen legen',
  upload: 'den Upload-Marker ziehen oder stehen bleiben',
  purchase: 'eine Karte der Kartenauslage kaufen oder verzichten',
  oneOf: 'eine der Belohnungen wählen',
  chosenTracks: 'eine Unternehmensleiste für die Schritte wählen',
  removal: ({ optional }) =>
    `einen Außenposten aus einer Station entfernen${optional === true ? ' oder verzichten' : ''}`,
  pickUp: 'einen Sammelstapel auf die Hand nehmen',
  resting: 'die Karten des Aktionsbereichs auf Sammel-Slots legen',
  salvage: ({ parts = [] }) => {
    const offers = parts.map((part) =>
      part === 'action' ? 'die gerade zerstörte Karte nutzen' : 'eine zerstörte Karte für CrypCoin nehmen',
    );
    return `${offers.join(', ')} oder verzichten`;
  },
  lunaTurn: 'ihren Zug ausführen',
};
