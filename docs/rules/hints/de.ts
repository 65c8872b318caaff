/** Questions and words by which players look for a rule in German, one rule per line, separated by semicolons. They are never shown. */
export const DE_HINTS = `SETUP-1 wie viele Spieler; kann man zu fünft spielen; allein spielen; Spielerzahl; Mindestzahl und Höchstzahl der Spieler; zu zweit; zu sechst; Anzahl Spieler
SETUP-2 was gehört zum Grundspiel; welche Module gibt es
SETUP-3 was bleibt in der Schachtel; was brauchen wir nicht
SETUP-5 welche Seite des Spielplans
SETUP-6 Leisten für die erste Partie; welche Leisten für Anfänger
SETUP-7 Leisten zufällig wählen; Leisten mischen
SETUP-8 Leisten selbst aussuchen
SETUP-9 fünfte Leiste; Leiste übrig
SETUP-11 wie viele Außenposten hat ein Unternehmen; Stationen füllen
SETUP-12 Anteilswert am Anfang
SETUP-13 Karten sortieren; wie viele Aktionskarten
SETUP-14 Nachziehstapel vorbereiten; Karten mischen
SETUP-15 wohin kommen zerstörte Karten; Ablagestapel
SETUP-16 Kartenmarkt aufbauen; Auslage am Anfang
SETUP-17 was ist die Bank
SETUP-18 Münze auf dem Zuschussfeld am Anfang
SETUP-19 Münzen auf der Rundenleiste
SETUP-20 Spezialplättchen aufbauen
SETUP-21 Forschungsplättchen sortieren und mischen
SETUP-22 Forschungsauslage am Anfang füllen
SETUP-23 wo liegen die Bonusplättchen am Anfang
SETUP-24 Farbe wählen
SETUP-25 welche Seite der Spielerablage
SETUP-26 wo startet der Heliummarker
SETUP-27 welche Slots sind am Anfang offen
SETUP-29 wie viel Geld am Anfang; Startgeld; wie viele Münzen bekommt man zu Beginn; Münzen am Anfang
SETUP-30 wie viele Bonusmarker am Anfang; Anzahl Bonusmarker
SETUP-31 was passiert mit den übrigen Bonusmarkern
SETUP-32 wo starten meine Marker auf den Leisten; Scheiben am Anfang
SETUP-33 welche Karten am Anfang; Starthand; Startkarten; Startdeck; welche Karten sind in meinem Deck
SETUP-35 wer fängt an; wer beginnt; wer ist zuerst dran; Startspieler bestimmen; wer ist Startspieler; wer macht den Anfang
SETUP-36 einzelne Energiekarten verteilen
SETUP-37 wie viele Handkarten; wie viele Karten am Anfang; Handkartenlimit am Anfang
SETUP-38 Startplättchen für die erste Partie
SETUP-39 Startplättchen wählen; eins von zwei behalten
SETUP-40 was mache ich mit dem Startplättchen
SETUP-42 welche Karten liegen am Anfang auf Sammelstapeln; drei Karten über die Ablage
SETUP-43 Bonus des Startplättchens
SETUP-44 wo startet der Upload-Marker
SETUP-45 was habe ich vor Runde 1
ROUND-1 wie viele Runden; Dauer der Partie; wie lange dauert das Spiel; letzte Runde; Rundenzahl; Anzahl Runden
ROUND-2 Phasen einer Runde; Ablauf einer Runde; wie läuft eine Runde ab
ROUND-3 was passiert nach Runde 7; Vorbereitung in der letzten Runde
ROUND-4 welche Runde ist gerade
ROUND-5 Zugreihenfolge; im Uhrzeigersinn; wer ist als Nächster dran; spielen wir reihum; in welcher Reihenfolge spielen wir; wie viele Züge in einer Runde
ROUND-6 werden Spieler übersprungen, die gepasst haben; noch ein Zug nach dem Passen; spielen die anderen weiter, wenn ich passe
ROUND-7 wann ist die Aktionsphase vorbei; passen alle zusammen; wann ist die Runde zu Ende
ROUND-8 ändert sich die Reihenfolge sofort, wenn ich Startspieler werde
ROUND-9 was kann ich in meinem Zug tun; welche Aktionen gibt es; wie viele Aktionen pro Zug; zwei Karten in einem Zug spielen; zwei Aktionen; ist ein Bonusmarker eine Aktion; wie viele Aktionen im Zug; Liste der Aktionen; mehrere Aktionen hintereinander; alle Karten auf einmal spielen
ROUND-10 welche Karte brauche ich für eine Aktion; ohne Karte handeln; welche Karten sind aktiv
ROUND-11 Karte zweimal in der Runde nutzen; was passiert mit benutzten Karten; dieselbe Karte noch einmal spielen; Karte nach Nutzung verbraucht
ROUND-12 nichts tun; Zug auslassen; aussetzen; warten; muss ich passen; ich kann nichts machen; keine Aktion möglich; nichts mehr zu tun; dabei bleiben ohne zu spielen; Zug aufschieben
ROUND-13 wann lege ich das +1-Plättchen; ist das eine Aktion
ROUND-14 Ende meines Zuges; was passiert am Ende des Zuges
ROUND-15 wann ist mein Zug nach einer Kartenaktion vorbei
PLAN-1 planen alle gleichzeitig; Karten der anderen sehen; sind geplante Karten geheim; Karten geheim wählen; geplante Karten eines Gegners anschauen; Karten verdeckt halten; Hand zeigen
PLAN-2 Karten vom Sammelstapel spielen; wohin lege ich meine Karten
PLAN-3 wie viele Karten planen; pro Runde spielen; zwei Karten in einem Slot; wie viele Karten darf ich planen; wie viele Karten darf ich spielen; Kartenlimit; mehr als drei Karten spielen
PLAN-4 vierter Slot; fünfter Slot; wie bekomme ich mehr Slots; Slot öffnen; mehr Karten spielen; Slot einschalten; Slot auf OFF; mehr Aktionsplätze freischalten; vier Karten spielen; zusätzliche Aktion
PLAN-5 in welchen Slot kommt eine Karte; ist die Reihenfolge der Karten wichtig; Platz der Karten
PLAN-6 keine Karten planen; weniger Karten spielen; Slot leer lassen; ich habe keine Handkarten mehr; nur eine Karte spielen; weniger als drei Karten; Hand ist leer
PLAN-7 muss ich alle Karten nutzen; alle Karten spielen müssen; geplante Karten nicht nutzen; Meinung ändern bei einer Karte; falsche Karte geplant; auf eine Karte verzichten
PLAN-8 Anteilskarte spielen; Anteilskarte planen
PLAN-9 ungenutzte Karte zurück auf die Hand; nicht benutzte Karten; kommen Karten auf die Hand zurück; was passiert mit nicht gespielten Karten
PLAN-10 wann werden Karten aufgedeckt; Karten umdrehen; Karten zeigen; wann sieht man die Karten der anderen
PLAN-11 braucht ein Bonusplättchen einen Slot
RES-1 was machen Rohstoffkarten; Rohstoffaktion; Karte kaufen oder auf Leisten ziehen; was kann ich mit Kohlenstoff, Titan oder Mineralien machen; Rohstoffe ausgeben; nur vorrücken ohne Kartenkauf; nichts kaufen
RES-2 mehrere Rohstoffkarten nutzen; zwei Karten desselben Rohstoffs in einem Zug; Rohstoffkarte aufheben; mehrere Karten zusammen ausgeben; nur einen Teil der Rohstoffkarten nutzen
RES-3 Rohstoffkarten zusammenzählen
RES-4 wie viele Karten pro Aktion kaufen; zwei Karten kaufen; kaufen und ziehen; mehrere Karten kaufen; zwei Käufe in einem Zug
RES-5 Rohstoffe mischen; zwei Rohstoffe zusammen; Kohlenstoff und Titan kombinieren; mit zwei verschiedenen Rohstoffen bezahlen; Kohlenstoff und Mineralien zusammen
RES-6 was kostet eine Karte; Preis einer Karte; wann darf ich eine Karte kaufen; Aufpreis; Preise in der Auslage; wie kaufe ich eine Karte; warum ist eine Karte teurer; Karte bezahlen
RES-7 zu teure Karte kaufen; nicht genug Rohstoffe
RES-8 wohin kommt eine gekaufte Karte; gekaufte Karte sofort benutzen oder spielen; neue Karte in derselben Runde; wohin kommen neue Karten; wann darf ich eine gekaufte Karte spielen
RES-9 Wechselgeld; zu viel bezahlen; Rohstoffe übrig nach dem Kauf; Rohstoffe nicht ausgegeben; Rest nach einem Kauf; übriger Wert
RES-10 wird eine gekaufte Karte sofort ersetzt; Lücke in der Auslage; wird die Auslage nach jedem Kauf aufgefüllt; leerer Platz im Markt
RES-11 Karte gratis; Karte kostet 0
RES-12 Rabatt auf Karten; Karten billiger
RES-13 wie ziehe ich auf den Leisten; Schritte auf Leisten aufteilen; Marker vorrücken; wie weit zieht mein Anteilsmarker; ein Schritt pro Rohstoff; auf einer Leiste aufsteigen
RES-14 Rohstoffe nicht nutzbar; Schritte verfallen; Rohstoffpunkte verloren
RES-15 Ende der Rohstoffaktion
EXP-1 was machen Energiekarten; wie erweitert man; Außenposten bauen; Basis bauen; wie baue ich; wie setze ich Außenposten; was mache ich mit Energie; Sektor erobern
EXP-2 nur einen Teil der Energiekarten nutzen; Energiekarte aufheben; Energie sparen oder behalten; Energiekarten aufteilen; nur eine Energiekarte spielen; zwei Energieaktionen in einer Runde
EXP-3 wie viel Energie habe ich; Energie zählen; wie viele Energiepunkte
EXP-4 zwei Unternehmen in einem Zug erweitern; welches Unternehmen erweitern; Unternehmen ohne Anteile erweitern; Energie aufteilen; darf ich jedes Unternehmen nehmen; Unternehmen eines anderen nutzen; gehören Unternehmen den Spielern; mehrere Unternehmen in einer Aktion
EXP-5 Anteilssymbole auf Energiekarten
EXP-6 Schritte der Energieaktion; wann bekomme ich Belohnungen
EXP-7 welche Sektoren darf ich betreten; benachbarter Sektor; neben der Station; wohin darf ein Außenposten; wie weit darf ich erweitern; in einen entfernten Sektor springen; wohin darf ein Unternehmen; Entfernung
EXP-8 denselben Sektor zweimal oder noch einmal betreten; besetzter Sektor; Sektor mit gegnerischem Außenposten; zwei Außenposten desselben Unternehmens; zwei Unternehmen im selben Sektor; Sektor teilen; Sektor schon besetzt; Sektor eines Gegners
EXP-9 was kostet es, einen Sektor zu betreten; Kosten einer Grenze; doppelte Grenze; Kosten für Angriff auf fremde Basis; dicke Linie; mehr Energie für einen Rivalen; wie viel Energie für einen Sektor; Preis eines Sektors
EXP-10 betreten ohne genug Energie; Sektor bezahlen
EXP-11 warum steht der Außenposten aufrecht; zwei Außenposten im Sektor
EXP-12 aufhören; Rest der Energie sparen; übrige Energie; mehrere Sektoren betreten; mehrere Sektoren in einer Aktion; ungenutzte Energie; wie viele Sektoren pro Aktion
EXP-13 Enklave betreten
EXP-14 abgeschnittene Sektoren; von einem getrennten Außenposten erweitern
EXP-15 Station betreten
EXP-16 zu wenig Energie; Energie verfällt; kein Sektor erreichbar; Energie reicht nicht
EXP-17 wer bekommt die Belohnung eines Sektors; brauche ich Anteile für die Belohnung; Bonus eines Sektors ohne Anteil; Reihenfolge der Belohnungen; zahlt ein Sektor jede Runde; bekommt das Unternehmen oder der Spieler die Belohnung; Belohnung ohne Aktien; bekommen andere Anteilseigner etwas; aufgedruckter Bonus eines Sektors
EXP-18 Gegner rauswerfen; fremden Außenposten vertreiben; Rivalen entfernen; wer wählt die Spalte; gegnerisches Gebäude entfernen; verjagen; fremden Außenposten ersetzen; Rivalen angreifen
EXP-19 Außenposten hinlegen; Belohnung schon genommen; liegender Außenposten; Belohnung zweimal nehmen; Belohnung in der nächsten Runde; Einkommen jede Runde
EXP-20 Ende der Energieaktion
EXP-21 was bringt eine Tiefenmine; Münzen aus einer Mine
EXP-22 was bringt ein Tagebau; Schritte aus einer Mine
EXP-23 was bringt ein Heliumdepot
EXP-24 was bringt eine Forschungsstation; Forschungspunkte aus Sektoren
EXP-25 wofür sind Kuppeln; was bringt eine Kuppel; kleine Kuppeln auf dem Spielplan; Kuppelsymbol
STATION-1 wie ist eine Station aufgebaut; Spalten
STATION-2 durchgestrichenes Feld der Station
STATION-3 welchen Außenposten nehme ich; Außenposten aus der Station nehmen; woher kommt ein neuer Außenposten
STATION-4 aus welcher Spalte nehmen; Spalte erst leeren; Spalte der Station wählen
STATION-5 wohin kommt ein verdrängter Außenposten; Außenposten zurück in die Station; wohin geht ein vertriebenes Gebäude; in welche Spalte kehrt ein Außenposten zurück; zurück zur Station
STATION-6 fünftes Feld wieder bedecken; sinkt der Wert durch zurückkehrende Außenposten
STATION-7 Außenposten für immer verlieren; kein Platz in der Station; aus dem Spiel; Station ist voll; kein Platz für einen zurückkehrenden Außenposten
STATION-8 volle Spalte wählen
STATION-9 keine Außenposten mehr; ohne Außenposten erweitern; Station ist leer; Außenposten sind aufgebraucht oder alle; alle Außenposten sind auf dem Plan; nicht genug Außenposten; keine Gebäude mehr; Vorrat an Außenposten leer
STATION-10 wie steigt der Anteilswert; sichtbare Münzen in der Station; wann werden Anteile mehr wert; Wert eines Unternehmens; Preis der Anteile; Wert sinkt; Anteilswert erhöhen
STATION-11 Außenposten entfernen; ist Entfernen freiwillig; muss ich einen Außenposten entfernen; Gebäude aus der Station nehmen
RP-1 ohne Plättchen ziehen; brauche ich Plättchen zum Ziehen
RP-2 aufgedrucktes Plättchen auf dem Startplättchen
RP-3 wie bekomme ich Forschungspunkte; woher kommen Forschungspunkte
RP-4 Forschungspunkte sparen oder aufheben; wofür gibt man Forschungspunkte aus; wie viele Plättchen kaufen; mehrere Plättchen kaufen; wie viele Plättchen darf ich kaufen; zwei Plättchen kaufen; Forschungspunkte übrig; Forschungspunkte ausgeben
RP-5 Preis eines A-Plättchens; was kostet ein Forschungsplättchen; Preis der Forschungsplättchen
RP-6 Preis eines B-Plättchens; was kostet ein Forschungsplättchen
RP-7 Preis eines C-Plättchens; was kostet ein Forschungsplättchen
RP-8 Forschungspunkte in Geld oder Münzen tauschen; Forschungspunkte übrig; Forschungspunkte umwandeln; Forschungspunkte verkaufen
RP-9 Preis eines Spezialplättchens; Plättchen der Rundenleiste kaufen
RP-10 wann gibt es Spezialplättchen
RP-11 wer bekommt die Münzen vom Zuschussfeld; roter Rand
RP-12 wann lege ich neue Plättchen; Plättchen am Ende des Zuges legen; wann lege ich das gekaufte Plättchen; wohin kommt ein neues Plättchen; lege ich das Forschungsplättchen sofort
RP-13 durchgestrichenes A; wohin darf ein A-Plättchen
RP-14 Lücken lassen; Feld der Forschungsleiste frei lassen; Plättchen beliebig legen; auf welches Feld kommt ein Plättchen; Plättchen nebeneinander
RP-15 Plättchen entfernen; Plättchen verschieben; Plättchen wegwerfen; Plättchen tauschen; Leiste umordnen
RP-16 Plättchen überdecken; Plättchen auf ein anderes legen; Plättchen ersetzen; Plättchen stapeln; zwei Plättchen auf einem Feld; Plättchen überbauen
RP-17 neues Plättchen im selben Zug nutzen; auf ein gerade gekauftes Plättchen ziehen; neues Plättchen sofort nutzen
RP-18 wann wird die Forschungsauslage aufgefüllt
RP-19 werden Spezialplättchen ersetzt
RP-20 keine Forschungsplättchen mehr; Stapel leer
RP-21 Ende der Forschungsleiste erreicht; Forschung fertig; Forschungspunkte bei voller Leiste
SCI-1 was macht ein Wissenschaftler; Wissenschaftleraktion
SCI-2 zwei Wissenschaftler nutzen
SCI-3 2 Münzen zahlen und Plättchen umdrehen; Voraussetzung umgehen; Plättchen auf die Rückseite drehen; Voraussetzung ignorieren; bezahlen statt Voraussetzung
SCI-4 darf der Upload-Marker stehen bleiben; wie weit zieht der Upload-Marker; wie viele Felder zieht der Wissenschaftler; null Felder ziehen; stehen bleiben
SCI-5 Feld der Forschungsleiste überspringen; Weg des Markers; Plättchen überspringen; Richtung des Markers
SCI-6 was brauche ich, um ein Plättchen zu betreten; Voraussetzung eines Plättchens; ohne Voraussetzung betreten; Voraussetzung nicht erfüllt; Bedingungen eines Plättchens; mir fehlt eine Voraussetzung; was brauche ich zum Weiterziehen
SCI-7 werden Karten für eine Voraussetzung verbraucht; werden die Karten für eine Voraussetzung ausgegeben; muss ich die Voraussetzung bezahlen; werden die Karten umgedreht
SCI-8 Voraussetzungen mehrerer Plättchen zusammenzählen; dieselben Karten für zwei Plättchen; eine Karte für mehrere Plättchen; zählen Voraussetzungen zusammen
SCI-9 für ein Spezialplättchen bezahlen; Kosten eines Spezialplättchens; Spezialplättchen kostet Münzen
SCI-10 über ein verdecktes Plättchen ziehen
SCI-11 leeres Feld überspringen; Lücke auf der Forschungsleiste
SCI-12 Belohnung beim Überspringen von Plättchen; welches Plättchen gibt die Belohnung; Belohnung unterwegs; Belohnung mehrerer Plättchen; nur die letzte Belohnung
SCI-13 Belohnung eines verdeckten Plättchens oder Spezialplättchens
SCI-14 Belohnung ohne Ziehen; Belohnung noch einmal; dieselbe Belohnung zweimal
SCI-15 wann gebe ich die Punkte des Wissenschaftlers aus; wann kaufe ich Plättchen mit dem Wissenschaftler
SCI-17 zählen benutzte Karten für eine Voraussetzung; Karte in dieser Runde schon benutzt
SCI-18 zählt der Wissenschaftler für sich selbst; eigene Voraussetzung; Plättchen mit Wissenschaftlersymbol; zweiter Wissenschaftler nötig
SCI-19 Slot der Forschungsleiste; letztes Feld
FSC-1 was macht ein Feldforscher; Feldforscheraktion
FSC-2 wie bekomme ich einen Feldforscher; ohne Feldforscher anfangen; Feldforscher kaufen; erster Feldforscher
FSC-3 neutraler Feldforscher
FSC-4 Kuppeln zählen; Paare von Kuppeln; Kuppeln und Feldforscher; Helium für Kuppeln
FSC-5 welche Sektoren beherrscht ein Unternehmen; wer beherrscht einen Sektor; Kuppeln der anderen
FSC-7 Helium über das Ende hinaus; Helium am Ende; überschüssiges Helium
BON-1 wie setze ich einen Bonusmarker; Bonusaktion; Bonusfeld nutzen; wofür sind Bonusmarker; wo darf ich einen Bonusmarker setzen; wie funktionieren Bonusfelder
BON-2 Bonusfeld nutzen ohne zu bezahlen; Kosten eines Bonusfelds; nicht genug Geld für ein Bonusfeld
BON-3 wann bekomme ich die Belohnung eines Bonusfelds
BON-4 dürfen zwei Spieler dasselbe Bonusfeld nutzen; Bonusfeld schon besetzt; Bonusfeld teilen; wird ein Feld frei, wenn sein Spieler gepasst hat; Feld ist von einem anderen Spieler belegt; ein anderer steht schon auf dem Feld; jemand hat schon einen Marker gesetzt; Bonusfeld noch einmal nutzen; ein Gegner blockiert mein Feld; zwei Marker auf einem Feld
BON-5 welche Bonusfelder gibt es
BON-6 zwei Bonusmarker in einem Zug; wie viele Bonusmarker pro Zug oder Runde; alle Bonusmarker auf einmal setzen; wie oft darf ich Bonusfelder nutzen
BON-7 wie werde ich Startspieler; Startspielermarker nehmen; Startspieler wechseln; Startspieler bleiben; nächste Runde beginnen
BON-8 Karte mit Münzen oder Geld bezahlen; Karte ohne Rohstoffe kaufen; wann darf ich eine Karte kaufen; Karten ohne Rohstoffe kaufen; Münzen für eine Karte ausgeben
BON-9 Kauf mit Kosten null
BON-10 Karte zerstören; Karte loswerden; Karte verkaufen; schlechte Karte wegwerfen; Karte aus dem Deck entfernen; Münzen für eine Karte
BON-11 wie bekomme ich ein Bonusplättchen; Plättchen reservieren; Preis eines Bonusplättchens; Kosten eines Plättchens; Bonusplättchen nehmen
BON-13 Bonusplättchen in der letzten Runde
MAJ-1 reicht ein Gleichstand für die Mehrheit; wer hat die Mehrheit; muss ich mehr als die anderen haben; gleich viel Titan; gleiche Zahl wie ein Gegner; wie funktionieren Mehrheiten; ein Gegner hat mehr als ich
MAJ-2 Mehrheit der Wissenschaftler; zählen Feldforscher für die Mehrheit
MAJ-3 Mehrheit bei Titan, Kohlenstoff, Mineralien oder Energie; Mehrheit zählen
MAJ-11 Belohnungen der Mehrheiten bei Kohlenstoff, Mineralien, Energie
MAJ-12 muss ich die höchste Stufe nehmen; kleinere Belohnung wählen; mehrere Stufen nehmen; kleinere Belohnung nehmen; auch die niedrigeren Stufen
MAJ-13 werden Karten für die Mehrheit umgedreht oder verbraucht; verliere ich Karten für die Mehrheit
MAJ-14 verlorene Schritte einer Mehrheit
PASS-1 wann darf ich passen; passen ohne alle Karten zu nutzen; früh passen; passen mit ungenutzten Karten; muss ich vor dem Passen alles spielen; im ersten Zug passen; wie passe ich; sofort passen
PASS-2 Karten beim Passen umdrehen
PASS-3 Karten zurückbekommen; wie bekomme ich meine Karten zurück; Karten zurück auf die Hand nehmen; welchen Stapel nehme ich beim Passen; wann ziehe ich neue Karten; Hand auffüllen; ganzen Stapel nehmen; welche Karten bekomme ich zurück; wann kommen Karten zurück; neue Handkarten
PASS-4 ungenutzte Karte beim Passen auf der Hand behalten; wohin kommen benutzte Karten; zwei Karten auf denselben Stapel; Sammel-Slot wählen; wohin kommen gespielte Karten; Ablage eines Spielers
PASS-5 Karten auf Sammelstapel legen
PASS-6 Bonusplättchen zurückgeben; Bonusplättchen behalten; Plättchen zurückgeben; Plättchen verlieren
PASS-7 Bonus oder Münzen nach dem Passen; nach dem Passen noch spielen; wieder einsteigen; was kann ich nach dem Passen tun; Münzen nach dem Passen bekommen; Bonusmarker nach dem Passen setzen
PASS-8 alle haben gepasst
PREP-1 was passiert zwischen den Runden; Ende einer Runde; Vorbereitungsphase; Schritte zwischen den Runden; neue Runde
PREP-3 Münze der nächsten Runde
PREP-4 neues Spezialplättchen jede Runde
PREP-5 wann bekomme ich die Bonusmarker zurück; Bonusmarker zurücknehmen; bekomme ich meine Bonusmarker wieder; kommen die Bonusmarker zurück; sind Bonusmarker verloren
PREP-6 wann bekomme ich das reservierte Plättchen; wann kommt das Bonusplättchen
PREP-7 was passiert mit Karten, die keiner kauft; nicht gekaufte Karten; welche Karten verlassen die Auslage; Karten aus der Auslage entfernt; nicht verkaufte Karten; Karten am Rundenende zerstört
PREP-8 Karten rücken in der Auslage weiter; Karten rutschen nach; Karten werden billiger
PREP-10 wann wird die Kartenauslage aufgefüllt; Nachziehstapel leer; neue Karten; der Nachziehstapel ist leer; wann kommen neue Karten; keine Karten mehr im Stapel
PREP-11 wer ist in der nächsten Runde Startspieler, wenn niemand den Marker nimmt; Beginn der nächsten Runde; wechselt der Startspieler; wer beginnt die nächste Runde
PREP-12 Anteilskarten im Stapel; Anteilskarte zerstören; wofür sind Anteilskarten gut; Karte ohne Aktion; nutzlose Karte; Anteilskarte auf der Hand
SHARE-1 wie wird man reich; wie verdient man Geld; woher kommen Punkte; wie mache ich Punkte; Strategie
SHARE-2 wie komme ich an Anteile; wie viele Anteile habe ich; Anteile auf einer Leiste; Anteile kaufen; Aktionär werden; Anteilssymbole auf einer Leiste
SHARE-3 Anteile auf Karten; wofür sind Anteilskarten gut; zählen Anteile auf Sammelstapeln; Anteile auf Energiekarten; zählen Handkarten als Anteile
SHARE-4 was ist ein Anteil wert; was bringt ein Anteil; Preis eines Anteils; Anteile verkaufen; Münzen für einen Anteil; wann zahlen Anteile
SHARE-5 was sind meine Anteile wert; Anteile multiplizieren; Gesamtwert meiner Anteile
END-1 wann endet das Spiel; Ende der Partie; wird die letzte Runde zu Ende gespielt; letzter Zug; wie endet die Partie
END-2 Anteile am Ende zeigen; Handkarten am Ende
END-3 wie wird gewertet; Wertungsblock
SCORE-1 Schlusswertung; wie zählt man am Ende; Siegpunkte; wofür gibt es Punkte; Punkte am Spielende; Kategorien der Wertung; wie berechnet man die Punkte; was zählt am Ende
SCORE-2 zählt Geld am Ende; Münzen am Ende der Partie; übriges Geld; eine Münze ist ein Punkt; Wert des Geldes am Ende
SCORE-7 welche Anteile zählen am Ende
SCORE-8 Punkte für Helium am Ende; was ist Helium wert
SCORE-9 Punkte für Forschung am Ende; was ist Forschung wert
SCORE-10 Gleichstand; Unentschieden; wer gewinnt; wie gewinnt man; gleich viele Punkte; zwei Spieler mit gleich vielen Punkten; geteilter Sieg; Ziel des Spiels; wer ist Sieger
TILE-1 wie lange behalte ich ein Bonusplättchen; Bonusplättchen zurückgeben; Plättchen nur für eine Runde
TILE-2 welche Bonusplättchen gibt es; was können Bonusplättchen
TILE-4 was macht das +1-Plättchen
TILE-5 +1-Plättchen verschieben
TILE-7 +1-Plättchen ohne Karte
TILE-8 Aktionsplättchen nutzen; braucht ein Aktionsplättchen einen Slot; Wissenschaftler-Plättchen, Energie-Plättchen oder Feldforscher-Plättchen nutzen
TRACK-1 was ist eine Pflichteinzahlung; Schranke; Barriere auf der Leiste
TRACK-2 Pflichteinzahlung bezahlen; Schranke bezahlen; was kostet die Schranke; wann zahle ich eine Pflichteinzahlung; wie viel muss ich an der Schranke zahlen
TRACK-3 muss ich die Schranke bezahlen; nicht bezahlen; kein Geld an der Schranke; nicht genug Geld für die Schranke; vor der Schranke stehen bleiben; kein Geld für die Pflichteinzahlung
TRACK-4 Ende einer Unternehmensleiste; letztes Feld; Marker erreicht das letzte Feld
TRACK-5 Schritte am Ende der Leiste verloren; zu viele Schritte
TRACK-6 was gibt eine Schwelle; Münzen beim Überschreiten einer Schwelle; wie viele Münzen für eine Schwelle
TRACK-7 Münzen, wenn andere die Schwelle überschreiten; bekommen Spieler davor etwas; bekommen andere Geld, wenn ich die Schwelle überschreite; alle Spieler bekommen Münzen
TRACK-8 mit Münzen der Schwelle bezahlen
TRACK-9 ab wann gilt ein Leistenbonus; sofort; Bonus freischalten; wann ist ein freigeschalteter Bonus nutzbar; Bonus aktiv; wie bekomme ich einen Leistenbonus
TRACK-10 was sind Leistenboni
TRACK-11 wie oft darf ich einen dauerhaften Bonus nutzen; dauerhaften Bonus jeden Zug nutzen
TRACK-12 Bonusfeld einer Leiste nutzen; dürfen andere mein Bonusfeld nutzen
TRACK-14 beide Boni einer Leiste nutzen; Boni zusammenzählen; addieren sich die Boni; ersetzt der zweite Bonus den ersten
TRACK-15 zwei Bonusmarker auf einer Leiste
TB-1 Energiebonus ohne Energiekarte; +1 Energie
TB-3 mehr Bonusmarker
TB-4 Mineralien billiger
TB-5 Rohstoffe mischen mit Leistenbonus
TB-6 Titan billiger
TB-7 Titan mehr wert; +1 Titan
BSP-3 Karte mit Münzen auf einer Leiste kaufen
BSP-5 Karte auf einem Leistenfeld verkaufen
BSP-9 zerstörte Karte nehmen
SPECIAL-1 Helium am Ende der Leiste; Tank voll; Ende der Tankleiste; Heliummarker erreicht das letzte Feld; Tankleiste voll
SPECIAL-2 zu viel Helium; Helium nach dem Ende; überschüssiges Helium; Münzen für zu viel Helium
SPECIAL-3 Slot durch Helium; wann ist der neue Slot der Tankleiste nutzbar
SPECIAL-4 Ende der Forschungsleiste
SPECIAL-5 Forschungspunkte nach dem Ende der Forschung
SPECIAL-6 Slot durch Forschung; wann ist der neue Slot der Forschungsleiste nutzbar
NOTE-1 Karte ohne Rohstoffkarte kaufen
NOTE-3 Plättchen sind alle
NOTE-4 Bank ist leer; keine Münzen mehr; nicht genug Münzen
NOTE-5 nur einen Teil bezahlen; weniger bezahlen
NOTE-6 Belohnung nicht ganz nutzbar
NOTE-7 Zahlung ablehnen; muss ich bezahlen
NOTE-8 rückwärts; zurückziehen; darf ein Marker zurück
NOTE-9 was tun die anderen in meinem Zug
NOTE-10 zählen Handkarten; zählen benutzte Karten für die Mehrheit; zählen verdeckte Karten; welche Karten zählen
VARIANT-1 gebundene Slots; welche Variante gibt es
ICON-8 Pfeil beliebig; Schritte eines Pfeils aufteilen
ICON-9 Außenposten entfernen; durchgestrichener Außenposten
MISSION-1 wie viele Missionen; Missionen aufbauen
MISSION-6 wie erfülle ich eine Aufgabe; was bekomme ich für eine Aufgabe
MISSION-7 Mission wechseln; Aufgaben von zwei Missionen
MISSION-9 persönliches Bonusfeld; alle drei Aufgaben erfüllt
MISSION-11 Aufgabe, die schon ein anderer Spieler erfüllt hat; Aufgabe blockiert; dieselbe Mission
MISSION-13 wann erfülle ich eine Aufgabe; mehrere Aufgaben in einem Zug
MISSION-14 ist eine Aufgabe eine Aktion
MISSION-15 kommen Einmal-Bonusmarker zurück
MISSION-16 geben Missionen Punkte
BELT-3 wie viele Shuttles; was sind Shuttles
BELT-5 im Asteroidengürtel erweitern
BELT-8 welche Asteroiden sind erreichbar
BELT-9 Shuttle setzen
BELT-11 was kostet ein Gürtelfeld
BELT-12 Blitz; was bedeutet der Blitz
BELT-13 im Gürtel verdrängen
BELT-17 was bringt ein Shuttle
BELT-18 Belohnung eines Asteroiden; zweiter Außenposten auf einem Asteroiden
BELT-23 keine Shuttles mehr
BELT-28 Kuppeln auf Asteroiden
BELT-30 beherrschen Shuttles Kuppeln
MENACE-2 wie viele Bedrohungen; wohin kommt die Bedrohung
MENACE-3 was passiert, wenn niemand die Bedrohung besiegt
MENACE-4 wie bekämpfe ich die Bedrohung; sich der Bedrohung stellen
MENACE-10 Belohnung für die Bedrohung
LUNA-1 solo spielen; allein spielen; gegen Luna spielen; Solospiel; ein Spieler; mit dem Automa spielen
LUNA-12 Schwierigkeitsgrad; Stufe von Luna wählen; Luna leicht oder schwer; wie stark ist Luna
LUNA-19 wie plant Luna
LUNA-20 Luna hat keine Karten mehr
LUNA-24 Mehrheit gegen Luna
LUNA-26 ist Luna Startspieler
LUNA-27 was macht Luna in ihrem Zug; wie spielt Luna; Aktion von Luna
LUNA-31 wann passt Luna
LUNA-33 kann Luna gewinnen; Wertung von Luna; Punkte von Luna
LACT-10 zahlt Luna Pflichteinzahlungen
LACT-30 bezahlt Luna ihre Karten
LACT-39 bekommt Luna Belohnungen von Sektoren
CAMP-1 wie funktioniert die Kampagne; wie viele Kapitel
CAMP-5 wie bekomme ich Erfolgspunkte
CAMP-13 wer gewinnt die Kampagne`;
