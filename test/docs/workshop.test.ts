import { defaultContent } from 'skymines-rules';
import { validateContent } from 'skymines-rules/content';
import { en } from 'skymines-rules/text';
import { expect, test } from 'vitest';
import { draftOf } from '../../docs/workshop/draft.ts';
import { edited } from '../../docs/workshop/edits.ts';
import { find } from '../../docs/workshop/find.ts';
import { merged } from '../../docs/workshop/merge.ts';
import type { Piece } from '../../docs/workshop/piece.ts';
import { confirmed, standingOf } from '../../docs/workshop/provenance.ts';
import { task } from '../../docs/workshop/shapes/modules.ts';
import { blankKind } from '../../docs/workshop/shapes/shape.ts';

const SHIPPED = draftOf(defaultContent);

const titleOf = (typed: string): string | undefined => {
  const found = find(SHIPPED, typed);
  return found === null ? undefined : SHIPPED.classes[found.place.kind]?.pieces[found.place.index]?.title;
};

function pieceCalled(title: string): Piece {
  const piece = SHIPPED.classes.flatMap(({ pieces }) => pieces).find((each) => each.title === title);
  if (piece === undefined) throw new Error(`There is no piece ${title}`);
  return piece;
}

test('a search finds a component by its kind and numbers, in plain English', () => {
  const costOf = new Map(defaultContent.cards.map(({ id, cost }) => [id, cost]));
  const open = defaultContent.cards.filter(
    ({ action }) => action.kind === 'resource' && action.resource === 'carbon' && action.value === 3,
  );
  for (const { id } of open.filter(({ letter }) => letter !== null)) {
    const found = titleOf(`a carbon 3 that costs ${costOf.get(id)}`);
    expect(found).toMatch(/Carbon 3$/);
    expect(costOf.get(found?.split(' ')[0] ?? '')).toBe(costOf.get(id));
  }
});

test('a search with new numbers finds a component of the kind and fills them in', () => {
  const found = find(SHIPPED, 'carbon 3, cost 29');
  expect(found?.put.map(([{ label }, value]) => [label, value])).toEqual([['Cost', 29]]);
});

test('a search that matches no unconfirmed component finds nothing', () => {
  expect(find(SHIPPED, 'cost 4')).toBeNull();
  expect(find(SHIPPED, 'dragon 3')).toBeNull();
  expect(find(SHIPPED, '')).toBeNull();
});

const ONE = pieceCalled('A01 Carbon 2');
const OTHER = pieceCalled('A02 Carbon 3');
const withCost = (piece: Piece, cost: number) => {
  const [field] = piece.fields.filter(({ label }) => label === 'Cost');
  if (field === undefined) throw new Error('no cost');
  return (content: typeof defaultContent) => confirmed(edited(content, piece, field, field.path, cost), piece);
};

test('merging takes over components that only the other set has confirmed', () => {
  const mine = draftOf(withCost(ONE, 7)(defaultContent));
  const theirs = withCost(OTHER, 8)(defaultContent);
  const { content, taken, differing } = merged(mine, theirs);
  expect([content.cards[0]?.cost, content.cards[1]?.cost]).toEqual([7, 8]);
  expect([standingOf(content, ONE), standingOf(content, OTHER)]).toEqual(['typed', 'typed']);
  expect([taken, differing]).toEqual([1, []]);
});

test('merging keeps your value where both sets have one, and lists the components that differ', () => {
  const mine = draftOf(withCost(ONE, 7)(defaultContent));
  const { content, taken, differing } = merged(mine, withCost(ONE, 8)(defaultContent));
  expect(content.cards[0]?.cost).toBe(7);
  expect([taken, differing]).toEqual([0, ['A01 Carbon 2']]);
  expect(merged(mine, mine.content).differing).toEqual([]);
});

test('the form of a mission offers every kind of task, with the fields that a component set needs', () => {
  expect(new Set(Object.keys(task.kinds))).toEqual(new Set(Object.keys(en.tasks)));
  const [first, ...others] = defaultContent.missions;
  for (const kind of Object.keys(task.kinds)) {
    const missions = [{ ...first, tasks: Array(3).fill(blankKind(task, kind)) }, ...others];
    expect(validateContent({ ...defaultContent, missions }), kind).toEqual([]);
  }
});
