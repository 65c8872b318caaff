import type { CardAction, Content, StartingToken } from '../components/content.ts';
import type { Effect } from '../components/effects.ts';
import { coins, helium, research, track } from './boards.ts';
import { carbon, energy, minerals, ofOne, plan, titanium } from './plans.ts';

/** Starting cards that a token can show. */
const ICONS = {
  carbon1: { kind: 'resource', resource: 'carbon', value: 1 },
  carbon2: { kind: 'resource', resource: 'carbon', value: 2 },
  minerals1: { kind: 'resource', resource: 'minerals', value: 1 },
  minerals2: { kind: 'resource', resource: 'minerals', value: 2 },
  titanium1: { kind: 'resource', resource: 'titanium', value: 1 },
  titanium2: { kind: 'resource', resource: 'titanium', value: 2 },
  energy1: { kind: 'energy', value: 1 },
  energy2: { kind: 'energy', value: 2 },
  scientist: { kind: 'scientist', points: 1 },
} as const satisfies Record<string, CardAction>;
type Icon = keyof typeof ICONS;

const token = (
  number: number,
  icons: readonly [Icon, Icon, Icon],
  bonus: readonly Effect[],
  printed: StartingToken['plan'],
): StartingToken => ({
  id: `token${String(number).padStart(2, '0')}`,
  cards: icons.map((icon) => ICONS[icon]),
  bonus,
  plan: printed,
  sources: { rest: 'reconstructed' },
});

/**
 * The ten starting research tokens. Their number and parts are known (CF-SETUP-5, CF-SETUP-13), and the helium-3 part
 * of the bonus is known to be 0, 1 or 2 steps. The contents are reconstructed with about equal value: the resting
 * cards of each token have a total value of 4, tokens with fewer track steps give more helium-3 or a better plan, and
 * the six remaining starting cards can meet the plan's requirement.
 */
export const TOKENS: readonly StartingToken[] = [
  token(
    1,
    ['carbon2', 'minerals1', 'energy1'],
    [track('skymine', 2), track('astrogo', 1)],
    plan([minerals(2)], [helium(2)]),
  ),
  token(
    2,
    ['minerals2', 'titanium1', 'scientist'],
    [helium(1), track('skymine', 1), track('minerva', 1)],
    plan([carbon(3)], [track('astrogo', 1), coins(1)]),
  ),
  token(3, ['titanium2', 'carbon1', 'energy1'], [helium(2), track('tawac', 2)], plan([titanium(1)], [coins(2)])),
  token(
    4,
    ['energy2', 'carbon1', 'minerals1'],
    [track('minerva', 2), track('tawac', 1)],
    plan([carbon(2)], [track('skymine', 1)]),
  ),
  token(
    5,
    ['carbon2', 'titanium1', 'scientist'],
    [helium(1), track('astrogo', 1), track('tawac', 1)],
    plan([energy(3)], [track('minerva', 1), helium(1)]),
  ),
  token(6, ['minerals2', 'carbon1', 'energy1'], [helium(2), track('skymine', 2)], plan([ofOne(2)], [coins(2)])),
  token(
    7,
    ['titanium2', 'minerals1', 'scientist'],
    [track('astrogo', 2), track('skymine', 1)],
    plan([energy(2)], [track('tawac', 1)]),
  ),
  token(
    8,
    ['energy2', 'titanium1', 'minerals1'],
    [helium(1), track('minerva', 2)],
    plan([carbon(1), minerals(2)], [coins(3)]),
  ),
  token(9, ['carbon2', 'titanium1', 'energy1'], [helium(2), track('astrogo', 2)], plan([titanium(2)], [helium(2)])),
  token(
    10,
    ['minerals2', 'carbon1', 'scientist'],
    [track('tawac', 2), track('minerva', 1)],
    plan([titanium(1), energy(1)], [research(2)]),
  ),
];

/**
 * Set-up for the first game. The tracks come from the rulebook (SETUP-6). The tokens are in turn order. The four in the
 * rulebook cannot be identified (AMB-SETUP-1), so these are reconstructed, one for each company.
 */
export const RECOMMENDED: Content['recommended'] = {
  tracks: { skymine: 'A1', minerva: 'B1', astrogo: 'C1', tawac: 'D1' },
  tokens: ['token06', 'token08', 'token09', 'token03'],
};
