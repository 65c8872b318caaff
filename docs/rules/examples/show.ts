import type { GameEvent, Seat } from 'skymines-rules';
import { DARK, type Highlight, LIGHT, themeCss } from 'skymines-rules/drawing';
import { plain, type RichText, type Text } from 'skymines-rules/text';
import { h } from '../../shared/elements.ts';
import { sentence } from '../../shared/sentence.ts';
import type { Edition } from '../edition.ts';
import { data as examples } from '../examples.data.ts';
import { drawingOf } from './drawing.ts';
import { type Panel, type Played, play } from './example.ts';
import { textFor } from './text.ts';

/** Colours of the drawings, which follow the page's light or dark appearance. */
export const COLOURS = `${themeCss(LIGHT, '.rules')}\n${themeCss(DARK, '.dark .rules')}`;

/** Rule ids at the start of a scenario's title. */
const IDS = /^(?:[A-Z]+-\d+(?: to [A-Z]+-\d+)?,? )+/;

/** Draws the position before and after the example of a rule, or returns `null` if the rule has none. */
export async function showExample(id: string, { words, locale, code }: Edition): Promise<HTMLElement | null> {
  const example = examples[id];
  const played = example === undefined ? null : play(example);
  if (example === undefined || played === null) return null;
  const text = textFor(played.before, await locale());
  const figures = example.panels.flatMap((panel) => pair(panel, played, text, words));
  // Scenarios have English titles.
  const title = code === 'en' ? h('p', {}, `${sentence(example.title.replace(IDS, ''))}.`) : null;
  return h(
    'section',
    {},
    h('h3', {}, words.example),
    title,
    happened(played, text),
    h('div', { class: 'pairs' }, ...figures),
  );
}

function pair(panel: Panel, played: Played, text: Text, words: Edition['words']): readonly HTMLElement[] {
  const highlight = marksOf(played.events, text);
  const moments = [
    { name: words.before, state: played.before, highlight: [] },
    { name: words.after, state: played.after, highlight },
  ];
  return moments.map(({ name, state, highlight }, index) => {
    const svg = drawingOf(panel, state, played, { text, highlight, idPrefix: `rule-${panel}-${index}-` });
    const drawn = h('div', { class: 'drawn' });
    drawn.innerHTML = svg ?? '';
    return h('figure', {}, h('figcaption', {}, h('b', {}, name), ` ${words.panels[panel]}`), drawn);
  });
}

/** Says in one sentence per player what happened. */
function happened({ events }: Played, text: Text): HTMLElement {
  const lines = text.log(events).map(({ seat, text: words }) => {
    return h('li', {}, seat === null ? sentence(words) : `${nameOf(seat, text)} ${plain(words)}`);
  });
  return h('ol', { class: 'events' }, ...lines);
}

function nameOf(seat: Seat, text: Text): string {
  return plain(text.name({ kind: 'seat', seat }));
}

function marksOf(events: readonly GameEvent[], text: Text): readonly Highlight[] {
  const words: RichText = events.flatMap((event) => text.event(event) ?? []);
  const refs = words.flatMap((part) => (typeof part === 'string' ? [] : [part.ref]));
  return refs.filter(({ kind }) => kind !== 'seat' && kind !== 'company').map((ref) => ({ ref, as: 'last' }));
}
