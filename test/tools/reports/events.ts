import type { GameEvent } from '../../../src/entries/index.ts';
import { createGame } from '../../../src/entries/index.ts';
import { createText, en, plain } from '../../../src/entries/text.ts';
import { EVENTS } from '../../kit/eventExamples.ts';

const game = createGame({ players: ['Ana', 'Ben'], luna: { level: 4 }, seed: 'events' });
const text = createText({ locale: en, game });

/** Returns the page of all events, with one example per type. */
export function eventReport(): string {
  const types = [...new Set(EVENTS.map(({ type }) => type))];
  return [
    '# Events',
    '',
    '<!-- npm run docs:events writes this page. -->',
    '',
    '`tryReduce` and `session.dispatch` return the events (`GameEvent`) of an action, and `changeFor` those that a',
    '[seat may see](hidden-information.md). The table shows the fields of each event and an example of its text from `text.event`',
    '([Text and languages](text.md)), which does not contain the name of the seat. A dash means that the event has no text.',
    '',
    '| event: fields | text |',
    '| ----- | ---- |',
    ...types.map((type) => row(exampleOf(type))),
    '',
  ].join('\n');
}

/** Returns the first example of a type that has a text, or the first one. */
function exampleOf(type: GameEvent['type']): GameEvent {
  const examples = EVENTS.filter((event) => event.type === type);
  const [example = examples[0]] = examples.filter((event) => textOf(event) !== null);
  if (example === undefined) throw new Error(`The event ${type} has no example`);
  return example;
}

function row(event: GameEvent): string {
  const { type, ...fields } = event;
  const names = Object.keys(fields).join(', ');
  return `| \`${type}\`${names === '' ? '' : `: \`${names}\``} | ${textOf(event) ?? '–'} |`;
}

function textOf(event: GameEvent): string | null {
  const rich = text.event(event);
  return rich === null ? null : plain(rich);
}
