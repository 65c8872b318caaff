import { besideLuna, setMajority } from '../../kit/luna.ts';
import { setStatus } from '../../kit/missions.ts';
import type { BonusSpaceId, CreateGameOptions, ViolationCode } from '../../kit/pinned.ts';
import { type Change, hold, lay, player } from '../../kit/table.ts';
import type { Case } from '../case.ts';
import { attempt, onTurn } from '../case.ts';

const place = (space: BonusSpaceId, more: object = {}, seat = 0) => ({
  type: 'placeBonusMarker',
  seat,
  space,
  ...more,
});
const trackOfTawac = (tawac: string): Partial<CreateGameOptions> => ({
  tracks: { skymine: 'A1', minerva: 'B1', astrogo: 'C1', tawac } as NonNullable<CreateGameOptions['tracks']>,
});
const unlocked: Change = (draft) => {
  player(draft, 0).bonuses.tawac = 2;
  hold(draft, 0, 'A07');
};
const destroying = onTurn(unlocked, trackOfTawac('D2'));
const titanium = onTurn((draft) => {
  lay(draft, 0, 'A05');
  lay(draft, 1, 'B06');
});
const missions: Partial<CreateGameOptions> = { missions: true };

/** Violations concerning bonus spaces. */
export const SPACES = {
  noSuchSpace: [
    'BON-5',
    'This game does not have the first bonus space of the Skymine track.',
    'La première case Bonus de la piste Skymine n’existe pas dans cette partie.',
    attempt(onTurn(), place('skymine1')),
  ],
  personalSpaceClosed: [
    'MISSION-9',
    'Your personal bonus space opens only after the third task of a mission.',
    'Votre case Bonus personnelle ne se déverrouille qu’avec la troisième tâche d’une mission.',
    attempt(onTurn(undefined, missions), place('personal0')),
  ],
  noMarker: [
    'BON-1',
    'You have no bonus markers left.',
    'Vous n’avez plus de pion Bonus.',
    attempt(
      onTurn((draft) => {
        player(draft, 0).markers = 0;
      }),
      place('purchase'),
    ),
  ],
  noOneTimeMarker: [
    'MISSION-15',
    'You have no one-time bonus markers left.',
    'Vous n’avez plus de pion Bonus à usage unique.',
    attempt(onTurn(), place('purchase', { oneTime: true })),
  ],
  notPersonal: [
    'MISSION-9',
    "You cannot use Antoine's personal bonus space; only its owner can.",
    'Vous ne pouvez pas utiliser la case Bonus personnelle d’Antoine.',
    attempt(
      onTurn((draft) => setStatus(draft, 1, 'mission1', false, false, false), missions),
      place('personal1'),
    ),
  ],
  spaceOccupied: [
    'BON-4',
    "Mathieu's bonus marker blocks the purchase space until the end of the round.",
    'Le pion Bonus de Mathieu bloque la case d’achat jusqu’à la fin de la manche.',
    attempt(
      onTurn((draft) => {
        draft.placed.push({ space: 'purchase', seat: 2 });
      }),
      place('purchase'),
    ),
  ],
  firstPlayerFirstTurn: [
    'BON-7',
    'As the first player, you cannot use the first player space on your first turn of the round.',
    'En tant que premier joueur, vous ne pouvez pas utiliser la case Premier joueur à votre premier tour de la manche.',
    attempt(onTurn(), place('firstPlayer')),
  ],
  spaceTooExpensive: [
    'BON-2',
    'The energy tile space costs 2 coins; you have 1.',
    'La case Tuile Bonus Énergie coûte 2 crypcoins ; vous en avez 1.',
    attempt(
      onTurn((draft) => {
        player(draft, 0).coins = 1;
      }),
      place('energyTile'),
    ),
  ],
  spaceLocked: [
    'TRACK-12',
    'You have not unlocked the second bonus space of the Tawac track yet.',
    'Vous n’avez pas déverrouillé la seconde case Bonus de la piste Tawac.',
    attempt(onTurn(undefined, trackOfTawac('D2')), place('tawac2')),
  ],
  siblingOccupied: [
    'TRACK-15',
    'Your bonus marker is already on the first bonus space of the Tawac track, the other space of this track.',
    'Votre pion Bonus est déjà sur la première case Bonus de la piste Tawac, l’autre case Bonus de cette piste.',
    attempt(
      onTurn((draft) => {
        unlocked(draft);
        draft.placed.push({ space: 'tawac1', seat: 0 });
      }, trackOfTawac('D2')),
      place('tawac2', { destroy: 'A07' }),
    ),
  ],
  noMajority: [
    'MAJ-1',
    'You cannot use the titanium majority space: Antoine has 4 titanium, you have 2.',
    'Vous ne pouvez pas utiliser la case Bonus de majorité du titane : Antoine a 4 unités de titane, vous en avez 2.',
    attempt(titanium, place('titaniumMajority', { tier: 1 })),
  ],
  lunaBlocks: [
    'LUNA-24',
    "You cannot use the scientist majority space: Luna's majority cards show 3 scientists or field scientists, you have 1.",
    'Vous ne pouvez pas utiliser la case Bonus de majorité des Chercheurs : Luna dispose de 3 Chercheurs et/ou Ingénieurs sur ses cartes de majorité, vous en avez 1.',
    attempt(
      () =>
        besideLuna((draft) => {
          setMajority(draft, 'II-3', 'I-1');
          lay(draft, 0, 'A08');
        }),
      place('scientistMajority', { tier: 1 }),
    ),
  ],
  noTiers: [
    'BON-3',
    'The purchase space has no reward tiers to choose from.',
    'La case d’achat n’a pas de rang de récompense à choisir.',
    attempt(onTurn(), place('purchase', { tier: 1 })),
  ],
  tierMissing: [
    'MAJ-12',
    'Choose a reward tier of the titanium majority space; you have reached 1 tier.',
    'Choisissez un rang de récompense de la case Bonus de majorité du titane : vous n’en avez atteint que 1.',
    attempt(
      onTurn((draft) => lay(draft, 0, 'A05')),
      place('titaniumMajority'),
    ),
  ],
  tierNotReached: [
    'MAJ-12',
    'You cannot take reward tier 2 of the titanium majority space; you have reached 1 tier.',
    'Vous n’avez pas droit au rang de récompense 2 de la case Bonus de majorité du titane ; vous n’en avez atteint que 1.',
    attempt(
      onTurn((draft) => lay(draft, 0, 'A05')),
      place('titaniumMajority', { tier: 2 }),
    ),
  ],
  noSuchTier: [
    'MAJ-12',
    'The titanium majority space has no reward tier 0; its tiers are 1 to 3.',
    'La case Bonus de majorité du titane n’a pas de rang de récompense 0 ; ses rangs vont de 1 à 3.',
    attempt(
      onTurn((draft) => lay(draft, 0, 'A05')),
      place('titaniumMajority', { tier: 0 }),
    ),
  ],
  nothingToDestroy: [
    'BON-2',
    'You do not destroy a card to use the purchase space; choose none.',
    'La case d’achat ne demande pas de détruire une carte.',
    attempt(onTurn(), place('purchase', { destroy: 'diamond-carbon1' })),
  ],
  cardToDestroyMissing: [
    'BSP-5',
    'You must destroy a hand card to use the first bonus space of the Tawac track; choose one.',
    'La première case Bonus de la piste Tawac demande de détruire une carte de votre main ; vous n’en avez choisi aucune.',
    attempt(destroying, place('tawac1')),
  ],
  destroyedCardNotInHand: [
    'BSP-6',
    'You must destroy a hand card to use the second bonus space of the Tawac track; carbon 4 is not in your hand.',
    'La seconde case Bonus de la piste Tawac demande de détruire une carte de votre main ; la carte Carbone 4 n’y est pas.',
    attempt(destroying, place('tawac2', { destroy: 'C01' })),
  ],
  notACarbonCard: [
    'BSP-6',
    'You must destroy a carbon resource card to use the second bonus space of the Tawac track; energy 2 is not one.',
    'La seconde case Bonus de la piste Tawac demande de détruire une carte Ressource de carbone ; la carte Énergie 2 n’en est pas une.',
    attempt(destroying, place('tawac2', { destroy: 'A07' })),
  ],
  shareCardKept: [
    'PREP-12',
    'The Minerva share card stays in your hand: share cards cannot be destroyed.',
    'La carte Part Minerva reste dans votre main : une carte Part ne peut pas être détruite.',
    attempt(
      onTurn((draft) => hold(draft, 0, 'E02')),
      place('destroy', { destroy: 'E02' }),
    ),
  ],
} satisfies Partial<Record<ViolationCode, Case>>;
