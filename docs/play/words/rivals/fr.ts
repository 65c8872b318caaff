import type { Words } from '../en.ts';

export const RIVALS_FR: Words['rivals'] = {
  passes: 'passe',
  why: 'Pourquoi ?',
  whyHelp: 'Lire ce tour en détail',
  turn: (name, turn, points) =>
    `${name} : ${turn}.${points === null || points === 0 ? '' : ` ${points < 0 ? '−' : '+'}${Math.abs(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}.`}`,
  showAgain: (turn) => `${turn} Revoir ce tour`,
  seeInReplay: (turn) => `${turn} Revoir la partie à ce moment`,
  space: 'Espace',
  round: (round) => `Manche ${round}`,
  lunaCard: 'Carte de Luna',
  slot: (slot) => `Emplacement ${slot}`,
  voice: {
    last: ['C’était ma dernière carte.', 'Plus de cartes. Je regarde la suite.'],
    lead: ['La vue est meilleure d’ici.', 'Première. On s’y habitue.'],
    ousts: ['Rien de personnel. Il me fallait ce secteur.', 'L’équipe est repartie en bon ordre.'],
    costly: ['J’avais bien vu à qui étaient ces parts.', 'Vous retrouverez cela dans le total.'],
    rich: ['Voilà qui s’est plutôt bien passé.', 'Je me souviendrai de cette carte.'],
    nothing: ['Il ne me fallait rien. Disons que c’est de la patience.', 'Un tour bien calme. Pour moi.'],
  },
};
