// Component sets so poor that every game can be played. The default set gives the pieces; prices and limits make most
// of them useless. The rulebook fixes the number of cards, so all but a few are destroyed before the first plan.

import type {
  CardAction,
  Company,
  Content,
  CreateGameOptions,
  GameDraft,
  Rules,
  Task,
  WholeState,
} from '../../src/entries/index.ts';
import { COMPANIES, createRules, defaultContent, LUNA_EDITIONS } from '../../src/entries/index.ts';
import { chooseRandomly, drawFor } from '../../src/entries/testing.ts';
import { must } from '../kit/must.ts';
import { completeDeal } from './options.ts';

export interface TinyWorld {
  readonly name: string;
  readonly options: Partial<CreateGameOptions>;
  readonly rounds: number;
  /** Cards in each hand at the first planning phase. */
  readonly hand: readonly CardAction['kind'][];
  /** Resting decks of one card each. All others are empty. */
  readonly decks: number;
  readonly markers: number;
  /** Companies whose tracks and outposts can be used. All other outposts are gone, and all other markers blocked. */
  readonly companies: readonly Company[];
  /** Changes to the component set. */
  readonly content?: (content: Content) => Partial<Content>;
}

/** More than any player can pay. */
const IMPOSSIBLE = 20;

export function tinyContent({ name, rounds, markers, content }: TinyWorld): Content {
  const { figures, tracks, spaces, menaces, slotCosts } = defaultContent;
  const base: Content = {
    ...defaultContent,
    id: `tiny-${name}`,
    figures: {
      ...figures,
      rounds,
      bonusMarkers: [markers, markers, markers, markers],
      planPrices: { A: IMPOSSIBLE, B: IMPOSSIBLE, C: IMPOSSIBLE },
      specialPlanPrice: IMPOSSIBLE,
      missionCoins: 0,
      personalSpace: { ...figures.personalSpace, cost: IMPOSSIBLE },
    },
    slotCosts: slotCosts.map(() => IMPOSSIBLE),
    tracks: tracks.map((track) => ({
      ...track,
      shares: [0, 1, 1],
      barriers: [{ before: 2, cost: IMPOSSIBLE }],
      thresholds: track.thresholds.map((threshold, index) => ({ ...threshold, at: index + 1 })),
    })),
    spaces: spaces.map((space) => {
      if (space.id === 'firstPlayer') return space;
      // BON-11: a tile costs 1 or 2 coins.
      return { ...space, terms: { ...space.terms, cost: space.group === 'tile' ? 2 : IMPOSSIBLE } };
    }),
    menaces: menaces.map((menace) => ({
      ...menace,
      consequence:
        menace.consequence.kind === 'endAfterRound' ? { kind: 'endAfterRound', round: 1 } : menace.consequence,
    })),
  };
  return { ...base, ...content?.(base) };
}

/** Returns the rules of a world and its first planning phase. */
export function tinyGame(world: TinyWorld): { readonly rules: Rules; readonly state: WholeState } {
  const content = tinyContent(world);
  const rules = createRules(content);
  const draw = drawFor(`skymines/tiny/${world.name}`);
  const base = {
    players: ['Ana', 'Ben'],
    seed: 'tiny',
    startingTokens: 'recommended',
    missions: false,
    luna: null,
    ...world.options,
  } as const;
  let state = rules.createGame({ ...base, ...completeDeal(draw, content, base) });
  while (state.stack.at(-1)?.kind !== 'planning') {
    state = rules.reduce(state, chooseRandomly(draw, rules.legalActions(state)));
  }
  const edited = rules.editGame(state as WholeState, (draft) => impoverish(content, draft, world));
  if (!edited.ok) throw new Error(JSON.stringify(edited.problems));
  return { rules, state: edited.state as WholeState };
}

function impoverish(content: Content, draft: GameDraft, world: TinyWorld): void {
  destroyCards(content, draft, world);
  for (const company of COMPANIES) if (!world.companies.includes(company)) close(draft, company);
}

/** Leaves each player a few cards. */
function destroyCards({ cards }: Content, draft: GameDraft, { hand, decks }: TinyWorld): void {
  for (const [seat, player] of draft.players.entries()) {
    if (seat === draft.luna?.seat) continue;
    const all = [...player.hand, ...player.resting.flat()];
    const kindOf = (id: string) => cards.find((card) => card.id === id)?.action.kind;
    const take = (index: number): string => must(all.splice(index, 1)[0]);
    player.hand = hand.map((kind) => take(all.findIndex((id) => kindOf(id) === kind)));
    player.resting = player.resting.map((_, slot) => (slot >= 1 && slot <= decks ? [take(0)] : []));
    player.coins = 1;
    draft.destroyed.push(...all);
  }
}

/** Removes the pieces of a company, and moves its markers in front of the barrier. */
function close({ players, stations, removed, belt }: GameDraft, company: Company): void {
  for (const player of players) player.tracks[company] = 1;
  for (const [index, column] of stations[company].entries()) {
    const isShuttles = belt !== null && index === 1;
    if (isShuttles) belt.removedShuttles[company] += column.pieces;
    else removed[company] += column.pieces;
    column.pieces = 0;
  }
}

const [FIRST, SECOND] = LUNA_EDITIONS;
const ONE: readonly Company[] = ['skymine'];
const ALONE = { players: ['Ana'], luna: { level: 0, edition: FIRST } } as const;
const CARD: Task = { kind: 'oneResource', total: 1 };
const STEP: Task = { kind: 'trackStepsInOneAction', steps: 1 };
const ENTERED: Task = { kind: 'expansionsInOneAction', count: 1 };

const easyMissions = ({ missions }: Content): Partial<Content> => ({
  missions: missions.map((mission) => ({ ...mission, tasks: [CARD, STEP, ENTERED] })),
});

/** From the smallest tree to the largest. */
// biome-ignore format: one world per line.
export const TINY_WORLDS: readonly TinyWorld[] = [
  { name: 'missions', options: { ...ALONE, missions: true }, rounds: 1, hand: ['resource'], decks: 0, markers: 0, companies: ONE, content: easyMissions },
  { name: 'markers', options: {}, rounds: 2, hand: [], decks: 0, markers: 1, companies: ONE },
  { name: 'luna', options: ALONE, rounds: 2, hand: ['resource'], decks: 1, markers: 0, companies: ONE },
  { name: 'duel', options: {}, rounds: 2, hand: ['resource'], decks: 0, markers: 0, companies: ONE },
  { name: 'belt', options: { board: 'belt' }, rounds: 1, hand: ['energy'], decks: 0, markers: 0, companies: ONE },
  { name: 'lunaBelt', options: { ...ALONE, board: 'belt', luna: { level: 0, edition: SECOND } }, rounds: 2, hand: ['energy'], decks: 0, markers: 0, companies: ONE },
];
