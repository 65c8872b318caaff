import type { GameEvent } from '../../src/entries/index.ts';
import { createGame } from '../../src/entries/index.ts';
import { de } from '../../src/entries/text/de.ts';
import { fr } from '../../src/entries/text/fr.ts';
import type { Locale } from '../../src/entries/text.ts';
import { createText, en, plain } from '../../src/entries/text.ts';
import { EVENTS } from '../kit/eventExamples.ts';

const game = createGame({ players: ['Ana', 'Ben'], luna: { level: 4 }, seed: 'events' });

/** The page of all events: each type with an example, and what it says. */
export function eventReport(): string {
  return [
    '# Events',
    '',
    '<!-- npm run docs:events writes this page. -->',
    '',
    'Every type of event with examples, and the text that `text.event` returns in English, French and German (see [texts](interfaces.md#words)). The text leaves out the name of',
    'the seat. A dash means that there is no text. The types of `GameEvent` explain each field.',
    '',
    '| event | other fields | English | French | German |',
    '| ----- | ------------ | ------- | ------ | ------ |',
    ...EVENTS.map(row),
    '',
  ].join('\n');
}

function row(event: GameEvent): string {
  const { type, ...fields } = event;
  const json = JSON.stringify(fields).slice(1, -1);
  return `| \`${type}\` | ${json === '' ? '' : `\`${json}\``} | ${told(en, event)} | ${told(fr, event)} | ${told(de, event)} |`;
}

function told(locale: Locale, event: GameEvent): string {
  const text = createText({ locale, game }).event(event);
  return text === null ? '–' : plain(text);
}
