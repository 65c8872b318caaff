import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validateContent } from '../../../src/components/validateContent.ts';
import { defaultContent } from '../../../src/content/defaultContent.ts';
import { RULES } from '../../../src/rulebook/rules.ts';
import { MODULE } from '../../kit/contentEdits.ts';
import { copy } from '../../kit/json.ts';
import { proofCount } from '../../kit/soak.ts';

type Json = Record<string, unknown>;
type Steps = readonly (string | number)[];

/** Returns the problems of a value and checks that they are well-formed. */
function soundProblemsOf(value: unknown): readonly string[] {
  const problems = validateContent(value);
  for (const { path, expected, rule } of problems) {
    expect(path).toMatch(/^\$/);
    expect(expected).toMatch(/\w/);
    expect(rule in RULES || MODULE.test(rule)).toBe(true);
  }
  return problems.map(({ path }) => path);
}

const read = (value: unknown, key: string | number): unknown =>
  value instanceof Object ? Reflect.get(value, key) : undefined;

/** Returns every node of a JSON value except the root. */
function nodesOf(value: unknown, above: Steps = []): Steps[] {
  if (!(value instanceof Object)) return [];
  return Object.keys(value).flatMap((name) => {
    const steps = [...above, Array.isArray(value) ? Number(name) : name];
    return [steps, ...nodesOf(read(value, name), steps)];
  });
}

const pathOf = (steps: Steps): string =>
  steps.reduce<string>((path, step) => {
    if (typeof step === 'number') return `${path}[${step}]`;
    return /^[\w$]+$/.test(step) ? `${path}.${step}` : `${path}[${JSON.stringify(step)}]`;
  }, '$');

/** Returns the object that contains a node, and the node's key in it. */
function placeOf(content: Json, steps: Steps): readonly [parent: object, key: string | number] {
  const parent = steps.slice(0, -1).reduce<unknown>(read, content);
  const key = steps.at(-1);
  if (!(parent instanceof Object) || key === undefined) throw new RangeError(`No node ${pathOf(steps)}`);
  return [parent, key];
}

const NODES = nodesOf(copy<unknown>(defaultContent) as Json);
/** The provenance of single fields and `optional` of removing outposts may be omitted; everything else is required. */
const REQUIRED = NODES.filter(
  (steps) =>
    typeof steps.at(-1) === 'string' &&
    steps.at(-1) !== 'optional' &&
    (steps.at(-2) !== 'sources' || steps.at(-1) === 'rest'),
);
const LEAVES = NODES.filter((steps) => !(steps.reduce<unknown>(read, defaultContent) instanceof Object));

const node = fc.constantFrom(...NODES);
const garbage = fc.oneof(
  fc.jsonValue(),
  fc.double(),
  fc.bigInt(),
  fc.constantFrom(undefined, Number.NaN, Number.POSITIVE_INFINITY, -0, 2 ** 53, 1e308, '', '__proto__', [], {}),
  fc.anything({ withNullPrototype: true, withDate: true, withMap: true, withSparseArray: true, withTypedArray: true }),
);

/** Runs a test on copies of the default set, each with one of the nodes and a random value. */
function onNodes<Value>(
  nodes: readonly Steps[],
  values: fc.Arbitrary<Value>,
  numRuns: number,
  run: (node: { content: Json; parent: object; key: string | number; path: string }, value: Value) => void,
): void {
  const check = (steps: Steps, value: Value): void => {
    const content = copy<unknown>(defaultContent) as Json;
    const [parent, key] = placeOf(content, steps);
    run({ content, parent, key, path: pathOf(steps) }, value);
  };
  fc.assert(fc.property(fc.constantFrom(...nodes), values, check), { numRuns });
}

describe('changes to the default component set', () => {
  test('reports every missing required key with its path', () => {
    onNodes(REQUIRED, fc.constant(null), proofCount(6, 300), ({ content, parent, key, path }) => {
      Reflect.deleteProperty(parent, key);
      expect(soundProblemsOf(content)).toContain(path);
    });
  });

  test('reports every object instead of a leaf with its path', () => {
    const objects = fc.constantFrom({}, { kind: 'coins' });
    onNodes(LEAVES, objects, proofCount(6, 300), ({ content, parent, key, path }, other) => {
      Reflect.set(parent, key, other);
      expect(soundProblemsOf(content).some((each) => each.startsWith(path))).toBe(true);
    });
  });

  test('reports every unknown key with its path', () => {
    const objects = NODES.filter((steps) => {
      const value = steps.reduce<unknown>(read, defaultContent);
      return value instanceof Object && !Array.isArray(value);
    });
    const inherited = ['toString', 'hasOwnProperty', '__proto__', 'constructor'];
    const keys = fc.constantFrom('unknown', '$comment', ...inherited, 'a.b', '0');
    onNodes(objects, keys, proofCount(6, 300), ({ content, parent, key }, unknown) => {
      const target = read(parent, key) as object;
      Object.defineProperty(target, unknown, { value: 1, enumerable: true, configurable: true, writable: true });
      expect(soundProblemsOf(content)).toHaveLength(1);
    });
  });

  test('never throws for removed or replaced nodes', () => {
    const change = fc.tuple(node, fc.option(garbage));
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
        const content = copy<unknown>(defaultContent) as Json;
        for (const [steps, other] of changes) {
          const parent = steps.slice(0, -1).reduce<unknown>(read, content);
          const key = steps.at(-1);
          if (!(parent instanceof Object) || key === undefined) continue;
          if (other !== null) Reflect.set(parent, key, other);
          else if (Array.isArray(parent)) parent.splice(Number(key), 1);
          else Reflect.deleteProperty(parent, key);
        }
        soundProblemsOf(content);
      }),
      { numRuns: proofCount(10, 500) },
    );
  });

  test('never throws for another small integer anywhere', () => {
    const numbers = LEAVES.filter((steps) => typeof steps.reduce<unknown>(read, defaultContent) === 'number');
    const integers = fc.integer({ min: -1, max: 30 });
    onNodes(numbers, integers, proofCount(10, 500), ({ content, parent, key }, other) => {
      Reflect.set(parent, key, other);
      soundProblemsOf(content);
    });
  });
});

