import type { GameView, ScoreSheet, Seat } from 'skymines-rules';
import { drawMap, drawScoreBars } from 'skymines-rules/drawing';
import type { Text } from 'skymines-rules/text';
import { button, h } from '../../shared/elements.ts';
import { renderText } from '../dom.ts';
import type { TableGame } from '../tableGame.ts';
import type { Words } from '../words/en.ts';
import { curve } from './curve.ts';
import { fitted } from './fitted.ts';
import type { History } from './history.ts';
import { scoreTable } from './scores.ts';
import { turningPoints } from './turningPoints.ts';

export interface SceneHost {
  seeTable(): void;
  replay(count?: number): void;
}

export function ending(
  game: TableGame,
  history: History | null,
  text: Text,
  words: Words,
  followUps: readonly HTMLElement[],
  scene: SceneHost,
): HTMLElement {
  const { rules, view } = game;
  const sheet = rules.score(view);
  const { verdict } = text.results(sheet, rules.winners(view));
  const details = h('details', {}, h('summary', {}, words.scores), scoreTable(rules, view, text, words));
  const element = h(
    'section',
    { class: 'scene' },
    atBack(view, text),
    h('h2', { tabindex: -1, class: 'verdict' }, verdict === null ? words.over : renderText(verdict)),
    fitted('bars', (size) => drawScoreBars(view, { text, size })),
    history === null ? null : course(sheet, history, view.luna?.seat ?? null, text, words, scene),
    h(
      'p',
      { class: 'row' },
      ...followUps,
      history === null ? null : button(words.replay, () => scene.replay(0)),
      button(words.table.seeTable, () => scene.seeTable()),
    ),
    details,
  );
  element.style.setProperty('--seats', String(sheet.length));
  return element;
}

function atBack(view: GameView, text: Text): HTMLElement {
  const place = fitted('end-map', (size) => drawMap(view, { text, size, idPrefix: 'end-' }));
  place.setAttribute('aria-hidden', 'true');
  return place;
}

function course(
  sheet: ScoreSheet,
  history: History,
  luna: Seat | null,
  text: Text,
  words: Words,
  scene: SceneHost,
): HTMLElement {
  const { table } = words;
  return h(
    'div',
    { class: 'under' },
    h(
      'figure',
      {},
      h('figcaption', {}, table.curve),
      curve(history, null, { text, words }, (count) => scene.replay(count)),
    ),
    h(
      'section',
      { class: 'decided' },
      h('h3', {}, table.decided),
      h('ul', {}, ...turningPoints(sheet, history, luna, text, words, (count) => scene.replay(count))),
    ),
  );
}
