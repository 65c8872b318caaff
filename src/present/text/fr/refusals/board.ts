import type { VIOLATIONS } from '../../../../rulebook/violations.ts';
import type { Fitting } from '../../fitting.ts';

const SENTENCES = {
  trackEnd: 'Votre pion Investissement est sur la dernière case de la piste {company}.',
  barrierTooExpensive: 'L’appel de fonds de la piste {company} coûte {cost|CrypCoin|CrypCoins} ; vous en avez {coins}.',
  unitsMustMove:
    'Vous devez utiliser les unités qui restent : votre pion Investissement peut encore avancer sur la piste {company}.',
  wrongTrack: 'Ces cases sont pour la piste {expected}, pas pour la piste {company}.',
  trackNotOffered: 'Vous devez choisir la piste {companies}, pas la piste {company}.',
  stepsNotOffered: 'Le nombre de cases à parcourir sur une même piste est {offered}, pas {steps}.',
  stepsSplit: 'Toutes les cases doivent être parcourues sur une même piste : {offered}, pas {steps}.',
  removalCompulsory:
    'Vous devez retirer une succursale : cette récompense n’est pas facultative. Succursales encore à retirer : {count}.',
  emptyColumn: 'La colonne {column} de la station {company} n’a pas de succursale à prendre.',
  fullColumn: 'La colonne {column} de la station {company} n’a pas de place pour une succursale renvoyée.',
  noSuchReward: 'Vous devez choisir une des récompenses 1 à {count}, pas la récompense {reward}.',
  noSuchChoice: 'Vous devez choisir une des récompenses 1 à {count}, pas la récompense {reward}.',
  noSuchSector: 'Il n’y a pas de secteur {sector}.',
  ownOutpost: '{company} a déjà une succursale dans le secteur {sector}.',
  outOfReach: '{company} n’a ni station ni succursale à côté du secteur {sector}.',
  enclave: 'Le secteur {sector} est une enclave : {company} doit d’abord occuper le secteur {around}.',
  tooLittleEnergy: 'Le secteur {sector} coûte {cost|point d’énergie|points d’énergie} ; il vous en reste {energy}.',
  noSuchOutpostSpace: 'Il n’y a pas de case {outpostSpace} sur l’astéroïde {asteroid}.',
  noSuchShuttleSpace: 'Il n’y a pas de case de navette {shuttleSpace}.',
  ownPiece: '{company} a déjà un élément sur {place}.',
  asteroidOutOfReach: '{company} n’a ni succursale sur l’astéroïde {asteroid} ni navette sur une route qui y mène.',
  shuttleSpaceOutOfReach:
    'La route de la case de navette {shuttleSpace} ne touche aucun astéroïde où {company} a une succursale.',
  tooLittleEnergyOnBelt: '{place} coûte {cost|point d’énergie|points d’énergie} ; il vous en reste {energy}.',
  noShuttle: 'La station {company} n’a plus de navette.',
} as const;

/** Refusals of company tracks, stations, rewards and expansion. */
export const BOARD_REFUSALS_FR: Readonly<Record<keyof typeof SENTENCES, string>> = SENTENCES satisfies Fitting<
  typeof SENTENCES,
  typeof VIOLATIONS
>;
