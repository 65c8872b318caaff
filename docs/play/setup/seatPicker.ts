import { button, h } from '../../shared/elements.ts';
import { face } from '../art/faces.ts';
import { roving } from '../controls/roving.ts';
import type { Words } from '../words/en.ts';
import type { GameSetup } from './gameSetup.ts';

export interface SeatPickerHost {
  /** Seats another kind of player. */
  next(seat: number): void;
  rename(seat: number, name: string): void;
  toggleLuna(): void;
}

type Seats = GameSetup['seats'];

/** Faces around the table. A click on a face changes the kind of player, and the name below it can be edited. */
export function seatPicker(seats: Seats, luna: number | null, words: Words, host: SeatPickerHost): HTMLElement {
  const { lobby } = words;
  const places = seats.map((_, seat) => place(seats, seat, words, host));
  const count = seats.filter(({ occupant }) => occupant !== 'empty').length;
  const absent = luna === null;
  const state = absent ? lobby.absent : lobby.level(luna);
  const lunaSeat = h(
    'div',
    { class: `place place-luna${absent ? ' is-absent' : ''}` },
    button(face('luna', absent ? '#8592b4' : `var(--sm-seat-${Math.min(count, 3)})`), () => host.toggleLuna(), {
      ...{ class: 'place-face', 'data-control': 'luna', 'aria-label': lobby.changeSeat('Luna', state) },
      disabled: absent && count === seats.length,
    }),
    h('b', { class: 'place-name' }, 'Luna'),
    h('small', {}, state),
  );
  return roving(h('div', { class: 'places', role: 'group', 'aria-label': lobby.players }, ...places, lunaSeat), 0);
}

function place(seats: Seats, seat: number, words: Words, host: SeatPickerHost): HTMLElement {
  const { setup, lobby } = words;
  const { occupant, name } = seats[seat] ?? { occupant: 'empty', name: '' };
  // Empty seats do not count in the game.
  const index = seats.slice(0, seat).filter((each) => each.occupant !== 'empty').length;
  const isEmpty = occupant === 'empty';
  const kind = isEmpty ? setup.emptySeat : occupant === 'person' ? lobby.here : setup.bot[occupant];
  const picture = isEmpty
    ? h('span', { class: 'face face-empty', 'aria-hidden': 'true' }, '+')
    : face(occupant === 'person' ? index : occupant, `var(--sm-seat-${index})`);
  const input = h('input', {
    ...{ class: 'place-name', value: name, maxlength: 30, spellcheck: 'false', autocomplete: 'off' },
    'aria-label': setup.name(seat + 1),
    oninput: () => host.rename(seat, input.value),
  });
  return h(
    'div',
    { class: `place${isEmpty ? ' is-empty' : ''}` },
    button(picture, () => host.next(seat), {
      ...{ class: 'place-face', 'data-control': `seat-${seat}` },
      'aria-label': lobby.changeSeat(setup.seat(seat + 1), isEmpty ? kind : `${name}, ${kind}`),
    }),
    isEmpty ? h('b', { class: 'place-name' }, setup.seat(seat + 1)) : input,
    h('small', {}, isEmpty ? lobby.fill : kind),
  );
}
