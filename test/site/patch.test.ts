import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { picturesOf } from '../../docs/play/table/pictures.ts';
import { createGame, isOver, viewFor } from '../../src/entries/index.ts';
import { simulate } from '../../src/entries/sim.ts';
import { createText, en } from '../../src/entries/text.ts';
import { MODES, type Mode, optionsOf } from '../kit/modes.ts';
import { must } from '../kit/must.ts';
import { randomNumbers } from '../kit/numbers.ts';
import { leave, openPage, type Visit } from './visit.ts';

const SIZE = { width: 600, height: 400 };

let opened: Visit;

beforeAll(async () => {
  opened = await openPage('404');
  const source = readFileSync(new URL('../../docs/play/table/patch.ts', import.meta.url), 'utf8');
  const { outputText } = ts.transpileModule(source, { compilerOptions: { target: ts.ScriptTarget.ES2022 } });
  await opened.page.evaluate(`{${outputText.replaceAll('export ', '')}; window.patch = patch;}`);
});

afterAll(leave);

/** Patches each picture into the previous one and counts those that differ from the same picture drawn afresh. */
const countWrong = (pictures: readonly string[]): Promise<number> =>
  opened.page.evaluate(`(() => {
    const place = document.createElement('div');
    const alone = document.createElement('div');
    return ${JSON.stringify(pictures)}.filter((picture) => {
      patch(place, picture);
      alone.innerHTML = picture;
      return !place.isEqualNode(alone);
    }).length;
  })()`);

/** Returns the first seat's pictures of a whole game, by their place on the table. */
function picturesOfGame(mode: Mode, seed: number): ReadonlyMap<string, string[]> {
  const drawn = new Map<string, string[]>();
  const sim = simulate(createGame(optionsOf(mode, seed)));
  const random = randomNumbers(seed);
  for (let count = 0; !isOver(sim.state); count += 1) {
    const { seat } = must(sim.pending()[0]);
    const view = viewFor(sim.state, 0);
    const options = { text: createText({ locale: en, game: view }), interactive: seat === 0, size: SIZE };
    for (const { id, draw } of count % 9 === 0 ? picturesOf(view, options.text) : [])
      drawn.set(id, [...(drawn.get(id) ?? []), draw({ ...options, idPrefix: `${id}-` })]);
    const actions = sim.legalActions(seat);
    sim.play(must(actions[Math.floor(random() * actions.length)]));
  }
  return drawn;
}

test.each(MODES)('a patched picture equals a newly drawn one: $name', async (mode) => {
  for (const [id, pictures] of picturesOfGame(mode, 41)) expect([id, await countWrong(pictures)]).toEqual([id, 0]);
});

test('patching keeps unchanged elements in the page', async () => {
  const picture = (things: readonly string[]): string =>
    `<svg>${things.map((id) => `<g data-ref="${id}"><path d="M0 0"/></g>`).join('')}</svg>`;
  const stayed = await opened.page.evaluate(`(() => {
    const place = document.createElement('div');
    patch(place, '${picture(['a', 'b', 'c'])}');
    const [a, b, c] = place.querySelectorAll('g');
    patch(place, '${picture(['a', 'new', 'b', 'c'])}');
    const more = [...place.querySelectorAll('g')];
    patch(place, '${picture(['a', 'c'])}');
    const less = [...place.querySelectorAll('g')];
    return [more[0] === a, more[2] === b, more[3] === c, less[0] === a, less[1] === c];
  })()`);
  expect(stayed).toEqual([true, true, true, true, true]);
});
