import type { Text } from 'skymines-rules/text';
import { button, h } from '../../shared/elements.ts';
import { firstGame, lunaOrbits, table } from '../art/cardArt.ts';
import { CHAPTER_SCENES } from '../art/chapters.ts';
import { face } from '../art/faces.ts';
import { sceneImage } from '../art/scene.ts';
import type { ComponentsName } from '../components.ts';
import { type GameSetup, isPlayable, withNextPlayer } from '../setup/gameSetup.ts';
import { seatPicker } from '../setup/seatPicker.ts';
import type { Words } from '../words/en.ts';
import { type CardName, type Choices, setupOf } from './choices.ts';
import { levelSlider } from './levelSlider.ts';
import { menacePicker } from './menacePicker.ts';
import { pictureCard } from './pictureCard.ts';

export interface CardContext {
  readonly words: Words;
  readonly text: Text;
  readonly choices: Choices;
  readonly components: ComponentsName;
  /** Stores the choices and draws the cards again. */
  change(choices: Partial<Choices>): void;
  /** Stores the choices only, so that a text field keeps its cursor. */
  note(choices: Partial<Choices>): void;
  begin(chosen: GameSetup): void;
}

const chosenSetup = (name: CardName, { choices, words, components }: CardContext): GameSetup =>
  setupOf(name, choices, words, components);

export function firstCard(context: CardContext): HTMLElement {
  const { words } = context;
  const { lobby } = words;
  const setup = chosenSetup('first', context);
  return pictureCard({
    ...{
      name: 'first',
      number: 1,
      title: lobby.first,
      start: lobby.start,
      label: `${lobby.first}. ${lobby.firstHelp}`,
    },
    art: sceneImage('first', firstGame),
    content: [h('p', {}, lobby.firstHelp)],
    who: null,
    act: () => context.begin(setup),
  });
}

export function lunaCard(context: CardContext): HTMLElement {
  const { words, choices, change } = context;
  const { lobby } = words;
  const [heading = '', meaning = ''] = lobby.levels[choices.level] ?? [];
  const setup = chosenSetup('luna', context);
  return pictureCard({
    ...{ name: 'luna', number: 2, title: lobby.luna, start: lobby.start },
    label: `${lobby.luna}, ${lobby.level(choices.level)}. ${heading} ${meaning}`,
    art: sceneImage(`luna-${choices.level}`, () => lunaOrbits(choices.level)),
    content: [
      levelSlider(choices.level, words, (level) => change({ level })),
      h('p', { class: 'level-line' }, h('b', {}, heading), ' ', meaning),
    ],
    who: players(setup, words),
    act: () => context.begin(setup),
  });
}

export function beltCard(context: CardContext): HTMLElement {
  const { words, text, choices, change } = context;
  const { lobby } = words;
  const setup = chosenSetup('belt', context);
  return pictureCard({
    ...{ name: 'belt', number: 4, title: lobby.belt, start: lobby.start, label: `${lobby.belt}. ${lobby.beltHelp}` },
    art: sceneImage('chapter-4', CHAPTER_SCENES[4]),
    content: [
      h('p', { class: 'belt-help' }, lobby.beltHelp),
      menacePicker(choices.menace, text, words, (menace) => change({ menace })),
    ],
    who: players(setup, words),
    act: () => context.begin(setup),
  });
}

export function friendsCard(context: CardContext): HTMLElement {
  const { words, choices, change, note } = context;
  const { lobby, setup: labels } = words;
  const setup = chosenSetup('friends', context);
  const canStart = isPlayable(setup);
  // Later names come on top of earlier ones, because the card is not drawn again while a name is typed.
  let { seats } = choices;
  const rename = (seat: number, name: string): void => {
    seats = seats.map((each, index) => (index === seat ? { ...each, name } : each));
    note({ seats });
  };
  const picker = seatPicker(seats, setup.luna, words, {
    next: (seat) => {
      const next = withNextPlayer({ seats, luna: setup.luna }, seat, words);
      change({ seats: next.seats, withLuna: next.luna !== null });
    },
    rename,
    toggleLuna: () => change({ seats, withLuna: !choices.withLuna }),
  });
  const isHidden = choices.hands === 'hidden';
  const hasHands = seats.filter(({ occupant }) => occupant === 'person').length > 1;
  const hands = button(
    isHidden ? lobby.handsHidden : lobby.handsOpen,
    () => change({ seats, hands: isHidden ? 'open' : 'hidden' }),
    { class: isHidden ? 'hands' : 'hands is-open', 'data-control': 'hands' },
  );
  const card = pictureCard({
    ...{ name: 'friends', number: 5, title: lobby.friends, start: lobby.start },
    label: `${lobby.friends}: ${namesOf(setup).join(', ')}.`,
    art: sceneImage('table', table),
    content: [
      canStart ? temper(seats, words) : h('p', { class: 'friends-help', role: 'status' }, labels.needOpponent),
      picker,
    ],
    who: hasHands ? hands : h('span'),
    act: () => context.begin({ ...setup, seats }),
  });
  card.querySelector<HTMLButtonElement>('.start')?.toggleAttribute('disabled', !canStart);
  return card;
}

/** Introduces the last bot at the table. */
function temper(seats: GameSetup['seats'], { lobby }: Words): HTMLElement {
  const bots = seats.flatMap(({ occupant, name }) =>
    occupant === 'person' || occupant === 'empty' ? [] : [{ level: occupant, name }],
  );
  const bot = bots.at(-1);
  const line = bot === undefined ? [lobby.friendsHelp] : [h('b', {}, bot.name), ' · ', lobby.tempers[bot.level]];
  return h('p', { class: 'friends-help', role: 'status' }, ...line);
}

function namesOf({ seats, luna }: GameSetup): readonly string[] {
  const names = seats.filter(({ occupant }) => occupant !== 'empty').map(({ name }) => name);
  return luna === null ? names : [...names, 'Luna'];
}

/** Faces and names of the players in a game for one person. */
function players({ seats, luna }: GameSetup, { lobby }: Words): HTMLElement {
  const name = seats[0]?.name ?? '';
  return h(
    'span',
    { class: 'card-who' },
    face(0, 'var(--sm-seat-0)'),
    name,
    ...(luna === null ? [] : [face('luna', 'var(--sm-seat-1)'), `Luna · ${lobby.level(luna)}`]),
  );
}
