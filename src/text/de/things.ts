import type { Company } from '../../components/ids.ts';
import { BOARD_SPACES, COMPANIES, PERSONAL_SPACES } from '../../components/ids.ts';
import { printable } from '../../input/text.ts';
import type { RefusalLocale } from '../names.ts';
import { named } from '../names.ts';
import { plain } from '../parts.ts';
import { isPrintedPlan } from '../printedPlan.ts';
import { ending } from './grammar.ts';
import { COMPANIES_DE, columnDe, MENACES_DE, SPACES_DE, slotDe, TILES_DE } from './words.ts';

const short = (company: Company): string => COMPANIES_DE[company].short;

/** Names, in the nominative, of everything that a reference can point to. */
export const THINGS_DE: RefusalLocale['things'] = {
  card: ({ card }, names) => {
    const { action, share } = names.box.card(card);
    if (action.kind === 'share' && share !== null)
      return named(`die ${short(share)}-Anteilskarte`, `${short(share)}-Anteilskarte`);
    const face = plain(names.action(action));
    return named(`die Karte „${face}“`, face);
  },
  plan: ({ plan }, { box }) => {
    const special = box.find.specialPlan(plan);
    if (special !== undefined) return named(`das Spezialplättchen ${special.round}`, String(special.round));
    const number = plan.replace('plan', '');
    return isPrintedPlan(box, plan)
      ? named('das aufgedruckte Forschungsplättchen', 'Start')
      : named(`das Forschungsplättchen ${number}`, number);
  },
  token: ({ token }) => named(`das Startplättchen ${numberOf(token)}`, `Startplättchen ${numberOf(token)}`),
  tile: ({ tile }) => TILES_DE[tile],
  mission: ({ mission }) => named(`Mission ${numberOf(mission)}`),
  task: ({ mission, column: index }) =>
    named(`die ${columnDe(index)} Aufgabe von Mission ${numberOf(mission)}`, `${columnDe(index)} Aufgabe`),
  menace: ({ menace }) => MENACES_DE[menace],
  lunaCard: ({ lunaCard }) => named(`die Luna-Karte ${lunaCard}`, lunaCard),
  company: ({ company }) => COMPANIES_DE[company],
  trackSpace: ({ company, space }) => named(`Feld ${space} der ${short(company)}-Leiste`, `Feld ${space}`),
  column: ({ company, column: index }) =>
    named(`die ${columnDe(index)} Spalte der ${short(company)}-Station`, `${columnDe(index)} Spalte`),
  sector: ({ sector }) => named(`Sektor ${sector}`, String(sector)),
  asteroid: ({ asteroid }) => named(`Asteroid ${asteroid}`, String(asteroid)),
  outpostSpace: ({ asteroid, space }) => named(`Feld ${space + 1} von Asteroid ${asteroid}`, String(asteroid)),
  shuttleSpace: ({ shuttleSpace }) => named(`Shuttle-Feld ${shuttleSpace}`, String(shuttleSpace)),
  bonusSpace: ({ space }, names) => {
    const owner = (PERSONAL_SPACES as readonly string[]).indexOf(space);
    if (owner >= 0) {
      const full = `das persönliche Bonusfeld von ${names.player(owner)}`;
      return named(owner === names.listener ? 'dein persönliches Bonusfeld' : full, 'persönliches Feld');
    }
    const board = BOARD_SPACES.find((each) => each === space);
    if (board !== undefined) return SPACES_DE[board];
    const company = COMPANIES.find((each) => space.startsWith(each));
    if (company === undefined) return named(`„${printable(space)}“`);
    const level = space.endsWith('1') ? 'erste' : 'zweite';
    return named(`das ${level} Bonusfeld der ${short(company)}-Leiste`, `${level}s ${short(company)}-Feld`);
  },
  displaySlot: ({ slot }) => named(`Platz ${slot} der Kartenauslage`, `Platz ${slot}`),
  displaySpace: ({ space }) => named(`Feld ${space + 1} der Forschungsauslage`, `Feld ${space + 1}`),
  seat: ({ seat }, names) => named(names.player(seat)),
  actionSlot: ({ slot }) => named(`der ${slotDe(slot)} Aktionsslot`, `${ending(slotDe(slot), 'r')} Slot`),
  restingSlot: ({ slot }) => named(`der ${slotDe(slot)} Sammel-Slot`, `${ending(slotDe(slot), 'r')} Slot`),
  researchSpace: ({ position }) => named(`Feld ${position} der Forschungsleiste`, `Feld ${position}`),
};

/** Returns the number in an id such as `mission3`. */
function numberOf(id: string): string {
  return id.replace(/^(?:mission|token)0*(\d+)$/, '$1');
}
