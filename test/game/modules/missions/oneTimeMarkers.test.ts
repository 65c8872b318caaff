import { describe, expect, test } from 'vitest';
import { stop } from '../../../kit/actions.ts';
import { eventsOf } from '../../../kit/events.ts';
import { alone, claim, missionTable, onTurn, setStatus } from '../../../kit/missions.ts';
import type { BonusSpaceId, GameState, PlaceBonusMarker } from '../../../kit/pinned.ts';
import { createGame } from '../../../kit/pinned.ts';
import { nextRound, prompt } from '../../../kit/play.ts';
import { at, type Change, lay, player, refusal, table } from '../../../kit/table.ts';

const ordinary = (space: BonusSpaceId): PlaceBonusMarker => ({ type: 'placeBonusMarker', seat: 0, space });
const oneTime = (space: BonusSpaceId): PlaceBonusMarker => ({ ...ordinary(space), oneTime: true });

/** Seat 0 plays alone and has this many markers of each kind. */
function having(markers: number, oneTimeMarkers: number, change: Change = () => {}): GameState {
  return onTurn(
    ['mission2'],
    alone(0, (draft) => {
      Object.assign(player(draft, 0), { markers, oneTimeMarkers, coins: 5 });
      setStatus(draft, 0, 'mission2', oneTimeMarkers < 1, oneTimeMarkers < 2, oneTimeMarkers < 3);
      change(draft);
    }),
  );
}

describe('placing', () => {
  test('MISSION-15 a one-time marker is placed exactly like an ordinary one', () => {
    const state = having(1, 1, (draft) => lay(draft, 0, 'A01', 'A08'));
    const options = table.options(state, 'placeBonusMarker');
    const plain = options.filter((option) => option.oneTime === undefined);
    expect(plain.length).toBeGreaterThan(5);
    expect(options.filter((option) => option.oneTime)).toEqual(plain.map((each) => ({ ...each, oneTime: true })));
  });

  test('MISSION-15 a one-time marker works like an ordinary marker and leaves that one in the reserve', () => {
    const state = having(2, 2);
    const one = table.act(state, ordinary('scientistTile'));
    const other = table.act(state, oneTime('scientistTile'));
    expect(at(one, 0)).toMatchObject({ markers: 1, oneTimeMarkers: 2 });
    expect(at(other, 0)).toMatchObject({ markers: 2, oneTimeMarkers: 1 });
    expect({ ...at(other, 0), markers: 0, oneTimeMarkers: 0 }).toEqual({
      ...at(one, 0),
      markers: 0,
      oneTimeMarkers: 0,
    });
    expect(other.turns).toBe(state.turns + 1);
  });

  test('MISSION-15 a player with only one-time markers can still place one', () => {
    const state = having(0, 1);
    expect(refusal(state, ordinary('scientistTile'))).toEqual(['noMarker BON-1']);
    expect(refusal(state, oneTime('scientistTile'))).toEqual([]);
    expect(table.options(state, 'placeBonusMarker').every((option) => option.oneTime)).toBe(true);
  });

  test('MISSION-15 rejects a one-time marker when the reserve has none; those on the status card do not count', () => {
    const state = having(2, 0);
    expect(refusal(state, oneTime('scientistTile'))).toEqual(['noOneTimeMarker MISSION-15']);
    expect(table.options(state, 'placeBonusMarker').some((option) => option.oneTime)).toBe(false);
  });

  test('MISSION-15 a game without missions has no one-time markers', () => {
    expect(refusal(table.onTurn(), oneTime('purchase'))).toEqual(['noOneTimeMarker MISSION-15']);
  });

  test('MISSION-15 a one-time marker blocks the space for all players until the end of the round', () => {
    const state = table.act(having(2, 1), oneTime('scientistTile'));
    expect(refusal(state, ordinary('scientistTile'))).toEqual(['spaceOccupied BON-4']);
  });

  test('MISSION-15 a one-time marker can be placed on your own personal space', () => {
    const state = having(0, 3);
    expect(refusal(state, oneTime('personal0'))).toEqual([]);
  });
});

