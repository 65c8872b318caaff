import { defaultContent, type MenaceId } from 'skymines-rules';
import { createText } from 'skymines-rules/text';
import { ownSet } from '../components.ts';
import { button, h, select, sentence } from '../dom.ts';
import type { Language } from '../language.ts';
import { fitted, isPlayable, levelsFor, type Sitter, type Wish } from './wish.ts';

/** The form in which a game is chosen. It is drawn anew after every change, so that only what is possible is offered. */
export function setupForm(language: Language, first: Wish, start: (wish: Wish) => void): HTMLElement {
  const form = h('form', { class: 'setup', onsubmit: (event) => event.preventDefault() });
  let wish = first;
  const change = (changed: Partial<Wish>): void => {
    const focused = fields(form).indexOf(document.activeElement as HTMLElement);
    wish = fitted({ ...wish, ...changed });
    draw();
    fields(form)[focused]?.focus();
  };
  const draw = (): void => {
    const go = button(language.words.setup.start, () => start(wish), { class: 'main', disabled: !isPlayable(wish) });
    form.replaceChildren(
      seats(language, wish, change),
      game(language, wish, change),
      ...(wish.campaign ? [] : [modules(language, wish, change)]),
      more(language, wish, change),
      ...(isPlayable(wish) ? [] : [h('p', { role: 'alert' }, language.words.setup.needOpponent)]),
      go,
    );
  };
  draw();
  return form;
}

type Change = (changed: Partial<Wish>) => void;

function fields(form: HTMLElement): HTMLElement[] {
  return [...form.querySelectorAll<HTMLElement>('select, input')];
}

function group(legend: string, ...children: readonly (HTMLElement | null)[]): HTMLElement {
  return h('fieldset', {}, h('legend', {}, legend), ...children);
}

function check(label: string, checked: boolean, change: (checked: boolean) => void): HTMLElement {
  const box = h('input', { type: 'checkbox', checked, onchange: () => change(box.checked) });
  return h('label', { class: 'check' }, box, label);
}

function seats({ words: { setup } }: Language, wish: Wish, change: Change): HTMLElement {
  const rows = wish.seats.map(({ sitter, name }, seat) => {
    const put = (changed: Partial<Wish['seats'][number]>): void =>
      change({ seats: wish.seats.map((each, index) => (index === seat ? { ...each, ...changed } : each)) });
    const kinds = [
      ...[['person', setup.person] as const, ['bot', setup.bot] as const],
      ...(seat === 0 ? [] : [['nobody', setup.nobody] as const]),
    ];
    const sit = (value: string): void => {
      const names = value === 'bot' ? setup.bots : setup.names;
      put({ sitter: value as Sitter, name: names[seat] ?? '' });
    };
    const input = h('input', {
      value: name,
      maxlength: 30,
      'aria-label': setup.name(seat + 1),
      onchange: () => put({ name: input.value }),
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

function game({ words, locale }: Language, wish: Wish, change: Change): HTMLElement {
  const { setup } = words;
  const text = createText({ locale, content: defaultContent });
  const kinds = [['single', setup.single] as const, ['campaign', setup.campaign] as const];
  const boards = [['moon', text.heading('moon')] as const, ['belt', text.heading('belt')] as const];
  return group(
    setup.kind,
    select(setup.kind, kinds, wish.campaign ? 'campaign' : 'single', (kind) =>
      change({ campaign: kind === 'campaign' }),
    ),
    wish.campaign
      ? null
      : select(setup.board, boards, wish.board, (board) => change({ board: board === 'belt' ? 'belt' : 'moon' })),
  );
}

function modules({ words: { setup }, locale }: Language, wish: Wish, change: Change): HTMLElement {
  const text = createText({ locale, content: defaultContent });
  const menaces = defaultContent.menaces.map(
    ({ id }) => [id, sentence(text.name({ kind: 'menace', menace: id }))] as const,
  );
  const menace = select(
    setup.menace,
    [['none', setup.noMenace], ['any', setup.anyMenace], ...menaces],
    wish.menace === true ? 'any' : wish.menace || 'none',
    (value) => change({ menace: value === 'any' || (value !== 'none' && (value as MenaceId)) }),
  );
  const tracks = [['recommended', setup.recommended] as const, ['random', setup.random] as const];
  const tokens = [['recommended', setup.recommended] as const, ['choose', setup.choose] as const];
  return h(
    'details',
    { open: wish.board === 'belt' || wish.missions || wish.chapter3 || wish.tracks === 'random' },
    h('summary', {}, `${setup.missions}, ${setup.menace.toLowerCase()}, …`),
    check(setup.missions, wish.missions, (missions) => change({ missions })),
    wish.board === 'belt' ? menace : check(setup.chapter3, wish.chapter3, (chapter3) => change({ chapter3 })),
    select(setup.tracks, tracks, wish.tracks, (value) =>
      change({ tracks: value === 'random' ? value : 'recommended' }),
    ),
    select(setup.tokens, tokens, wish.startingTokens, (value) =>
      change({ startingTokens: value === 'choose' ? value : 'recommended' }),
    ),
  );
}

function more({ words: { setup } }: Language, wish: Wish, change: Change): HTMLElement {
  const seed = h('input', { value: wish.seed, maxlength: 60, onchange: () => change({ seed: seed.value }) });
  const sets = [['shipped', setup.shipped] as const, ['own', setup.own] as const];
  return h(
    'div',
    {},
    check(setup.slots, wish.constrainedSlots, (constrainedSlots) => change({ constrainedSlots })),
    h('label', { class: 'field' }, h('span', {}, setup.seed), seed),
    ownSet().is === 'ready'
      ? select(setup.components, sets, wish.components, (value) =>
          change({ components: value === 'own' ? 'own' : 'shipped' }),
        )
      : null,
  );
}
