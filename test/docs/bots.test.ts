import { expect, test, vi } from 'vitest';
import { DE } from '../../docs/play/words/de.ts';
import { EN } from '../../docs/play/words/en.ts';
import { FR } from '../../docs/play/words/fr.ts';
import { BOT_LEVELS } from '../../src/entries/bots.ts';
import { blockOf, textOf } from '../kit/docs.ts';

test('the page on bots shows the example bot, which plays a whole game', async () => {
  expect(textOf('docs/bots.md')).toContain(blockOf('bot'));
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await import('../../docs/examples/bot.ts');
  expect(log.mock.calls).toEqual([[[expect.any(Number), expect.any(Number)]]]);
  log.mockRestore();
});

test('the pages, the command line and the Play page use the names of the levels', () => {
  const page = textOf('docs/bots.md');
  const named = [...page.matchAll(/^\| `(\w+)` \| [^|]+ \|$/gm)].map(([, level]) => level);
  expect(named.slice(0, BOT_LEVELS.length)).toEqual(BOT_LEVELS);
  expect(Object.entries(EN.setup.bot)).toEqual(BOT_LEVELS.map((level) => [level, `Bot (${level})`]));
  expect(textOf('docs/recipes.md')).toContain('compares the four levels');
  for (const { setup } of [DE, FR]) expect(Object.keys(setup.bot)).toEqual(BOT_LEVELS);
  const listed =
    /## Levels\n([\s\S]*?)\n## /.exec(page)?.[1]?.match(/`(?!loadBot|greedyBot|chooseGreedily)\w+`/g) ?? [];
  expect(listed.filter((name) => !BOT_LEVELS.some((level) => name === `\`${level}\``))).toEqual([]);
});
