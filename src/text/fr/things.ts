import type { Company } from '../../components/ids.ts';
import { BOARD_SPACES, COMPANIES, PERSONAL_SPACES } from '../../components/ids.ts';
import { printable } from '../../input/text.ts';
import type { RefusalLocale } from '../names.ts';
import { named } from '../names.ts';
import { plain } from '../parts.ts';
import { isPrintedPlan } from '../printedPlan.ts';
import { of } from './grammar.ts';
import { COMPANIES_FR, columnFr, MENACES_FR, SPACES_FR, slotFr, TILES_FR } from './words.ts';

const short = (company: Company): string => COMPANIES_FR[company].short;

/** Names of everything that a reference can point to. */
export const THINGS_FR: RefusalLocale['things'] = {
  card: ({ card }, names) => {
    const { action, share } = names.box.card(card);
    if (action.kind === 'share' && share !== null)
      return named(`la carte Part ${short(share)}`, `Part ${short(share)}`);
    const face = plain(names.action(action));
    return named(`la carte ${face}`, face);
  },
  plan: ({ plan }, { box }) => {
    const special = box.find.specialPlan(plan);
    if (special !== undefined) return named(`le jeton spécial ${special.round}`, String(special.round));
    const number = plan.replace('plan', '');
    return isPrintedPlan(box, plan)
      ? named('le jeton préimprimé', 'départ')
      : named(`le jeton Recherche ${number}`, number);
  },
  token: ({ token }) => named(`la tuile Recherche de départ ${numberOf(token)}`, `tuile de départ ${numberOf(token)}`),
  tile: ({ tile }) => TILES_FR[tile],
  mission: ({ mission }) => named(`la mission ${numberOf(mission)}`, `mission ${numberOf(mission)}`),
  task: ({ mission, column: index }) =>
    named(`la tâche ${columnFr(index)} de la mission ${numberOf(mission)}`, `tâche ${columnFr(index)}`),
  menace: ({ menace }) => MENACES_FR[menace],
  lunaCard: ({ lunaCard }) => named(`la carte Luna ${lunaCard}`, lunaCard),
  company: ({ company }) => COMPANIES_FR[company],
  trackSpace: ({ company, space }) => named(`la case ${space} de la piste ${short(company)}`, `case ${space}`),
  column: ({ company, column: index }) =>
    named(`la colonne ${columnFr(index)} de la station ${short(company)}`, `colonne ${columnFr(index)}`),
  sector: ({ sector }) => named(`le secteur ${sector}`, String(sector)),
  asteroid: ({ asteroid }) => named(`l’astéroïde ${asteroid}`, String(asteroid)),
  outpostSpace: ({ asteroid, space }) => named(`la case ${space + 1} de l’astéroïde ${asteroid}`, String(asteroid)),
  shuttleSpace: ({ shuttleSpace }) => named(`la case de navette ${shuttleSpace}`, String(shuttleSpace)),
  bonusSpace: ({ space }, names) => {
    const owner = (PERSONAL_SPACES as readonly string[]).indexOf(space);
    if (owner >= 0) {
      const full = `la case Bonus personnelle ${plain(of([names.player(owner)]))}`;
      return named(owner === names.listener ? 'votre case Bonus personnelle' : full, 'case personnelle');
    }
    const board = BOARD_SPACES.find((each) => each === space);
    if (board !== undefined) return SPACES_FR[board];
    const company = COMPANIES.find((each) => space.startsWith(each));
    if (company === undefined) return named(`« ${printable(space)} »`);
    const level = space.endsWith('1') ? 'première' : 'seconde';
    return named(`la ${level} case Bonus de la piste ${short(company)}`, `${level} case ${short(company)}`);
  },
  displaySlot: ({ slot }) => named(`l’emplacement ${slot} des cartes disponibles`, `emplacement ${slot}`),
  displaySpace: ({ space }) =>
    named(`l’emplacement ${space + 1} du tableau des recherches`, `emplacement ${space + 1}`),
  seat: ({ seat }, names) => named(names.player(seat)),
  actionSlot: ({ slot }) => named(`le ${slotFr(slot)} emplacement d’action`, `${slotFr(slot)} emplacement`),
  restingSlot: ({ slot }) => named(`le ${slotFr(slot)} emplacement de défausse`, `${slotFr(slot)} emplacement`),
  researchSpace: ({ position }) => named(`la case ${position} de la piste de recherche`, `case ${position}`),
};

/** Returns the number in an id such as `mission3`. */
function numberOf(id: string): string {
  return id.replace(/^(?:mission|token)0*(\d+)$/, '$1');
}
