import { BOT_LEVELS } from 'skymines-rules/bots';
import { h } from '../../shared/elements.ts';
import { select } from '../dom.ts';
import type { Language } from '../language.ts';
import { check, type Edit, group } from './fields.ts';
import { type GameSetup, levelsFor, nameFor, type Occupant } from './gameSetup.ts';

export function seats({ words: { setup } }: Language, chosen: GameSetup, { change, note }: Edit): HTMLElement {
  const rows = chosen.seats.map(({ occupant, name }, seat) => {
    const put =
      (changed: Partial<GameSetup['seats'][number]>) =>
      (now: GameSetup): Partial<GameSetup> => ({
        seats: now.seats.map((each, index) => (index === seat ? { ...each, ...changed } : each)),
      });
    const kinds = [
      ['person', setup.person] as const,
      ...BOT_LEVELS.map((level) => [level, setup.bot[level]] as const),
      ...(seat === 0 ? [] : [['empty', setup.emptySeat] as const]),
    ];
    const sit = (value: string): void => {
      const occupant = value as Occupant;
      change((now) => put({ occupant, name: nameFor(occupant, seat, now.seats, setup.names) })(now));
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
      select(setup.seat(seat + 1), kinds, occupant, sit),
      occupant === 'empty' ? null : input,
    );
  });
  const levels = levelsFor(chosen).map((level) => [String(level), setup.level(level)] as const);
  const luna = select(setup.luna, [['none', setup.noLuna], ...levels], String(chosen.luna ?? 'none'), (value) =>
    change({ luna: value === 'none' ? null : Number(value) }),
  );
  const manyPeople = chosen.seats.filter(({ occupant }) => occupant === 'person').length > 1;
  const hands = check(setup.hands, chosen.hands === 'hidden', (hidden) =>
    change({ hands: hidden ? 'hidden' : 'open' }),
  );
  return group(setup.people, ...rows, luna, manyPeople ? hands : null);
}
