import type { Content, StartingToken } from '../components/content.ts';
import type { Effect, Requirement } from '../components/effects.ts';
import { astrogo, coins, helium, minerva, research, skymine, tawac } from './boards.ts';
import { STARTING_CARDS } from './cards.ts';
import { carbon, energy, minerals, ofOne, titanium } from './plans.ts';

type Icon = keyof typeof STARTING_CARDS;

type Row = readonly [
  cards: readonly [Icon, Icon, Icon],
  bonus: readonly Effect[],
  requirements: readonly Requirement[],
  reward: readonly Effect[],
];

// biome-ignore format: one token per line.
const ROWS: readonly Row[] = [
  [['carbon2', 'minerals1', 'energy1'], [skymine(2), astrogo(1)], [minerals(2)], [helium(2)]],
  [['minerals2', 'titanium1', 'scientist1'], [helium(1), skymine(1), minerva(1)], [carbon(3)], [astrogo(1), coins(1)]],
  [['titanium2', 'carbon1', 'energy1'], [helium(2), tawac(2)], [titanium(1)], [coins(2)]],
  [['energy2', 'carbon1', 'minerals1'], [minerva(2), tawac(1)], [carbon(2)], [skymine(1)]],
  [['carbon2', 'titanium1', 'scientist1'], [helium(1), astrogo(1), tawac(1)], [energy(3)], [minerva(1), helium(1)]],
  [['minerals2', 'carbon1', 'energy1'], [helium(2), skymine(2)], [ofOne(2)], [coins(2)]],
  [['titanium2', 'minerals1', 'scientist1'], [astrogo(2), skymine(1)], [energy(2)], [tawac(1)]],
  [['energy2', 'titanium1', 'minerals1'], [helium(1), minerva(2)], [carbon(1), minerals(2)], [coins(3)]],
  [['carbon2', 'titanium1', 'energy1'], [helium(2), astrogo(2)], [titanium(2)], [helium(2)]],
  [['minerals2', 'carbon1', 'scientist1'], [tawac(2), minerva(1)], [titanium(1), energy(1)], [research(2)]],
];

/**
 * The ten starting research tokens. Their number and parts are known (CF-SETUP-5, CF-SETUP-13), and the helium-3 part
 * of the bonus is known to be 0, 1 or 2 steps. The contents are reconstructed with about equal value: the resting
 * cards of each token have a total value of 4, tokens with fewer track steps give more helium-3 or a better plan, and
 * the six remaining starting cards can meet the plan's requirement.
 */
export const TOKENS: readonly StartingToken[] = ROWS.map(([icons, bonus, requirements, reward], index) => ({
  id: `token${String(index + 1).padStart(2, '0')}`,
  cards: icons.map((icon) => STARTING_CARDS[icon][0]),
  bonus,
  plan: { requirements, reward },
  sources: { rest: 'reconstructed' },
}));

/**
 * Set-up for the first game. The tracks come from the rulebook (SETUP-6). The tokens are in turn order. The four in the
 * rulebook cannot be identified (AMB-SETUP-1), so these are reconstructed, one for each company.
 */
export const RECOMMENDED: Content['recommended'] = {
  tracks: { skymine: 'A1', minerva: 'B1', astrogo: 'C1', tawac: 'D1' },
  tokens: ['token06', 'token08', 'token09', 'token03'],
};
