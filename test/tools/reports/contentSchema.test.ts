import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { CONTENT_SHAPE } from '../../../src/components/validateContent.ts';
import { defaultContent } from '../../../src/content/defaultContent.ts';
import { pickOne } from '../../../src/engine/random.ts';
import { readJson } from '../../../src/input/readJson.ts';
import { drawFor } from '../../../src/testing/modes.ts';
import { mutated } from '../../../src/testing/mutate.ts';
import { textOf } from '../../kit/docs.ts';
import { proofCount } from '../../kit/soak.ts';
import { contentSchema } from './contentSchema.ts';

const validate = new Ajv2020({ strict: true, strictTypes: false }).compile(JSON.parse(contentSchema()));

test('the JSON Schema of component sets is up to date', () => {
  expect(textOf('docs/components.schema.json')).toBe(contentSchema());
});

test('the JSON Schema accepts only values with the shape of a component set', () => {
  expect(validate({ ...defaultContent, $schema: 'components.schema.json', $comment: ['mine'] })).toBe(true);
  const draw = drawFor('schema');
  const outcomes = new Set<boolean>();
  for (let count = 0; count < proofCount(12, 1000); count += 1) {
    const edited: unknown = JSON.parse(JSON.stringify(mutated(draw, defaultContent, pickOne(draw, [1, 1, 2, 4]))));
    const { ok } = readJson(CONTENT_SHAPE, edited);
    const read = readJson(CONTENT_SHAPE, edited);
    expect(validate(edited), JSON.stringify(read.ok ? validate.errors : read.error)).toBe(ok);
    outcomes.add(ok);
  }
  expect(outcomes.size).toBe(2);
});
