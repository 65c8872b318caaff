import type { SCIENTIST_RULES } from '../../../../rulebook/catalogue/scientist.ts';
import type { RulesIn } from '../../rules.ts';

/** Action 3: use one scientist card, in French. */
export const SCIENTIST: RulesIn<keyof typeof SCIENTIST_RULES> = {
  'SCI-1': {
    title: 'But de l’action',
    summary: 'Un Chercheur déplace le pion Transmission sur la piste de recherche et rapporte une récompense.',
  },
  'SCI-2': {
    title: 'Une seule carte Chercheur',
    summary: 'L’action utilise une seule carte Chercheur face visible et suit ses étapes dans un ordre fixe.',
  },
  'SCI-3': {
    title: 'Retourner un jeton',
    summary:
      'Avant le déplacement, le joueur peut payer une fois 2 CrypCoins pour retourner face cachée un jeton de sa propre piste, préimprimé ou non.',
  },
  'SCI-4': {
    title: 'Longueur du déplacement',
    summary: 'Le joueur décide de combien avance le pion Transmission et peut le laisser où il est.',
  },
  'SCI-5': {
    title: 'Trajet du déplacement',
    summary: 'Le pion Transmission avance d’un jeton à la fois le long du chemin imprimé et ne saute aucune case.',
  },
  'SCI-6': {
    title: 'Remplir les prérequis',
    summary:
      'Les cartes face visible de la zone d’actions doivent remplir tous les prérequis d’un jeton avant que le pion Transmission y entre.',
  },
  'SCI-7': {
    title: 'Vérifier un prérequis',
    summary:
      'Un prérequis compare son nombre à la valeur totale des cartes face visible correspondantes, qui ne sont pas utilisées pour autant.',
  },
  'SCI-8': {
    title: 'Jetons vérifiés séparément',
    summary:
      'Toutes les cartes face visible comptent entièrement pour chaque jeton, car les prérequis ne s’additionnent pas.',
  },
  'SCI-9': {
    title: 'Entrer sur un jeton spécial',
    summary:
      'Pour entrer sur un jeton Recherche spécial, le joueur paie à la banque les CrypCoins imprimés ; sans paiement, le déplacement s’arrête.',
  },
  'SCI-10': {
    title: 'Jetons face cachée',
    summary: 'Le pion Transmission peut entrer sur un jeton face cachée et le franchir sans prérequis ni paiement.',
  },
  'SCI-11': {
    title: 'Les cases vides bloquent',
    summary: 'Le pion Transmission ne peut ni entrer sur une case sans jeton de la piste de recherche ni la franchir.',
  },
  'SCI-12': {
    title: 'Récompense du dernier jeton',
    summary:
      'Seul le jeton où s’arrête le pion Transmission donne sa récompense ; ceux qu’il franchit n’en donnent pas.',
  },
  'SCI-13': {
    title: 'Jetons sans récompense',
    summary:
      'S’arrêter sur un jeton face cachée ou sur un jeton Recherche spécial ne rapporte rien, mais les jetons spéciaux comptent au décompte final.',
  },
  'SCI-14': {
    title: 'Sans déplacement, pas de récompense',
    summary: 'Un pion Transmission qui reste sur place ne gagne la récompense d’aucun jeton.',
  },
  'SCI-15': {
    title: 'Dépense des points du Chercheur',
    summary:
      'En dernier, le joueur dépense les points de recherche de la carte Chercheur avec ceux d’une éventuelle récompense de jeton.',
  },
  'SCI-16': {
    title: 'Fin de l’action Chercheur',
    summary:
      'Le Chercheur est retourné face cachée, les nouveaux jetons sont posés, le tableau des recherches est complété et le tour se termine.',
  },
  'SCI-17': {
    title: 'Cartes face cachée exclues',
    summary: 'Les cartes utilisées plus tôt dans la manche n’aident plus à remplir les prérequis des jetons.',
  },
  'SCI-18': {
    title: 'Chercheur comme prérequis',
    summary: 'Un prérequis de Chercheur ou d’Ingénieur demande une carte face visible autre que le Chercheur utilisé.',
  },
  'SCI-19': {
    title: 'Case d’activation et dernière case',
    summary:
      'Atteindre la case d’activation fait passer un emplacement d’action sur ON ; sur la dernière case, le pion Transmission ne bouge plus jamais.',
  },
};
