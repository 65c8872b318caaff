import { expect, test } from 'vitest';
import { defaultContent } from '../../src/entries/index.ts';
import { isLess, measure } from '../kit/measure.ts';
import { MODES, playMode } from '../kit/modes.ts';
import { rules } from '../kit/shipped.ts';
import { soakCount } from '../kit/soak.ts';

const GAMES = soakCount(1, 3);

test.each(MODES)('every action brings a game closer to its end: $name', (mode) => {
  for (let game = 0; game < GAMES; game += 1) {
    playMode(rules, mode, game, ({ state, action, next }) => {
      const [before, after] = [state, next].map((each) => measure(defaultContent, each));
      if (!isLess(after ?? [], before ?? []))
        expect({ after, frame: state.stack.at(-1), action }).toEqual({ after: 'less', before });
    });
  }
});
