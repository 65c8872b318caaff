import type { CoachWords } from '../../coach/script.ts';

export const COACH_DE: CoachWords = {
  startingDecks:
    'Drei deiner Karten kommen schon vor der ersten Runde auf Sammel-Slots. Klicke Kohlenstoff 1, dann Mineralien 2, dann Energie 1 an.',
  planCarbon: 'Plane jetzt die Karten dieser Runde. Klicke Kohlenstoff 2 an: Die Karte kommt in einen freien Slot.',
  planEnergy: 'Klicke auch Energie 2 an. Damit setzt du später Außenposten eines Unternehmens in neue Sektoren.',
  planScientist:
    'Dazu der Wissenschaftler: Mit ihm ziehst du deinen Upload-Marker auf ein Plättchen, erhältst dessen Belohnung und nimmst neue Forschungsplättchen.',
  ready: 'Alle deine Slots sind belegt. Klicke auf „Planung beenden“, um die Karten aufzudecken.',
  scientist:
    'Du bist am Zug. Nutze zuerst den Wissenschaftler: Für einen Upload müssen Karten noch offen liegen, und genutzte Karten werden verdeckt umgedreht.',
  upload:
    'Ziehe deinen Upload-Marker auf dein erstes Plättchen. Deine Karten erfüllen die Voraussetzung, also erhältst du die Belohnung.',
  takePlan:
    'Für deinen Forschungspunkt nimmst du ein neues Plättchen. Nimm das unter dem Pfeil; es verlangt 2 Kohlenstoff und 1 Mineral.',
  placePlan: 'Lege es auf das nächste freie Feld: Eine Lücke würde deinen Marker aufhalten.',
  majority:
    'Nach jedem deiner Züge ist Luna an der Reihe; ihre Züge kannst du im Verlauf nachlesen. Auch für Bonusmarker zählen nur offene Karten. Bei Kohlenstoff liegt Luna nicht vor dir. Sichere dir also die Kohlenstoff-Mehrheit.',
  steps:
    'Nutze jetzt deinen Kohlenstoff auf einer Leiste: Klicke ihn an, dann Feld 4 der Tawac-Leiste. Die Fahne dort zeigt, wie viele Anteile du ab diesem Feld hast.',
  step: 'Ziehe weiter bis Feld 4 der Tawac-Leiste. Die Fahne dort zeigt, wie viele Anteile du ab diesem Feld hast.',
  energy:
    'Setze deine gesamte Energie ein, um ein Unternehmen zu erweitern. Klicke Energie 2 an, dann Tawac: Jeder Außenposten, der die Tawac-Station verlässt, steigert den Wert deines Anteils.',
  firstSector: 'Besetze Sektor 13. Dorthin führt nur eine einfache Grenze, das kostet 1 Energie.',
  nextSector: 'Du hast noch 1 Energie. Besetze Sektor 6: Er bringt dir einen weiteren Schritt auf der Tawac-Leiste.',
  firstPlayer:
    'Deine Karten sind genutzt, aber du hast noch zwei Bonusmarker. Setze einen auf die Fahne: Du beginnst die nächste Runde und erhältst einen Forschungspunkt.',
  secondPlan: 'Nimm das Plättchen unter dem Pfeil. Es verlangt 1 Mineral, und Mineralien 1 hast du auf der Hand.',
  scientistTile:
    'Setze deinen letzten Marker auf das Wissenschaftler-Plättchen. Es kostet 1 CrypCoin und zählt in der nächsten Runde als Wissenschaftler.',
  pass: 'Deine Karten sind genutzt und deine Marker gesetzt. Passe: Du legst deine Karten auf die Sammel-Slots und nimmst einen Stapel auf die Hand zurück.',
  pickUp:
    'Nimm Mineralien 2 zurück: Zusammen mit Mineralien 1 auf deiner Hand sind das 3 Einheiten desselben Rohstoffs.',
  restCarbon: 'Lege Kohlenstoff 2 auf Kohlenstoff 1. Die Karten eines Stapels kommen zusammen zurück.',
  restEnergy: 'Lege Energie 2 auf Energie 1.',
  restScientist: 'Lege den Wissenschaftler auf den freien Slot in der Mitte, unter dem Pfeil.',
  ownWay:
    'Du gehst deinen eigenen Weg. Alles, was leuchtet, kannst du wählen, und mit „Rückgängig“ nimmst du deine letzte Aktion zurück.',
  done: 'Das war eine ganze Runde. Mit Rohstoffkarten erwirbst du auch Karten aus der Kartenauslage. Von jetzt an entscheidest du; „Tipp“ zeigt, was ein Bot tun würde.',
};
