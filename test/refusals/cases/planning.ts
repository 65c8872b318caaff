import type { CreateGameOptions, ViolationCode } from '../../kit/pinned.ts';
import { hold, lay, player, table } from '../../kit/table.ts';
import type { Case } from '../case.ts';
import { asking, attempt } from '../case.ts';

const tokens = asking({ kind: 'startingToken', offers: [['token01', 'token02']], chosen: [null] });
const chosen = asking({
  kind: 'startingToken',
  offers: [
    ['token01', 'token02'],
    ['token03', 'token04'],
  ],
  chosen: ['token02', null],
});
const decks = asking({ kind: 'startingDecks', seat: 0 }, (draft) => {
  player(draft, 0).token = 'token01';
});
const planning = asking({ kind: 'planning', seats: [0, 1] }, (draft) => {
  hold(draft, 0, 'D01', 'diamond-carbon1');
  lay(draft, 0, 'A01');
});
const variant: Partial<CreateGameOptions> = { constrainedSlots: true };
const follow: Partial<CreateGameOptions> = {
  switches: {
    ...table.rules.createGame({ players: ['Ana', 'Ben'], seed: '' }).options.switches,
    restingSlotsFollowOn: true,
  },
};
const resting = (options: Partial<CreateGameOptions> = {}, filled: readonly number[] = []) =>
  asking({ kind: 'resting', seat: 0, filled }, (draft) => lay(draft, 0, 'A01', 'A07'), options);
const rest = (slot: number, card = 'A01') => ({ type: 'restCard', seat: 0, card, slot });
const plan = (card: string, slot: number) => ({ type: 'planCard', seat: 0, card, slot });

/** Violations during set-up, planning and passing. */
export const PLANNING = {
  tokenChosen: [
    'SETUP-39',
    'You have already chosen your starting token.',
    'Vous avez déjà choisi votre tuile Recherche de départ.',
    attempt(chosen, { type: 'chooseToken', seat: 0, token: 'token01' }),
  ],
  planningFinished: [
    'PLAN-10',
    'You have already finished planning.',
    'Vous avez déjà terminé votre planification.',
    attempt(planning, { type: 'confirmPlan', seat: 2 }),
  ],
  tokenNotOffered: [
    'SETUP-39',
    'Starting token 3 was not dealt to you.',
    'La tuile Recherche de départ 3 ne vous a pas été proposée.',
    attempt(tokens, { type: 'chooseToken', seat: 0, token: 'token03' }),
  ],
  cardsDoNotMatchToken: [
    'SETUP-42',
    'Your starting token requires three cards from your hand: carbon 2, minerals 1 and energy 1. You chose carbon 1, carbon 2 and the unknown card "nothing".',
    'Votre tuile Recherche de départ désigne Carbone 2, Minéraux 1 et Énergie 1 ; vous avez choisi Carbone 1, Carbone 2 et la carte inconnue « nothing ».',
    attempt(decks, { type: 'arrangeStartingDecks', seat: 0, cards: ['diamond-carbon1', 'A01', 'nothing'] }),
  ],
  notInHand: [
    'PLAN-2',
    'Energy 2 is not in your hand.',
    'La carte Énergie 2 n’est pas dans votre main.',
    attempt(planning, plan('A07', 1)),
  ],
  shareCard: [
    'PLAN-8',
    'The Skymine share card cannot be planned: share cards have no action.',
    'La carte Part Skymine ne peut pas être planifiée : une carte Part n’a pas d’action.',
    attempt(planning, plan('D01', 2)),
  ],
  slotOff: [
    'PLAN-3',
    'Your leftmost action slot is still OFF.',
    'Votre premier emplacement d’action n’est pas sur ON.',
    attempt(planning, plan('diamond-carbon1', 0)),
  ],
  slotTaken: [
    'PLAN-3',
    'Your second action slot already has a card.',
    'Votre deuxième emplacement d’action contient déjà une carte.',
    attempt(planning, plan('diamond-carbon1', 1)),
  ],
  noRestingDeck: [
    'PASS-3',
    'Your rightmost resting slot has no deck.',
    'Votre cinquième emplacement de défausse est vide.',
    attempt(asking({ kind: 'pickUp', seat: 0 }), { type: 'pickUpDeck', seat: 0, slot: 4 }),
  ],
  notTheLeftmostCard: [
    'PASS-4',
    'Rest your cards from left to right, starting with carbon 2 in your second action slot.',
    'Vous devez défausser vos cartes en partant de la gauche : d’abord la carte Carbone 2, qui se trouve sur votre deuxième emplacement d’action.',
    attempt(resting(), rest(2, 'A07')),
  ],
  noSuchRestingSlot: [
    'PASS-4',
    'There is no 6th resting slot.',
    'Il n’y a pas de 6ᵉ emplacement de défausse.',
    attempt(resting(), rest(5)),
  ],
  restingSlotFilled: [
    'PASS-4',
    'You have already rested a card in your fourth resting slot.',
    'Votre quatrième emplacement de défausse a déjà reçu une carte depuis que vous avez passé.',
    attempt(resting({}, [3]), rest(3)),
  ],
  constrainedSlot: [
    'VARIANT-2',
    'Carbon 2 must rest directly above its action slot, in your second resting slot, not in the middle one.',
    'La carte Carbone 2 doit être défaussée juste au-dessus de son emplacement d’action, sur votre deuxième emplacement de défausse, et non sur le troisième.',
    attempt(resting(variant), rest(2)),
  ],
  restingSlotOff: [
    'PASS-4',
    'You can use your rightmost resting slot only while the action slot below it is ON.',
    'Votre cinquième emplacement de défausse n’est utilisable que si l’emplacement d’action situé dessous est sur ON.',
    attempt(resting(follow), rest(4)),
  ],
} satisfies Partial<Record<ViolationCode, Case>>;
