import type { CreateGameOptions } from 'skymines-rules';
import { h } from '../node_modules/skymines-rules/docs/shared/elements.ts';
import type { Reason } from '../src/messages.ts';
import { within } from './within.ts';

interface Answer {
  readonly people?: readonly { readonly name: string; readonly token: string }[];
  readonly watch?: string;
  readonly reasons?: readonly Reason[];
}

/** Handles the form for a new game and shows the link of each seat. */
export function offerGame(root: HTMLElement): void {
  const form = within<HTMLFormElement>(root, 'form');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    start(new FormData(form)).then(
      (answer) => show(root, answer),
      () =>
        show(root, {
          reasons: [{ code: 'offline', rule: null, message: 'The server does not respond. Try again later.' }],
        }),
    );
  });
}

async function start(data: FormData): Promise<Answer> {
  const response = await fetch('/games', { method: 'POST', body: JSON.stringify(optionsOf(data)) });
  return response.json();
}

/** Returns the game options. The server adds the seed. */
function optionsOf(data: FormData): Omit<CreateGameOptions, 'seed'> {
  const luna = String(data.get('luna'));
  const board = String(data.get('board'));
  return {
    players: data
      .getAll('player')
      .map(String)
      .filter((name) => name.trim() !== ''),
    luna: luna === '' ? null : { level: Number(luna) },
    board: board === 'moon' ? 'moon' : 'belt',
    menace: board === 'menace',
    missions: data.has('missions'),
  };
}

function show(root: HTMLElement, { people = [], watch = '', reasons = [] }: Answer): void {
  within(root, '[role=alert]').textContent = reasons.map(({ message }) => message).join(' ');
  if (people.length === 0) return;
  within(root, '#watch').replaceChildren(linkTo(watch));
  within(root, 'form').remove();
  const seats = within<HTMLElement>(root, 'section');
  within(seats, 'ul').replaceChildren(...people.map(({ name, token }) => h('li', {}, `${name}: `, linkTo(token))));
  seats.hidden = false;
}

function linkTo(token: string): HTMLElement {
  const address = `${location.origin}/#${token}`;
  return h('a', { href: address, target: '_blank' }, address);
}
