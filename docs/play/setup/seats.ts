import { h } from '../../shared/elements.ts';
import { select } from '../dom.ts';
import type { Language } from '../language.ts';
import { check, type Edit, group } from './fields.ts';
import { levelsFor, type Sitter, type Wish } from './wish.ts';

/** Who sits on the four seats, and Luna. */
export function seats({ words: { setup } }: Language, wish: Wish, { change, note }: Edit): HTMLElement {
  const rows = wish.seats.map(({ sitter, name }, seat) => {
    const put =
      (changed: Partial<Wish['seats'][number]>) =>
      (now: Wish): Partial<Wish> => ({
        seats: now.seats.map((each, index) => (index === seat ? { ...each, ...changed } : each)),
      });
    const kinds = [
      ...[['person', setup.person] as const, ['bot', setup.bot] as const],
      ...(seat === 0 ? [] : [['nobody', setup.nobody] as const]),
    ];
    const sit = (value: string): void => {
      const names = value === 'bot' ? setup.bots : setup.names;
      change(put({ sitter: value as Sitter, name: names[seat] ?? '' }));
    };
    const input = h('input', {
      value: name,
      maxlength: 30,
      'aria-label': setup.name(seat + 1),
      oninput: () => note(put({ name: input.value })),
    });
    return h(
      'div',
      { class: 'seat' },
      select(setup.seat(seat + 1), kinds, sitter, sit),
      sitter === 'nobody' ? null : input,
    );
  });
  const levels = levelsFor(wish).map((level) => [String(level), setup.level(level)] as const);
  const luna = select(setup.luna, [['none', setup.noLuna], ...levels], String(wish.luna ?? 'none'), (value) =>
    change({ luna: value === 'none' ? null : Number(value) }),
  );
  const manyPeople = wish.seats.filter(({ sitter }) => sitter === 'person').length > 1;
  const hands = check(setup.hands, wish.hands === 'hidden', (hidden) => change({ hands: hidden ? 'hidden' : 'open' }));
  return group(setup.people, ...rows, luna, manyPeople ? hands : null);
}
