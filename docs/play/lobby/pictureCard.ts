import { h } from '../../shared/elements.ts';
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

export function playSign(): HTMLElement {
  return h('span', { class: 'play-sign', 'aria-hidden': 'true' });
}

/** Lets the arrow keys move the focus among buttons that are one stop for the Tab key. */
export function roving(group: HTMLElement, current: number): HTMLElement {
  const buttons = [...group.querySelectorAll('button')];
  buttons.forEach((each, index) => {
    each.tabIndex = index === current ? 0 : -1;
  });
  group.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    const next = buttons[(at + step + buttons.length) % buttons.length];
    next?.focus();
    if (next?.getAttribute('role') === 'radio') next.click();
  });
  return group;
}
