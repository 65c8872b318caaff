import { defaultContent, type MenaceId } from 'skymines-rules';
import { createText } from 'skymines-rules/text';
import { button, h } from '../../shared/elements.ts';
import { sentence } from '../../shared/sentence.ts';
import { ownSet } from '../components.ts';
import { select } from '../dom.ts';
import type { Language } from '../language.ts';
import { check, type Edit, group, type Update } from './fields.ts';
import { type GameSetup, isPlayable, withValidLevel } from './gameSetup.ts';
import { seats } from './seats.ts';

/** The form is redrawn after every change so that it offers only valid options. */
export function setupForm(language: Language, first: GameSetup, start: (chosen: GameSetup) => void): HTMLElement {
  const form = h('form', { class: 'setup', onsubmit: (event) => event.preventDefault() });
  let chosen = first;
  const note = (update: Update): void => {
    chosen = withValidLevel({ ...chosen, ...(typeof update === 'function' ? update(chosen) : update) });
  };
  const change = (update: Update): void => {
    const focused = fields(form).indexOf(document.activeElement as HTMLElement);
    note(update);
    draw();
    fields(form)[focused]?.focus();
  };
  const edit = { change, note };
  const draw = (): void => {
    const go = button(language.words.setup.start, () => start(chosen), {
      class: 'main',
      disabled: !isPlayable(chosen),
    });
    form.replaceChildren(
      seats(language, chosen, edit),
      game(language, chosen, edit),
      ...(chosen.campaign ? [] : [modules(language, chosen, edit)]),
      more(language, chosen, edit),
      ...(isPlayable(chosen) ? [] : [h('p', { role: 'alert' }, language.words.setup.needOpponent)]),
      go,
    );
  };
  draw();
  return form;
}

function fields(form: HTMLElement): HTMLElement[] {
  return [...form.querySelectorAll<HTMLElement>('select, input')];
}

function game({ words, locale }: Language, chosen: GameSetup, { change }: Edit): HTMLElement {
  const { setup } = words;
  const text = createText({ locale });
  const kinds = [['single', setup.single] as const, ['campaign', setup.campaign] as const];
  const boards = [['moon', text.heading('moon')] as const, ['belt', text.heading('belt')] as const];
  return group(
    setup.kind,
    select(setup.kind, kinds, chosen.campaign ? 'campaign' : 'single', (kind) =>
      change({ campaign: kind === 'campaign' }),
    ),
    chosen.campaign
      ? null
      : select(setup.board, boards, chosen.board, (board) => change({ board: board === 'belt' ? 'belt' : 'moon' })),
  );
}

function modules({ words: { setup }, locale }: Language, chosen: GameSetup, { change }: Edit): HTMLElement {
  const text = createText({ locale });
  const menaces = defaultContent.menaces.map(
    ({ id }) => [id, sentence(text.name({ kind: 'menace', menace: id }))] as const,
  );
  const menace = select(
    setup.menace,
    [['none', setup.noMenace], ['any', setup.anyMenace], ...menaces],
    chosen.menace === true ? 'any' : chosen.menace || 'none',
    (value) => change({ menace: value === 'any' || (value !== 'none' && (value as MenaceId)) }),
  );
  const tracks = [['recommended', setup.recommended] as const, ['random', setup.random] as const];
  const tokens = [['recommended', setup.recommended] as const, ['choose', setup.choose] as const];
  return h(
    'details',
    { open: chosen.board === 'belt' || chosen.missions || chosen.chapter3 || chosen.tracks === 'random' },
    h('summary', {}, `${setup.missions}, ${setup.menace.toLowerCase()}, …`),
    check(setup.missions, chosen.missions, (missions) => change({ missions })),
    chosen.board === 'belt' ? menace : check(setup.chapter3, chosen.chapter3, (chapter3) => change({ chapter3 })),
    select(setup.tracks, tracks, chosen.tracks, (value) =>
      change({ tracks: value === 'random' ? value : 'recommended' }),
    ),
    select(setup.tokens, tokens, chosen.startingTokens, (value) =>
      change({ startingTokens: value === 'choose' ? value : 'recommended' }),
    ),
  );
}

function more({ words: { setup } }: Language, chosen: GameSetup, { change, note }: Edit): HTMLElement {
  const seed = h('input', { value: chosen.seed, maxlength: 60, oninput: () => note({ seed: seed.value }) });
  const sets = [['shipped', setup.shipped] as const, ['own', setup.own] as const];
  return h(
    'div',
    {},
    check(setup.slots, chosen.constrainedSlots, (constrainedSlots) => change({ constrainedSlots })),
    h('label', { class: 'field' }, h('span', {}, setup.seed), seed),
    ownSet().is === 'ready'
      ? select(setup.components, sets, chosen.components, (value) =>
          change({ components: value === 'own' ? 'own' : 'shipped' }),
        )
      : null,
  );
}
