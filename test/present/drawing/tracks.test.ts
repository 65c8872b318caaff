import { describe, expect, test } from 'vitest';
import { defaultContent } from '../../../src/index.ts';
import { drawTracks } from '../../../src/present/drawing/drawTracks.ts';
import { bonusLabel, wrap } from '../../../src/present/drawing/labels.ts';
import { all, ofClass, parse, withId } from './xml.ts';

const { tracks } = defaultContent;
const root = parse(drawTracks(defaultContent));
const textsOf = (id: string) =>
  all(withId(root, id))
    .filter(({ name }) => name === 'text')
    .map(({ text }) => text);

describe('drawing of the tracks', () => {
  test('shows each track with its spaces and their shares', () => {
    expect(ofClass(root, 'track').map(({ attributes }) => attributes['id'])).toEqual(
      tracks.map(({ id }) => `track-${id}`),
    );
    for (const { id, shares } of tracks) {
      expect(ofClass(withId(root, `track-${id}`), 'space').length).toBe(shares.length);
      shares.forEach((count, index) => {
        expect(textsOf(`space-${id}-${index}`)).toEqual([String(index), String(count)]);
      });
    }
  });

  test('shows each barrier with its cost', () => {
    expect(ofClass(root, 'barrier').length).toBe(tracks.flatMap(({ barriers }) => barriers).length);
    for (const { id, barriers } of tracks) {
      for (const { before, cost } of barriers) expect(textsOf(`barrier-${id}-${before}`)).toEqual([`−${cost}`]);
    }
  });

  test('shows each threshold with its coins and its bonus', () => {
    expect(ofClass(root, 'threshold').length).toBe(tracks.flatMap(({ thresholds }) => thresholds).length);
    for (const { id, thresholds } of tracks) {
      for (const { at, coins, bonus } of thresholds) {
        const [shown, ...lines] = textsOf(`threshold-${id}-${at}`);
        expect(shown).toBe(String(coins));
        expect(lines.join(' ')).toBe(bonusLabel(bonus));
      }
    }
  });

  test('says what each bonus is in other words', () => {
    const words = tracks.flatMap(({ thresholds }) => thresholds.map(({ bonus }) => bonusLabel(bonus)));
    expect(new Set(words).size).toBe(words.length);
  });

  test('breaks lines between words', () => {
    expect(wrap('aa bb cc dd', 5)).toEqual(['aa bb', 'cc dd']);
    expect(wrap('longer than that', 4)).toEqual(['longer', 'than', 'that']);
  });
});
