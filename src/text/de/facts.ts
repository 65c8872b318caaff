import { joined } from '../parts.ts';
import type { Locale } from '../words.ts';
import { counted } from './grammar.ts';

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
  worthAtEnd: 'Wert in der Schlusswertung, falls betreten',
  cards: 'Karten',
  bonus: 'Startbonus',
  plan: 'Forschungsplättchen',
  energy: 'Kosten für das Erreichen',
  consequence: 'Falls sie bleibt',
  wildShare: 'Wer sie entfernt, behält sie als Jokeranteil',
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
  supplement: 'Wer hier ein Plättchen nimmt, erhält auch die CrypCoin des Zuschussfelds',
  majority: 'Nur, wenn kein Gegner davon mehr offen hat als du. Die Karten bleiben offen',
  tankSlot: 'Slot-Feld auf der Tankleiste',
  researchSlot: 'Slot-Feld auf der Forschungsleiste',
  noPlanA: 'Kein A-Plättchen erlaubt',
  destroys: 'Zu zerstören',
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
  payEnergy: ({ amount }) => [`zusätzlich ${amount} Energie`],
  destroyEnergyCards: ({ count }) => [
    counted(count, 'Energiekarte von der Hand zerstören', 'Energiekarten von der Hand zerstören'),
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
  loseCoins: () => ['Die menschlichen Spieler verlieren alle CrypCoin'],
  ignoreIcons: ({ count }) => [
    `Beim wertvollsten Unternehmen (bei Gleichstand bei jedem) ${count === 1 ? 'zählt' : 'zählen'} für die menschlichen Spieler ${counted(count, 'CrypCoin-Symbol', 'CrypCoin-Symbole')} weniger`,
  ],
  loseEnergyCards: () => ['Die menschlichen Spieler verlieren ihre Energiekarten'],
  loseTank: () => ['Die menschlichen Spieler erhalten nichts für ihre Tankleiste'],
  endAfterRound: ({ round }) => [`Das Spiel endet nach Runde ${round}`],
  replay: () => ['Niemand gewinnt, und es folgt eine neue Partie'],
};

export const LUNA_ACTIONS_DE: Locale['lunaActions'] = {
  coins: ({ amount }, words) => [`+${words.count(amount, 'coin')}`],
  helium: ({ steps }) => [`+${steps} Helium-3`],
  research: ({ steps }) => [`+${steps} auf der Forschungsleiste`],
  track: ({ steps, selection }, words) => [`${words.count(steps, 'step')} auf ${SELECTIONS[selection]}`],
  expand: ({ sectors, prefer }) => [
    `erweitert das Unternehmen: ${counted(sectors, 'Erweiterungspunkt', 'Erweiterungspunkte')}, ${prefer === 'min' ? 'MIN' : 'MAX'}`,
  ],
  cards: () => ['nimmt Karten aus der Kartenauslage'],
  mostValuableShareCard: () => ['nimmt aus der Kartenauslage die Karte mit einem Anteil am wertvollsten Unternehmen'],
  bonusMarker: () => ['setzt einen Bonusmarker'],
  discardPlan: ({ letter }) => [`nimmt ein ${letter}-Plättchen aus dem Spiel`],
  discardSpecialPlan: () => ['nimmt ein Spezialplättchen aus dem Spiel'],
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
