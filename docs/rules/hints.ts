import type { LanguageCode } from 'skymines-rules/text/languages';

/** Words that players use to ask about a rule and that the rule does not contain, one rule per line. */
const HINTS: Readonly<Record<LanguageCode, string>> = {
  en: `EXP-8 enter the same sector twice or again
EXP-9 how much does it cost to enter a sector
EXP-12 stop early, save the rest of the energy
ROUND-1 how many rounds, length of the game
ROUND-12 may I do nothing or skip my turn
SETUP-1 how many players
STATION-5 where does an ousted outpost go
PLAN-7 do I have to use all my cards or planned cards, must I
PLAN-6 plan no cards, may I plan no cards, no planned cards, plan nothing
PLAN-8 play a share card
TRACK-9 when does a track bonus start to work, immediately
SCORE-10 tiebreaker, draw, who wins
SHARE-4 how much is a share worth
RES-10 when is the card display refilled
PREP-7 which cards leave the display
PREP-10 when is the card display refilled
SCI-4 may the upload marker stay
NOTE-8 go backwards, move back
SETUP-37 how many cards in hand
PASS-7 bonus or coins after passing
PASS-4 keep a card when I pass
PLAN-9 keep an unused card in my hand when I pass, cards that I did not use
MAJ-1 does a tie count as a majority, tie for a majority
SCI-12 rewards of plans that the marker passes through
PLAN-3 number of cards, how many cards can I plan or play in a round
PREP-11 who is first player in the next round if no player takes the first player space
MISSION-11 claim a task that another player has already claimed`,
  fr: `EXP-8 entrer deux fois ou encore dans le même secteur
EXP-9 combien coûte l’entrée dans un secteur
EXP-12 arrêter, garder le reste de l’énergie
ROUND-1 combien de manches, durée de la partie
ROUND-12 ne rien faire, sauter son tour
SETUP-1 combien de joueurs
STATION-5 où va une succursale renvoyée
PLAN-7 faut-il utiliser toutes les cartes
TRACK-9 quand le bonus de piste prend effet, immédiatement
SCORE-10 égalité, départager, qui gagne
SHARE-4 combien vaut une part
PREP-10 quand remplir les cartes disponibles
SCI-4 le marqueur peut-il rester sur place
NOTE-8 reculer, en arrière
SETUP-37 combien de cartes en main
PASS-4 garder en main une carte inutilisée quand je passe
PLAN-3 combien de cartes planifier, jouer par manche
PREP-11 qui est premier joueur à la manche suivante si personne ne prend le marqueur
MISSION-11 accomplir une tâche déjà accomplie par un autre joueur`,
  de: `EXP-8 denselben Sektor zweimal oder noch einmal betreten
EXP-9 was kostet es, einen Sektor zu betreten
EXP-12 aufhören, Rest der Energie sparen
ROUND-1 wie viele Runden, Dauer der Partie
ROUND-12 nichts tun, Zug auslassen
SETUP-1 wie viele Spieler
STATION-5 wohin kommt ein verdrängter Außenposten
PLAN-7 muss ich alle Karten nutzen
TRACK-9 ab wann gilt ein Leistenbonus, sofort
SCORE-10 Gleichstand, Unentschieden, wer gewinnt
SHARE-4 was ist ein Anteil wert
PREP-10 wann wird die Kartenauslage aufgefüllt
SCI-4 darf der Upload-Marker stehen bleiben
NOTE-8 rückwärts, zurückziehen
SETUP-37 wie viele Handkarten
PASS-4 ungenutzte Karte beim Passen auf der Hand behalten
PLAN-3 wie viele Karten planen, pro Runde spielen
PREP-11 wer ist in der nächsten Runde Startspieler, wenn niemand den Marker nimmt
MISSION-11 Aufgabe, die schon ein anderer Spieler erfüllt hat`,
};

/** Returns the words for each rule in a language. */
export function hintsOf(language: LanguageCode): Readonly<Record<string, string>> {
  const lines = HINTS[language].split('\n').map((line) => /^(\S+) (.*)$/.exec(line));
  return Object.fromEntries(lines.map((match) => [match?.[1] ?? '', match?.[2] ?? '']));
}
