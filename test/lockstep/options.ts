// Options of random games in which nothing is left to chance: both implementations lay out the same game.

import { type Draw, pickOne } from '../../src/engine/random.ts';
import type { Content, CreateGameOptions, TrackId } from '../../src/entries/index.ts';
import { COMPANIES, LUNA_EDITIONS, MENACE_IDS, perCompany, SUPPLEMENT_SHARES } from '../../src/entries/index.ts';
import { must } from '../kit/must.ts';

/** `docs/public/perft.json` and the test vectors depend on this order of draws. */
function shuffled<T>(draw: Draw, list: readonly T[]): T[] {
  const rest = [...list];
  return list.map(() => must(rest.splice(Math.floor(draw() * rest.length), 1)[0]));
}

/** More shuffles of Luna's cards than any game has. */
const SHUFFLES = 40;
const MAX_SEATS = 4;

/** Returns options of any kind of game, with a complete deal of the component set. */
export function dealtOptions(draw: Draw, content: Content): CreateGameOptions {
  const often = (share: number): boolean => draw() < share;
  const hasLuna = often(0.4);
  const people = hasLuna ? 1 + Math.floor(draw() * (MAX_SEATS - 1)) : 2 + Math.floor(draw() * (MAX_SEATS - 1));
  const isBelt = often(0.5);
  const base = {
    players: ['Ada', 'Ben', 'Cleo', 'Dev'].slice(0, people),
    seed: 'lockstep',
    startingTokens: often(0.7) ? 'choose' : 'recommended',
    missions: often(0.6),
    luna: hasLuna ? { level: Math.floor(draw() * 9), edition: pickOne(draw, LUNA_EDITIONS) } : null,
  } as const;
  return {
    ...base,
    constrainedSlots: often(0.2),
    board: isBelt ? 'belt' : 'moon',
    menace: isBelt && often(0.8) && pickOne(draw, MENACE_IDS),
    chapter3: !isBelt && often(0.2),
    switches: {
      discountNeedsPurePayment: often(0.2),
      specialPlanOnNoASpace: often(0.2),
      restingSlotsFollowOn: often(0.2),
      shareCardsMayBeDestroyed: often(0.2),
      lunaTakesSupplement: pickOne(draw, SUPPLEMENT_SHARES),
    },
    ...completeDeal(draw, content, base),
  };
}

/** Orders every pile of the game, and fixes its tracks and its first player. */
export function completeDeal(
  draw: Draw,
  content: Content,
  { players, startingTokens, missions, luna }: CreateGameOptions,
): Pick<CreateGameOptions, 'tracks' | 'firstPlayer' | 'deal'> {
  const ids = (list: readonly { readonly id: string }[]): string[] =>
    shuffled(
      draw,
      list.map(({ id }) => id),
    );
  const { cards, tokens } = content;
  const ofGrade = (grade: number) => content.luna.cards.filter((card) => card.grade === grade);
  const boards = shuffled(draw, ['A', 'B', 'C', 'D', 'E']);
  const trackOf = (board: string | undefined) => `${board}${draw() < 0.5 ? 1 : 2}` as TrackId;
  return {
    tracks: perCompany((company) => trackOf(boards[COMPANIES.indexOf(company)])),
    firstPlayer: Math.floor(draw() * players.length),
    deal: {
      cards: ids(cards.filter(({ letter }) => letter !== null)),
      plans: ids(content.plans),
      ...(startingTokens === 'choose' && { tokens: ids(tokens).slice(0, 2 * players.length) }),
      ...(missions === true && { missions: ids(content.missions) }),
      ...(luna && {
        lunaDeck: ids(ofGrade(1)),
        lunaGradeTwo: ids(ofGrade(2)),
        lunaToken: ids(tokens),
        lunaShuffles: Array.from({ length: SHUFFLES }, () => ids(content.luna.cards)),
      }),
    },
  };
}
