import '../styles/campaign.css';
import { CHAPTERS } from 'skymines-rules/campaign';
import { button, h } from '../../shared/elements.ts';
import { enterStarts } from '../controls/enterStarts.ts';
import { keepFocus } from '../controls/keepFocus.ts';
import { playSign } from '../controls/playSign.ts';
import { type GameSetup, isPlayable, levelsFor, withNextPlayer, withValidLevel } from '../setup/gameSetup.ts';
import { seatPicker } from '../setup/seatPicker.ts';
import type { Words } from '../words/en.ts';
import { chapterImage, chapterStrip, star } from './chapterStrip.ts';
import { levelCards } from './levelCards.ts';
import { botWins, possibleStars } from './stars.ts';

export interface CampaignStartHost {
  begin(chosen: GameSetup): void;
  leave(): void;
}

/** The scene before the first chapter: its goal, the stars, and the choice of Luna's level. */
export function campaignStart(first: GameSetup, words: Words, host: CampaignStartHost): HTMLElement {
  const scene = h('section', { class: 'chapter-scene chapter-start night', 'data-card': 'start' });
  let chosen = withValidLevel(first);
  const edits: Edits = {
    note: (changed) => {
      chosen = withValidLevel({ ...chosen, ...changed });
    },
    change: (changed) => {
      edits.note(changed);
      keepFocus(scene, draw);
    },
    chosen: () => chosen,
  };
  const draw = (): void => scene.replaceChildren(...parts(words, edits, host));
  draw();
  return enterStarts(scene);
}

interface Edits {
  /** Draws the scene again. */
  change(changed: Partial<GameSetup>): void;
  note(changed: Partial<GameSetup>): void;
  chosen(): GameSetup;
}

function parts(words: Words, edits: Edits, host: CampaignStartHost): readonly HTMLElement[] {
  const chosen = edits.chosen();
  const { campaign } = words;
  const [chapter] = CHAPTERS;
  const begin = h(
    'button',
    { type: 'button', class: 'main', disabled: !isPlayable(chosen), onclick: () => host.begin(edits.chosen()) },
    playSign(),
  );
  begin.append(h('span', {}, campaign.startChapter(chapter)), h('kbd', {}, '↵'));
  return [
    h('div', { class: 'scene-place-art' }, chapterImage(chapter)),
    button(`‹ ${campaign.toLobby}`, () => host.leave(), { class: 'to-lobby' }),
    h(
      'header',
      {},
      h('p', { class: 'kicker' }, campaign.kicker(chapter)),
      h('h2', { tabindex: -1, class: 'chapter-title' }, campaign.names[chapter]),
      h('p', { class: 'chapter-goal' }, campaign.stories[chapter]),
    ),
    h(
      'div',
      { class: 'start-panels' },
      starsPanel(chosen, words),
      missionPanel(words),
      rivalPanel(chosen, words, edits),
    ),
    h('footer', { class: 'start-foot' }, begin, table(words, edits), chapterStrip(null, words)),
  ];
}

function starsPanel(chosen: GameSetup, { campaign }: Words): HTMLElement {
  const players = chosen.seats.filter(({ occupant }) => occupant !== 'empty').length + (chosen.luna === null ? 0 : 1);
  const rows = possibleStars(1, players).map((reason) =>
    h('li', {}, star(false), sentenceOf(campaign.reasons[reason])),
  );
  return h(
    'section',
    { class: 'panel' },
    h('h3', {}, campaign.canWin),
    h('ul', { class: 'possible' }, ...rows),
    h('p', { class: 'faint' }, campaign.most),
  );
}

const sentenceOf = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The tasks are hidden until the set-up is over (MISSION-1). */
function missionPanel({ campaign }: Words): HTMLElement {
  const tasks = [1, 2, 3].map(() => h('li', {}, h('b', { 'aria-hidden': 'true' }, '?'), h('span', {}, campaign.task)));
  return h(
    'section',
    { class: 'panel' },
    h('h3', {}, campaign.mission),
    h('p', {}, campaign.missionHelp),
    h('ul', { class: 'tasks' }, ...tasks),
    h('p', { class: 'faint' }, campaign.allTasks),
  );
}

function rivalPanel(chosen: GameSetup, words: Words, { change }: Edits): HTMLElement {
  const { campaign, lobby } = words;
  const { luna } = chosen;
  const isAlone = chosen.seats.filter(({ occupant }) => occupant !== 'empty').length === 1;
  const cards = levelsFor(chosen).map((level) => ({
    level,
    title: campaign.level(level),
    lines: [lobby.levels[level]?.[0] ?? '', ...(isAlone ? [campaign.bot(botWins(level))] : [])],
    share: isAlone ? botWins(level) : null,
  }));
  const choice =
    luna === null
      ? h('p', {}, campaign.noRival)
      : levelCards(campaign.rivalLevel, cards, luna, (level) => change({ luna: level }));
  return h('section', { class: 'panel' }, h('h3', {}, campaign.rival, ' · Luna'), choice);
}

function table(words: Words, { chosen, change, note }: Edits): HTMLElement {
  const { seats, luna } = chosen();
  return seatPicker(seats, luna, words, {
    next: (seat) => change(withNextPlayer(chosen(), seat, words)),
    rename: (seat, name) =>
      note({ seats: chosen().seats.map((each, index) => (index === seat ? { ...each, name } : each)) }),
    toggleLuna: () => change({ luna: chosen().luna === null ? (levelsFor(chosen())[0] ?? null) : null }),
  });
}
