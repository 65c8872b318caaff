import type { CoachWords } from '../../coach/script.ts';

export const COACH_DE: CoachWords = {
  startingDecks:
    'Drei deiner Karten ruhen vor der ersten Runde. Klicke Kohlenstoff 1, dann Mineralien 2, dann Energie 1 an.',
  planCarbon: 'Plane jetzt die Karten dieser Runde. Klicke Kohlenstoff 2 an: Sie kommt in einen freien Slot.',
  planEnergy: 'Klicke auch Energie 2 an: Damit schickst du ein Unternehmen in neue Sektoren.',
  planScientist:
    'Und den Wissenschaftler: Er zieht deinen Upload-Marker, was sich auszahlt, und kauft neue Forschungsplättchen.',
  ready: 'Alle deine Slots sind belegt. Beende die Planung: Die Karten werden aufgedeckt.',
  scientist:
    'Du bist am Zug. Nutze zuerst den Wissenschaftler: Ein Upload verlangt Karten, die noch offen liegen, und genutzte Karten werden verdeckt.',
  upload:
    'Ziehe deinen Upload-Marker auf dein erstes Plättchen. Deine Karten zeigen, was es verlangt: Es zahlt sich aus.',
  takePlan:
    'Dein Forschungspunkt kauft ein neues Plättchen. Nimm das, das Kohlenstoff 2 und Mineralien 1 verlangt, unter dem Pfeil.',
  placePlan: 'Lege es auf das nächste freie Feld: Eine Lücke würde deinen Marker aufhalten.',
  majority:
    'Luna zieht nach jedem deiner Züge; der Verlauf erzählt es. Auch Bonusmarker verlangen offene Karten, und Luna zeigt nicht mehr Kohlenstoff als du: Nimm die Kohlenstoff-Mehrheit.',
  steps:
    'Nutze deinen Kohlenstoff auf einer Leiste: Klicke ihn an, dann Feld 4 der Tawac-Leiste. Die Fahne sagt, wie viele Anteile du ab dort besitzt.',
  step: 'Zieh weiter bis Feld 4 der Tawac-Leiste. Die Fahne sagt, wie viele Anteile du ab dort besitzt.',
  energy:
    'Schicke mit all deiner Energie ein Unternehmen in neue Sektoren. Klicke Energie 2 an, dann Tawac: Außenposten, die seine Station verlassen, machen deinen Anteil mehr wert.',
  firstSector: 'Betritt Sektor 13. Davor liegt nur eine dünne Grenze.',
  nextSector:
    '1 Energie bleibt. Weiter zu Sektor 6: Sein Schritt bringt dich auf der Tawac-Leiste noch ein Feld weiter.',
  firstPlayer:
    'Deine Karten sind genutzt, aber du hast noch zwei Bonusmarker. Setze einen auf die Fahne: Du beginnst die nächste Runde und erhältst einen Forschungspunkt.',
  secondPlan: 'Kaufe das Plättchen unter dem Pfeil. Es verlangt Mineralien 1, und diese Karte hast du auf der Hand.',
  scientistTile:
    'Setze deinen letzten Marker auf das Wissenschaftler-Plättchen. Es kostet 1 Münze und zählt in der nächsten Runde als Wissenschaftler.',
  pass: 'Deine Karten sind genutzt und deine Marker gesetzt. Passe: Deine Karten ruhen, und ein Stapel kommt zurück auf deine Hand.',
  pickUp: 'Nimm Mineralien 2 zurück: Mit Mineralien 1 auf deiner Hand sind das 3 Einheiten einer Art.',
  restCarbon: 'Lege Kohlenstoff 2 auf Kohlenstoff 1. Karten eines Stapels kommen zusammen zurück.',
  restEnergy: 'Lege Energie 2 auf Energie 1.',
  restScientist: 'Lege den Wissenschaftler auf den freien Slot in der Mitte, unter dem Pfeil.',
  ownWay: 'Du gehst deinen eigenen Weg. Alles, was leuchtet, kannst du wählen, und Rückgängig nimmt es zurück.',
  done: 'Das war eine ganze Runde. Rohstoffkarten kaufen auch Karten der Auslage. Von jetzt an entscheidest du; der Tipp zeigt, was ein Bot täte.',
};
