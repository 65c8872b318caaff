import { describe, expect, test } from 'vitest';
import {
  placeBonusMarker,
  stop,
  upload,
  useEnergy,
  useFieldScientist,
  useResources,
  useScientist,
} from '../../../kit/actions.ts';
import type { Action, CardId, GameState } from '../../../kit/pinned.ts';
import {
  at,
  type Change,
  coinRules,
  coinsIn,
  giveTile,
  hold,
  lay,
  layPlans,
  player,
  refusal,
  settle,
  show,
  table,
} from '../../../kit/table.ts';
import { decisionAfter, FIRST } from '../../../kit/tracks.ts';

const { act, onTurn, options, played, rules } = table;
/** Spaces that destroy a card for its action or for another card. */
const WITH_E2 = { tracks: { ...FIRST.tracks, tawac: 'E2' } } as const;

describe('spaces that use a destroyed card', () => {
  const take = (card: CardId): Action => ({ type: 'takeDestroyedCard', seat: 0, card });
  const SPACES = [
    ['BSP-9', 'tawac1'],
    ['BSP-10', 'tawac2'],
  ] as const;

  /** Seat 0 has just destroyed a card for the first or second space of the Tawac track. */
  function destroying(space: 'tawac1' | 'tawac2', card: CardId, change: Change = () => {}, more = {}): GameState {
    const state = onTurn(
      (draft) => {
        hold(draft, 0, card);
        player(draft, 0).bonuses.tawac = 2;
        player(draft, 0).coins = 2;
        player(draft, 0).helium = 0;
        draft.destroyed.push('C07');
        draft.deck = draft.deck.filter((each) => each !== 'C07');
        change(draft);
      },
      { ...WITH_E2, ...more },
    );
    return act(state, placeBonusMarker(space, { destroy: card }));
  }

  test.each(SPACES)('%s the space requires a hand card and destroys it', (rule, space) => {
    const placed = destroying(space, 'diamond-energy2');
    expect(placed.destroyed.slice(-2)).toEqual(['C07', 'diamond-energy2']);
    expect(at(placed, 0).hand).not.toContain('diamond-energy2');
    expect(at(placed, 0).coins).toBe(2);
    const empty = onTurn((draft) => {
      player(draft, 0).bonuses.tawac = 2;
      player(draft, 0).hand = [];
    }, WITH_E2);
    expect(refusal(empty, placeBonusMarker(space))).toEqual([`cardToDestroyMissing ${rule}`]);
  });

  test.each(SPACES)('%s only the destroyed energy is spent and the cards of the area stay face up', (_rule, space) => {
    const state = destroying(space, 'diamond-energy2', (draft) => lay(draft, 0, 'diamond-energy1', 'C08'));
    const expanding = act(state, useEnergy('skymine'));
    expect(rules.pending(expanding)[0]).toMatchObject({ kind: 'expansion', params: { energy: 2 } });
    const after = act(expanding, stop);
    expect(at(after, 0).used).not.toContain(true);
  });

  test('BSP-9 permanent bonuses apply to the destroyed card', () => {
    const energy = destroying('tawac1', 'diamond-energy2', (draft) => {
      player(draft, 0).bonuses.skymine = 2;
    });
    expect(decisionAfter(energy, useEnergy('skymine'))).toMatchObject({ expansion: { energy: 4 } });
    const scientist = destroying('tawac1', 'B15', (draft) => {
      player(draft, 0).bonuses.astrogo = 2;
    });
    expect(at(act(scientist, useFieldScientist('B15')), 0).helium).toBe(3); // 2, and a pair of the 3 domes
    const b2 = { tracks: { ...WITH_E2.tracks, minerva: 'B2' } } as const;
    const titanium = destroying(
      'tawac1',
      'diamond-titanium2',
      (draft) => {
        player(draft, 0).bonuses.minerva = 2;
      },
      b2,
    );
    expect(decisionAfter(titanium, useResources(['diamond-titanium2']))).toEqual({ units: { units: 3 } });
    const cheaper = destroying('tawac1', 'diamond-minerals2', (draft) => {
      player(draft, 0).bonuses.minerva = 1;
      show(draft, 1, 'A04'); // costs 3
    });
    expect(refusal(cheaper, useResources(['diamond-minerals2'], 1))).toEqual([]);
  });

  test('BSP-9 a destroyed resource card is used alone', () => {
    const state = destroying('tawac1', 'diamond-carbon2', (draft) => lay(draft, 0, 'diamond-carbon1'));
    expect(refusal(state, useResources(['diamond-carbon2', 'diamond-carbon1']))).toEqual(['notTheDestroyedCard BSP-9']);
    expect(refusal(state, useResources(['diamond-carbon1']))).toEqual(['notTheDestroyedCard BSP-9']);
    expect(decisionAfter(state, useResources(['diamond-carbon2']))).toEqual({ units: { units: 2 } });
  });

  test('BSP-9 AMB-TRACK-10 a destroyed card cannot be combined with the +1 resource tile or a mix of types', () => {
    const state = destroying('tawac1', 'diamond-carbon2', (draft) => {
      lay(draft, 0, 'diamond-titanium2');
      giveTile(draft, 0, 'plusOneResourceTile');
      player(draft, 0).bonuses.minerva = 2; // any mix
      show(draft, 1, 'B08'); // costs 4
    });
    const onto: Action = { type: 'placeResourceTile', seat: 0, card: 'diamond-carbon2' };
    expect(refusal(state, onto)).toEqual(['notThisDecision BSP-9']);
    expect(refusal(state, useResources(['diamond-carbon2', 'diamond-titanium2'], 1))).toEqual([
      'notTheDestroyedCard BSP-9',
    ]);
  });

  test('BSP-9 requirements count the action area when a destroyed scientist moves the marker', () => {
    const withCards = (...cards: readonly CardId[]) =>
      act(
        destroying('tawac1', 'B11', (draft) => {
          lay(draft, 0, ...cards);
          layPlans(draft, 0, 1, 'planA02'); // carbon 2
        }),
        useScientist('B11'),
      );
    expect(refusal(withCards('diamond-carbon2'), upload)).toEqual([]);
    expect(refusal(withCards('diamond-carbon1'), upload)).toEqual(['requirementsNotMet SCI-6']);
    const after = act(withCards('diamond-carbon2'), upload);
    expect(rules.pending(after)[0]).toMatchObject({ kind: 'research', params: { points: 3 } });
  });

  test('BSP-9 AMB-TRACK-11 a destroyed scientist neither counts for the area nor reduces its scientists', () => {
    const entering = (...cards: readonly CardId[]) =>
      act(
        destroying('tawac1', 'B11', (draft) => {
          lay(draft, 0, ...cards);
          layPlans(draft, 0, 1, 'planA17'); // a scientist
        }),
        useScientist('B11'),
      );
    expect(refusal(entering(), upload)).toEqual(['requirementsNotMet SCI-6']);
    expect(refusal(entering('B09'), upload)).toEqual([]);
  });

  test.each(SPACES)('%s a destroyed card returns to the hand for 2 coins', (rule, space) => {
    const placed = destroying(space, 'diamond-carbon2');
    const { state, events } = played(placed, take('C07'));
    expect(coinsIn(events, 0)).toBe(-2);
    expect(coinRules(events, 0)).toEqual([rule]);
    expect(events).toContainEqual({
      type: 'cardTaken',
      seat: 0,
      card: 'C07',
      from: 'destroyed',
      cost: 2,
      paidIn: 'coins',
    });
    expect(at(state, 0).hand).toContain('C07');
    expect(state.destroyed).not.toContain('C07');
    expect(refusal(placed, take('B01'))).toEqual([`notDestroyed ${rule}`]);
  });

  test.each(SPACES)('%s taking a destroyed card requires 2 coins', (rule, space) => {
    const poor = destroying(space, 'diamond-carbon2', (draft) => {
      player(draft, 0).coins = 1;
    });
    expect(refusal(poor, take('C07'))).toEqual([`destroyedCardTooExpensive ${rule}`]);
    expect(options(poor, 'takeDestroyedCard')).toEqual([]);
    expect(refusal(poor, useResources(['diamond-carbon2']))).toEqual([]);
  });

  test.each(SPACES)('%s AMB-TRACK-6 the card destroyed for the space can be taken back', (_rule, space) => {
    expect(at(act(destroying(space, 'A09'), take('A09')), 0).hand).toContain('A09');
  });

  test.each(SPACES)('%s AMB-TRACK-7 a destroyed share card has no action', (_rule, space) => {
    const switches = { shareCardsMayBeDestroyed: true };
    const state = destroying(space, 'D01', () => {}, { switches });
    expect(rules.legalActions(state)).toEqual([take('C07'), take('D01'), stop]);
    expect(refusal(state, useResources(['D01']))).toEqual(['notAFaceUpResourceCard ROUND-10']);
  });

  test('BSP-9 AMB-TRACK-7 a destroyed company field scientist counts the domes of its company', () => {
    const state = destroying('tawac1', 'B15', (draft) => settle(draft, 'astrogo', 1, 3));
    const { state: after, events } = played(state, useFieldScientist('B15'));
    expect(at(after, 0).helium).toBe(3);
    expect(coinsIn(events, 0)).toBe(1);
  });

  test.each(SPACES)('%s AMB-TRACK-8 both parts can be declined', (_rule, space) => {
    const placed = destroying(space, 'diamond-carbon2');
    const after = act(placed, stop);
    expect(rules.pending(after)[0]).toMatchObject({ seat: 1, kind: 'turn' });
    expect(at(after, 0)).toEqual(at(placed, 0));
  });

  test('BSP-9 only one of the two parts is carried out', () => {
    const acted = act(destroying('tawac1', 'A09'), useFieldScientist('A09'));
    expect(rules.pending(acted)[0]).toMatchObject({ seat: 1, kind: 'turn' });
    const taken = act(destroying('tawac1', 'A09'), take('C07'));
    expect(rules.pending(taken)[0]).toMatchObject({ seat: 1, kind: 'turn' });
  });

  test('BSP-10 both parts are carried out once, in either order', () => {
    const acted = act(destroying('tawac2', 'A09'), useFieldScientist('A09'));
    expect(refusal(acted, useFieldScientist('A09'))).toEqual(['actionDone BSP-10']);
    const first = act(acted, take('C07'));
    const taken = act(destroying('tawac2', 'A09'), take('C07'));
    expect(refusal(taken, take('A09'))).toEqual(['cardTaken BSP-10']);
    const second = act(taken, useFieldScientist('A09'));
    for (const done of [first, second]) {
      expect(at(done, 0)).toMatchObject({ coins: 2, helium: 1 });
      expect(at(done, 0).hand).toContain('C07');
      expect(rules.pending(done)[0]).toMatchObject({ seat: 1, kind: 'turn' });
    }
  });

  test('BSP-10 asks for no decision once both parts are done', () => {
    const acted = act(destroying('tawac2', 'A09'), useFieldScientist('A09'));
    expect(played(acted, take('C07')).events.map(({ type }) => type)).not.toContain('resolved');
  });

  test('BSP-10 either part can be skipped', () => {
    const acted = act(destroying('tawac2', 'A09'), useFieldScientist('A09'), stop);
    expect(rules.pending(acted)[0]).toMatchObject({ seat: 1, kind: 'turn' });
    const taken = act(destroying('tawac2', 'A09'), take('C07'), stop);
    expect(rules.pending(taken)[0]).toMatchObject({ seat: 1, kind: 'turn' });
  });

  test('BSP-10 AMB-TRACK-9 coins of the action can pay for the card', () => {
    const poor = destroying('tawac2', 'A09', (draft) => {
      player(draft, 0).coins = 0;
    });
    expect(refusal(poor, take('C07'))).toEqual(['destroyedCardTooExpensive BSP-10']);
    const after = act(poor, useFieldScientist('A09'), take('C07'));
    expect(at(after, 0).hand).toContain('C07');
    expect(at(after, 0).coins).toBe(0);
  });

  test('BSP-10 AMB-TRACK-9 the action uses the destroyed card, not the one taken back', () => {
    const state = act(destroying('tawac2', 'diamond-carbon2'), take('C07')); // energy
    expect(refusal(state, useEnergy('skymine'))).toEqual(['notTheDestroyedCard BSP-10']);
    expect(refusal(state, useResources(['diamond-carbon2']))).toEqual([]);
  });

  test('BSP-9 the warning about lost energy considers the destroyed card', () => {
    expect(rules.warnings(destroying('tawac1', 'diamond-energy2'), useEnergy('skymine'))).toEqual([]);
  });
});
