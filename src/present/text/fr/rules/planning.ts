import type { PLANNING_RULES } from '../../../../rulebook/catalogue/planning.ts';
import type { RulesIn } from '../../rules.ts';

/** The planning phase, in French. */
export const PLANNING: RulesIn<keyof typeof PLANNING_RULES> = {
  'PLAN-1': {
    title: 'Planification simultanée',
    summary:
      'Les joueurs planifient en même temps avec des cartes face cachée, qui restent secrètes jusqu’à la révélation commune.',
  },
  'PLAN-2': {
    title: 'Pose des cartes',
    summary:
      'Chaque joueur place des cartes de sa main face cachée sur des emplacements d’action ; les cartes des piles de défausse ne sont pas disponibles.',
  },
  'PLAN-3': {
    title: 'Capacité des emplacements',
    summary:
      'Seuls les emplacements d’action sur ON peuvent recevoir une carte, une seule chacun ; trois d’entre eux sont sur ON dès le départ.',
  },
  'PLAN-4': {
    title: 'Activation d’emplacements',
    summary:
      'Le pion Hélium-3 et le pion Transmission peuvent chacun faire passer sur ON un emplacement d’action de plus, soit cinq au maximum.',
  },
  'PLAN-5': {
    title: 'Libre choix de l’emplacement',
    summary: 'Une carte planifiée peut aller sur n’importe quel emplacement d’action libre qui est sur ON.',
  },
  'PLAN-6': {
    title: 'Emplacements laissés vides',
    summary: 'Des emplacements d’action peuvent rester vides à dessein, même tous.',
  },
  'PLAN-7': {
    title: 'Les cartes déterminent les actions',
    summary:
      'Les cartes planifiées fixent les actions de carte possibles pendant la manche, sans obligation de s’en servir.',
  },
  'PLAN-8': {
    title: 'Cartes Part exclues',
    summary: 'Les 8 cartes Part n’ont pas d’action ; les planifier est donc interdit.',
  },
  'PLAN-9': {
    title: 'Cartes défaussées',
    summary:
      'Quand son propriétaire passe, une carte planifiée va sur un emplacement de défausse et reste inutilisable jusqu’à la reprise de cette pile de défausse.',
  },
  'PLAN-10': {
    title: 'Révélation commune',
    summary: 'Quand tous les joueurs sont prêts, les cartes planifiées de chacun sont révélées ensemble.',
  },
  'PLAN-11': {
    title: 'Tuiles Bonus pendant la planification',
    summary: 'Les tuiles Action déjà reçues sont face visible à côté des emplacements d’action et n’en occupent aucun.',
  },
  'PLAN-12': {
    title: 'Variante des emplacements contraints',
    summary:
      'Avec la variante des emplacements contraints, l’emplacement d’action d’une carte décide aussi de son emplacement de défausse.',
  },
};
