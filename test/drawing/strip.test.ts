import { describe, expect, test } from 'vitest';
import { drawMap } from '../../src/drawing/drawSized.ts';
import { createSession, type GameState, legalActions } from '../../src/entries/index.ts';
import { createText, en } from '../../src/entries/text.ts';
import { ALL_MODES, playMode } from '../kit/modes.ts';
import { must } from '../kit/must.ts';
import type { Step } from '../kit/randomGame.ts';
import { rules } from '../kit/shipped.ts';
import { type Node, ofClass, parse, withId } from './xml.ts';

/** The first planning phase, when the missions have been revealed. */
function planned(): GameState {
  const session = createSession({
    players: ['Ana', 'Ben'],
    seed: 'strip',
    board: 'belt',
    missions: true,
    menace: 'spacePirates',
    startingTokens: 'recommended',
  });
  while (session.pending()[0]?.kind !== 'planning') session.dispatch(must(session.legalActions()[0]));
  return session.getState();
}

const state = planned();
const mission = must(state.missions?.faceUp[0]);

const drawn = (game: GameState, height = 528): Node =>
  parse(drawMap(game, { text: createText({ locale: en, game }), size: { width: 492, height } }));
const textsOf = (node: Node): readonly string[] => [
  ...(node.name === 'text' ? [node.text] : []),
  ...node.children.flatMap(textsOf),
];

const MISSIONS = must(ALL_MODES.find(({ name }) => name === 'missions'));

describe('the strip below a map', () => {
  test('shows the name, the consequence, the price and the reward of the menace', () => {
    const [card] = ofClass(drawn(state), 'menace-card');
    const texts = textsOf(must(card));
    expect(texts).toEqual(expect.arrayContaining(['Space Pirates', 'Stop', 'Prize']));
    expect(texts.join(' ')).toContain('lose all their coins');
  });

  test('shows each task with the progress of every player', () => {
    const root = drawn(state);
    for (const column of [0, 1, 2]) {
      const task = withId(root, `task:${mission}:${column}`);
      expect(textsOf(task).filter((text) => /^0\/\d+$/.test(text))).toHaveLength(2);
    }
  });

  test('MISSION-8: shows a tick for a claimed task', () => {
    const claimed = structuredClone(state);
    const missions = must(claimed.missions ?? undefined);
    const status = [{ mission, columns: [false, true, true] as const }, ...missions.status.slice(1)];
    const task = withId(drawn({ ...claimed, missions: { ...missions, status } }), `task:${mission}:0`);
    expect(textsOf(task).filter((text) => /\d+\/\d+/.test(text))).toHaveLength(1);
  });

  test('MISSION-13, MISSION-14: shows each task that can be claimed during an action as met', () => {
    let duringAction = 0;
    const look = ({ state: game, action: taken }: Step): void => {
      for (const action of taken.type === 'claimTask' ? [] : legalActions(game)) {
        if (action.type !== 'claimTask') continue;
        const { seat, mission: id, column } = action;
        const progress = textsOf(withId(drawn(game), `task:${id}:${column}`)).filter((text) => /^\d+\/\d+$/.test(text));
        const [own = '', required] = must(progress[seat]).split('/');
        expect(own, `${id} ${column}`).toBe(required);
        if (must(game.stack.at(-1)).kind !== 'turn') duringAction += 1;
      }
    };
    for (let game = 0; game < 8; game += 1) playMode(rules, MISSIONS, game, look);
    expect(duringAction).toBeGreaterThan(1);
  });

  test('MENACE-9: moves the menace from the map to its card once a player has removed it', () => {
    const removed = { ...state, menace: { id: 'spacePirates', holder: 1 } as const };
    expect(ofClass(drawn(state), 'menace')).toHaveLength(1);
    const root = drawn(removed);
    expect(ofClass(root, 'menace')).toHaveLength(0);
    expect(must(ofClass(root, 'menace-card')[0]).attributes['data-ref']).toBe('menace:spacePirates');
  });

  test('is replaced by small tasks on a low map', () => {
    const root = drawn(state, 300);
    expect(ofClass(root, 'menace-card')).toHaveLength(0);
    expect(ofClass(root, 'task')).toHaveLength(3);
  });
});
