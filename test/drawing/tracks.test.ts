import { describe, expect, test } from 'vitest';
import { drawTracks } from '../../src/drawing/drawTracks.ts';
import { defaultContent } from '../../src/entries/index.ts';
import { capital, joined, plain } from '../../src/text/parts.ts';
import { must } from '../kit/must.ts';
import { english as text } from './texts.ts';
import { all, type Node, ofClass, parse } from './xml.ts';

const { tracks } = defaultContent;
const root = parse(drawTracks({ text }));
const rows = ofClass(root, 'track');
const textsOf = (node: Node) =>
  all(node)
    .filter(({ name }) => name === 'text')
    .map((each) => each.text);

describe('drawing of the tracks', () => {
  test('shows each track with its spaces and their shares', () => {
    expect(rows.map(({ attributes }) => attributes['data-track'])).toEqual(tracks.map(({ id }) => id));
    // Behind these two stands what has to be passed on the way to the space.
    expect(rows.map((row) => ofClass(row, 'track-space').map((space) => textsOf(space).slice(0, 2)))).toEqual(
      tracks.map(({ shares }) => shares.map((count, index) => [String(index), String(count)])),
    );
  });

  test('shows each barrier with its cost', () => {
    expect(rows.map((row) => ofClass(row, 'barrier').flatMap(textsOf))).toEqual(
      tracks.map(({ barriers }) => barriers.map(({ cost }) => `−${cost}`)),
    );
  });

  test('shows each threshold with its coins, its bonus and what a bonus space costs', () => {
    const bonuses = rows.flatMap((row) => ofClass(row, 'track-bonus'));
    const shown = rows
      .flatMap((row) => ofClass(row, 'threshold'))
      .map((node, index) => [...textsOf(node), ...textsOf(must(bonuses[index]))].join(' '));
    const expected = tracks.flatMap(({ thresholds }) =>
      thresholds.map(({ coins, bonus }) => {
        const price = bonus.kind === 'space' && bonus.cost > 0 ? [`−${bonus.cost}`] : [];
        const told =
          bonus.kind === 'permanent'
            ? [text.permanent(bonus.bonus)]
            : bonus.reward.map((effect) => text.effect(effect));
        return [coins, ...price, plain(capital(joined(told, ' + ')))].join(' ');
      }),
    );
    expect(shown).toEqual(expected);
  });
});
