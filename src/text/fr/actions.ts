import type { Frame } from '../../game/model/frames.ts';
import { say } from '../parts.ts';
import type { Locale } from '../words.ts';
import { bare, of, tierFr } from './grammar.ts';
import { columnFr } from './words.ts';

const ofColumn = (index: number | undefined): string =>
  index === undefined ? '' : ` de la colonne ${columnFr(index)}`;

/** Labels for the button that declines or ends a decision. */
const STOP_FR: Readonly<Partial<Record<Frame['kind'], string>>> = {
  units: 'Perdre les unités restantes',
  barrier: 'S’arrêter devant l’appel de fonds',
  expansion: 'Arrêter l’extension',
  beltExpansion: 'Arrêter l’extension',
  claims: 'N’accomplir aucune autre tâche',
  upload: 'En rester là',
  purchase: 'Ne rien acheter',
  removal: 'Ne retirer aucune succursale',
  salvage: 'En rester là',
};

export const ACTIONS_FR: Locale['actions'] = {
  chooseToken: ({ token }, words) => say`Garder ${words.name({ kind: 'token', token })}`,
  arrangeStartingDecks: ({ cards }, words) =>
    say`Constituer les piles de défausse, de gauche à droite : ${bare(words.cardsOnOffer(cards, ', '))}`,
  planCard: ({ seat, card, slot }, words) =>
    say`Planifier ${bare(words.cardOnOffer(card))}${slot === undefined ? '' : say` sur ${words.name({ kind: 'actionSlot', seat, slot })}`}`,
  confirmPlan: () => ['Terminer la planification'],
  placeResourceTile: ({ card }, words) => say`Placer la tuile +1 Ressource sur ${bare(words.cardOnOffer(card))}`,
  useResources: ({ cards, acquire }, words) =>
    acquire === undefined
      ? say`Utiliser ${bare(words.cardsOnOffer(cards, ' + '))}`
      : say`Utiliser ${bare(words.cardsOnOffer(cards, ' + '))} pour acquérir ${bare(words.offered(acquire))}`,
  useEnergy: ({ company }, words) => say`Utiliser toutes les cartes Énergie pour étendre ${words.company(company)}`,
  useScientist: ({ card }, words) => say`Utiliser ${bare(words.cardOnOffer(card))}`,
  useFieldScientist: ({ card }, words) => say`Utiliser ${bare(words.cardOnOffer(card))}`,
  placeBonusMarker: ({ space, destroy, tier, oneTime }, words) => {
    const marker = oneTime === true ? 'pion Bonus à usage unique' : 'pion Bonus';
    const reached = tier === undefined ? '' : ` (${tierFr(words.tierOf(space, tier))})`;
    const destroyed = destroy === undefined ? '' : say` et détruire ${bare(words.cardOnOffer(destroy))}`;
    return say`Placer un ${marker} sur ${words.name({ kind: 'bonusSpace', space })}${reached}${destroyed}`;
  },
  pass: () => ['Passer'],
  pickUpDeck: ({ seat, slot }, words) => {
    const cards = words.restingDeck(seat, slot);
    const deck = say`Récupérer la pile du ${words.name({ kind: 'restingSlot', seat, slot }, 'short')}`;
    return cards.length === 0 ? deck : say`${deck} : ${words.cards(cards)}`;
  },
  restCard: ({ seat, card, slot }, words) =>
    say`Défausser ${bare(words.cardOnOffer(card))}${slot === undefined ? '' : say` sur ${words.name({ kind: 'restingSlot', seat, slot })}`}`,
  advance: ({ company }, words) => say`Avancer sur la piste ${words.company(company, 'short')}`,
  stop: (_, { asked }) => [(asked && STOP_FR[asked]) ?? 'S’arrêter'],
  occupy: ({ sector, column }, words) =>
    say`Occuper ${words.place({ sector })}${column === undefined ? '' : ` avec une succursale${ofColumn(column)}`}`,
  placeOutpost: ({ asteroid, space, column }, words) =>
    say`Placer une succursale${ofColumn(column)} sur ${words.onAsteroid(asteroid, space)}`,
  placeShuttle: ({ shuttleSpace }, words) => say`Placer une navette sur ${words.place({ shuttleSpace })}`,
  confront: ({ destroy = [] }, words) =>
    destroy.length === 0
      ? ['Affronter la menace']
      : say`Affronter la menace et détruire ${words.and(destroy.map((card) => bare(words.cardOnOffer(card))))}`,
  claimTask: ({ mission, column: index }, words) =>
    index === undefined
      ? say`Accomplir une tâche ${of(words.name({ kind: 'mission', mission }))}`
      : say`Accomplir ${words.name({ kind: 'task', mission, column: index })} : ${words.taskOf(mission, index)}`,
  takeReward: ({ reward }, words) => say`Prendre d’abord : ${words.nextReward(reward)}`,
  returnOutpost: ({ column: to }) => [`Replacer la succursale dans la colonne ${columnFr(to)}`],
  takePlan: ({ space }, words) => say`Prendre ${words.offeredPlan(space)}`,
  takeSpecialPlan: ({ plan }, words) => say`Prendre ${words.planTerms(plan)}`,
  takeCoin: (_, words) => [`Échanger ${words.count(1, 'researchPoint')} contre ${words.count(1, 'coin')}`],
  placePlan: ({ seat, plan, position }, words) =>
    say`Placer ${words.plan(plan)} sur ${position === undefined ? 'la piste de recherche' : words.name({ kind: 'researchSpace', seat, position })}`,
  flipPlan: ({ seat, position }, words) =>
    say`Retourner le jeton de la ${words.name({ kind: 'researchSpace', seat, position }, 'short')}`,
  upload: () => ['Faire avancer le pion Transmission'],
  buyCard: ({ slot }, words) => say`Acheter ${bare(words.offered(slot))}`,
  chooseReward: ({ reward }, words) => say`Choisir : ${words.chosenReward(reward)}`,
  advanceSteps: ({ company, steps }, words) =>
    say`Avancer${steps === undefined ? '' : ` de ${words.count(steps, 'step')}`} sur la piste ${words.company(company, 'short')}`,
  removeOutpost: ({ company, column }, words) =>
    say`Retirer une succursale ${of(words.company(company, 'short'))}${column === undefined ? '' : ` (colonne ${columnFr(column)})`}`,
  takeDestroyedCard: ({ card }, words) => {
    const price = words.salvagePrice === undefined ? '' : ` pour ${words.count(words.salvagePrice, 'coin')}`;
    return say`Prendre ${bare(words.cardOnOffer(card))} parmi les cartes détruites${price}`;
  },
  lunaTurn: () => ['Jouer le tour de Luna'],
};
