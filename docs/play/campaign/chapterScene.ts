import { LIMITS } from 'skymines-rules';
import { CHAPTERS, type Chapter, campaignScore, type LevelChoice } from 'skymines-rules/campaign';
import type { Text } from 'skymines-rules/text';
import { button, h } from '../../shared/elements.ts';
import { lunaOrbits } from '../art/cardArt.ts';
import { sceneImage } from '../art/scene.ts';
import { triumph } from '../art/triumph.ts';
import { enterStarts } from '../controls/enterStarts.ts';
import { keepFocus } from '../controls/keepFocus.ts';
import { playSign } from '../controls/playSign.ts';
import { renderText } from '../dom.ts';
import type { BotSeat } from '../storedGame.ts';
import type { History } from '../table/history.ts';
import type { Words } from '../words/en.ts';
import type { CampaignTable } from './campaignTable.ts';
import { chapterImage, chapterStrip } from './chapterStrip.ts';
import { course } from './course.ts';
import { levelCards } from './levelCards.ts';
import { playerPanels } from './playerPanels.ts';
import { botWins } from './stars.ts';

export interface ChapterHost {
  /** Seats of the bots, for their faces. */
  readonly bots: readonly BotSeat[];
  /** Starts the next game, which the campaign has prepared. */
  play(): void;
  /** Called when the last level has been chosen. */
  finished(): void;
  /** Returns the course of the last game. */
  history(): History | null;
  seeTable(): void;
  newCampaign(): void;
  leave(): void;
}

interface Scene {
  readonly campaign: CampaignTable;
  readonly text: Text;
  readonly words: Words;
  readonly host: ChapterHost;
}

/** The scene after a game of a campaign: the stars on the left, and the next game on the right. */
export function chapterScene(campaign: CampaignTable, text: Text, words: Words, host: ChapterHost): HTMLElement {
  const scene = h('section', { class: 'chapter-scene interlude night', 'data-card': 'interlude' });
  const curve = course(() => host.history(), text, words);
  let level = campaign.levels[0]?.level ?? 0;
  const draw = (): void => {
    const parts = { campaign, text, words, host };
    const choose = (chosen: number): void => {
      level = chosen;
      // The stars have already filled.
      scene.classList.add('is-still');
      keepFocus(scene, draw);
    };
    const finish = (): void => {
      campaign.setLevel(level);
      scene.classList.remove('is-still');
      draw();
      scene.querySelector('h2')?.focus();
      host.finished();
    };
    scene.replaceChildren(results(parts, curve), nextSteps(parts, level, choose, finish));
  };
  draw();
  return enterStarts(scene);
}

function results(scene: Scene, curve: HTMLElement): HTMLElement {
  const { campaign, text, words, host } = scene;
  const { state } = campaign;
  const chapter = chapterShown(scene);
  const isOver = state.phase === 'over';
  return h(
    'div',
    { class: 'interlude-results' },
    h('div', { class: 'scene-place-art' }, isOver ? lastScene(scene) : chapterImage(chapter)),
    chapterStrip(campaign, words),
    h('p', { class: 'kicker' }, kicker(scene, chapter)),
    h('h2', { tabindex: -1, class: 'verdict chapter-title' }, verdict(scene)),
    h('p', { class: 'chapter-goal' }, subtitle(scene)),
    playerPanels(campaign, text, words, host.bots),
    curve,
    h(
      'p',
      { class: 'row' },
      button(words.campaign.seeTable, () => host.seeTable()),
      button(words.campaign.toLobby, () => host.leave()),
    ),
  );
}

/** The star of a human winner, or Luna. */
function lastScene({ campaign: { state } }: Scene): HTMLElement {
  const luna = state.options.luna === null ? null : state.options.players.length;
  const { winners } = campaignScore(state);
  const isLuna = winners.every((seat) => seat === luna);
  const level = state.lunaLevel ?? 0;
  return isLuna ? sceneImage(`luna-${level}`, () => lunaOrbits(level)) : sceneImage('triumph', triumph);
}

const chapterShown = ({ campaign: { state } }: Scene): Chapter =>
  state.loop.length > 0 ? state.chapter : (state.results.at(-1)?.chapter ?? state.chapter);

function kicker({ campaign: { state }, words: { campaign } }: Scene, chapter: Chapter): string {
  if (state.phase === 'over') return campaign.over;
  return state.loop.length > 0
    ? campaign.loopTitle(state.loop.length)
    : campaign.finished(chapter, campaign.names[chapter]);
}