/** Nests lists so deeply that unlimited recursion would overflow the stack. */
function nested(depth: number): unknown {
  let value: unknown = 0;
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
}

/** Creates few objects that, expanded as a tree, contain more values than fit into memory. */
function bomb(depth: number): unknown {
  let value: unknown = 0;
  for (let level = 0; level < depth; level += 1) value = { left: value, right: value };
  return value;
}

function cyclic(): unknown {
  const content = copy<unknown>(defaultContent) as Json;
  content['cards'] = content;
  return content;
}

function refuse(message: string): never {
  throw new Error(message);
}

const thrower = {
  get cards(): never {
    return refuse('read');
  },
};

function revoked<T extends object>(target: T): T {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

const GARBAGE: readonly (readonly [name: string, value: unknown])[] = [
  ['undefined', undefined],
  ['null', null],
  ['a number', 5],
  ['NaN', Number.NaN],
  ['a bigint', 5n],
  ['a text', 'x'],
  ['a component set as text', JSON.stringify(defaultContent)],
  ['true', true],
  ['a symbol', Symbol('x')],
  ['a function', () => defaultContent],
  ['a class', class {}],
  ['a list', []],
  ['a list with a component set', [defaultContent]],
  ['a sparse list', new Array(5)],
  ['a huge sparse list', new Array(4_000_000_000)],
  ['an object', {}],
  ['an object without a prototype', Object.create(null)],
  ['an object that inherits a component set', Object.create(defaultContent)],
  ['a date', new Date(0)],
  ['a map', new Map(Object.entries(defaultContent))],
  ['bytes', new Uint8Array(100)],
  ['a promise', Promise.resolve(defaultContent)],
  ['keys of the prototype', JSON.parse('{"__proto__": {"cards": []}, "constructor": {"prototype": 1}}')],
  ['a component set in the prototype key', JSON.parse(`{"__proto__": ${JSON.stringify(defaultContent)}}`)],
  ['a getter that throws', thrower],
  ['a proxy that throws', new Proxy({}, { ownKeys: () => refuse('keys') })],
  ['a revoked proxy', revoked({})],
  ['a revoked function', { cards: revoked(() => 0) }],
  ['a cycle', cyclic()],
  ['a deep chain of lists', nested(100_000)],
  ['a deep chain as cards', { ...defaultContent, cards: nested(100_000) }],
  ['a bomb', bomb(30)],
  ['a function as a card', { ...defaultContent, cards: [() => 0] }],
  ['wide lists', { ...defaultContent, tracks: Array.from({ length: 5_000 }, () => defaultContent.tracks[0]) }],
];

describe('values that are not component sets', () => {
  test.each(GARBAGE)('returns problems for %s and never throws', (_name, value) => {
    expect(soundProblemsOf(value)).not.toEqual([]);
  });

  test('returns problems for random values and never throws', () => {
    fc.assert(
      fc.property(garbage, (value) => {
        expect(soundProblemsOf(value)).not.toEqual([]);
      }),
      { numRuns: proofCount(10, 500) },
    );
  });

  test.each([
    ['a cycle', cyclic(), '$.cards'],
    ['a function', { ...defaultContent, tracks: () => 0 }, '$.tracks'],
    ['a number that is NaN', { ...defaultContent, slotCosts: [0, Number.NaN] }, '$.slotCosts[1]'],
    ['a key of the prototype', { ...defaultContent, ['__proto__']: 1 }, '$.__proto__'],
    ['an unreadable object', thrower, '$'],
  ])('reports %s with its path', (_name, value, path) => {
    expect(soundProblemsOf(value)).toEqual([path]);
  });

  test('nothing leaks into the prototype', () => {
    validateContent(JSON.parse('{"__proto__": {"leak": 1}, "luna": {"__proto__": {"leak": 1}}}'));
    expect('leak' in {}).toBe(false);
  });
});
