import { h } from '../../shared/elements.ts';
import { playSign } from '../controls/playSign.ts';
import type { CardName } from './choices.ts';

export interface CardParts {
  readonly name: CardName;
  /** Key that starts the game. */
  readonly number: number;
  readonly title: string;
  readonly art: HTMLElement;
  /** Text on the button. */
  readonly start: string;
  /** Controls and texts between the title and the button. Clicks on controls do not start the game. */
  readonly content: readonly (HTMLElement | null)[];
  /** Players, beside the button. */
  readonly who: HTMLElement | null;
  /** Describes what the button starts. */
  readonly label: string;
  readonly act: () => void;
}

/** A picture that starts a game with one click anywhere on it. The button comes first in the reading order. */
export function pictureCard({ name, number, title, art, start, content, who, label, act }: CardParts): HTMLElement {
  return h(
    'section',
    { class: `card night card-${name}`, 'data-card': name },
    h('div', { class: 'card-art' }, art),
    h(
      'div',
      { class: 'card-text' },
      h('h2', {}, title),
      h('div', { class: 'card-foot' }, startButton({ name, start, number, label, act }), who ?? h('span')),
      h('div', { class: 'card-content' }, ...content),
    ),
  );
}

type ButtonParts = Pick<CardParts, 'name' | 'start' | 'number' | 'label' | 'act'>;

function startButton({ name, start, number, label, act }: ButtonParts): HTMLElement {
  return h(
    'button',
    {
      type: 'button',
      class: name === 'luna' ? 'start begin' : 'start',
      onclick: act,
      'aria-label': `${label} ${start}`,
    },
    playSign(),
    h('span', { class: 'start-word' }, start),
    h('kbd', { 'data-number': number, 'aria-hidden': 'true' }),
  );
}
