// A destroyed card can be used and come back (BSP-9, BSP-10). Random games seldom do that, and hardly ever both.
import { describe, expect, test } from 'vitest';
import type { Action, CardId, GameState } from '../../kit/pinned.ts';
import { hold, lay, player, table } from '../../kit/table.ts';
import { follow, type Mirror, mirrorOf } from './mirror.ts';

const { onTurn, played, rules } = table;

/** A game, and what somebody knows of it who follows the events. */
interface Followed {
  state: GameState;
  readonly mirror: Mirror;
}

/** Seat 0 holds a card and may destroy it for either space; other cards lie face up, and the tile for energy. */
function holding(card: CardId): Followed {
  const tracks = { skymine: 'A1', minerva: 'B1', astrogo: 'C1', tawac: 'E2' } as const;
  const state = onTurn(
    (draft) => {
      hold(draft, 0, card);
      lay(draft, 0, 'diamond-carbon1', 'diamond-energy1', 'B09', 'B15');
      Object.assign(player(draft, 0), { coins: 2, tiles: [{ tile: 'energyTile', used: false, on: null }] });
      player(draft, 0).bonuses.tawac = 2;
    },
    { players: ['Melanie', 'Antoine'], tracks },
  );
  return { state, mirror: mirrorOf(state) };
}

/** Plays an action; whoever follows its events must know the table then. */
function step(game: Followed, action: Action): void {
  const { state, events } = played(game.state, action);
  game.state = state;
  follow(game.mirror, events);
  expect(game.mirror).toEqual(mirrorOf(state));
}

/** Answers what an action asks, with a stop or the first thing possible, until a decision of some kind is open. */
function answerUntil(game: Followed, ...kinds: readonly string[]): void {
  for (;;) {
    const [prompt] = rules.pending(game.state);
    if (prompt === undefined || kinds.includes(prompt.kind)) return;
    const options = rules.legalActions(game.state, prompt.seat);
    const action = options.find(({ type }) => type === 'stop') ?? options[0];
    if (action === undefined) throw new Error('no option');
    step(game, action);
  }
}

/** Everybody passes; then seat 0 plans one card, it is turned up, and seat 0 begins. */
function planForNextRound(game: Followed, card: CardId): void {
  for (const seat of [1, 0]) {
    step(game, { type: 'pass', seat });
    answerUntil(game, 'turn', 'planning');
  }
  step(game, { type: 'planCard', seat: 0, card, slot: 1 });
  for (const seat of [0, 1]) step(game, { type: 'confirmPlan', seat });
}

const ACTS: readonly (readonly [CardId, Action])[] = [
  ['diamond-carbon2', { type: 'useResources', seat: 0, cards: ['diamond-carbon2'] }],
  ['diamond-energy2', { type: 'useEnergy', seat: 0, company: 'skymine' }],
  ['B11', { type: 'useScientist', seat: 0, card: 'B11' }],
  ['A09', { type: 'useFieldScientist', seat: 0, card: 'A09' }],
];

describe.each(ACTS)('events of the destroyed card %s', (card, act) => {
  const take: Action = { type: 'takeDestroyedCard', seat: 0, card };
  const WAYS = [
    ['BSP-9 its action alone', 'tawac1', [act]],
    ['BSP-10 AMB-TRACK-9 its action, then back into the hand', 'tawac2', [act, take]],
    ['BSP-10 AMB-TRACK-9 back into the hand, then its action', 'tawac2', [take, act]],
  ] as const;

  test.each(WAYS)('%s: nothing of the action area is turned down', (_way, space, parts) => {
    const game = holding(card);
    step(game, { type: 'placeBonusMarker', seat: 0, space, destroy: card });
    for (const part of parts) {
      answerUntil(game, 'salvage');
      step(game, part);
    }
    answerUntil(game, 'turn');
    expect(game.mirror.players[0]?.used).toEqual([]);
  });

  test('BSP-10 ROUND-11 it is turned down in the next round, when it comes out of the action area', () => {
    const game = holding(card);
    step(game, { type: 'placeBonusMarker', seat: 0, space: 'tawac2', destroy: card });
    step(game, take);
    step(game, act);
    answerUntil(game, 'turn');
    planForNextRound(game, card);
    step(game, act);
    expect(game.mirror.players[0]?.used).toEqual([card]);
  });
});
