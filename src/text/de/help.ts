import type { Locale } from '../words.ts';

export const HELP_DE: Locale['help'] = {
  startingToken:
    'Dein Startplättchen bringt dir sofort Schritte, bestimmt die drei Karten deiner ersten Sammelstapel und enthält dein erstes Forschungsplättchen.',
  startingDecks:
    'Die drei Handkarten, die dein Startplättchen zeigt, kommen auf Sammel-Slots: je eine als Anfang eines Sammelstapels. Immer wenn du passt, nimmst du einen Stapel auf die Hand.',
  planning:
    'Lege Handkarten verdeckt in deine Aktionsslots, die auf ON stehen. Nur diese Karten kannst du in dieser Runde nutzen.',
  turn: 'Führe genau eine Aktion aus: Nutze Rohstoffe, Energie, einen Wissenschaftler oder einen Feldforscher, setze einen Bonusmarker oder passe.',
  units:
    'Für jede übrige Einheit ziehst du deinen Anteilsmarker auf einer beliebigen Unternehmensleiste einen Schritt weiter.',
  barrier:
    'Zahle die CrypCoin und ziehe weiter, oder bleibe vor der Pflichteinzahlung stehen. Dann verfallen die übrigen Schritte.',
  expansion:
    'Ein Sektor kostet 1 Energie über eine einfache Grenze, 2 über eine doppelte und 1 mehr, wenn dort ein fremder Außenposten steht. Die Belohnungen erhältst du, wenn du die Erweiterung beendest.',
  beltExpansion:
    'Außenposten kommen auf Asteroiden in Reichweite, Shuttles auf Raumrouten. Jeder Spielstein kostet 1 Energie, 1 mehr hinter einem Blitz und 1 mehr, wenn dort ein fremder Spielstein steht. Für den ersten Außenposten eines Unternehmens auf einem Asteroiden erhältst du dessen Belohnung.',
  claims:
    'Erfülle eine Aufgabe, deren Voraussetzung gerade gegeben ist. Mit der dritten Aufgabe einer Mission schaltest du dein persönliches Bonusfeld frei.',
  rewards:
    'Du erhältst diese Belohnungen nacheinander, und die Reihenfolge kann wichtig sein. Wähle, welche zuerst kommt.',
  ousting:
    'Der verdrängte Außenposten kehrt in seine Station zurück. Mit der Spalte bestimmst du, welches CrypCoin-Symbol er abdeckt.',
  research:
    'Für Forschungspunkte nimmst du Forschungsplättchen für deine Forschungsleiste. Du erhältst die Belohnung eines Plättchens, wenn dein Upload-Marker darauf stehen bleibt. Übrige Punkte bringen je 1 CrypCoin.',
  placePlans:
    'Lege jedes neue Forschungsplättchen auf deine Forschungsleiste. Der Upload-Marker betritt die Plättchen nacheinander, und ein leeres Feld hält ihn auf.',
  upload:
    'Dein Upload-Marker darf das nächste Plättchen betreten, wenn deine offenen Karten dessen Voraussetzung erfüllen; ein Feldforscher zählt dabei wie ein Wissenschaftler, der genutzte Wissenschaftler aber nicht. Du darfst so weit ziehen, wie du willst, erhältst aber nur die Belohnung des Plättchens, auf dem du stehen bleibst. Danach folgen die Forschungspunkte des Wissenschaftlers.',
  purchase: 'Du darfst eine Karte aus der Kartenauslage mit CrypCoin kaufen. Sie kommt auf deine Hand.',
  oneOf: 'Du erhältst eine dieser Belohnungen.',
  chosenTracks: 'Wähle für jede Schrittzahl die Unternehmensleiste, auf der du diese Schritte gehst.',
  removal: 'Entfernst du einen Außenposten aus einer Station, steigt der Anteilswert ihres Unternehmens.',
  pickUp: 'Der gewählte Sammelstapel kommt für die nächste Runde auf deine Hand.',
  resting:
    'Lege die Karten deines Aktionsbereichs von links nach rechts auf Sammel-Slots: auf jeden Slot eine Karte, jeweils oben auf den Stapel.',
  salvage:
    'Du darfst die Aktion der Karte ausführen, die du zerstört hast, oder für CrypCoin eine beliebige zerstörte Karte nehmen. Bei manchen Feldern ist beides erlaubt.',
  lunaTurn: 'Luna deckt ihre nächste Karte auf und führt sie vollständig aus. Dabei gibt es nichts zu entscheiden.',
};