/** Speaks to the viewer if only one human player is at the table. */
function verdict({ campaign: { state }, text, words: { campaign } }: Scene): HTMLElement | string {
  const standing = text.standing(campaignScore(state));
  if (standing.verdict !== null) return renderText(standing.verdict);
  const result = state.results.at(-1);
  if (state.loop.length > 0 || result === undefined) return renderText(text.timeLoop(state.loop)[0] ?? []);
  const [title = []] = text.chapterResult(result);
  if (result.totals.length !== 2 || state.options.luna === null) return renderText(title);
  const [own = 0, other = 0] = result.totals;
  if (own === other) return campaign.shared;
  return own > other ? campaign.winBy(own - other) : campaign.loseBy('Luna', other - own);
}

function subtitle({ campaign: { state }, text, words }: Scene): string {
  const { names } = text.standing(campaignScore(state));
  const totals = state.loop.at(-1)?.totals ?? state.results.at(-1)?.totals ?? [];
  const isPair = totals.length === 2;
  return totals.map((total, seat) => `${names[seat]} ${isPair ? words.coins(total) : total}`).join(' · ');
}

type Choose = (level: number) => void;

function nextSteps(scene: Scene, level: number, choose: Choose, finish: () => void): HTMLElement {
  const { campaign, words, host } = scene;
  const { phase, chapter, loop, results: done } = campaign.state;
  const { campaign: story } = words;
  if (phase === 'over') {
    const { ranks } = scene.text.standing(campaignScore(campaign.state));
    return aside('over', lastScene(scene), [
      h('h3', {}, story.ranks),
      h('ul', { class: 'ranks' }, ...ranks.map((rank) => h('li', {}, renderText(rank)))),
      mainButton(story.again, () => host.newCampaign()),
    ]);
  }
  if (loop.length > 0) {
    return aside('loop', chapterImage(4), [
      h('h3', {}, story.names[4]),
      h('p', {}, story.loop(loop.length + 1, LIMITS.loopGames)),
      mainButton(words.timeLoop, () => host.play()),
    ]);
  }
  const isLast = done.length === CHAPTERS.length;
  const next = CHAPTERS[done.length] ?? chapter;
  const levels = campaign.levels.length === 0 ? null : levelChoice(scene, campaign.levels, level, choose);
  if (isLast) {
    return aside('last', chapterImage(next), [
      h('h3', {}, story.lastLevel),
      h('p', {}, story.lastLevelHelp),
      levels,
      mainButton(story.finish, finish),
    ]);
  }
  const play = (): void => {
    if (campaign.levels.length > 0) campaign.setLevel(level);
    host.play();
  };
  return aside('next', chapterImage(next), [
    h('p', { class: 'kicker' }, story.next(next)),
    h('h3', { class: 'next-title' }, story.names[next]),
    h('p', { class: 'chapter-goal' }, story.stories[next]),
    levels,
    mainButton(story.startChapter(next), play),
  ]);
}

function aside(name: string, art: HTMLElement, content: readonly (HTMLElement | null)[]): HTMLElement {
  return h(
    'div',
    { class: `interlude-next next-${name}` },
    h('div', { class: 'scene-place-art' }, art),
    h('div', { class: 'next-content' }, ...content),
  );
}

function mainButton(label: string, act: () => void): HTMLElement {
  const main = h('button', { type: 'button', class: 'main', onclick: act }, playSign());
  main.append(h('span', {}, label), h('kbd', {}, '↵'));
  return main;
}

/** Says what each of Luna's next levels means: her stars, the totals after it, and her strength. */
function levelChoice(
  { campaign, words }: Scene,
  choices: readonly LevelChoice[],
  level: number,
  choose: Choose,
): HTMLElement {
  const { campaign: story, lobby } = words;
  const { seats } = campaignScore(campaign.state);
  const names = campaign.state.options.players.map(({ name }) => name);
  const isAlone = names.length === 1;
  const cards = choices.map((choice) => {
    const sums = seats.map(({ total }, seat) => {
      const isLuna = seat === names.length;
      return `${isLuna ? 'Luna' : names[seat]} ${story.count(total + (isLuna ? choice.bonus : 0))}`;
    });
    return {
      level: choice.level,
      title: story.level(choice.level),
      lines: [
        `${lobby.levels[choice.level]?.[0] ?? ''} ${isAlone ? story.bot(botWins(choice.level)) : ''}`.trim(),
        story.forLevel(choice.bonus === 0 ? null : story.stars(choice.bonus)),
        story.sumAfter(sums.join(', ')),
      ],
      share: null,
    };
  });
  return h('div', {}, h('h4', {}, story.nextLevel), levelCards(story.nextLevel, cards, level, choose));
}
