import { expect, test } from 'vitest';
import { drawMap } from '../../src/entries/drawing.ts';
import { createGame, rules } from '../../src/entries/index.ts';
import { createText, en } from '../../src/entries/text.ts';

test('EXP-7 a selectable sector shows the adjacent stations above its highlight', () => {
  const state = createGame({ players: ['Ana', 'Ben'], seed: 'arcs' });
  const text = createText({ locale: en, game: state });
  const size = { width: 496, height: 536 };
  const touched = rules.content.moon.sectors.find(({ stations }) => stations.length > 0);
  const [contact] = touched?.stations ?? [];
  if (touched === undefined || contact === undefined) throw new Error('no station touches the Moon');
  const draw = (as: 'choice' | 'last'): string =>
    drawMap(state, { text, size, highlight: [{ ref: { kind: 'sector', sector: touched.number }, as }] });
  const afterMark = (svg: string): string => svg.slice(svg.indexOf('class="halo'));
  const arc = `sm-line-company-${contact.company}`;
  const count = (svg: string): number => afterMark(svg).split(arc).length;
  expect(count(draw('choice'))).toBeGreaterThan(count(draw('last')));
});
