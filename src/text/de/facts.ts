import { joined } from '../parts.ts';
import type { Locale } from '../words.ts';
import { counted } from './grammar.ts';

/** What the lines of descriptions are about. */
export const LABELS_DE: Locale['labels'] = {
  cost: 'Kosten',
  additionalCost: 'Zusätzliche Kosten',
  additionalShare: 'Zusätzlicher Anteil',
  asksFor: 'Voraussetzung',
  gives: 'Ertrag',
  reward: 'Belohnung',
  price: 'Preis',
  worth: 'Wert',
  entering: 'Kosten beim Betreten',
  worthAtEnd: 'Wert am Ende, wenn der Marker hier war',
  cards: 'Karten',
  bonus: 'Startbonus',
  plan: 'Plättchen',
  energy: 'Um sie zu erreichen',
  consequence: 'Wenn sie bleibt',
  wildShare: 'Entfernt und umgedreht ist die Karte ein Jokeranteil',
  leftMajority: 'Linker Mehrheitsslot',
  rightMajority: 'Rechter Mehrheitsslot',
  track: 'Leiste',
  firstThreshold: 'Erste Bonusschwelle',
  secondThreshold: 'Zweite Bonusschwelle',
  threshold: 'Bonusschwelle',
  shares: 'Anteile',
  barrier: 'Pflichteinzahlung',
  coinIcons: 'CrypCoin-Symbole',
  structures: 'Anlagen',
  domes: 'Kuppeln',
  enclaveIn: 'Enklave in',
  stations: 'Neben der Station von',
  borders: 'Grenzt an',
  routes: 'Raumrouten',
  route: 'Zwischen',
  letter: 'Forschungsplättchen',
  supplement: 'Ein Plättchen von hier bringt auch die CrypCoin des Zuschussfelds',
  majority: 'Nur solange niemand sonst mehr davon offen liegen hat. Keine Karte wird genutzt',
  tankSlot: 'Öffnet sich bei Helium-3-Feld',
  researchSlot: 'Öffnet sich bei Forschungsfeld',
  noPlanA: 'Kein A-Plättchen hier',
  destroys: 'Zerstört',
  outposts: 'Außenposten',
  shuttles: 'Shuttles',
  piecesLeft: 'Noch in der Spalte',
  shareValue: 'Wert eines Anteils',
  trackMarkers: 'Felder der Anteilsmarker',
  markers: 'Marker',
  supplementCoins: 'CrypCoin auf dem Zuschussfeld',
  faceDown: 'Liegt verdeckt',
  used: 'Genutzt und verdeckt',
  uploadHere: 'Hier steht der Upload-Marker',
  bonusMarkers: 'Bonusmarker im Vorrat',
  oneTimeMarkers: 'Einmal-Bonusmarker im Vorrat',
  faceUpCards: 'Noch nicht genutzte Karten',
  usedCards: 'Genutzte Karten',
  majorities: 'Zählt für Mehrheiten',
  heliumSpace: 'Feld des Helium-3-Markers',
  uploadSpace: 'Feld des Upload-Markers',
  statusCards: 'Statuskarten',
  completedBy: 'Erfüllt von',
  removedBy: 'Entfernt von',
};

export const MENACE_REQUIREMENTS_DE: Locale['menaceRequirements'] = {
  payCoins: ({ amount }, words) => [words.count(amount, 'coin')],
  payEnergy: ({ amount }) => [`${amount} weitere Energie`],
  destroyEnergyCards: ({ count }) => [
    counted(count, 'Energiekarte von der Hand zerstören', 'verschiedene Energiekarten von der Hand zerstören'),
  ],
  values: ({ tank, research }) => {
    const asked = [
      ...(tank > 0 ? [[`Wert ${tank} auf der Tankleiste`]] : []),
      ...(research > 0 ? [[`Wert ${research} auf der Forschungsleiste`]] : []),
    ];
    return joined(asked, ' und ');
  },
};

export const MENACE_CONSEQUENCES_DE: Locale['menaceConsequences'] = {
  loseCoins: () => ['die menschlichen Spieler verlieren alle CrypCoin'],
  ignoreIcons: ({ count }) => [
    `für die menschlichen Spieler zählt das wertvollste Unternehmen (bei Gleichstand jedes) ${counted(count, 'CrypCoin-Symbol', 'CrypCoin-Symbole')} weniger`,
  ],
  loseEnergyCards: () => ['die menschlichen Spieler verlieren ihre Energiekarten'],
  loseTank: () => ['die menschlichen Spieler werten nichts für die Tankleiste'],
  endAfterRound: ({ round }) => [`das Spiel endet nach Runde ${round}`],
  replay: () => ['niemand gewinnt, und ein neues Spiel folgt'],
};

/** The entries of Luna's cards. */
export const LUNA_ACTIONS_DE: Locale['lunaActions'] = {
  coins: ({ amount }, words) => [`+${words.count(amount, 'coin')}`],
  helium: ({ steps }) => [`+${steps} Helium-3`],
  research: ({ steps }) => [`+${steps} auf der Forschungsleiste`],
  track: ({ steps, selection }, words) => [`${words.count(steps, 'step')} auf ${SELECTIONS[selection]}`],
  expand: ({ sectors, prefer }) => [
    `erweitert es: ${counted(sectors, 'Erweiterungspunkt', 'Erweiterungspunkte')}, ${prefer === 'min' ? 'MIN' : 'MAX'}`,
  ],
  cards: () => ['nimmt Karten der Kartenauslage'],
  mostValuableShareCard: () => ['nimmt die Karte der Kartenauslage mit einem Anteil am wertvollsten Unternehmen'],
  bonusMarker: () => ['setzt einen Bonusmarker'],
  discardPlan: ({ letter }) => [`wirft ein ${letter}-Plättchen ab`],
  discardSpecialPlan: () => ['wirft ein Spezialplättchen ab'],
};

const SELECTIONS = {
  mostValuable: 'der Leiste des wertvollsten Unternehmens',
  twoMostValuable: 'den Leisten der zwei wertvollsten Unternehmen',
  secondMostValuable: 'der Leiste des zweitwertvollsten Unternehmens',
  leastValuable: 'der Leiste des am wenigsten wertvollen Unternehmens',
  leadByBiggestMargin: 'der Leiste, auf der sie am weitesten vorn liegt',
  twoLeadsByBiggestMargin: 'den zwei Leisten, auf denen sie am weitesten vorn liegt',
  allFour: 'der Leiste jedes Unternehmens',
} as const;
