import {
  type Action,
  createGame,
  createRecord,
  createSession,
  type GameRecord,
  type GameView,
  recordAt,
  reduce,
  viewFor,
} from 'skymines-rules';
import { drive, greedyBot } from 'skymines-rules/bots';
import { drawHand } from 'skymines-rules/drawing';
import { createText, en } from 'skymines-rules/text';
import { COLOURS, mapOf } from './map.ts';

/** The front page's game and its first pictures, which are part of the static page. */
export interface Scene {
  readonly record: GameRecord;
  /** Numbers of actions after which the map changes. */
  readonly steps: readonly number[];
  /** Index of the step shown first. */
  readonly first: number;
  readonly map: string;
  readonly hand: string;
  readonly colours: string;
}

/** Every visitor sees the same game. */
const OPTIONS = { players: ['Ana', 'Ben'], luna: { level: 2 }, seed: 'front page' } as const;

/** Plays the front page's game and draws its first pictures. */
export function scene(): Scene {
  const record = createRecord(OPTIONS, played());
  const steps = stepsOf(record);
  const first = Math.floor(steps.length * 0.6);
  const view = viewFor(recordAt(record, steps[first] ?? 0), 0);
  return { record, steps, first, map: mapOf(view), hand: handOf(view), colours: COLOURS };
}

/** Returns the numbers of actions after which the outposts in the sectors change. */
function stepsOf({ options, actions }: GameRecord): readonly number[] {
  const steps: number[] = [];
  let state = createGame(options);
  for (const [index, action] of actions.entries()) {
    const before = JSON.stringify(state.sectors);
    state = reduce(state, action);
    if (JSON.stringify(state.sectors) !== before) steps.push(index + 1);
  }
  return steps;
}

function played(): readonly Action[] {
  const session = createSession(OPTIONS);
  drive(session, [greedyBot, greedyBot], { random: () => 0 });
  return session.record().actions;
}

function handOf(view: GameView): string {
  const text = createText({ locale: en, game: view });
  return drawHand(view, 0, { text, size: { width: 420, height: 112 }, idPrefix: 'home-hand-' });
}
