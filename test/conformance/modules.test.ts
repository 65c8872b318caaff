import { describe, expect, test } from 'vitest';
import { alone, claim, claimable, missionTable, onTurn, statusOf } from '../kit/missions.ts';
import type { Action, GameState } from '../kit/pinned.ts';
import { at, coinsIn, edited, hold, lawful, lay, player } from '../kit/table.ts';

describe('EXM-16 completing a mission', () => {
  /** The middle task requires 7 of one resource. A scientist and an energy card meet the others. */
  const [easy, middle] = [
    { kind: 'scientists', count: 1 },
    { kind: 'oneResource', total: 7 },
  ] as const;
  const cards = lawful(missionTable([easy, middle, { kind: 'energy', total: 3 }]));
  const use = (card: string): Action => ({ type: 'useFieldScientist', seat: 0, card });

  /** All other seats have passed, and the first turn is over. */
  const secondTurn = (): GameState =>
    cards.act(
      onTurn(
        ['mission1'],
        alone(0, (draft) => {
          lay(draft, 0, 'A09', 'B06', 'A06', 'B13', 'B14'); // 4 + 3 titanium
          Object.assign(player(draft, 0), { coins: 0, helium: 8, upload: 5 }); // all five action slots are ON
        }),
        {},
        cards,
      ),
      use('A09'),
      { type: 'stop', seat: 0 },
    );

  test('EXM-16 the middle task: 2 coins, the middle marker, attached', () => {
    const start = secondTurn();
    const { state, events } = cards.played(start, claim('mission1', 1));
    expect(coinsIn(events, 0)).toBe(2);
    expect(at(state, 0).oneTimeMarkers).toBe(1);
    expect(statusOf(state, 0)).toEqual({ mission: 'mission1', columns: [true, false, true] });
  });

  test('EXM-16 two more in the next turn: 4 coins, two markers, and the card is the personal bonus space', () => {
    const attached = cards.act(secondTurn(), claim('mission1', 1), use('B13'));
    const start = withCards(attached);
    expect(claimable(start)).toEqual(['mission1:0', 'mission1:2']);
    const first = cards.played(start, claim('mission1', 0));
    const second = cards.played(first.state, claim('mission1', 2));
    expect(coinsIn(first.events, 0) + coinsIn(second.events, 0)).toBe(4);
    expect(at(second.state, 0).oneTimeMarkers).toBe(3);
    expect(second.events).toContainEqual({ type: 'missionCompleted', seat: 0, mission: 'mission1', first: true });

    const later = cards.act(second.state, use('B14'));
    const { coins, tracks } = at(later, 0);
    const placed = cards.act(later, { type: 'placeBonusMarker', seat: 0, space: 'personal0', oneTime: true });
    expect(at(placed, 0).coins).toBe(coins - 1);
    const done = cards.act(placed, { type: 'advanceSteps', seat: 0, company: 'tawac', steps: 3 });
    expect(at(done, 0).tracks).toEqual({ ...tracks, tawac: tracks.tawac + 3 });
  });

  /** A scientist and an energy card replace the used cards. */
  function withCards(state: GameState): GameState {
    return edited(state, (draft) => {
      hold(draft, 0, 'A09', 'B13');
      lay(draft, 0, 'A08', 'B08');
    });
  }
});
