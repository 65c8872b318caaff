import { drawMap } from 'skymines-rules/drawing';
import { createText } from 'skymines-rules/text';
import { h } from '../../shared/elements.ts';
import { playSign } from '../controls/playSign.ts';
import type { Language } from '../language.ts';
import { seatName } from '../seatNames.ts';
import type { KeptGame } from '../storedGame.ts';
import { pawn } from '../table/pawn.ts';
import { type SavedPosition, savedCampaign, savedPosition } from './savedGame.ts';

const MAP = { width: 420, height: 430 };

/** Shows the running game. Its position appears after the page, because the whole game is replayed for it. */
export function continueCard(game: KeptGame, language: Language, resume: () => void): HTMLElement {
  const { lobby, setup } = language.words;
  const map = h('div', { class: 'continue-map', 'aria-hidden': 'true' });
  const title = h('h2', {}, game.record.options.players.map(({ name }) => name).join(', '));
  const kicker = h('p', { class: 'kicker' }, lobby.yourGame);
  const scores = h('div', { class: 'continue-scores' });
  const go = h('button', { type: 'button', class: 'main', onclick: resume, 'aria-label': setup.goOn }, playSign());
  go.append(h('span', {}, lobby.goOn), h('kbd', {}, '↵'));
  const draw = (): void => {
    const position = savedPosition(game);
    if (position === null) return;
    const chapter = savedCampaign(game)?.state.chapter;
    if (chapter !== undefined) kicker.textContent = lobby.yourCampaign(chapter);
    title.replaceChildren(...headline(position, language));
    scores.replaceChildren(...scoreList(position, language));
    map.innerHTML = drawMap(position.view, { ...textOf(position, language), size: MAP, idPrefix: 'continue-' });
  };
  requestAnimationFrame(() => setTimeout(draw));
  return h(
    'section',
    { class: 'continue night', 'data-card': 'continue' },
    map,
    h('div', { class: 'continue-head' }, kicker, title),
    scores,
    go,
  );
}

const textOf = ({ rules, view }: SavedPosition, { locale }: Language) => ({
  text: createText({ locale, game: view }, rules),
});

function headline({ rules, view, awaited }: SavedPosition, { words }: Language): readonly (string | HTMLElement)[] {
  const round = words.table.round(view.round, rules.content.figures.rounds);
  const [seat] = awaited;
  if (seat === undefined) return [round];
  const people = view.options.players.length;
  const turn = people === 1 ? words.lobby.yourTurn : words.lobby.turnOf(view.options.players[seat]?.name ?? '');
  return [round, h('span', {}, ` · ${turn}`)];
}

function scoreList(position: SavedPosition, language: Language): readonly HTMLElement[] {
  const { view, totals } = position;
  const { lobby } = language.words;
  const { text } = textOf(position, language);
  const scores = totals.map((total, seat) =>
    h(
      'span',
      { class: 'continue-score' },
      pawn(seat, seat === view.luna?.seat),
      h('span', {}, seatName(text, seat)),
      h('b', {}, String(total)),
    ),
  );
  const [best = 0, second = 0] = totals.toSorted((one, other) => other - one);
  const lead = best === second ? lobby.tied : lobby.leads(seatName(text, totals.indexOf(best)), best - second);
  return [...scores, h('p', { class: 'continue-lead' }, lead)];
}