describe('the next preparation phase', () => {
  test('MISSION-15 a placed one-time marker leaves the game and an ordinary one returns', () => {
    const state = table.act(having(2, 2), ordinary('energyTile'), oneTime('scientistTile'));
    expect(at(state, 0)).toMatchObject({ markers: 1, oneTimeMarkers: 1 });
    const passed = table.skip(table.act(state, { type: 'pass', seat: 0 }), 'pickUp', 'resting');
    expect(passed.round).toBe(2);
    expect(passed.placed).toEqual([]);
    expect(at(passed, 0)).toMatchObject({ markers: 2, oneTimeMarkers: 1 });
  });

  test('MISSION-15 the removal of each marker has an event', () => {
    const state = table.act(having(2, 2), ordinary('energyTile'), oneTime('scientistTile'));
    const resting = table.act(state, { type: 'pass', seat: 0 });
    const { events } = table.played(resting, { type: 'pickUpDeck', seat: 0, slot: 1 });
    expect(eventsOf(events, 'markerRemoved')).toEqual([{ type: 'markerRemoved', seat: 0, space: 'scientistTile' }]);
  });

  test('MISSION-15 a marker on a tile space still gives its owner the tile (ruling 7)', () => {
    const state = nextRound(table.act(having(2, 1), oneTime('scientistTile')));
    expect(at(state, 0).tiles).toEqual([{ tile: 'scientistTile', used: false, on: null }]);
    expect(at(state, 0)).toMatchObject({ markers: 2, oneTimeMarkers: 0 });
  });

  test('MISSION-15 an unplaced marker stays in the reserve', () => {
    expect(at(nextRound(having(2, 2)), 0)).toMatchObject({ markers: 2, oneTimeMarkers: 2 });
  });

  test('MISSION-15 removes nothing after round 7', () => {
    const last = having(2, 1, (draft) => {
      draft.round = 7;
    });
    const over = nextRound(table.act(last, oneTime('purchase'), { type: 'buyCard', seat: 0, slot: cheapest(last) }));
    expect(table.rules.isOver(over)).toBe(true);
    expect(over.placed).toEqual([{ space: 'purchase', seat: 0, oneTime: true }]);
  });

  /** A display slot whose card costs at most 4 coins. */
  function cheapest(state: GameState): number {
    return table.options(table.act(state, oneTime('purchase')), 'buyCard')[0]?.slot ?? 0;
  }
});

describe('the turn in which a marker is gained', () => {
  const easy = missionTable([
    { kind: 'scientists', count: 1 },
    { kind: 'resource', resource: 'carbon', total: 2 },
    { kind: 'heliumInOneAction', steps: 1 },
  ]);
  const cards: Change = (draft) => {
    lay(draft, 0, 'A08', 'A01', 'A09');
    Object.assign(player(draft, 0), { markers: 0, coins: 1 });
  };

  test('MISSION-15 MISSION-6 a marker claimed before the action may be placed as that action (ruling 2)', () => {
    const start = onTurn(['mission1'], cards, {}, easy);
    expect(refusal(start, oneTime('scientistTile'))).toEqual(['noOneTimeMarker MISSION-15']);
    const state = easy.act(start, claim('mission1', 0), oneTime('scientistTile'));
    expect(state.placed).toEqual([{ space: 'scientistTile', seat: 0, oneTime: true }]);
  });

  test('MISSION-15 the coins of the claim may pay for the space (ruling 2)', () => {
    const start = onTurn(['mission1'], cards, {}, easy);
    expect(refusal(easy.act(start, claim('mission1', 0)), oneTime('energyTile'))).toEqual([]); // 2 coins
  });

  test('MISSION-9 MISSION-10 a personal space gained before the action may be used in the same turn (ruling 2)', () => {
    const start = onTurn(
      ['mission1'],
      (draft) => {
        cards(draft);
        setStatus(draft, 0, 'mission1', true, false, false);
      },
      {},
      easy,
    );
    const state = easy.act(start, claim('mission1', 0), oneTime('personal0'));
    expect(prompt(state)).toMatchObject({ kind: 'chosenTracks' });
  });

  test('MISSION-14 a marker claimed after the action can be placed on the next turn', () => {
    const start = onTurn(['mission1'], cards, {}, easy);
    const state = easy.act(start, { type: 'useFieldScientist', seat: 0, card: 'A09' });
    const claimed = easy.act(state, claim('mission1', 2));
    expect(refusal(claimed, oneTime('scientistTile'))).toEqual(['notThisDecision MISSION-13']);
    expect(prompt(easy.act(claimed, stop))).toMatchObject({ kind: 'turn', seat: 1 });
  });
});

describe('the end of the game', () => {
  test('MISSION-16 missions score nothing: markers, completed cards and being first are worth 0', () => {
    const score = (change: Change) => table.rules.score(onTurn(['mission2'], change));
    const plain = score(() => {});
    const full = score((draft) => {
      setStatus(draft, 0, 'mission2', false, false, false);
      player(draft, 0).oneTimeMarkers = 3;
      if (draft.missions !== null) draft.missions.first = 0;
    });
    expect(full).toEqual(plain);
    expect(Object.keys(full[0] ?? {})).toEqual(
      Object.keys(table.rules.score(createGame({ players: ['a', 'b'], seed: '' }))[0] ?? {}),
    );
  });

  test('MISSION-16 the game ends after round 7 as without missions', () => {
    const state = having(2, 0, (draft) => {
      draft.round = 7;
    });
    const over = nextRound(state);
    expect(table.rules.isOver(over)).toBe(true);
    expect(table.rules.winners(over).length).toBeGreaterThan(0);
  });
});
