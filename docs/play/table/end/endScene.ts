import type { GameView, Seat } from 'skymines-rules';
import { drawMap } from 'skymines-rules/drawing';
import type { Text } from 'skymines-rules/text';
import { button, h } from '../../../shared/elements.ts';
import { companyName, seatName } from '../../seatNames.ts';
import type { TableGame } from '../../tableGame.ts';
import type { Words } from '../../words/en.ts';
import { curve } from '../curve.ts';
import { fitted } from '../fitted.ts';
import type { History } from '../history.ts';
import { scoreTable } from '../scores.ts';
import { ScoreBars } from './bars.ts';
import { FinalScoring } from './finalScoring.ts';
import { type Outcome, storyOf, type Verdict, verdictOf } from './outcome.ts';
import { type SharingHost, sharePanel } from './sharePanel.ts';
import { type TurningPoint, turningPoints } from './turningPoints.ts';

export interface SceneHost {
  seeTable(): void;
  replay(count?: number): void;
  /** `null` if the game cannot be shared. */
  readonly sharing: SharingHost | null;
  /** Buttons for the next game, with the main one first. */
  readonly followUps: readonly HTMLElement[];
  /** Scales the duration of the final scoring. 0 shows the result at once. */
  readonly motion: number;
  /** True if the players of the game use this screen. */
  readonly isOwn: boolean;
}

export interface EndScene {
  readonly element: HTMLElement;
  /** Call this when the scene is closed. */
  stop(): void;
}

interface Context {
  readonly game: TableGame;
  readonly history: History | null;
  readonly text: Text;
  readonly words: Words;
  readonly scene: SceneHost;
  readonly outcome: Outcome;
}

/** Shows the final scoring source by source, and then the result. */
export function endScene(
  game: TableGame,
  history: History | null,
  text: Text,
  words: Words,
  scene: SceneHost,
): EndScene {
  const { rules, view, people } = game;
  const totals = rules.score(view).map(({ total }) => total);
  const viewer = people.length === 1 && scene.isOwn ? (people[0] ?? null) : null;
  const outcome = { totals, winners: rules.winners(view), viewer };
  const context = { game, history, text, words, scene, outcome };
  const bars = new ScoreBars(game, viewer, text, words);
  const scoring = new FinalScoring(game, bars, text, words, () => reveal(element, scoring, bars, context));
  const element = h(
    'section',
    { class: 'scene is-growing', onclick: () => scoring.finish() },
    atBack(view, text),
    scoring.controls,
    h('div', { class: 'final-title', 'aria-live': 'polite' }, scoring.title, scoring.line),
    bars.element,
    h('div', { class: 'final-rest', inert: true }, ...restOf(context)),
  );
  element.style.setProperty('--seats', String(totals.length));
  if (scene.motion > 0) scoring.start(scene.motion);
  else scoring.finish();
  return { element, stop: () => scoring.stop() };
}

function reveal(element: HTMLElement, scoring: FinalScoring, bars: ScoreBars, context: Context): void {
  const { outcome, history, text, words, scene } = context;
  const title = titleOf(verdictOf(outcome), text, words);
  scoring.controls.remove();
  element.classList.remove('is-growing');
  element.querySelector('.final-rest')?.removeAttribute('inert');
  bars.rank(outcome.winners, scene.motion > 0);
  scoring.title.classList.add('verdict');
  scoring.title.textContent = title;
  scoring.title.style.setProperty('--letters', String(title.length));
  scoring.line.textContent = history === null ? '' : storyLine(outcome, history, text, words);
}

function restOf(context: Context): readonly HTMLElement[] {
  const { game, history, text, words, scene, outcome } = context;
  const { rules, view } = game;
  const { sharing } = scene;
  const shared = h('div', { class: 'final-share', hidden: true });
  const share = (host: SharingHost): void => {
    if (!shared.hidden) return;
    shared.hidden = false;
    shared.append(sharePanel(view, titleOf(verdictOf({ ...outcome, viewer: null }), text, words), text, words, host));
    shared.scrollIntoView({ block: 'nearest' });
  };
  return [
    ...(history === null ? [] : [course(history, context)]),
    shared,
    h(
      'p',
      { class: 'row final-next' },
      ...scene.followUps,
      history === null ? null : button(words.replay, () => scene.replay(0)),
      sharing === null ? null : button(words.end.shareGame, () => share(sharing)),
      button(words.table.seeTable, () => scene.seeTable(), { 'data-key': 'Esc' }),
    ),
    h('details', {}, h('summary', {}, words.scores), scoreTable(rules, view, text, words)),
  ];
}

