import { describe, expect, test } from 'vitest';
import type { TrackBonus } from '../../src/components/content.ts';
import { drawTracks } from '../../src/drawing/drawSheets.ts';
import { bonusSigns, priceSigns } from '../../src/drawing/signs/sign.ts';
import { defaultContent } from '../../src/entries/index.ts';
import { english as text } from './texts.ts';
import { all, type Node, ofClass, parse } from './xml.ts';

const { tracks } = defaultContent;
const root = parse(drawTracks({ text }));
const rows = ofClass(root, 'track').filter(({ attributes }) => 'data-track' in attributes);
const textsOf = (node: Node) =>
  all(node)
    .filter(({ name }) => name === 'text')
    .map((each) => each.text);

/** Returns the icons of a bonus, starting with the price of its space. */
const signsOf = (bonus: TrackBonus) => [...(bonus.kind === 'space' ? priceSigns(bonus) : []), ...bonusSigns(bonus)];

describe('drawing of the tracks', () => {
  test('shows each track with numbered spaces and the shares on some of them', () => {
    expect(rows.map(({ attributes }) => attributes['data-track'])).toEqual(tracks.map(({ id }) => id));
    rows.forEach((row, index) => {
      const { shares = [], barriers = [] } = tracks[index] ?? {};
      const spaces = shares.map((_, space) => String(space));
      const tabs = shares.filter((count, space) => count > 0 && count !== shares[space - 1]).map(String);
      const own = row.children.flatMap((child) => (ofClass(child, 'lane-bonus').length > 0 ? [] : textsOf(child)));
      for (const number of [...spaces, ...tabs]) expect(own).toContain(number);
      expect(ofClass(row, 'band')[0]?.attributes['data-spaces']).toBe(String(shares.length));
      expect(ofClass(row, 'barrier').length).toBe(barriers.length);
    });
  });

  test('shows each barrier with its cost', () => {
    expect(rows.map((row) => ofClass(row, 'barrier').flatMap(textsOf))).toEqual(
      tracks.map(({ barriers }) => barriers.map(({ cost }) => `−${cost}`)),
    );
  });

  test('shows each threshold with its coins and the cost and effect of its bonus', () => {
    const drawn = rows.map((row) =>
      [...ofClass(row, 'lane-bonus'), ...ofClass(row, 'bonus-space')].map((node) =>
        ofClass(node, 'sm-sign').map((sign) => [sign.attributes['class']?.split(' ')[1], textsOf(sign).join('')]),
      ),
    );
    expect(drawn).toEqual(
      tracks.map(({ thresholds }) =>
        thresholds.map(({ coins, bonus }) => [
          ['coin', String(coins)],
          ...signsOf(bonus).map(({ kind, text: words = '' }) => [kind, words]),
        ]),
      ),
    );
  });
});
