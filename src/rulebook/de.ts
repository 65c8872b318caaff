import type { RuleTexts } from './rules.ts';
import { wordsOf } from './ruleText.ts';

/** German texts of all rules. */
export const deRules: RuleTexts = /* @__PURE__ */ wordsOf(`
SETUP-1 | Zahl der Spieler | Es spielen ein bis vier Personen. Eine Person spielt immer mit Luna, zwei oder drei auf Wunsch, vier nicht.
SETUP-2 | Grundspiel und Module | Das Grundspiel nutzt die Mondseite; Missionen, Gürtelseite und Bedrohungen sind freiwillig.
SETUP-3 | Material der Module bleibt in der Schachtel | Im Grundspiel bleiben Shuttles, Einmal-Bonusmarker, Missionskarten und Bedrohungskarten in der Schachtel.
SETUP-4 | Lunas Material | Lunas Karten und Marker werden nur gebraucht, wenn sie mitspielt.
SETUP-5 | Lage des Spielplans | Das Grundspiel wird auf der Mondseite des Spielplans gespielt, der in der Mitte des Tisches liegt.
SETUP-6 | Leisten für Einsteiger | Erste Partie: Skymine nutzt Leiste A1, Minerva B1, Astrogo C1 und Tawac D1; Leistentafel E wird nicht gebraucht.
SETUP-7 | Zufällige Leisten | Zufälliger Aufbau: Vier der fünf gemischten Leistenkarten bestimmen für jeden Rand die Unternehmensleiste und ihre Seite.
SETUP-8 | Leisten nach freier Wahl | Oder die Gruppe verteilt die Unternehmensleisten beliebig auf die Ränder des Spielplans.
SETUP-9 | Nicht genutzte Leistentafel | Liegen die vier Unternehmensleisten bereit, kommen die übrige Leistentafel und alle Leistenkarten aus dem Spiel.
SETUP-10 | Namen der Leisten | Eine Unternehmensleiste heißt wie das Unternehmen an ihrem Rand, egal welcher Code auf ihr aufgedruckt ist.
SETUP-11 | Außenposten in die Stationen | Die 15 Außenposten jedes Unternehmens beginnen auf den Stationsfeldern seiner Station.
SETUP-12 | Stationen sind anfangs voll | Alle Stationsfelder sind bedeckt, also beginnt jedes Unternehmen mit einem Anteilswert von 0.
SETUP-13 | Aktionskarten sortieren | Die 44 Aktionskarten werden nach Buchstaben sortiert: neun A, 16 B, 11 C, vier D und vier E.
SETUP-14 | Nachziehstapel bilden | Jeder Buchstabe wird für sich gemischt und verdeckt gestapelt, A obenauf, dann B, C, D und E.
SETUP-15 | Stapel der zerstörten Karten | Der Stapel der zerstörten Karten liegt neben dem Nachziehstapel und ist anfangs leer.
SETUP-16 | Kartenauslage füllen | Die ersten 12 Aktionskarten kommen offen der Reihe nach auf die Plätze 1 bis 12 der Kartenauslage: neun A-Karten, dann drei B-Karten.
SETUP-17 | Die Bank | Alle CrypCoin, die nicht ausgeteilt sind, bilden die Bank, die nie leer wird.
SETUP-18 | CrypCoin auf dem Zuschussfeld | Auf dem Zuschussfeld der Forschungsauslage liegt anfangs 1 CrypCoin.
SETUP-19 | CrypCoin auf der Rundenleiste | Die Felder 2 bis 7 der Rundenleiste erhalten je 1 CrypCoin, Feld 1 bleibt leer.
SETUP-20 | Spezialplättchen | Die Spezialplättchen 2 bis 7 bedecken verdeckt die CrypCoin der Rundenleiste, jedes auf dem Feld seiner Nummer.
SETUP-21 | Vorrat an Forschungsplättchen | Die 72 gewöhnlichen Forschungsplättchen werden nach Buchstaben in drei gemischte, verdeckte Stapel sortiert: A, B und C.
SETUP-22 | Forschungsauslage füllen | Auf jedem der 12 Felder der Forschungsauslage liegt anfangs offen ein Plättchen des dort aufgedruckten Buchstabens.
SETUP-23 | Verfügbare Bonusplättchen | Alle 4 Bonusplättchen liegen anfangs offen unten rechts am Spielplan.
SETUP-24 | Farben der Spieler | Jeder Spieler wählt eine Farbe, die sonst niemand hat, und erhält deren Spielermarker.
SETUP-25 | Spielerablagen | Jeder Spieler nutzt die normale Seite einer Spielerablage und lässt darüber und darunter Platz für Karten.
SETUP-26 | Start der Helium-3-Marker | Der Helium-3-Marker jedes Spielers beginnt auf dem ersten Feld der Tankleiste.
SETUP-27 | Zusätzliche Aktionsslots stehen auf OFF | Von den fünf Aktionsslots stehen die zwei äußeren anfangs auf OFF und die drei in der Mitte auf ON.
SETUP-28 | Upload-Marker bereitlegen | Jeder Spieler hält einen Upload-Marker für das Startplättchen bereit.
SETUP-29 | Startkapital | Jeder Spieler beginnt mit 1 CrypCoin aus der Bank in seinem Vorrat.
SETUP-30 | Bonusmarker am Anfang | Bei einem oder zwei Spielern beginnt jeder mit 3 Bonusmarkern, bei mehr Spielern mit 2.
SETUP-31 | Überzählige Bonusmarker | Weitere Bonusmarker kommen in die Schachtel; nur der Leistenbonus von A2 kann sie ins Spiel bringen.
SETUP-32 | Start der Anteilsmarker | Jeder Spieler beginnt mit je einem Anteilsmarker auf Feld 0 jeder der vier Unternehmensleisten.
SETUP-33 | Aktionskarten am Anfang | Die erste Hand eines Spielers sind die 9 Start-Aktionskarten mit dem Symbol seiner Farbe.
SETUP-34 | Übersichten | Jeder Spieler erhält eine Übersicht, die nur als Gedächtnisstütze dient.
SETUP-35 | Startspieler | Die Gruppe bestimmt einen Startspieler; er erhält den Startspieler-Marker.
SETUP-36 | Start-Energiekarten verteilen | Die Start-Energiekarten 01 bis 04 werden in Zugreihenfolge verteilt, 01 an den Startspieler.
SETUP-37 | Zehn Handkarten | Mit der Start-Energiekarte hat jede Hand 10 Karten; nicht verteilte kommen in die Schachtel.
SETUP-38 | Vorgegebene Startplättchen | In der ersten Partie bestimmt der Platz in der Zugreihenfolge das Startplättchen jedes Spielers.
SETUP-39 | Gewählte Startplättchen | Jeder Spieler erhält 2 Startplättchen und behält heimlich eines; alle zeigen ihre Wahl gleichzeitig.
SETUP-40 | Reihenfolge der Schritte mit dem Plättchen | Jeder Spieler führt die vier Schritte zum Platzieren des Startplättchens der Reihe nach aus.
SETUP-41 | Startplättchen platzieren | Das gewählte Startplättchen liegt offen auf dem Startbildschirm der Forschungsleiste.
SETUP-42 | Die ersten drei Sammelstapel | Die 3 Karten, die das Plättchen nennt, kommen von der Hand auf die inneren Sammel-Slots, je eine, in beliebiger Verteilung.
SETUP-43 | Startbonus | Mit dem Startplättchen zieht der Spieler zuerst Marker auf Leisten weiter; es gelten die üblichen Regeln für das Ziehen.
SETUP-44 | Start der Upload-Marker | Der Upload-Marker beginnt auf der linken Hälfte des Plättchens, einem aufgedruckten Forschungsplättchen.
SETUP-45 | Stand vor Runde 1 | Jeder Spieler beginnt Runde 1 mit 7 Handkarten, 3 Sammelstapeln zu je einer Karte, 3 Aktionsslots auf ON und 1 CrypCoin.
ROUND-1 | Sieben Runden | Eine Partie dauert 7 Runden, außer die Singularität beendet sie früher.
ROUND-2 | Drei Phasen | Jede Runde besteht aus einer Planungsphase, einer Aktionsphase und einer Vorbereitungsphase, in dieser Reihenfolge.
ROUND-3 | Nach der letzten Runde | Runde 7 hat keine Vorbereitungsphase; auf ihre Aktionsphase folgt die Schlusswertung.
ROUND-4 | Anzeige der Runde | Die höchste aufgedeckte Zahl der Rundenleiste gibt die Runde an; ist keine aufgedeckt, ist es Runde 1.
ROUND-5 | Zugreihenfolge | Die Züge beginnen beim Startspieler und gehen im Uhrzeigersinn weiter, bis niemand mehr in der Aktionsphase ist.
ROUND-6 | Wer gepasst hat, wird übersprungen | Spieler, die gepasst haben, kommen in dieser Aktionsphase nicht mehr an die Reihe.
ROUND-7 | Ende der Aktionsphase | Die Aktionsphase ist vorbei, sobald alle Spieler gepasst haben.
ROUND-8 | Wechsel des Startspielers | Wer jetzt den Startspieler-Marker nimmt, beginnt die nächste Runde; die laufende Reihenfolge ändert sich nicht.
ROUND-9 | Eine Aktion pro Zug | In jedem Zug führt der Spieler genau eine Aktion aus: Rohstoffe, Energie, einen Wissenschaftler oder einen Feldforscher nutzen, einen Bonusmarker setzen oder passen.
ROUND-10 | Passende Karte nötig | Eine Kartenaktion verlangt eine offene Karte ihrer Art im Aktionsbereich; Karten auf Sammelstapeln wirken nicht.
ROUND-11 | Genutzte Karten umdrehen | Genutzte Karten werden verdeckt umgedreht und können in derselben Runde nicht noch einmal genutzt werden.
ROUND-12 | Passen statt warten | Ein Zug kann nicht ausgelassen werden: Wer keine andere Aktion ausführt, passt. Das ist immer möglich und endgültig.
ROUND-13 | +1-Rohstoff-Plättchen legen | Im eigenen Zug darf der Spieler das +1-Rohstoff-Plättchen auf eine offene Rohstoffkarte legen; das ist kostenlos und keine Aktion.
ROUND-14 | Ende des Zuges | Am Ende eines Zuges werden neue Forschungsplättchen gelegt, dann wird die Forschungsauslage aufgefüllt.
ROUND-15 | Kartenaktionen beenden den Zug | Mit dem verdeckten Umdrehen der genutzten Karten endet eine Kartenaktion und damit der Zug.
PLAN-1 | Gleichzeitiges Planen | Alle planen gleichzeitig mit verdeckten Karten; die anderen sehen sie erst beim gemeinsamen Aufdecken.
PLAN-2 | Karten legen | Jeder Spieler legt Handkarten verdeckt in Aktionsslots; Karten auf Sammelstapeln stehen nicht zur Verfügung.
PLAN-3 | Platz in den Slots | Nur Aktionsslots auf ON dürfen belegt werden, jeder mit einer Karte; drei stehen von Anfang an auf ON.
PLAN-4 | Slots freischalten | Der Helium-3-Marker und der Upload-Marker können je einen weiteren Aktionsslot auf ON stellen, bis zu höchstens fünf.
PLAN-5 | Freie Wahl des Slots | Jede geplante Karte darf in jeden freien Aktionsslot gelegt werden, der auf ON steht.
PLAN-6 | Leere Slots | Aktionsslots dürfen mit Absicht leer bleiben, sogar alle.
PLAN-7 | Karten bestimmen die Aktionen | Die geplanten Karten legen fest, welche Kartenaktionen in dieser Runde möglich sind; niemand muss sie nutzen.
PLAN-8 | Anteilskarten ausgeschlossen | Die 8 Anteilskarten haben keine Aktion; sie zu planen ist verboten.
PLAN-9 | Karten kommen auf Sammelstapel | Wenn ihr Besitzer passt, kommt eine geplante Karte auf einen Sammel-Slot und ist unbrauchbar, bis er den Stapel wieder aufnimmt.
PLAN-10 | Gemeinsames Aufdecken | Sind alle Spieler bereit, werden alle geplanten Karten gemeinsam aufgedeckt.
PLAN-11 | Bonusplättchen bei der Planung | Aktionsplättchen liegen offen neben den Aktionsslots und belegen keinen davon.
PLAN-12 | Variante mit gebundenen Slots | In der Variante mit gebundenen Slots entscheidet der Aktionsslot einer Karte auch über ihren Sammel-Slot.
RES-1 | Zweck der Aktion | Mit Rohstoffkarten erwirbt der Spieler eine Karte aus der Kartenauslage, zieht Anteilsmarker weiter oder tut beides.
RES-2 | Rohstoffkarten wählen | Der Spieler wählt einen Rohstoff und nutzt eine oder mehrere offene Karten davon; die anderen behält er für später.
RES-3 | Gesamtwert | Der Gesamtwert ist die Summe der genutzten Karten, eines +1-Rohstoff-Plättchens darauf und des Leistenbonus für Titan.
RES-4 | Gesamtwert ausgeben | Mit dem Gesamtwert bezahlt der Spieler höchstens eine Karte, Schritte auf Unternehmensleisten oder beides.
RES-5 | Kein Mischen | In einer Aktion werden Rohstoffe nie gemischt, außer ein Leistenbonus erlaubt eine gemischte Zahlung für eine Karte.
RES-6 | Gesamtkosten einer Karte | Eine Karte aus der Kartenauslage kostet ihre aufgedruckten Kosten und die zusätzlichen Kosten ihres Platzes.
RES-7 | Nur bezahlbare Karten | Der Spieler kann eine Karte nur erwerben, wenn ihre Gesamtkosten den genutzten Gesamtwert nicht übersteigen.
RES-8 | Neue Karten auf die Hand | Eine erworbene Karte kommt sofort auf die Hand und wartet dort auf die nächste Planung.
RES-9 | Überschuss | Was über die Gesamtkosten hinausgeht, wird für Schritte mit Anteilsmarkern ausgegeben; bei genauer Zahlung bleibt nichts übrig.
RES-10 | Leere Plätze der Kartenauslage | Der Platz einer erworbenen Karte bleibt bis zur Vorbereitungsphase leer.
RES-11 | Kostenlose Karten | Auch eine Karte mit Gesamtkosten 0 braucht eine genutzte Rohstoffkarte; deren voller Wert bleibt dann für Schritte.
RES-12 | Nachlässe | Manche Leistenboni senken die Gesamtkosten einer Karte, aber nicht unter 0.
RES-13 | Anteilsmarker ziehen | Für jede übrige Einheit zieht ein Anteilsmarker ein Feld auf einer Unternehmensleiste weiter; die Einheiten dürfen beliebig auf die Leisten verteilt werden.
RES-14 | Blockierte Schritte | Jeder Schritt folgt für sich den Regeln der Leisten; Einheiten, die kein Anteilsmarker nutzen kann, verfallen.
RES-15 | Ende der Rohstoffaktion | Die genutzten Rohstoffkarten werden verdeckt umgedreht, ebenso ein +1-Rohstoff-Plättchen, das darauf liegt, und der Zug endet.
EXP-1 | Zweck der Aktion | Mit Energiekarten wird ein Unternehmen erweitert: Seine Außenposten kommen in weitere Sektoren.
EXP-2 | Alle Energiekarten | Die Aktion nutzt alle offenen Energiekarten des Spielers auf einmal; keine kann für später aufgespart werden.
EXP-3 | Verfügbare Energiepunkte | Die verfügbare Energie ist die Summe aus den Punkten der Karten, 2 Energie für das Energie-Plättchen und einem Leistenbonus für Energie.
EXP-4 | Ein Unternehmen wählen | Zuerst wählt der Spieler frei ein einziges Unternehmen; es erhält alle Energie der Aktion.
EXP-5 | Anteilssymbole auf Energiekarten | Zusätzliche Anteile, die auf Energiekarten aufgedruckt sind, zählen nur in der Schlusswertung.
EXP-6 | Ablauf der Aktion | Die Aktion läuft in dieser Reihenfolge ab: Unternehmen, Sektoren, Belohnungen, Verdrängen, dann Energiekarten verdeckt umdrehen.
EXP-7 | Angrenzender Zielsektor | Ein Zielsektor muss an die Station oder einen Außenposten des erweiterten Unternehmens grenzen, auch an einen neuen.
EXP-8 | Fremde Außenposten | Ein Sektor mit einem fremden Außenposten darf besetzt werden, nicht aber einer mit einem eigenen Außenposten des Unternehmens.
EXP-9 | Energiekosten | Einen Sektor zu besetzen kostet 1 Energie über eine einfache Grenze, 2 über eine doppelte und 1 mehr, wenn dort ein fremder Außenposten steht.
EXP-10 | Einen Sektor bezahlen | Ein Sektor ist nur wählbar, wenn seine Kosten bezahlt werden können; sein Außenposten kommt von oben aus einer beliebigen Spalte der Station.
EXP-11 | Aufrechte Außenposten | Ein neuer Außenposten steht aufrecht, bis seine Belohnung genommen ist, neben einem fremden Außenposten, falls im Sektor einer steht.
EXP-12 | Weitermachen oder aufhören | Sektoren dürfen nacheinander besetzt werden, solange Energie da ist; übrige Energie verfällt.
EXP-13 | Enklaven besetzen | Jede der zwei Enklaven kann nur aus dem einen Sektor besetzt werden, der sie umgibt.
EXP-14 | Getrennte Sektoren | Jeder vom Unternehmen besetzte Sektor kann Ausgangspunkt sein, auch wenn er von der Station abgeschnitten ist.
EXP-15 | Stationen sind keine Sektoren | Eine Station ist kein Sektor und nie das Ziel einer Erweiterung.
EXP-16 | Zu wenig Energie | Energie, die für keinen Sektor in Reichweite genügt, verfällt.
EXP-17 | Belohnungen nehmen | Für alle Anlagen in den neuen Sektoren erhält der aktive Spieler die Belohnung, in beliebiger Reihenfolge.
EXP-18 | Rivalen verdrängen | Dann werden die fremden Außenposten in den neuen Sektoren in ihre Stationen verdrängt, in Spalten, die der aktive Spieler wählt.
EXP-19 | Außenposten hinlegen | Steht in jedem Sektor nur noch ein Außenposten, werden die neuen hingelegt; das zeigt, dass ihre Belohnung genommen ist.
EXP-20 | Ende der Energieaktion | Jede Energiekarte und das Energie-Plättchen im Aktionsbereich werden verdeckt umgedreht, und der Zug endet.
EXP-21 | Tiefenmine | Für eine Tiefenmine gibt es die aufgedruckte Zahl CrypCoin aus der Bank.
EXP-22 | Tagebau | Für einen Tagebau zieht der Spieler seinen Anteilsmarker auf der Leiste des erweiterten Unternehmens 1 oder 2 Felder weiter.
EXP-23 | Heliumdepot | Für ein Heliumdepot zieht der Spieler den Helium-3-Marker 1 oder 2 Felder auf der Tankleiste weiter; Schritte über ihr Ende hinaus bringen CrypCoin.
EXP-24 | Forschungsstationen | Die Forschungspunkte aus allen neuen Sektoren werden zusammengezählt und sofort ausgegeben.
EXP-25 | Kuppeln | Eine Kuppel bringt beim Besetzen keine Belohnung; sie ist nur für Feldforscher von Unternehmen wichtig.
STATION-1 | Spalten und Stationsfelder | Jede Station besteht aus 15 Stationsfeldern in drei Spalten, vom Zentrum des Spielplans nach außen von 1 bis 5 nummeriert.
STATION-2 | Durchgestrichenes Stationsfeld | Das letzte Stationsfeld jeder Spalte zeigt 2 CrypCoin-Symbole und wird, einmal frei, nie wieder bedeckt.
STATION-3 | Von oben nehmen | Wer einen Außenposten aus einer Station nimmt, nimmt ihn von oben aus einer beliebigen Spalte, die nicht leer ist.
STATION-4 | Freie Wahl der Spalte | Die Spalten müssen nicht einzeln geleert werden; Außenposten dürfen aus jeder kommen.
STATION-5 | Zurückkehrende Außenposten | Ein zurückkehrender Außenposten kommt auf das unterste freie Stationsfeld der gewählten Spalte.
STATION-6 | Fünftes Feld bleibt frei | Zurückkehrende Außenposten kommen nie unter das vierte Feld; CrypCoin-Symbole, die sie wieder abdecken, zählen nicht mehr.
STATION-7 | Station ohne Platz | Ein zurückkehrender Außenposten, der in seiner Station kein erlaubtes Stationsfeld findet, ist für immer aus dem Spiel.
STATION-8 | Spalte mit Platz nötig | Solange eine Spalte einen zurückkehrenden Außenposten noch aufnehmen kann, muss eine solche Spalte gewählt werden.
STATION-9 | Leere Station | Aus einer leeren Station ist keine Erweiterung möglich, und übrige Energie verfällt, sobald eine Station leer wird.
STATION-10 | Anteilswert | Der Anteilswert eines Unternehmens ist die Zahl der freien CrypCoin-Symbole in seiner Station.
STATION-11 | Außenposten entfernen | Bei einer Belohnung zum Entfernen kommen 1 oder 2 Außenposten, aber nie Shuttles, von oben aus beliebigen Spalten beliebiger Stationen in die Schachtel; auf dem Titan-Mehrheitsfeld ist das Entfernen freiwillig.
RP-1 | Plättchen vor dem Ziehen | Der Upload-Marker kann ein Feld der Forschungsleiste nur betreten, wenn dort ein Forschungsplättchen liegt.
RP-2 | Aufgedrucktes Plättchen | Das auf dem Startplättchen aufgedruckte Forschungsplättchen dient seinem Besitzer als erstes Forschungsplättchen.
RP-3 | Herkunft der Forschungspunkte | Forschungsstationen, Wissenschaftlerkarten und einige Boni bringen Forschungspunkte.
RP-4 | Sofort ausgeben | Gemeinsam erhaltene Forschungspunkte bilden eine Summe, die der Spieler sofort beliebig auf die erlaubten Möglichkeiten verteilt.
RP-5 | A-Plättchen kaufen | Ein A-Plättchen der Forschungsauslage kostet 1 Forschungspunkt.
RP-6 | B-Plättchen kaufen | Ein B-Plättchen der Forschungsauslage kostet 1 Forschungspunkt.
RP-7 | C-Plättchen kaufen | Ein C-Plättchen der Forschungsauslage kostet 2 Forschungspunkte.
RP-8 | Punkte gegen CrypCoin | Jeder Forschungspunkt darf gegen 1 CrypCoin getauscht werden, also verfällt keiner.
RP-9 | Spezialplättchen kaufen | Ein offenes Spezialplättchen der Rundenleiste kostet 2 Forschungspunkte.
RP-10 | Verfügbare Spezialplättchen | Das erste Spezialplättchen gibt es ab Runde 2; in jeder späteren Runde wird ein weiteres aufgedeckt.
RP-11 | CrypCoin des Zuschussfelds | Wer ein Plättchen von einem rot umrandeten Feld der Forschungsauslage nimmt, erhält auch alle CrypCoin auf dem Zuschussfeld.
RP-12 | Neue Plättchen legen | In einem Zug erhaltene Plättchen kommen am Ende dieses Zuges auf die Forschungsleiste des Spielers.
RP-13 | Felder mit durchgestrichenem A | Felder der Forschungsleiste mit durchgestrichenem A sind für A-Plättchen gesperrt und nehmen nur B- oder C-Plättchen auf.
RP-14 | Lücken erlaubt | Forschungsplättchen dürfen mit leeren Feldern dazwischen auf der Forschungsleiste liegen.
RP-15 | Plättchen bleiben | Ein gelegtes Forschungsplättchen bleibt für immer auf der Forschungsleiste, darf aber verdeckt umgedreht werden.
RP-16 | Plättchen überdecken | Ein neues Forschungsplättchen darf ein älteres jeder Art überdecken; dieses zählt dann nicht mehr.
RP-17 | Erst in späteren Zügen nutzbar | In einem Zug genommene Plättchen darf der Upload-Marker erst in einem späteren Zug betreten.
RP-18 | Forschungsauslage auffüllen | Leere Felder der Forschungsauslage erhalten ein Plättchen ihres Buchstabens erst nach dem Legen neuer Plättchen.
RP-19 | Rundenleiste wird nicht aufgefüllt | Ein von der Rundenleiste genommenes Spezialplättchen wird nicht ersetzt.
RP-20 | Leerer Plättchenstapel | Hat ein Buchstabe keine Plättchen mehr im Vorrat, werden seine Felder der Forschungsauslage nie mehr gefüllt.
RP-21 | Forschungsleiste am Ende | Steht der Upload-Marker auf dem letzten Feld, bringt jeder Forschungspunkt 2 CrypCoin und sonst nichts.
SCI-1 | Zweck der Aktion | Mit einem Wissenschaftler zieht der Spieler den Upload-Marker über die Forschungsleiste und erhält eine Belohnung.
SCI-2 | Eine Wissenschaftlerkarte | Die Aktion nutzt eine offene Wissenschaftlerkarte und geht deren Schritte der Reihe nach durch.
SCI-3 | Ein Plättchen umdrehen | Vor dem Ziehen darf der Spieler einmal 2 CrypCoin bezahlen, um ein Plättchen der eigenen Leiste verdeckt umzudrehen, aufgedruckt oder nicht.
SCI-4 | Weite des Ziehens | Der Spieler entscheidet, wie weit der Upload-Marker zieht, und darf ihn auch stehen lassen.
SCI-5 | Weg des Ziehens | Der Upload-Marker zieht Plättchen um Plättchen auf dem aufgedruckten Weg und überspringt kein Feld.
SCI-6 | Voraussetzungen erfüllen | Die offenen Karten im Aktionsbereich müssen jede Voraussetzung eines Plättchens erfüllen, bevor der Upload-Marker es betritt.
SCI-7 | Eine Voraussetzung prüfen | Eine Voraussetzung vergleicht ihre Zahl mit dem Gesamtwert der passenden offenen Karten, die ungenutzt bleiben.
SCI-8 | Jedes Plättchen für sich | Alle offenen Karten zählen voll für jedes betretene Plättchen; Voraussetzungen werden nicht zusammengezählt.
SCI-9 | Spezialplättchen betreten | Wer ein Spezialplättchen betritt, zahlt die aufgedruckten CrypCoin an die Bank; ohne Zahlung endet das Ziehen.
SCI-10 | Verdeckte Plättchen | Ein verdecktes Plättchen darf der Upload-Marker ohne Voraussetzung oder Zahlung betreten und überschreiten.
SCI-11 | Leere Felder blockieren | Ein Feld der Forschungsleiste ohne Plättchen kann der Upload-Marker weder betreten noch überschreiten.
SCI-12 | Belohnung des letzten Plättchens | Nur für das Plättchen, auf dem der Upload-Marker stehen bleibt, gibt es die Belohnung; für überschrittene gibt es keine.
SCI-13 | Plättchen ohne Belohnung | Wer auf einem verdeckten Plättchen oder Spezialplättchen stehen bleibt, erhält nichts; Spezialplättchen zählen aber in der Schlusswertung.
SCI-14 | Kein Ziehen, keine Belohnung | Zieht der Upload-Marker gar nicht, gibt es von keinem Plättchen eine Belohnung.
SCI-15 | Punkte des Wissenschaftlers ausgeben | Zuletzt werden die Forschungspunkte der Wissenschaftlerkarte ausgegeben, zusammen mit denen aus der Belohnung eines Plättchens.
SCI-16 | Ende der Wissenschaftleraktion | Der Wissenschaftler wird verdeckt umgedreht, neue Plättchen werden gelegt, die Forschungsauslage wird aufgefüllt, und der Zug endet.
SCI-17 | Verdeckte Karten zählen nicht | Karten, die früher in der Runde genutzt wurden, zählen nicht für die Voraussetzungen von Plättchen.
SCI-18 | Wissenschaftler als Voraussetzung | Verlangt eine Voraussetzung einen Wissenschaftler oder Feldforscher, zählt nur ein offener außer dem gerade genutzten.
SCI-19 | Slot und letztes Feld | Wer das Slot-Feld erreicht, stellt einen Aktionsslot auf ON; vom letzten Feld zieht der Upload-Marker nie mehr weiter.
FSC-1 | Einen Feldforscher nutzen | Die Aktion nutzt eine offene Feldforscherkarte für Schritte auf der Tankleiste und CrypCoin.
FSC-2 | Anfangs keine Feldforscher | Niemand beginnt mit einem Feldforscher; alle fünf kommen über die Kartenauslage.
FSC-3 | Neutraler Feldforscher | Mit dem neutralen Feldforscher zieht der Spieler den Helium-3-Marker ein Feld auf der Tankleiste weiter und erhält 2 CrypCoin.
FSC-4 | Feldforscher eines Unternehmens | Die Karte bringt 1 CrypCoin und 2 Schritte auf der Tankleiste, dazu 1 Schritt für jedes volle Paar Kuppeln in Sektoren, die sein Unternehmen beherrscht.
FSC-5 | Beherrschte Sektoren | Ein Unternehmen beherrscht jeden Sektor mit einem seiner Außenposten, egal wer den Außenposten gesetzt hat.
FSC-6 | Bonus auf die Kuppelzahl | Der dauerhafte Bonus für Feldforscher erhöht die Zahl der gezählten Kuppeln um 1 oder, als zweiter Leistenbonus, um 3.
FSC-7 | Schritte über das Ende hinaus | Jeder Helium-3-Schritt über das Ende der Tankleiste hinaus bringt 2 CrypCoin.
FSC-8 | Genutzte Karte umdrehen | Nach ihrer Wirkung liegt die Feldforscherkarte verdeckt, und der Zug ist vorbei.
BON-1 | Einen Bonusmarker setzen | Um einen Bonusmarker aus seinem Vorrat zu setzen, braucht der Spieler ein freies Bonusfeld, das er nutzen kann.
BON-2 | Voraussetzung oder Kosten | Das Setzen ist nur erlaubt, wenn die Voraussetzung erfüllt ist und die Kosten ganz bezahlt sind.
BON-3 | Belohnung des Feldes | Der Spieler erhält sofort die Belohnung oder reserviert ein Bonusplättchen für die nächste Runde.
BON-4 | Bis zum Rundenende blockiert | Ein Bonusmarker blockiert sein Feld für alle bis zum Ende der Runde, auch wenn sein Besitzer schon gepasst hat.
BON-5 | Arten von Bonusfeldern | Der Spielplan bietet 5 Mehrheitsfelder, 3 normale Felder und die Felder der Bonusplättchen.
BON-6 | Ein Marker pro Zug | In einem Zug wird ein einziger Bonusmarker gesetzt; in späteren Zügen der Runde dürfen weitere folgen.
BON-7 | Startspieler-Feld | Hier gibt es den Startspieler-Marker und 1 Forschungspunkt; dem Startspieler ist das Feld in seinem ersten Zug jeder Runde aber verwehrt.
BON-8 | Kauffeld | Für 1 CrypCoin kauft der Spieler sofort eine Karte aus der Kartenauslage und bezahlt deren Gesamtkosten in CrypCoin.
BON-9 | Kauf mit Kosten null | Ein Kauf mit Gesamtkosten 0 kostet nur den Preis des Bonusfelds; Kosten werden nie negativ.
BON-10 | Zerstörungsfeld | Wer eine Handkarte zerstört, aber keine Anteilskarte, erhält ihre aufgedruckten Kosten plus 2 in CrypCoin.
BON-11 | Feld eines Bonusplättchens | Für den aufgedruckten Preis von 1 oder 2 CrypCoin reserviert der Spieler das Plättchen des Feldes und bekommt es vor der nächsten Runde.
BON-12 | Erinnerung an die Übergabe | Das Symbol auf Feldern der Bonusplättchen zeigt, dass reservierte Plättchen in der Vorbereitungsphase den Besitzer wechseln.
BON-13 | In Runde 7 reservierte Plättchen | Wer in Runde 7 ein Bonusplättchen reserviert, erhält nichts: Es folgt keine Vorbereitungsphase.
MAJ-1 | Voraussetzung Mehrheit | Beim Setzen darf kein Gegner offen im Aktionsbereich einen höheren Gesamtwert der verlangten Sorte haben; ein Gleichstand genügt.
MAJ-2 | Mehrheit der Wissenschaftler | Bei den Wissenschaftlern zählen Wissenschaftlerkarten und das Wissenschaftler-Plättchen, aber keine Feldforscher.
MAJ-3 | Mehrheiten bei Rohstoffen und Energie | Titan, Kohlenstoff, Mineralien und Energie werden im Gesamtwert verglichen, mit Leistenboni und +1-Rohstoff-Plättchen.
MAJ-4 | Wissenschaftler Stufe 1 | Eine Wissenschaftlerkarte bringt auf dem Wissenschaftler-Mehrheitsfeld 2 CrypCoin.
MAJ-5 | Wissenschaftler Stufe 2 | Eine Wissenschaftlerkarte und eine weitere Wissenschaftler- oder Feldforscherkarte bringen 2 CrypCoin und 1 Forschungspunkt.
MAJ-6 | Wissenschaftler Stufe 3 | Eine Wissenschaftlerkarte und zwei weitere Wissenschaftler- oder Feldforscherkarten bringen 3 CrypCoin und 2 Forschungspunkte.
MAJ-7 | Dauerhaftes Symbol zählt | Für die Belohnungsstufen 2 und 3 der Wissenschaftler zählt das dauerhafte Feldforscher-Symbol wie eine Feldforscherkarte.
MAJ-8 | Titan Stufe 2+ | Ab 2 Titan gibt es 2 Schritte auf der Astrogo-Leiste als Belohnung.
MAJ-9 | Titan Stufe 4+ | Ab 4 Titan gibt es 3 Schritte auf der Astrogo-Leiste als Belohnung, und der Spieler darf einen Außenposten aus einer beliebigen Station entfernen.
MAJ-10 | Titan Stufe 6+ | Ab 6 Titan gibt es 4 Schritte auf der Astrogo-Leiste und 1 Forschungspunkt als Belohnung; ein Außenposten wird nicht entfernt.
MAJ-11 | Andere Stufen mit Gesamtwert | Auch bei Kohlenstoff, Mineralien und Energie gibt es Belohnungsstufen, meist Schritte auf einer festen Leiste und manchmal etwas dazu.
MAJ-12 | Eine niedrigere Stufe wählen | Der Spieler nimmt genau eine Belohnungsstufe; sie darf niedriger sein als die höchste, die sein Gesamtwert erlaubt.
MAJ-13 | Karten bleiben offen | Für ein Mehrheitsfeld gezählte Karten bleiben offen: Für die Belohnung werden sie nicht genutzt.
MAJ-14 | Verfallene Schritte | Schritte einer Belohnung für eine Mehrheit, die der Marker nicht gehen kann, verfallen.
PASS-1 | Zeitpunkt des Passens | Ein Spieler darf in jedem eigenen Zug passen, egal was ungenutzt bleibt, und führt dann alle Schritte des Passens der Reihe nach aus.
PASS-2 | Karten aufdecken | Zu Beginn deckt der Spieler alle Karten im eigenen Aktionsbereich auf; sie liegen dann offen.
PASS-3 | Einen Sammelstapel nehmen | Dann nimmt der Spieler einen ganzen Sammelstapel seiner Wahl auf die Hand, bevor gespielte Karten auf Sammel-Slots kommen.
PASS-4 | Den Aktionsbereich leeren | Der Spieler legt dann alle Karten aus Aktionsslots auf Sammel-Slots seiner Wahl, nie zwei auf denselben.
PASS-5 | Sammelstapel bilden | Eine Karte kommt in ihrem Sammel-Slot so auf den Stapel, dass ältere Symbole sichtbar bleiben, oder bildet dort einen neuen.
PASS-6 | Bonusplättchen zurückgeben | Zuletzt gibt der Spieler alle Bonusplättchen, genutzt oder ungenutzt, an den Spielplan zurück.
PASS-7 | Wer gepasst hat | Wer gepasst hat, hat in dieser Phase keinen Zug mehr, lässt Bonusmarker liegen und erhält weiter CrypCoin von Bonusschwellen.
PASS-8 | Ende der Aktionsphase | Haben alle Spieler gepasst, folgt die Vorbereitungsphase oder in Runde 7 die Schlusswertung.
PASS-9 | Passen mit gebundenen Slots | In der Variante mit gebundenen Slots kommt jede Karte ohne Wahl in den Slot ihrer eigenen Spalte.
PREP-1 | Drei Schritte der Vorbereitung | In der Vorbereitung wird ein Spezialplättchen aufgedeckt, Marker kehren zurück, Plättchen werden verteilt, und die Kartenauslage wird aufgefüllt.
PREP-2 | Kommende Runde | Die kommende Runde ist die mit der nächsten Nummer; auf ihrem Feld liegt ein verdecktes Spezialplättchen auf einem CrypCoin.
PREP-3 | CrypCoin aufs Zuschussfeld | Der CrypCoin unter dem Spezialplättchen der kommenden Runde kommt auf das Zuschussfeld.
PREP-4 | Spezialplättchen aufdecken | Dann wird das Spezialplättchen der kommenden Runde aufgedeckt und liegt offen.
PREP-5 | Bonusmarker kehren zurück | Alle Spieler nehmen ihre Bonusmarker vom Spielplan und von Bonusfeldern der Leisten in den Vorrat zurück.
PREP-6 | Reservierte Plättchen erhalten | Für jeden Marker auf dem Feld eines Bonusplättchens legt sein Besitzer dieses Plättchen in den Aktionsbereich oder neben die Spielerablage.
PREP-7 | Rechte Spalte zerstören | Karten, die noch auf den Plätzen 1 bis 4 der Kartenauslage liegen, kommen offen zu den zerstörten Karten.
PREP-8 | Mittlere Spalte rückt weiter | Die Karten der mittleren Spalte der Kartenauslage rücken einen Platz weiter in die rechte Spalte.
PREP-9 | Linke Spalte rückt weiter | Die Karten der linken Spalte der Kartenauslage rücken in ihrer Reihe so weit nach rechts, wie Plätze frei sind.
PREP-10 | Kartenauslage auffüllen | Leere Plätze der Kartenauslage werden in aufsteigender Reihenfolge vom Nachziehstapel gefüllt, solange er reicht.
PREP-11 | Die nächste Runde beginnt | Es folgt die Planung der nächsten Runde; ihre Aktionsphase beginnt, wer den Startspieler-Marker hat.
PREP-12 | Anteilskarten im Stapel | Die letzten 8 Aktionskarten sind Anteilskarten ohne Aktion; wer eine erwirbt, behält sie bis zur Schlusswertung auf der Hand und kann sie nicht zerstören.
SHARE-1 | Quellen des Vermögens | Vermögen kommt aus Anteilen, höheren Anteilswerten, gelagertem Helium-3 und hochgeladener Forschung.
SHARE-2 | Anteile von einer Leiste | Das höchste Anteilssymbol, das ein Anteilsmarker erreicht oder überschritten hat, nennt die Gesamtzahl der Anteile, die sein Besitzer über diese Leiste hält.
SHARE-3 | Anteile von Karten | Anteilskarten und manche Energiekarten enthalten zusätzliche Anteile; am Ende zählen sie auf der Hand wie auf Sammelstapeln.
SHARE-4 | Wert eines Anteils | Ein Anteil ist so viele CrypCoin wert, wie CrypCoin-Symbole in der Station seines Unternehmens zu sehen sind.
SHARE-5 | Wert von Anteilen | Die Anteile eines Spielers an einem Unternehmen sind so viel wert wie ihre Zahl multipliziert mit dem aktuellen Anteilswert.
END-1 | Ende nach Runde 7 | Das Spiel endet mit der Aktionsphase der letzten Runde, gewöhnlich Runde 7; es folgt die Schlusswertung.
END-2 | Zusätzliche Anteile zeigen | Die Spieler nehmen alle Karten der Sammelstapel auf die Hand und zeigen ihre Karten mit Symbolen zusätzlicher Anteile, sortiert nach Unternehmen.
END-3 | Kategorie für Kategorie | Ein Spieler füllt den Wertungsblock aus, die sieben Kategorien nacheinander für alle.
SCORE-1 | Vermögen am Ende | Das Vermögen am Ende ist die Summe aus sieben Kategorien der Wertung.
SCORE-2 | CrypCoin im Vorrat | Kategorie 1 wertet die CrypCoin, die ein Spieler noch im Vorrat hat.
SCORE-3 | Anteile an Astrogo | Kategorie 2 multipliziert die Astrogo-Anteile eines Spielers mit den CrypCoin-Symbolen, die in der Astrogo-Station zu sehen sind.
SCORE-4 | Anteile an Tawac | Kategorie 3 multipliziert die Tawac-Anteile eines Spielers mit den CrypCoin-Symbolen, die in der Tawac-Station zu sehen sind.
SCORE-5 | Anteile an Skymine | Kategorie 4 multipliziert die Skymine-Anteile eines Spielers mit den CrypCoin-Symbolen, die in der Skymine-Station zu sehen sind.
SCORE-6 | Anteile an Minerva | Kategorie 5 multipliziert die Minerva-Anteile eines Spielers mit den CrypCoin-Symbolen, die in der Minerva-Station zu sehen sind.
SCORE-7 | Anteile zählen | Die Anteile an einem Unternehmen sind die auf seiner Leiste erreichten und die passenden Symbole zusätzlicher Anteile.
SCORE-8 | Wert des Helium-3 | Kategorie 6 wertet den letzten Wert der Tankleiste, den der Helium-3-Marker überschritten hat.
SCORE-9 | Wert der Forschung | Kategorie 7 ist der letzte überschrittene Wert der Forschungsleiste und dazu die Werte der erreichten offenen Spezialplättchen.
SCORE-10 | Sieger und Gleichstand | Wer die größte Summe an CrypCoin hat, gewinnt; bei Gleichstand gewinnen die Führenden gemeinsam, ohne weitere Entscheidung.
TILE-1 | Weg eines Bonusplättchens | Ein Bonusplättchen wird in einer Runde reserviert, in der Vorbereitung genommen, in der nächsten Runde gehalten und zurückgegeben.
TILE-2 | Vier Bonusplättchen | Die Bonusplättchen sind das +1-Rohstoff-Plättchen und drei Aktionsplättchen: Feldforscher, Wissenschaftler und Energie.
TILE-3 | Das +1-Plättchen erhalten | Wer es erhält, legt das +1-Rohstoff-Plättchen neben die Spielerablage, wo es auf die Aktionsphase wartet.
TILE-4 | Das +1-Plättchen legen | In einem eigenen Zug darf der Besitzer das Plättchen auf eine offene Rohstoffkarte legen; das erhöht deren Wert um 1 Einheit.
TILE-5 | Das +1-Plättchen bleibt liegen | Das +1-Rohstoff-Plättchen bleibt auf der Karte, auf die es zuerst gelegt wurde.
TILE-6 | Das +1-Plättchen nutzen | Wer die Karte darunter nutzt, dreht auch das +1-Rohstoff-Plättchen verdeckt um.
TILE-7 | Das +1-Plättchen braucht eine Karte | Das +1-Rohstoff-Plättchen wirkt nur mit der Karte darunter; wer es nie legt, gibt es ohne Wirkung zurück.
TILE-8 | Aktionsplättchen | Ein Aktionsplättchen gleicht einer Karte seiner Art, belegt keinen Aktionsslot und wird nach der Nutzung verdeckt umgedreht.
TILE-9 | Feldforscher-Plättchen | Das Plättchen bringt 2 Schritte auf der Tankleiste und einen mehr für jede andere offen liegende Feldforscherkarte, ohne CrypCoin.
TILE-10 | Wissenschaftler-Plättchen | Das Plättchen gilt als Wissenschaftlerkarte, die 1 Forschungspunkt bringt.
TILE-11 | Energie-Plättchen | Das Plättchen gilt als Energiekarte mit 2 Energiepunkten und wird zusammen mit allen anderen Energiekarten genutzt.
TRACK-1 | Pflichteinzahlungen | Jede Unternehmensleiste hat eine oder zwei Pflichteinzahlungen; sie liegen zwischen Feldern und brauchen selbst keinen Schritt.
TRACK-2 | Pflichteinzahlung leisten | Wer eine Pflichteinzahlung überschreitet, zahlt sofort die aufgedruckten CrypCoin an die Bank.
TRACK-3 | Stehen bleiben | Ein Anteilsmarker, dessen Besitzer nicht zahlen kann oder will, bleibt vor der Pflichteinzahlung stehen.
TRACK-4 | Letztes Feld der Leiste | Auf dem letzten Feld einer Unternehmensleiste bleibt der Anteilsmarker bis zum Spielende.
TRACK-5 | Überzählige Schritte verfallen | Schritte einer Belohnung, die ein Anteilsmarker an einer Pflichteinzahlung oder am Ende der Leiste nicht gehen kann, verfallen.
TRACK-6 | CrypCoin der Bonusschwelle | Jede Leiste hat zwei Bonusschwellen; wer eine überschreitet, erhält 1 oder 2 CrypCoin, wie aufgedruckt.
TRACK-7 | CrypCoin für frühere Spieler | Alle anderen Spieler, die schon jenseits dieser Bonusschwelle sind, erhalten ebenso viele CrypCoin, auch wenn sie gepasst haben.
TRACK-8 | Schritt für Schritt | Bei jedem Schritt kommt die Pflichteinzahlung vor der Bonusschwelle; mit deren CrypCoin darf der Spieler spätere Pflichteinzahlungen leisten.
TRACK-9 | Einen Leistenbonus freischalten | Wer eine Bonusschwelle überschreitet, schaltet ihren Leistenbonus ab seinem nächsten Zug frei.
TRACK-10 | Arten von Leistenboni | Es gibt zwei Arten von Leistenboni: dauerhafte Boni und Bonusfelder.
TRACK-11 | Dauerhafte Boni nutzen | Ein dauerhafter Bonus darf, sobald er freigeschaltet ist, bei jeder passenden Gelegenheit genutzt werden.
TRACK-12 | Bonusfelder einer Leiste nutzen | Ein Bonusfeld einer Leiste wirkt wie eines auf dem Spielplan, aber nur für Spieler, die es freigeschaltet haben.
TRACK-13 | Zwei Boni pro Leiste | Zu jeder Bonusschwelle gehört ein Leistenbonus; der zweite einer Leiste ist oft besser als der erste.
TRACK-14 | Einer von zwei Boni | Ein Spieler nutzt den ersten oder den zweiten Bonus einer Leiste, nicht beide: Dauerhafte zählen nicht zusammen, und ein eigener Marker auf einem Bonusfeld blockiert das andere für die Runde.
TRACK-15 | Ein Marker pro Leiste | Wer auf ein Bonusfeld einer Leiste einen Bonusmarker setzt, dem ist in dieser Runde das andere verwehrt.
TB-1 | Energie, erster Leistenbonus | Die Gesamtenergie ist für alle Zwecke um 1 höher, solange der Spieler im Aktionsbereich eine offene Energiekarte oder das Energie-Plättchen hat.
TB-2 | Energie, zweiter Leistenbonus | Die Gesamtenergie ist unter denselben Bedingungen um 2 höher; das ersetzt den ersten Leistenbonus, statt dazuzukommen.
TB-3 | Zusätzliche Bonusmarker | Der Spieler erhält zusätzliche Bonusmarker: 1 beim ersten Leistenbonus, zusammen 2 beim zweiten Leistenbonus.
TB-4 | Nachlass mit Mineralien | Wer eine Karte aus der Kartenauslage mit Mineralienkarten erwirbt, senkt ihre Gesamtkosten um 1.
TB-5 | Gemischte Rohstoffe und Nachlass | Eine Karte aus der Kartenauslage darf mit Rohstoffkarten verschiedener Art erworben werden; ihre Gesamtkosten sind um 1 niedriger, ob gemischt wird oder nicht.
TB-6 | Nachlass mit Titan | Wer eine Karte aus der Kartenauslage mit Titankarten erwirbt, senkt ihre Gesamtkosten um 1.
TB-7 | Wertbonus für Titan | Jede Titankarte im Aktionsbereich ist für alle Zwecke 1 mehr wert.
TB-8 | Feldforscher, erster Leistenbonus | Ein dauerhaftes Symbol zählt als Feldforscher, aber nicht für die Aktion, und bei jedem Unternehmen zählt 1 Kuppel mehr.
TB-9 | Feldforscher, zweiter Leistenbonus | Das dauerhafte Symbol bleibt eines, aber bei jedem Unternehmen zählen 3 Kuppeln mehr statt nur 1.
BSP-1 | Forschung und Helium, erster Leistenbonus | Für 2 CrypCoin erhält der Spieler 2 Forschungspunkte und 1 Schritt auf der Tankleiste oder 1 Forschungspunkt und 2 Schritte.
BSP-2 | Forschung und Helium, zweiter Leistenbonus | Für 1 CrypCoin erhält der Spieler 2 Forschungspunkte und 2 Schritte auf der Tankleiste.
BSP-3 | Kauf und Helium, erster Leistenbonus | Das Feld selbst kostet nichts: Der Spieler kauft eine Karte aus der Kartenauslage mit CrypCoin, geht 1 Schritt auf der Tankleiste oder tut beides.
BSP-4 | Kauf und Helium, zweiter Leistenbonus | Das Feld selbst kostet nichts: Der Spieler kauft eine Karte aus der Kartenauslage für 1 CrypCoin weniger, geht 2 Schritte auf der Tankleiste oder tut beides.
BSP-5 | Eine Handkarte zerstören | Wer eine Handkarte zerstört, aber keine Anteilskarte, erhält ihre aufgedruckten Kosten plus 3 in CrypCoin.
BSP-6 | Eine Kohlenstoffkarte zerstören | Wer eine Kohlenstoffkarte von der Hand zerstört, erhält ihre aufgedruckten Kosten plus 8 in CrypCoin.
BSP-7 | Zwei andere Leisten | Für 1 CrypCoin geht der Spieler 3 Schritte auf einer anderen Unternehmensleiste und 2 auf einer zweiten.
BSP-8 | Drei andere Leisten | Für 1 CrypCoin geht der Spieler 3 Schritte auf einer anderen Unternehmensleiste und 2 auf jeder der zwei übrigen.
BSP-9 | Zerstörte Karte, erster Leistenbonus | Wer eine Handkarte zerstört, aber keine Anteilskarte, führt ihre Aktion allein mit dieser Karte aus oder zahlt 2 CrypCoin, um eine beliebige zerstörte Karte zu nehmen.
BSP-10 | Zerstörte Karte, zweiter Leistenbonus | Wer eine Handkarte zerstört, aber keine Anteilskarte, führt ihre Aktion allein mit dieser Karte aus, zahlt 2 CrypCoin, um eine beliebige zerstörte Karte zu nehmen, oder tut beides.
SPECIAL-1 | Ende der Tankleiste | Auf dem letzten Feld der Tankleiste bleibt der Helium-3-Marker für immer stehen.
SPECIAL-2 | CrypCoin für überzählige Schritte | Ist das Ende der Tankleiste erreicht, gibt es für jeden weiteren Helium-3-Schritt 2 CrypCoin.
SPECIAL-3 | Aktionsslot der Tankleiste | Wer das markierte Feld der Tankleiste erreicht, stellt dessen zusätzlichen Aktionsslot auf ON, nutzbar ab der nächsten Planungsphase.
SPECIAL-4 | Ende der Forschungsleiste | Der Upload-Marker beendet seinen Weg auf dem Plättchen des letzten Felds der Forschungsleiste.
SPECIAL-5 | CrypCoin für Forschungspunkte | Ist die Forschungsleiste vollendet, bringt jeder Forschungspunkt 2 CrypCoin und sonst nichts.
SPECIAL-6 | Aktionsslot der Forschungsleiste | Wer das Plättchen auf dem fünften Forschungsfeld erreicht, stellt dessen zusätzlichen Aktionsslot auf ON, nutzbar ab der nächsten Planungsphase.
NOTE-1 | Rohstoffkarte immer nötig | Auch bei Gesamtkosten 0 nutzt der Spieler mindestens eine Rohstoffkarte; ihren ganzen Wert darf er für Schritte ausgeben.
NOTE-2 | Kostenlose Käufe | Wer auf einem Bonusfeld eine Karte mit Gesamtkosten 0 kauft, zahlt keine CrypCoin außer den Kosten des Feldes.
NOTE-3 | Leerer Vorrat an Plättchen | Sind von einem Buchstaben keine Plättchen mehr im Vorrat, bleiben seine Felder der Forschungsauslage leer.
NOTE-4 | Unbegrenzte CrypCoin | Der Bank gehen die CrypCoin nie aus; fehlende werden ersetzt.
NOTE-5 | Kosten in voller Höhe | Bei Bonusfeldern, Spezialplättchen und Pflichteinzahlungen muss die Voraussetzung erfüllt oder müssen die Kosten ganz bezahlt sein.
NOTE-6 | Gewinne, soweit möglich | Ein Gewinn gilt, soweit er möglich ist; der Rest verfällt, wenn kein Ersatz vorgesehen ist.
NOTE-7 | Freiwillige Zahlungen | Eine Zahlung, die bei einem Gewinn anfällt, etwa eine Pflichteinzahlung, darf der Spieler immer ablehnen.
NOTE-8 | Nur vorwärts | Anteilsmarker, Helium-3-Marker und Upload-Marker ziehen nur vorwärts.
NOTE-9 | Der aktive Spieler entscheidet | In der Aktionsphase handelt nur, wer am Zug ist; die anderen warten.
NOTE-10 | Karten, die nie zählen | Karten, die verdeckt, auf Sammelstapeln oder auf der Hand liegen, zählen nicht für Gesamtwerte, Mehrheiten oder Voraussetzungen.
VARIANT-1 | Gebundene Slots | Die Gruppe darf vorab vereinbaren, jeden Aktionsslot an den Sammel-Slot in seiner Spalte zu binden.
VARIANT-2 | Passen in der Variante | Beim Passen kommt jede Karte direkt nach oben auf den Sammel-Slot, an den sie gebunden ist.
ICON-1 | Symbol Wissenschaftler | Das Wissenschaftler-Symbol steht überall für eine Wissenschaftlerkarte.
ICON-2 | Symbol Feldforscher | Das Feldforscher-Symbol steht überall für eine Feldforscherkarte.
ICON-3 | Gemeinsames Symbol | Das Plättchen verlangt einen offenen Wissenschaftler oder Feldforscher außer dem Wissenschaftler, der den Marker zieht.
ICON-4 | Symbol Helium | Der Helium-3-Marker zieht auf der Tankleiste um die angegebene Zahl von Feldern weiter.
ICON-5 | Symbol Forschungspunkte | Die angegebene Zahl nennt die Forschungspunkte, die der Spieler für Plättchen, für CrypCoin oder für beides ausgibt.
ICON-6 | Pfeil des erweiterten Unternehmens | Der Anteilsmarker zieht auf der Leiste des erweiterten Unternehmens um die angegebene Zahl von Feldern weiter.
ICON-7 | Pfeil eines Unternehmens | Der Anteilsmarker zieht auf der Leiste des Unternehmens im Symbol um die angegebene Zahl von Feldern weiter.
ICON-8 | Pfeil eines beliebigen Unternehmens | Alle angegebenen Schritte geht der Spieler auf einer Unternehmensleiste seiner Wahl.
ICON-9 | Einen Außenposten entfernen | Der Spieler wählt eine beliebige Station und legt einen Außenposten oben aus einer Spalte in die Schachtel.
ICON-10 | Vier von einem Rohstoff | Das Plättchen verlangt einen offenen Gesamtwert von mindestens 4 in einem einzigen Rohstoff.
ICON-11 | Zwei Außenposten entfernen | Zwei Außenposten kommen in die Schachtel, aus derselben Station oder aus zwei verschiedenen.
ICON-12 | Kohlenstoff und ein anderer Rohstoff | Das Plättchen verlangt offen 3 Kohlenstoff und 3 Einheiten eines anderen Rohstoffs; auch 6 Kohlenstoff genügen.
ICON-13 | Symbol CrypCoin-Kosten | Ein Minuszeichen zeigt, wie viele CrypCoin der Spieler an die Bank zahlen muss.
ICON-14 | Symbol CrypCoin-Gewinn | Ein Pluszeichen zeigt, wie viele CrypCoin es aus der Bank gibt.
ICON-15 | Voraussetzung Titan | Das Plättchen verlangt mindestens 1 Titan von offenen Karten im Aktionsbereich.
ICON-16 | Belohnung für Titan | Wer auf dem Plättchen stehen bleibt, erhält den offenen Gesamtwert an Titan minus 1 in CrypCoin; 1 Titan bringt also nichts.
MISSION-1 | Missionen aufdecken | Nach dem normalen Spielaufbau wird bei 1 oder 2 menschlichen Spielern zufällig eine Missionskarte aufgedeckt, bei 3 oder 4 sind es zwei; Luna zählt nicht.
MISSION-2 | Missionsstatus | Jeder menschliche Spieler erhält eine weitere Missionskarte, ohne sie anzusehen; ihre Rückseite ist sein Missionsstatus.
MISSION-3 | Marker auf dem Missionsstatus | Jeder menschliche Spieler legt drei Einmal-Bonusmarker auf die drei Felder für die Spalten des Missionsstatus.
MISSION-4 | Statuskarte noch ohne Mission | Die Statuskarten liegen oberhalb der offenen Missionen; übriges Material kommt in die Schachtel zurück.
MISSION-5 | Luna ohne Missionen | Luna hat keinen Missionsstatus, keine Einmal-Bonusmarker und keine Aufgaben.
MISSION-6 | Erste Aufgabe | Erfüllt ein menschlicher Spieler in seinem Zug eine Aufgabe, darf er seine Statuskarte anlegen; er erhält 2 CrypCoin und nimmt den Marker dieser Aufgabe.
MISSION-7 | Anlegen ist endgültig | Eine angelegte Statuskarte bleibt bei ihrer Missionskarte; die Aufgaben anderer Missionskarten sind damit unerreichbar.
MISSION-8 | Weitere Aufgaben | Für jede andere Aufgabe dieser Mission, in deren Spalte noch ein Marker liegt, gibt es 2 CrypCoin und diesen Marker.
MISSION-9 | Persönliches Bonusfeld | Wer den letzten Marker nimmt, macht die Statuskarte zu einem Bonusfeld, das nur er nutzen kann.
MISSION-10 | Das persönliche Feld nutzen | Für 1 CrypCoin zieht der Besitzer 3 Felder auf einer Unternehmensleiste; es gelten die üblichen Regeln der Bonusfelder.
MISSION-11 | Missionen blockieren nie | Mehrere Statuskarten können an derselben Missionskarte liegen; jeder menschliche Spieler kann trotzdem alle drei Aufgaben erfüllen.
MISSION-12 | Lücken schließen | Verlässt eine vollendete Statuskarte ihren Platz, rücken die Karten darunter auf.
MISSION-13 | Reihenfolge der Aufgaben | Aufgaben dürfen in beliebiger Reihenfolge und Zahl jederzeit im eigenen Zug erfüllt werden, auch mitten in der Aktion, aber nicht beim Passen.
MISSION-14 | Aufgaben sind keine Aktionen | Wer durch eine Aktion die Bedingung einer Aufgabe erfüllt, führt damit keine weitere Aktion aus.
MISSION-15 | Einmal-Bonusmarker | Diese Marker werden wie andere Bonusmarker gesetzt, kommen aber in der nächsten Vorbereitungsphase aus dem Spiel.
MISSION-16 | Ende mit Missionen | Missionen ändern weder das Spielende noch die Schlusswertung.
MISSION-17 | Aufgabe: Wissenschaftler | Diese Aufgabe verlangt mindestens 3 offene Wissenschaftler- und Feldforscherkarten im Aktionsbereich.
MISSION-18 | Aufgabe: ein Rohstoff | Diese Aufgabe verlangt offene Karten mit einem Gesamtwert ab 7 in einem einzigen Rohstoff.
MISSION-19 | Aufgabe: Helium-3 | Diese Aufgabe verlangt eine Aktion, die den Helium-3-Marker 4 oder mehr Felder auf der Tankleiste weiterzieht.
MISSION-20 | Aufgabe: Erweiterung auf dem Mond | Diese Aufgabe verlangt eine Energieaktion, die 5 oder mehr Außenposten eines Unternehmens in Sektoren des Mondes setzt.
MISSION-21 | Aufgabe: Erweiterung im Asteroidengürtel | Auf der Gürtelseite muss eine Aktion zusammen 5 oder mehr Außenposten und Shuttles eines Unternehmens setzen.
BELT-1 | Gürtelseite | Das Modul wird auf der Gürtelseite des Spielplans gespielt.
BELT-2 | Außenposten im Asteroidengürtel | Zwölf Außenposten füllen die zwei äußeren Spalten jeder Station; 3 Außenposten pro Unternehmen werden nicht gebraucht.
BELT-3 | Shuttles | Die mittlere Spalte jeder Station wird mit den 5 Shuttles ihres Unternehmens gefüllt.
BELT-4 | Vertauschte Ränder | Stationen und ihre Unternehmensleisten wechseln gegenüber der Mondseite den Rand; sonst bleibt der Spielaufbau gleich.
BELT-5 | Erweiterung im Asteroidengürtel | Alle Energiekarten werden zusammen genutzt; mit ihren Punkten kauft der Spieler Gürtelfelder für ein gewähltes Unternehmen.
BELT-6 | Arten von Gürtelfeldern | Außenposten-Felder auf Asteroiden nehmen Außenposten auf, Shuttle-Felder auf Raumrouten nehmen Shuttles auf.
BELT-7 | Ein Spielstein pro Feld | Auf einem Gürtelfeld steht am Ende der Aktion höchstens ein Spielstein, und es kann nicht gewählt werden, wenn ein eigener darauf steht.
BELT-8 | Reichweite von Außenposten-Feldern | Ein Asteroid ist in Reichweite, wenn er einen eigenen Außenposten hat oder an eine Raumroute mit eigenem Shuttle grenzt.
BELT-9 | Reichweite von Shuttle-Feldern | Ein Shuttle-Feld ist in Reichweite, wenn seine Raumroute einen Asteroiden mit eigenem Außenposten berührt.
BELT-10 | Wachsende Reichweite | Jeder neue Spielstein vergrößert die Reichweite des Unternehmens sofort, noch in derselben Aktion.
BELT-11 | Grundkosten | Jedes Gürtelfeld kostet 1 Energiepunkt.
BELT-12 | Aufschlag für Blitze | Ein Feld, das nur über ein Blitz-Symbol zu erreichen ist, kostet 1 Energiepunkt mehr.
BELT-13 | Aufschlag für das Verdrängen | Ein Feld mit einem fremden Spielstein kostet 1 Energiepunkt mehr, insgesamt also nie mehr als 3.
BELT-14 | Den Spielstein nehmen | Ein Shuttle kommt oben aus der mittleren Spalte, ein Außenposten oben aus einer der äußeren Spalten.
BELT-15 | Den Spielstein setzen | Der Spielstein wird gesetzt und als neu markiert; ein fremder Spielstein bleibt vorerst auf dem Feld.
BELT-16 | Weitermachen oder aufhören | Dasselbe Unternehmen darf weiter erweitert werden, solange Punkte da sind; ungenutzte Punkte verfallen.
BELT-17 | Belohnungen für Shuttles | Ein neues Shuttle auf einem Feld mit dem Symbol bringt dem Spieler 1 Schritt auf der Leiste des erweiterten Unternehmens.
BELT-18 | Belohnungen der Asteroiden | Nur für den ersten Außenposten eines Unternehmens auf einem Asteroiden gibt es alles von dessen Belohnungsbildschirm.
BELT-19 | Reihenfolge der Belohnungen | Der Spieler nimmt die Belohnungen neuer Spielsteine in beliebiger Reihenfolge.
BELT-20 | Verdrängte Spielsteine kehren zurück | Verdrängte Shuttles kehren auf den untersten freien Platz der mittleren Spalte zurück, Außenposten auf den einer äußeren Spalte.
BELT-21 | Durchgestrichene Felder | Zurückkehrende Spielsteine überspringen durchgestrichene Felder und nehmen das nächste freie darüber.
BELT-22 | Aufgedruckte Shuttles | Aufgedruckte Shuttles sind dauerhaft und halten die mit einer Station verbundenen Asteroiden in Reichweite ihres Unternehmens.
BELT-23 | Spielsteine gehen aus | Ein Unternehmen, dessen Station keine Shuttles oder Außenposten mehr hat, kann Felder dieser Art nicht besetzen.
BELT-24 | Kein Platz in der Station | Ein zurückkehrender Spielstein, der kein erlaubtes Feld findet, wird aus dem Spiel entfernt.
BELT-25 | Zu wenig Energie | Der Spieler darf eine Energiekarte auch nutzen, wenn sie für kein Feld in Reichweite genügt; ihre Punkte verfallen dann.
BELT-26 | Außenposten entfernen | Belohnungen zum Entfernen betreffen nie Shuttles, sondern nur die obersten Außenposten der äußeren Spalten.
BELT-27 | Feldforscher im Asteroidengürtel | Die Aktion mit dem Feldforscher ist unverändert, nur die Kuppeln für Helium-3 werden anders gezählt.
BELT-28 | Normale Kuppeln | Ein Unternehmen mit einem Außenposten auf einem Asteroiden beherrscht jede Kuppel auf dessen Belohnungsbildschirm, ob mit oder ohne Rivalen.
BELT-29 | Verbundene Kuppeln | Zusätzliche Kuppeln auf den Asteroiden 1 und 15 gehören einem Unternehmen, das die zwei damit verbundenen Außenposten-Felder hält.
BELT-30 | Keine Kuppeln durch Shuttles | Shuttles, auch aufgedruckte, beherrschen keine Kuppeln.
BELT-31 | Ende im Asteroidengürtel | Das Ende ist unverändert; ein Anteil ist so viel wert, wie CrypCoin-Symbole in allen drei Spalten der Station zu sehen sind.
BELT-32 | Gürtelseite und Missionen | Für die Aufgabe mit Erweiterungen zählen Außenposten und Shuttles zusammen.
BELT-33 | Gürtelseite und Luna | Luna erweitert im Asteroidengürtel mit eigenen Regeln, ohne Kosten, Aufschläge oder Belohnungen.
BELT-34 | Gürtelseite und Bedrohungen | Eine Bedrohungskarte bietet zwischen den Shuttle-Feldern 11 und 16 eine weitere Verwendung für Energiepunkte.
BELT-35 | Rückkehr auf einen Asteroiden | Ein Unternehmen, das ganz von einem Asteroiden verdrängt wurde, bekommt mit dem nächsten Außenposten dort wieder dessen Belohnung.
BELT-36 | Ende der Aktion | Steht auf jedem Feld nur noch ein Spielstein, sind neue nicht mehr markiert, und alle Energiekarten werden verdeckt umgedreht.
MENACE-1 | Nur auf der Gürtelseite | Bedrohungskarten gibt es nur in Partien auf der Gürtelseite.
MENACE-2 | Eine Bedrohung auslegen | Nach dem ganzen Spielaufbau wird zufällig eine Bedrohungskarte offen ausgelegt, die die Shuttle-Felder 11 und 16 verbindet; die anderen kommen in die Schachtel.
MENACE-3 | Wirkung einer Bedrohung | Eine Bedrohung hat am Spielende eine Folge, wenn niemand sie rechtzeitig abwehrt.
MENACE-4 | Eine Bedrohung abwehren | Ein menschlicher Spieler kann die Bedrohung nur in einer Energieaktion abwehren und nur, wenn alle drei Bedingungen erfüllt sind.
MENACE-5 | Bedingung Shuttle | Das erweiterte Unternehmen muss ein Shuttle, alt oder neu, auf Shuttle-Feld 11 oder 16 haben.
MENACE-6 | Bedingung Energie | Die Bedrohung zu erreichen erfordert 2 Energiepunkte der Aktion.
MENACE-7 | Voraussetzung der Karte | Die Voraussetzung der Karte wird vor den Belohnungen erfüllt oder bezahlt; Belohnungen derselben Aktion helfen also nicht.
MENACE-8 | Reihenfolge der Belohnungen | Nach den gewöhnlichen Belohnungen der Aktion nimmt der Spieler die Belohnung der Bedrohungskarte.
MENACE-9 | Die Bedrohung entfernen | Der Spieler nimmt die Bedrohungskarte vom Spielplan, dreht sie verdeckt um und behält sie.
MENACE-10 | Jokeranteil | Umgedreht ist die Karte ein Jokeranteil, den ihr Besitzer bis zum Spielende behält.
MENACE-11 | Keine neue Bedrohung | Eine entfernte Bedrohungskarte wird nie durch eine andere ersetzt.
MENACE-12 | Den Jokeranteil werten | In der Schlusswertung darf der Besitzer den Jokeranteil als einen zusätzlichen Anteil an einem beliebigen Unternehmen zählen.
MENACE-13 | Bedrohung nicht entfernt | Liegt eine Bedrohungskarte am Ende noch auf dem Spielplan, tritt ihre Folge ein; sie kann das Spielende oder die Wertung ändern.
MENACE-14 | Luna und Bedrohungen | Luna kann eine Bedrohung nicht abwehren und ist nur von Singularität und Zeitanomalie betroffen.
MENACE-15 | Weltraumpiraten | Abwehren kostet 6 CrypCoin; sonst verlieren die menschlichen Spieler vor der Schlusswertung alle CrypCoin im Vorrat.
MENACE-16 | Irrkomet | Abwehren kostet zusätzlich 3 Energiepunkte; sonst zählen bei den wertvollsten Stationen für die menschlichen Spieler 2 CrypCoin-Symbole weniger.
MENACE-17 | Künstliche Einstein-Rosen-Brücke | Wer sie abwehrt, zerstört 2 Energiekarten von der Hand; sonst verlieren die menschlichen Spieler vor der Schlusswertung alle Energiekarten.
MENACE-18 | Unbekannte Sonde | Abwehren verlangt Wert 40 auf der Tankleiste; sonst nehmen die menschlichen Spieler ihre Helium-3-Marker weg und erhalten nichts für die Tankleiste. Eine vollendete Tankleiste bringt trotzdem ihren Erfolgspunkt.
MENACE-19 | Singularität | Abwehren verlangt Wert 40 auf der Forschungsleiste; sonst endet das Spiel nach der Aktionsphase von Runde 6.
MENACE-20 | Zeitanomalie | Abwehren verlangt die Werte 25 (Tank) und 20 (Forschung); sonst gewinnt noch niemand, und es folgt eine neue Partie.
MENACE-21 | Ende der Zeitschleife | Wird die Karte in einer Partie entfernt, entscheiden die gerundeten Durchschnitte aller Partien der Zeitschleife über den Sieg. Erst dann wird der Erfolgspunkt für den Sieg vergeben.
LUNA-1 | Luna als weitere Spielerin | Ein bis drei menschliche Spieler dürfen mit Luna spielen; ein einzelner menschlicher Spieler muss es.
LUNA-2 | Lunas Platz | Luna sitzt direkt rechts vom Startspieler und bleibt die ganze Partie dort; in Runde 1 ist sie also zuletzt am Zug.
LUNA-3 | Lunas Farbe | Luna nutzt eine übrige Spielerfarbe und legt deren Spielermarker auf ihre Ablage.
LUNA-4 | Startpositionen | Unter Stufe 6 beginnt ihr Upload-Marker auf dem Startbildschirm und ihr Helium-3-Marker auf dem ersten Feld der Tankleiste.
LUNA-5 | Randslots anfangs auf OFF | Die ON/OFF-Marker der zwei Randslots ihrer Ablage beginnen mit OFF oben; diese Slots sind also geschlossen.
LUNA-6 | Lunas Vorrat | Ihr Vorrat beginnt mit 1 CrypCoin und allen ihren 5 Bonusmarkern.
LUNA-7 | Luna auf den Unternehmensleisten | Je ein Anteilsmarker Lunas beginnt auf Feld 0 jeder Unternehmensleiste.
LUNA-8 | Bonusmarker der menschlichen Spieler | Luna zählt hier als Spielerin: Ein einzelner menschlicher Spieler hat 3 Bonusmarker, zwei oder drei haben je 2.
LUNA-9 | Lunas Startbonus | Lunas Marker ziehen gemäß dem Bonus eines zufälligen übrigen Startplättchens, das dann in die Schachtel kommt.
LUNA-10 | Keine Startkarten | Luna hat keine Start-Aktionskarten und keine Start-Energiekarte; ihre bleiben in der Schachtel.
LUNA-11 | Lunas Übersicht | Eine Übersicht wird mit der Luna-Seite oben ausgelegt, nur als Hilfe für die Spieler.
LUNA-12 | Eine Stufe wählen | Die menschlichen Spieler einigen sich auf eine Schwierigkeitsstufe von 0 bis 8; Stufe 2 ist normal.
LUNA-13 | Luna-Stapel und Stapel von Rang 2 | Ab Stufe 2 bilden 12 gemischte Karten von Rang 1 den Luna-Stapel und 7 Karten von Rang 2 einen verdeckten Stapel daneben.
LUNA-14 | Leichte Stufen | Auf den Stufen 0 und 1 entfallen alle Karten von Rang 2, und auf Stufe 0 gehen Lunas Randslots nie auf ON.
LUNA-15 | Schwere Stufen | Die Stufen 3 bis 8 beginnen wie Stufe 2, dazu kommen Luna-Marker; auf den Stufen 6 bis 8 beginnen ihre Marker auch weiter vorn.
LUNA-16 | Luna-Marker | Ein Luna-Marker liegt auf jedem Feld ihrer Ablage, auf dem die Stufe in Gelb steht.
LUNA-17 | Start weiter vorn | Auf den Stufen 6 bis 8 beginnen ihr Helium-3-Marker und ihr Upload-Marker auf den Feldern, die die Stufe in Weiß zeigen.
LUNA-18 | Wirkung der Luna-Marker | Erreicht oder überschreitet ihr Marker einen Luna-Marker, kommt die oberste Karte von Rang 2 verdeckt auf den Luna-Stapel.
LUNA-19 | Aktionskarten austeilen | Haben die menschlichen Spieler Karten gelegt, erhält jeder Slot Lunas auf ON eine verdeckte Karte, von links nach rechts.
LUNA-20 | Leerer Luna-Stapel | Ein leerer Luna-Stapel wird aus ihrem gemischten Ablagestapel neu gebildet, ab Stufe 2 mit einer Karte von Rang 2 dazu.
LUNA-21 | Mehrheitskarten | Nachdem die menschlichen Spieler ihre Karten aufgedeckt haben, kommen zwei weitere Luna-Karten offen in die zwei Mehrheitsslots.
LUNA-22 | Aufdeck-Symbole | Für Aufdeck-Symbole der Mehrheitskarten zieht sofort ihr Helium-3-Marker oder Upload-Marker, die linke Karte zuerst.
LUNA-23 | Lunas Mehrheitswerte | Die Mehrheitskarten geben an, wie viel Titan, Kohlenstoff, Energie und Mineralien und wie viele Wissenschaftler und Feldforscher Luna hat.
LUNA-24 | Luna auf Mehrheitsfeldern | Um ein Mehrheitsfeld zu nutzen, muss ein menschlicher Spieler davon auch mindestens so viel haben wie Luna.
LUNA-25 | Teile, die noch nicht gelten | Die Aktionsteile der Mehrheitskarten zählen nicht, und ein Slot, der neu auf ON steht, wartet auf die nächste Planungsphase.
LUNA-26 | Zugreihenfolge mit Luna | Luna ist immer nach dem Spieler rechts von ihr am Zug und nie Startspielerin, egal wo die Züge beginnen.
LUNA-27 | Lunas Zug | Luna deckt ihre am weitesten links liegende verdeckte Aktionskarte auf und führt deren ganzen Aktionsteil aus, von oben bis unten.
LUNA-28 | Nach Lunas Zug | Dann ist der Spieler links von Luna am Zug.
LUNA-29 | Ihre Karten ablegen | Nach ihrer letzten Karte der Runde werden ihre genutzten Aktionskarten gemischt und offen auf ihren Ablagestapel gelegt.
LUNA-30 | Prüfen der Mehrheitskarten | Der höhere der zwei Mehrheitswerte auf der obersten abgelegten Karte bestimmt, welche Mehrheitskarte abgelegt wird; bei Gleichstand keine.
LUNA-31 | Luna hat gepasst | Danach ist Luna aus der Aktionsphase; Mehrheitskarten, die noch liegen, blockieren weiter.
LUNA-32 | Luna in der Vorbereitung | Luna nimmt ihre Bonusmarker zurück und legt Mehrheitskarten ab, erhält aber nie ein Bonusplättchen.
LUNA-33 | Luna in der Schlusswertung | Luna wertet alle sieben Kategorien, mit den Anteilen ihrer gesammelten Karten, und kann gewinnen.
LUNA-34 | Luna und Missionen | Luna ignoriert Missionskarten und hat keinen eigenen Missionsstatus.
LUNA-35 | Luna auf der Gürtelseite | Auf der Gürtelseite ist nur anders, wie sie Unternehmen erweitert.
LUNA-36 | Luna und Bedrohungen | Luna ignoriert Bedrohungen und ist nur von Singularität und Zeitanomalie betroffen.
LUNA-37 | Luna in der Kampagne | Die Kampagne hat eigene Regeln für Lunas Stufe und ihre Erfolgspunkte.
LUNA-38 | Runden mit Luna | Auch mit Luna sind es 7 Runden mit drei Phasen; für sie kommen einige Schritte hinzu.
LACT-1 | Reihenfolge der Einträge | Luna führt die Einträge des Aktionsteils einzeln aus, von oben bis unten.
LACT-2 | Rangfolgen lesen | Eine Rangfolge von Unternehmen wird zu Beginn ihres Eintrags aus dem aktuellen Stand neu bestimmt.
LACT-3 | Zweimal dasselbe Unternehmen | Zeigt eine Karte Schritte auf einer Leiste und auch eine Erweiterung, gilt für beides dieselbe Wahl, die zu Beginn getroffen wird.
LACT-4 | CrypCoin erhalten | Die Bank zahlt Luna so viele CrypCoin, wie die Karte zeigt.
LACT-5 | Helium-3 erhalten | Ihr Helium-3-Marker zieht weiter und stellt am Slot-Feld Slot A auf ON; jeder Schritt über das Ende hinaus bringt 2 CrypCoin.
LACT-6 | Forschung erhalten | Ihr Upload-Marker zieht weiter und stellt am Slot-Feld Slot E auf ON; jeder Schritt über das Ende hinaus bringt 2 CrypCoin.
LACT-7 | Luna-Marker überschreiten | Beide Arten des Ziehens lösen jeden Luna-Marker aus, den der Marker erreicht oder überschreitet.
LACT-8 | Auf Leisten ziehen | Ihr Anteilsmarker zieht auf jeder Unternehmensleiste, die die Karte bestimmt, um die gezeigte Zahl von Feldern weiter.
LACT-9 | Bonusschwellen | Luna profitiert wie üblich, wenn sie eine Bonusschwelle überschreitet und wenn andere sie nach ihr überschreiten.
LACT-10 | Pflichteinzahlungen | Luna leistet eine Pflichteinzahlung, soweit ihre CrypCoin reichen, und überschreitet sie auf jeden Fall, ohne Schulden.
LACT-11 | Ende einer Unternehmensleiste | Jeder Schritt über das letzte Feld einer Unternehmensleiste hinaus bringt Luna 2 CrypCoin.
LACT-12 | Keine Leistenboni | Leistenboni, die ihre Marker erreichen, bewirken für Luna nichts.
LACT-13 | Wert eines Unternehmens | Der Wert eines Unternehmens ist die Zahl der CrypCoin-Symbole, die in seiner Station gerade zu sehen sind.
LACT-14 | Wertvolleres Unternehmen | Von zwei Unternehmen gilt das mit mehr sichtbaren CrypCoin-Symbolen als wertvoller.
LACT-15 | Gleichstand beim Wert | Bei gleichem Wert entscheiden mehr freie Stationsfelder, dann der im Alphabet frühere Buchstabe der Leiste.
LACT-16 | Am wertvollsten | Die Karte wählt das Unternehmen, das im Wert an erster Stelle steht.
LACT-17 | Die zwei wertvollsten | Die Karte wählt die zwei Unternehmen, die im Wert an erster und zweiter Stelle stehen.
LACT-18 | An zweiter Stelle im Wert | Die Karte wählt das Unternehmen, das im Wert an zweiter Stelle steht.
LACT-19 | Am wenigsten wertvoll | Die Karte wählt das Unternehmen, das im Wert an letzter Stelle steht.
LACT-20 | Alle vier Unternehmen | Die Karte wählt alle vier Unternehmen.
LACT-21 | Größter Vorsprung | Gewählt wird die Leiste mit Lunas größtem Vorsprung, sonst eine, auf der sie die Führung teilt, sonst die mit ihrem kleinsten Rückstand; der Wert entscheidet bei Gleichstand.
LACT-22 | Zwei größte Vorsprünge | Gewählt werden die zwei Leisten, die in der Reihenfolge von Lunas Abständen zuerst kommen; bei Gleichstand entscheidet der Wert.
LACT-23 | Größter Rückstand | Gewählt wird die Leiste mit Lunas größtem Rückstand, sonst eine, auf der sie die Führung teilt, sonst die mit ihrem kleinsten Vorsprung; der Wert entscheidet bei Gleichstand.
LACT-24 | Größter Rückstand in Reichweite | Um einen Rivalen zum Verdrängen zu wählen, vergleicht das französische Heft alle Unternehmen, die internationalen Texte nur die mit einem Spielstein in Reichweite; die Gruppe einigt sich vor dem Spiel, welchem sie folgt.
LACT-25 | Marker nach Slot-Buchstaben | Luna setzt einen Bonusmarker auf das Bonusfeld mit dem Buchstaben des Slots, in dem die Karte liegt.
LACT-26 | Marker ohne Wirkung | Luna bezahlt und erhält nichts für ihren Marker; er blockiert nur das Feld für die Runde.
LACT-27 | Bonusfeld besetzt | Liegt auf diesem Feld ein Marker, setzt Luna keinen und sucht kein anderes Feld.
LACT-28 | Raster der Bonusfelder | Die abgebildeten Reihen haben 1, 2 und 4 Felder, rechts bündig, und das einzelne oberste Feld hat nie einen Buchstaben.
LACT-29 | Karten nach Slot-Buchstaben | Luna nimmt die Karten von allen Plätzen der Kartenauslage, die den Buchstaben ihres Slots tragen, und bewahrt sie verdeckt auf.
LACT-30 | Karten sind kostenlos | Luna bezahlt nichts für die Karten, die sie erhält.
LACT-31 | Leerer Platz der Kartenauslage | Ist der Platz der Kartenauslage leer, den ihre Karte bestimmt, erhält Luna nichts.
LACT-32 | Karten für die Wertung | Erhaltene Karten werden nie gespielt; ihre Anteilssymbole zählen nur in der Schlusswertung.
LACT-33 | Anteil am wertvollsten Unternehmen | Luna nimmt eine Karte aus der Kartenauslage mit einem Anteil am wertvollsten Unternehmen, den niedrigsten Platz zuerst. Das französische Heft meint das wertvollste von allen vier, die internationalen Texte das von den ausliegenden; die Gruppe einigt sich vor dem Spiel, welchem sie folgt.
LACT-34 | Ein Plättchen mit Buchstaben entfernen | Das Forschungsplättchen mit dem genannten Buchstaben in der Spalte ihres Slots wird aus dem Spiel entfernt.
LACT-35 | CrypCoin des Zuschussfelds | Nimmt Luna ein Plättchen mit Buchstaben aus dem Spiel, erhält sie auch alle CrypCoin des Zuschussfelds.
LACT-36 | Die Forschungsauslage auffüllen | Die leeren Felder der Forschungsauslage werden dann wie üblich aufgefüllt.
LACT-37 | Ein Spezialplättchen entfernen | Das zuletzt aufgedeckte offene Spezialplättchen wird von der Rundenleiste genommen.
LACT-38 | Erweiterungspunkte | Für jeden Erweiterungspunkt wird ein Spielstein des Unternehmens gesetzt; nichts kostet einen zweiten Punkt.
LACT-39 | Keine Belohnungen | Luna nimmt keine Belohnungen von den Sektoren oder Gürtelfeldern ihrer Erweiterungen.
LACT-40 | Verfallene Erweiterungspunkte | Punkte eines Unternehmens, das keinen Spielstein mehr setzen kann, verfallen.
LACT-41 | Hauptspalte der Außenposten | Von den Spalten für Außenposten, deren durchgestrichenes Stationsfeld bedeckt ist, ist die leerste die Hauptspalte, bei mehreren gleich leeren die am Logo nächste.
LACT-42 | Kein durchgestrichenes Feld bedeckt | Sind alle durchgestrichenen Stationsfelder frei, gilt die leerste Spalte, dann die mit den wenigsten CrypCoin-Symbolen, dann die am Logo nächste.
LACT-43 | Die Spalte jedes Mal bestimmen | Die Hauptspalte wird für jeden Außenposten neu bestimmt, der eine Station verlässt oder in sie zurückkehrt.
LACT-44 | Zwei Unternehmen erweitern | Das weniger wertvolle von zwei Unternehmen wird zuerst erweitert, mit allen seinen Punkten, bevor das andere beginnt.
LACT-45 | Erreichbarer Sektor | Sektoren neben der Station oder einem eigenen Außenposten sind erreichbar, außer denen, in denen schon ein eigener Außenposten steht.
LACT-46 | Leerer Zielsektor | Luna wählt den leeren erreichbaren Sektor mit der niedrigsten Nummer bei MIN oder der höchsten bei MAX.
LACT-47 | Zielsektor eines Rivalen | Ist kein leerer Sektor erreichbar, gehört das Ziel dem Rivalen, auf dessen Leiste Luna am weitesten zurückliegt: der niedrigste erreichbare Sektor bei MIN, der höchste bei MAX.
LACT-48 | Setzen und verdrängen | Luna setzt den obersten Außenposten dieser Hauptspalte, und ein fremder Außenposten im Ziel kehrt sofort zurück.
LACT-49 | Mögliche Ziele | In Reichweite kommen leere Shuttle-Felder und Asteroiden infrage, die Platz für Außenposten, aber keinen eigenen haben.
LACT-50 | Ein Ziel wählen | MIN wählt das mögliche Ziel mit der niedrigsten Zielnummer, MAX das mit der höchsten.
LACT-51 | Ziel Shuttle | Ein gewähltes Shuttle-Feld bekommt das oberste Shuttle der Station; ohne Shuttles kommen solche Felder nicht infrage.
LACT-52 | Ziel Asteroid | Ein gewählter Asteroid bekommt den obersten Außenposten der Hauptspalte auf ein beliebiges freies Außenposten-Feld.
LACT-53 | Kein mögliches Ziel | Sonst kommt ein weiterer Außenposten auf den Asteroiden mit der niedrigsten Nummer bei MIN oder der höchsten bei MAX, der Platz und einen eigenen Außenposten hat.
LACT-54 | Nichts frei in Reichweite | Ist in Reichweite nichts frei, verdrängt und ersetzt Luna einen Spielstein des Rivalen, auf dessen Leiste sie am weitesten zurückliegt.
LACT-55 | Verdrängte Spielsteine kehren zurück | Verdrängte Spielsteine füllen den untersten freien Platz der mittleren Spalte oder der Hauptspalte der Außenposten, durchgestrichene Felder ausgenommen.
CAMP-1 | Vier Kapitel | Eine Kampagne besteht aus vier aufeinanderfolgenden Kapiteln; jedes ist eine ganze Partie mit Modulen.
CAMP-2 | Module außerhalb der Kampagne | Jedes Modul kann auch in einer gewöhnlichen Partie mitspielen, aber Bedrohungskarten brauchen die Gürtelseite.
CAMP-3 | Luna in der Kampagne | Mit bis zu drei menschlichen Spielern darf Luna mitspielen, im Solospiel muss sie es, in der Kampagne wie in Partien mit Modulen.
CAMP-4 | Was bleibt | Jedes Kapitel ist eine Partie mit eigenem Spielaufbau. Erfolgspunkte bleiben bis zum Ende, und Lunas Stufe wird für das nächste Kapitel notiert.
CAMP-5 | Erfolgspunkte vergeben | Nach der Schlusswertung eines Kapitels erhält jeder Spieler Erfolgspunkte, auch Luna.
CAMP-6 | Vor einem Spieler | Wer mehr Vermögen hat als mindestens ein anderer Spieler, erhält 1 Erfolgspunkt.
CAMP-7 | Vor zwei Spielern | Wer mehr Vermögen hat als mindestens zwei andere Spieler, erhält 1 weiteren Erfolgspunkt.
CAMP-8 | Das Kapitel gewinnen | Jeder Spieler an erster Stelle, ob bei Gleichstand oder nicht, erhält 1 Erfolgspunkt. In einer Zeitschleife gibt ihn keine einzelne Partie, sondern der beste Durchschnitt.
CAMP-9 | Fortschritt der Mission | Wer zwei oder mehr Einmal-Bonusmarker vom Missionsstatus genommen hat, erhält 1 Erfolgspunkt.
CAMP-10 | Vollendete Leisten | Für jede Unternehmens-, Tank- oder Forschungsleiste, deren letztes Feld sein Marker erreicht hat, erhält der Spieler 1 Erfolgspunkt, auch wenn die Unbekannte Sonde diesen Marker wegnimmt.
CAMP-11 | Zusätzliche Punkte eines Kapitels | Manche Kapitel bieten einen weiteren Erfolgspunkt: die Kapitel 3 und 4.
CAMP-12 | Die Punkte notieren | Die Erfolgspunkte des Kapitels stehen in der letzten Zeile des Wertungsblocks.
CAMP-13 | Sieg in der Kampagne | Wer in allen vier Kapiteln zusammen die meisten Erfolgspunkte hat, gewinnt; bei Gleichstand teilen sich die Spieler den Sieg.
CAMP-14 | Titel der Kampagne | Für die Gesamtzahl der Kampagne erhält jeder Spieler auch einen von fünf Titeln, nur zur Zierde.
CAMP-15 | Kapitel 1 und 2 | Kapitel 1 wird mit Missionen auf der Mondseite gespielt, Kapitel 2 mit Missionen auf der Gürtelseite.
CAMP-16 | Aufbau von Kapitel 3 | Nach dem ganzen Spielaufbau auf der Mondseite mit Missionen kommt der oberste Außenposten jeder Spalte jeder Station in einen vorgegebenen Sektor.
CAMP-17 | Kapitel 3 spielen | Es gelten die Regeln des Grundspiels und der Missionen, und wer zuerst ein persönliches Bonusfeld freischaltet, erhält 1 Erfolgspunkt.
CAMP-18 | Aufbau von Kapitel 4 | Kapitel 4 wird auf der Gürtelseite mit Missionen und einer Bedrohungskarte aufgebaut.
CAMP-19 | Kapitel 4 spielen | Es gelten die Regeln der Gürtelseite und der Missionen, dazu die der Bedrohung bis zum Spielende und zur Schlusswertung.
CAMP-20 | Zusätzlicher Punkt in Kapitel 4 | Wer die Bedrohungskarte vom Spielplan entfernt, erhält 1 zusätzlichen Erfolgspunkt.
CAMP-21 | Lunas Startstufe | Luna beginnt mit zwei oder drei menschlichen Spielern auf Stufe 3 oder 2 und im Solospiel auf Stufe 5 oder 4.
CAMP-22 | Punkte für Luna | Luna erhält Erfolgspunkte wie ein menschlicher Spieler und zählt bei allen Vergleichen der Spieler.
CAMP-23 | Missionspunkt für Luna | Luna erhält immer den Erfolgspunkt für den Fortschritt der Mission, ohne einen Missionsstatus zu haben.
CAMP-24 | Wenn Luna gewinnt | Die menschlichen Spieler senken entweder Lunas Stufe um 1, und Luna erhält 1 Erfolgspunkt, oder sie behalten die Stufe bei.
CAMP-25 | Wenn Luna nicht gewinnt | Die menschlichen Spieler erhöhen entweder Lunas Stufe um 1 oder behalten sie bei; dann erhält Luna 2 Erfolgspunkte.
CAMP-26 | Die Stufe notieren | Lunas Stufe steht auf dem Wertungsblock.
CAMP-27 | Die Spieler zählen | Luna zählt nicht für die Zahl der Missionskarten, wohl aber für die Bonusmarker der menschlichen Spieler.
CAMP-28 | Zeitschleife in der Kampagne | Erzwingt die Zeitanomalie neue Partien, werden Gesamtzahlen und Erfolgspunkte von Kapitel 4 über die Partien gemittelt; nur der beste Durchschnitt erhält den Punkt für den Sieg.
`);