function atBack(view: GameView, text: Text): HTMLElement {
  const place = fitted('end-map', (size) => drawMap(view, { text, size, idPrefix: 'end-' }));
  place.setAttribute('aria-hidden', 'true');
  return place;
}

const LABELS = ['A', 'B', 'C'];

function course(history: History, { text, words, scene, outcome }: Context): HTMLElement {
  const [winner] = outcome.winners;
  const about = outcome.viewer ?? winner;
  const points = about === undefined ? [] : turningPoints(history, about, winner ?? about);
  const marks = points.map(({ at, seat }, index) => ({ at, seat, label: LABELS[index] ?? '' }));
  const items = points.map((point, index) => pointItem(point, LABELS[index] ?? '', outcome, text, words, scene));
  const figure = h(
    'figure',
    {},
    h('figcaption', {}, words.table.curve),
    curve(history, { at: null, reached: history.moments.length - 1, marks }, { text, words }, (count) =>
      scene.replay(count),
    ),
  );
  const decided = h('section', { class: 'decided' }, h('h3', {}, words.table.decided), h('ul', {}, ...items));
  return h('div', { class: 'under' }, figure, items.length === 0 ? null : decided);
}

function pointItem(
  point: TurningPoint,
  label: string,
  { viewer }: Outcome,
  text: Text,
  words: Words,
  scene: SceneHost,
): HTMLElement {
  const { change, kind, seat, at } = point;
  const worth = kind === 'lead' ? null : h('b', { class: change < 0 ? 'loss' : 'gain' }, signed(change));
  const row = button(h('i', { 'aria-hidden': 'true' }, label), () => scene.replay(at), { class: 'moment' });
  row.append(h('span', {}, pointLine(point, viewer, text, words)));
  if (worth !== null) row.append(worth);
  row.append(h('small', { 'aria-hidden': 'true' }, '▶'));
  return h('li', { 'data-seat': seat }, row);
}

function pointLine(
  { kind, seat, mover, round, deed }: TurningPoint,
  viewer: Seat | null,
  text: Text,
  words: Words,
): string {
  const { end } = words;
  const who = seat === viewer ? null : seatName(text, seat);
  const company = deed === null ? '' : companyName(text, deed.company);
  if (kind === 'lead') return end.lead(who, round);
  if (kind === 'worst')
    return deed?.kind === 'ousted'
      ? end.ousted(seatName(text, mover), company, deed.sectors, round)
      : end.worstTurn(who, seatName(text, mover), round);
  if (deed?.kind === 'expanded') return end.expanded(who, company, deed.sectors, round);
  if (deed?.kind === 'advanced') return end.advanced(who, company, deed.steps, round);
  return end.bestTurn(who, round);
}

function titleOf(verdict: Verdict, text: Text, { end }: Words): string {
  const name = (seat: Seat): string => seatName(text, seat);
  if (verdict.kind === 'youWin') return end.youWin(verdict.by);
  if (verdict.kind === 'youShare') return end.youShare(verdict.others.map(name));
  if (verdict.kind === 'youPlace') return end.youPlace(verdict.place, verdict.behind, name(verdict.winner));
  if (verdict.kind === 'wins') return end.wins(name(verdict.winner), verdict.by);
  if (verdict.kind === 'share') return end.share(verdict.winners.map(name));
  return end.noWinner;
}

function storyLine(outcome: Outcome, history: History, text: Text, { end }: Words): string {
  const story = storyOf(outcome, history);
  if (story === null) return '';
  const { kind, seat, round } = story;
  const who = seat === outcome.viewer ? null : seatName(text, seat);
  if (kind === 'cameBack' || kind === 'cameClose')
    return end[kind](who, seatName(text, story.rival), story.behind, round);
  return end[kind](who, round);
}

function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
