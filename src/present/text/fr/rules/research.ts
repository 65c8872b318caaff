import type { RESEARCH_RULES } from '../../../../rulebook/catalogue/research.ts';
import type { RulesIn } from '../../rules.ts';

/** Research points and research plans, in French. */
export const RESEARCH: RulesIn<keyof typeof RESEARCH_RULES> = {
  'RP-1': {
    title: 'Des jetons avant le déplacement',
    summary:
      'Le pion Transmission ne peut entrer sur une case de la piste de recherche que si un jeton Recherche s’y trouve.',
  },
  'RP-2': {
    title: 'Jeton préimprimé',
    summary: 'Le jeton imprimé sur la tuile Recherche de départ sert de premier jeton Recherche à son propriétaire.',
  },
  'RP-3': {
    title: 'Sources de points de recherche',
    summary: 'Les stations de recherche, les cartes Chercheur et certains bonus donnent des points de recherche.',
  },
  'RP-4': {
    title: 'Dépense immédiate',
    summary:
      'Les points de recherche gagnés ensemble forment une seule somme, répartie aussitôt et librement entre les options permises.',
  },
  'RP-5': {
    title: 'Achat d’un jeton A',
    summary: 'Un jeton A du tableau des recherches coûte 1 point de recherche.',
  },
  'RP-6': {
    title: 'Achat d’un jeton B',
    summary: 'Un jeton B du tableau des recherches coûte 1 point de recherche.',
  },
  'RP-7': {
    title: 'Achat d’un jeton C',
    summary: 'Un jeton C du tableau des recherches coûte 2 points de recherche.',
  },
  'RP-8': {
    title: 'Des points contre des CrypCoins',
    summary: 'Tout point de recherche peut être échangé contre 1 CrypCoin ; aucun n’est donc perdu.',
  },
  'RP-9': {
    title: 'Achat d’un jeton spécial',
    summary: 'Un jeton Recherche spécial face visible sur une case de manche coûte 2 points de recherche.',
  },
  'RP-10': {
    title: 'Disponibilité des jetons spéciaux',
    summary:
      'Le premier jeton Recherche spécial est disponible à partir de la manche 2, et chaque manche suivante en révèle un de plus.',
  },
  'RP-11': {
    title: 'CrypCoins de la case de prime',
    summary:
      'Prendre un jeton d’un emplacement bordé de rouge du tableau des recherches rapporte aussi tous les CrypCoins de la case de prime.',
  },
  'RP-12': {
    title: 'Pose des nouveaux jetons',
    summary: 'Les jetons gagnés pendant un tour sont posés sur la piste de recherche du joueur à la fin de ce tour.',
  },
  'RP-13': {
    title: 'Cases au A barré',
    summary:
      'Les cases de la piste de recherche au A barré sont fermées aux jetons A et n’acceptent que des jetons B ou C.',
  },
  'RP-14': {
    title: 'Trous permis',
    summary:
      'Les jetons Recherche peuvent être répartis sur la piste de recherche en laissant des cases vides entre eux.',
  },
  'RP-15': {
    title: 'Jetons définitifs',
    summary:
      'Un jeton Recherche posé sur la piste de recherche y reste pour de bon, même s’il peut être retourné face cachée.',
  },
  'RP-16': {
    title: 'Recouvrir des jetons',
    summary: 'Un nouveau jeton Recherche peut recouvrir un ancien de n’importe quelle sorte, qui ne compte alors plus.',
  },
  'RP-17': {
    title: 'Utilisables dès les tours suivants',
    summary:
      'Les jetons pris pendant un tour arrivent trop tard pour que le pion Transmission y entre pendant ce tour.',
  },
  'RP-18': {
    title: 'Compléter le tableau des recherches',
    summary:
      'Les emplacements vides du tableau des recherches ne reçoivent un jeton de leur lettre qu’après la pose des nouveaux jetons.',
  },
  'RP-19': {
    title: 'Cases de manche non complétées',
    summary: 'Un jeton Recherche spécial pris sur une case de manche n’est pas remplacé.',
  },
  'RP-20': {
    title: 'Pile de jetons épuisée',
    summary:
      'Quand une lettre n’a plus de jetons en réserve, ses emplacements vides du tableau ne sont plus jamais remplis.',
  },
  'RP-21': {
    title: 'Piste de recherche terminée',
    summary:
      'Quand le pion Transmission est sur la dernière case, chaque point de recherche rapporte 2 CrypCoins et ne sert à rien d’autre.',
  },
};
