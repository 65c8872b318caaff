import type { Locale } from '../words.ts';

/** What somebody should know who meets a decision for the first time. */
export const HELP_DE: Locale['help'] = {
  startingToken:
    'Das Startplättchen, das du behältst, gibt dir sofort Schritte, nennt die drei Karten deiner ersten Sammelstapel und enthält dein erstes Forschungsplättchen.',
  startingDecks:
    'Drei Karten deiner Hand legst du am Anfang beiseite: die, die dein Startplättchen zeigt. Jede beginnt einen Sammelstapel. Jedes Mal, wenn du passt, nimmst du einen Stapel auf die Hand.',
  planning:
    'Lege Handkarten verdeckt in deine Aktionsslots, die auf ON stehen. Das sind die Karten, die du in dieser Runde nutzen kannst.',
  turn: 'Nutze Rohstoffe, Energie, einen Wissenschaftler oder einen Feldforscher, setze einen Bonusmarker oder passe. Eine Aktion pro Zug.',
  units: 'Jede übrige Einheit zieht deinen Anteilsmarker auf einer beliebigen Unternehmensleiste um einen Schritt.',
  barrier:
    'Bezahle die CrypCoin und ziehe weiter, oder bleib vor der Pflichteinzahlung stehen und verliere die übrigen Schritte.',
  expansion:
    'Ein Sektor kostet 1 Energie über eine einfache Grenze, 2 über eine doppelte und 1 mehr gegen einen Außenposten eines Rivalen. Die Belohnungen erhältst du, wenn du aufhörst.',
  beltExpansion:
    'Außenposten kommen auf Asteroiden in Reichweite, Shuttles auf Raumrouten. Jeder Spielstein kostet 1 Energie, 1 mehr hinter einem Blitz und 1 mehr gegen einen Rivalen. Der erste Außenposten eines Unternehmens auf einem Asteroiden bringt dessen Belohnung.',
  claims:
    'Erfülle eine Aufgabe, deren Voraussetzung du jetzt erreichst. Drei Aufgaben einer Mission öffnen dein persönliches Bonusfeld.',
  rewards:
    'Du erhältst diese Belohnungen nacheinander, und die Reihenfolge kann wichtig sein. Nimm die, die zuerst kommen soll.',
  ousting:
    'Der verdrängte Außenposten kehrt in seine Station zurück. Die Spalte entscheidet, welches CrypCoin-Symbol er abdeckt.',
  research:
    'Mit Punkten kaufst du Forschungsplättchen für deine Forschungsleiste. Ein Plättchen gibt seine Belohnung, wenn dein Upload-Marker darauf stehen bleibt. Ein Punkt, mit dem du nichts kaufst, bringt einen CrypCoin.',
  placePlans:
    'Lege jedes neue Forschungsplättchen auf deine Forschungsleiste. Der Upload-Marker betritt die Plättchen nacheinander, und ein leeres Feld hält ihn auf.',
  upload:
    'Um das nächste Plättchen zu betreten, müssen deine offenen Karten seine Voraussetzung erfüllen; ein Feldforscher zählt dabei wie ein Wissenschaftler, aber der genutzte Wissenschaftler zählt nicht. Du darfst so weit ziehen, wie du willst, doch nur das Plättchen, auf dem du stehen bleibst, gibt seine Belohnung. Danach folgen die Forschungspunkte des Wissenschaftlers.',
  purchase: 'Du darfst eine Karte der Kartenauslage mit CrypCoin kaufen. Sie kommt auf deine Hand.',
  oneOf: 'Du erhältst eine dieser Belohnungen.',
  chosenTracks: 'Für jede Zahl von Schritten wählst du eine Unternehmensleiste, und alle diese Schritte gehst du dort.',
  removal: 'Nimmst du einen Außenposten aus einer Station, werden die Anteile ihres Unternehmens mehr wert.',
  pickUp: 'Der gewählte Sammelstapel kommt für die nächste Runde auf deine Hand.',
  resting:
    'Die Karten deines Aktionsbereichs legst du nacheinander auf Sammel-Slots, die linke zuerst. Wähle für jede einen Slot. Jeder Slot nimmt eine von ihnen auf, oben auf den Stapel dort.',
  salvage:
    'Du darfst die Aktion der Karte ausführen, die du zerstört hast, oder für CrypCoin eine beliebige zerstörte Karte nehmen. Manche Felder erlauben beides.',
  lunaTurn: 'Luna deckt ihre nächste Karte auf und tut alles, was darauf steht. Niemand wählt etwas.',
};
