import type { Content } from 'skymines-rules';
import type { ContentProblem } from 'skymines-rules/content';
import { h } from '../shared/elements.ts';
import type { AskedIn } from './controls/ask.ts';
import { control } from './controls/control.ts';
import type { Draft } from './draft.ts';
import { type Path, pathText, valueAt } from './paths.ts';
import type { Piece, PieceField } from './piece.ts';
import { problemsOf } from './problems.ts';
import { PROVENANCE, provenanceOf } from './provenance.ts';
import { showProblems } from './showProblems.ts';

/** Hears what is typed into a field. */
export type Typed = (field: PieceField, path: Path, value: unknown) => Draft;

/** The form of one piece. */
export interface PieceForm {
  readonly node: HTMLElement;
  /** Shows what has changed beside the values: sources and problems. */
  readonly refresh: (draft: Draft) => void;
  /** Goes to the first place where something has to be typed, or to the first problem. */
  readonly focus: () => void;
}

export function pieceForm(start: Draft, piece: Piece, typed: Typed): PieceForm {
  const node = h('div', { class: 'fields' });
  // What is known exactly need not be typed in, so it stands aside, and stays there while somebody changes it.
  const isExact = (field: PieceField): boolean =>
    PROVENANCE[provenanceOf(start.content, piece, field)].standing === 'exact';
  let isOpen = false;

  function render({ content, problems }: Draft): void {
    const open = piece.fields.filter((field) => !isExact(field)).map(render1);
    const exact = piece.fields.filter(isExact).map(render1);
    const details = h(
      'details',
      { open: isOpen || open.length === 0, ontoggle: () => (isOpen = details.open) },
      h('summary', {}, `Known exactly (${exact.length})`),
      ...exact,
    );
    node.replaceChildren(...open, ...(exact.length > 0 ? [details] : []));
    refresh({ content, problems });

    function render1(field: PieceField): HTMLElement {
      return fieldNode(content, field, formOf(field));
    }
  }

  function formOf(field: PieceField): AskedIn {
    return {
      control,
      set: (path, value) => void typed(field, path, value),
      reshape: (path, value, focus) => {
        render(typed(field, path, value));
        controlAt(pathText(focus))?.focus();
      },
    };
  }

  const controlAt = (path: string): HTMLElement | null =>
    node.querySelector<HTMLElement>(`:is(input, select, button)[data-path="${CSS.escape(path)}"]`);

  function refresh({ content, problems }: { content: Content; problems: readonly ContentProblem[] }): void {
    for (const field of piece.fields) {
      const host = node.querySelector<HTMLElement>(`[data-field="${CSS.escape(pathText(field.path))}"]`);
      if (host === null) continue;
      const { standing, words } = PROVENANCE[provenanceOf(content, piece, field)];
      host.dataset['standing'] = standing;
      const chip = host.querySelector('.chip');
      if (chip !== null) chip.textContent = words;
      showProblems(host, problemsOf(problems, piece, field));
    }
  }

  function focus(): void {
    const wrong = node.querySelector<HTMLElement>('[aria-invalid]');
    const first = node.querySelector<HTMLElement>(
      '.field:is([data-standing="made-up"], [data-standing="typed"]) :is(input, select)',
    );
    (wrong ?? first ?? node.querySelector<HTMLElement>('input, select'))?.focus();
  }

  render(start);
  return { node, refresh, focus };
}

function fieldNode(content: Content, { label, shape, path }: PieceField, form: AskedIn): HTMLElement {
  const place = pathText(path);
  return h(
    'div',
    { class: 'field', 'data-field': place },
    h('span', { class: 'chip' }),
    control({ shape, label, path, value: valueAt(content, path), form }),
    h('p', { class: 'problems', id: `problems-${place.replace(/\W+/g, '-')}` }),
  );
}
