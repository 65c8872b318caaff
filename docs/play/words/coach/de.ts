import type { CoachWords } from '../../coach/script.ts';

export const COACH_DE: CoachWords = {
  startingDecks:
    'Zuerst kommen drei deiner Karten auf Sammel-Slots; du nimmst sie später auf die Hand. Wähle Kohlenstoff 1, dann Mineralien 2, dann Energie 1.',
  planCarbon:
    'Plane jetzt die Karten dieser Runde. Wähle Kohlenstoff 2: Mit den Einheiten rückst du auf einer Leiste zu deinem ersten Anteil vor.',
  planEnergy:
    'Wähle auch Energie 2. Damit setzt du Außenposten eines Unternehmens in neue Sektoren, und seine Anteile werden mehr wert.',
  planScientist:
    'Dazu der Wissenschaftler: Mit ihm ziehst du deinen Upload-Marker auf ein Plättchen, erhältst dessen Belohnung und nimmst neue Forschungsplättchen.',
  ready: 'Alle deine Slots sind belegt. Wähle „Planung beenden“, um die Karten aufzudecken.',
  scientist:
    'Nutze zuerst den Wissenschaftler: Für einen Upload müssen Karten noch offen liegen, und genutzte Karten werden verdeckt umgedreht.',
  upload:
    'Ziehe deinen Upload-Marker auf dein erstes Plättchen. Deine Karten erfüllen die Voraussetzung, also erhältst du die Belohnung.',
  takePlan:
    'Für deinen Forschungspunkt nimmst du ein neues Plättchen. Nimm das unter dem Pfeil; es verlangt 2 Kohlenstoff und 1 Mineral.',
  placePlan: 'Lege es auf das nächste freie Feld: Eine Lücke würde deinen Marker aufhalten.',
  majority:
    'Nach jedem deiner Züge ist Luna an der Reihe; ihre Züge kannst du im Verlauf nachlesen. Auch für Bonusmarker zählen nur offene Karten. Luna hat nicht mehr Kohlenstoff als du. Sichere dir also die Kohlenstoff-Mehrheit.',
  steps:
    'Nutze jetzt deinen Kohlenstoff auf einer Leiste: Wähle ihn, dann Feld 4 der Tawac-Leiste. Die Fahne dort zeigt, wie viele Anteile du ab diesem Feld hast.',
  step: 'Ziehe weiter bis Feld 4 der Tawac-Leiste. Die Fahne dort zeigt, wie viele Anteile du ab diesem Feld hast.',
  energy:
    'Setze deine gesamte Energie ein, um ein Unternehmen zu erweitern. Wähle Energie 2, dann Tawac: Jeder Außenposten, der die Tawac-Station verlässt, steigert den Wert deines Anteils.',
  firstSector: 'Besetze Sektor 13. Dorthin führt nur eine einfache Grenze, das kostet 1 Energie.',
  nextSector: 'Du hast noch 1 Energie. Besetze Sektor 6: Er bringt dir einen weiteren Schritt auf der Tawac-Leiste.',
  firstPlayer:
    'Deine Karten sind genutzt, aber du hast noch zwei Bonusmarker. Setze einen auf die Fahne: Du beginnst die nächste Runde und erhältst einen Forschungspunkt.',
  secondPlan: 'Nimm das Plättchen unter dem Pfeil. Es verlangt 1 Mineral, und Mineralien 1 hast du auf der Hand.',
  resourceTile:
    'Setze deinen letzten Marker auf das +1-Rohstoff-Plättchen. Es kostet 1 CrypCoin und gibt einer deiner Karten in der nächsten Runde 1 Einheit mehr.',
  pass: 'Deine Karten sind genutzt und deine Marker gesetzt. Passe: Du legst deine Karten auf die Sammel-Slots und nimmst einen Stapel auf die Hand zurück.',
  pickUp:
    'Nimm Mineralien 2 zurück: Zusammen mit Mineralien 1 auf deiner Hand sind das 3 Einheiten desselben Rohstoffs.',
  restCarbon: 'Lege Kohlenstoff 2 auf Kohlenstoff 1. Die Karten eines Stapels kommen zusammen zurück.',
  restEnergy: 'Lege Energie 2 auf Energie 1, damit du beide später zusammen nutzen kannst.',
  restScientist:
    'Lege den Wissenschaftler auf den freien Slot in der Mitte, unter dem Pfeil: Er braucht keine zweite Karte.',
  goal: 'Du gewinnst mit den meisten Punkten nach sieben Runden: Anteile mal ihr Wert',
  points:
    'Die meisten Punkte bringen Anteile: ihre Zahl mal ihr Wert. Schritte bringen Anteile, Außenposten erhöhen den Wert. Für beides brauchst du Einheiten: Plane Mineralien 1.',
  planPair:
    'Dazu Mineralien 2. Zusammen sind das 3 Einheiten desselben Rohstoffs: genug für eine Mehrheit und für eine neue Karte.',
  planTitanium: 'Dazu Titan 2. Diese Karte bringt dich zu deinem zweiten Tawac-Anteil.',
  secondMajority:
    'Zuerst die Mehrheiten, denn für sie zählen nur offene Karten. Niemand zeigt mehr Mineralien als du: Die Mineralien-Mehrheit bringt einen Schritt und einen CrypCoin.',
  buy: 'Erwirb jetzt eine Karte, denn sie gehört dir bis zum Ende der Partie. Wähle beide Mineralienkarten, dann die Karte unter dem Pfeil; sie kostet 3 Einheiten.',
  useTile:
    'Bis zum nächsten Anteil sind es 3 Schritte, aber Titan 2 hat nur 2 Einheiten. Lege das +1-Rohstoff-Plättchen darauf.',
  barrier:
    'Wähle Titan 2, dann Feld 8 der Tawac-Leiste. Das rote Tor, eine Pflichteinzahlung, kostet 2 CrypCoin, aber ein zweiter Anteil ist mehr wert.',
  crossing:
    'Ziehe weiter bis Feld 8 der Tawac-Leiste. Die Pflichteinzahlung kostet 2 CrypCoin, aber der zweite Anteil ist mehr wert.',
  ownWay:
    'Du gehst deinen eigenen Weg. Alles, was leuchtet, kannst du wählen, und mit „Rückgängig“ nimmst du deine letzte Aktion zurück.',
  done: 'Dein zweiter Anteil hat deine Tawac-Punkte verdoppelt. Helium-3 füllt deinen Tank: Er öffnet einen Aktionsslot und bringt am Ende Punkte. Von jetzt an entscheidest du; „Tipp“ zeigt, was ein Bot tun würde.',
};
