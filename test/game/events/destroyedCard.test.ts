// A destroyed card can be used and even taken back (BSP-9, BSP-10), which is rare in random games, especially both
// together.
import { describe, expect, test } from 'vitest';
import type { Action, CardId, GameState } from '../../kit/pinned.ts';
import { hold, lay, player, table } from '../../kit/table.ts';
import { follow, type Mirror, mirrorOf } from './mirror.ts';

const { onTurn, played, rules } = table;

/** A game, and a mirror that is built from its events alone. */
interface Followed {
  state: GameState;
  readonly mirror: Mirror;
}

/** Seat 0 has a card that can be destroyed for either space, other face-up cards, and the energy tile. */
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

/** Plays an action and checks the mirror against the table. */
function step(game: Followed, action: Action): void {
  const { state, events } = played(game.state, action);
  game.state = state;
  follow(game.mirror, events);
  expect(game.mirror).toEqual(mirrorOf(state));
}

/** Answers follow-up decisions with `stop` or the first option, until a given decision is open. */
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

/** All seats pass; then seat 0 plans one card, which is revealed, and starts. */
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

  test.each(WAYS)('%s: turns nothing in the action area face down', (_way, space, parts) => {
    const game = holding(card);
    step(game, { type: 'placeBonusMarker', seat: 0, space, destroy: card });
    for (const part of parts) {
      answerUntil(game, 'salvage');
      step(game, part);
    }
    answerUntil(game, 'turn');
    expect(game.mirror.players[0]?.used).toEqual([]);
  });

  test('BSP-10 ROUND-11 turns the card face down in the next round, when it is used from the action area', () => {
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
