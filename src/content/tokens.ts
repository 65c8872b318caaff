import type { Content, StartingToken } from '../components/content.ts';
import type { Effect, Requirement } from '../components/effects.ts';
import { coins, helium, research, track } from './boards.ts';
import { STARTING_CARDS } from './cards.ts';
import { carbon, energy, minerals, ofOne, titanium } from './plans.ts';

type Icon = keyof typeof STARTING_CARDS;

/** Creates a token: its number, the starting cards that it shows, its bonus, and its plan. */
const token = (
  number: number,
  icons: readonly [Icon, Icon, Icon],
  bonus: readonly Effect[],
  requirements: readonly Requirement[],
  reward: readonly Effect[],
): StartingToken => ({
  id: `token${String(number).padStart(2, '0')}`,
  cards: icons.map((icon) => STARTING_CARDS[icon][0]),
  bonus,
  plan: { requirements, reward },
  sources: { rest: 'reconstructed' },
});

/**
 * The ten starting research tokens. Their number and parts are known (CF-SETUP-5, CF-SETUP-13), and the helium-3 part
 * of the bonus is known to be 0, 1 or 2 steps. The contents are reconstructed with about equal value: the resting
 * cards of each token have a total value of 4, tokens with fewer track steps give more helium-3 or a better plan, and
 * the six remaining starting cards can meet the plan's requirement.
 */
export const TOKENS: readonly StartingToken[] = [
  token(1, ['carbon2', 'minerals1', 'energy1'], [track('skymine', 2), track('astrogo', 1)], [minerals(2)], [helium(2)]),
  token(
    2,
    ['minerals2', 'titanium1', 'scientist1'],
    [helium(1), track('skymine', 1), track('minerva', 1)],
    [carbon(3)],
    [track('astrogo', 1), coins(1)],
  ),
  token(3, ['titanium2', 'carbon1', 'energy1'], [helium(2), track('tawac', 2)], [titanium(1)], [coins(2)]),
  token(
    4,
    ['energy2', 'carbon1', 'minerals1'],
    [track('minerva', 2), track('tawac', 1)],
    [carbon(2)],
    [track('skymine', 1)],
  ),
  token(
    5,
    ['carbon2', 'titanium1', 'scientist1'],
    [helium(1), track('astrogo', 1), track('tawac', 1)],
    [energy(3)],
    [track('minerva', 1), helium(1)],
  ),
  token(6, ['minerals2', 'carbon1', 'energy1'], [helium(2), track('skymine', 2)], [ofOne(2)], [coins(2)]),
  token(
    7,
    ['titanium2', 'minerals1', 'scientist1'],
    [track('astrogo', 2), track('skymine', 1)],
    [energy(2)],
    [track('tawac', 1)],
  ),
  token(
    8,
    ['energy2', 'titanium1', 'minerals1'],
    [helium(1), track('minerva', 2)],
    [carbon(1), minerals(2)],
    [coins(3)],
  ),
  token(9, ['carbon2', 'titanium1', 'energy1'], [helium(2), track('astrogo', 2)], [titanium(2)], [helium(2)]),
  token(
    10,
    ['minerals2', 'carbon1', 'scientist1'],
    [track('tawac', 2), track('minerva', 1)],
    [titanium(1), energy(1)],
    [research(2)],
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
