import type { Company } from '../../components/ids.ts';
import { BOARD_SPACES, COMPANIES, PERSONAL_SPACES } from '../../components/ids.ts';
import { quoted } from '../../input/text.ts';
import type { RefusalLocale } from '../names.ts';
import { named } from '../names.ts';
import { plain } from '../parts.ts';
import { isPrintedPlan } from '../printedPlan.ts';
import { COMPANIES_EN, columnEn, MENACES_EN, SPACES_EN, slotEn, TILES_EN } from './words.ts';

const short = (company: Company): string => COMPANIES_EN[company].short;

/** Names of everything that a reference can point to. */
export const THINGS_EN: RefusalLocale['things'] = {
  card: ({ card }, names) => {
    const { action, share } = names.box.card(card);
    if (action.kind === 'share' && share !== null)
      return named(`the ${short(share)} share card`, `${short(share)} share card`);
    const face = plain(names.action(action));
    return action.kind === 'fieldScientist' ? named(`the ${face}`, face) : named(face);
  },
  plan: ({ plan }, { box }) => {
    const special = box.find.specialPlan(plan);
    if (special !== undefined) return named(`special plan ${special.round}`, String(special.round));
    const number = plan.replace('plan', '');
    return isPrintedPlan(box, plan) ? named('the starting plan', 'start') : named(`plan ${number}`, number);
  },
  token: ({ token }) => named(`starting ${numberOf(token)}`, numberOf(token)),
  tile: ({ tile }) => TILES_EN[tile],
  mission: ({ mission }) => named(numberOf(mission)),
  task: ({ mission, column: index }) =>
    named(`the ${columnEn(index)} task of ${numberOf(mission)}`, `${columnEn(index)} task`),
  menace: ({ menace }) => MENACES_EN[menace],
  lunaCard: ({ lunaCard }) => named(`Luna card ${lunaCard}`, lunaCard),
  company: ({ company }) => COMPANIES_EN[company],
  trackSpace: ({ company, space }) => named(`space ${space} of the ${short(company)} track`, `space ${space}`),
  column: ({ company, column: index }) =>
    named(`the ${columnEn(index)} column of the ${short(company)} station`, `${columnEn(index)} column`),
  sector: ({ sector }) => named(`sector ${sector}`, String(sector)),
  asteroid: ({ asteroid }) => named(`asteroid ${asteroid}`, String(asteroid)),
  outpostSpace: ({ asteroid, space }) => named(`space ${space + 1} of asteroid ${asteroid}`, String(asteroid)),
  shuttleSpace: ({ shuttleSpace }) => named(`shuttle space ${shuttleSpace}`, String(shuttleSpace)),
  bonusSpace: ({ space }, names) => {
    const owner = (PERSONAL_SPACES as readonly string[]).indexOf(space);
    if (owner >= 0) {
      const possessive = owner === names.listener ? 'your' : `${names.player(owner)}'s`;
      return named(`${possessive} personal bonus space`, 'personal space');
    }
    const board = BOARD_SPACES.find((each) => each === space);
    if (board !== undefined) return SPACES_EN[board];
    const company = COMPANIES.find((each) => space.startsWith(each));
    if (company === undefined) return named(quoted(space));
    const level = space.endsWith('1') ? 'first' : 'second';
    return named(`the ${level} bonus space of the ${short(company)} track`, `${level} ${short(company)} space`);
  },
  displaySlot: ({ slot }) => named(`display slot ${slot}`, `slot ${slot}`),
  displaySpace: ({ space }) => named(`space ${space + 1} of the research display`, `space ${space + 1}`),
  seat: ({ seat }, names) => named(names.player(seat)),
  actionSlot: ({ slot }) => named(`the ${slotEn(slot)} action slot`, `${slotEn(slot)} slot`),
  restingSlot: ({ slot }) => named(`the ${slotEn(slot)} resting slot`, `${slotEn(slot)} slot`),
  researchSpace: ({ position }) => named(`space ${position} of the research track`, `space ${position}`),
};

/** Returns a numbered id in readable form: `mission 3` for `mission3`. */
function numberOf(id: string): string {
  return id.replace(/0*(\d+)$/, ' $1');
}
