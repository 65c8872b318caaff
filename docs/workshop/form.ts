import type { Content } from 'skymines-rules';
import type { ContentProblem } from 'skymines-rules/content';
import { h } from '../shared/elements.ts';
import { control } from './controls/control.ts';
import type { FormContext } from './controls/controlProps.ts';
import type { Draft } from './draft.ts';
import { type Path, pathText, valueAt } from './paths.ts';
import type { Piece, PieceField } from './piece.ts';
import { problemsOf } from './problems.ts';
import { PROVENANCE, provenanceOf } from './provenance.ts';
import { showProblems } from './showProblems.ts';

/** Called with each value that the visitor types. */
export type Typed = (field: PieceField, path: Path, value: unknown) => Draft;

export interface PieceForm {
  readonly node: HTMLElement;
  /** Updates the provenance and problems shown next to the values. */
  readonly refresh: (draft: Draft) => void;
  /** Moves the focus to the first problem or, if there is none, to the first unconfirmed field. */
  readonly focus: () => void;
}

export function pieceForm(start: Draft, piece: Piece, typed: Typed): PieceForm {
  const node = h('div', { class: 'fields' });
  // Exact values are collapsed because they need no input. Fields do not move while being edited.
  const isExact = (field: PieceField): boolean =>
    PROVENANCE[provenanceOf(start.content, piece, field)].standing === 'exact';
  let isOpen = false;

  function render({ content, problems }: Draft): void {
    const open = piece.fields.filter((field) => !isExact(field)).map(render1);
    const exact = piece.fields.filter(isExact).map(render1);
    const details = h(
      'details',
      { open: isOpen || open.length === 0, ontoggle: () => (isOpen = details.open) },
      h('summary', {}, `Exact values (${exact.length})`),
      ...exact,
    );
    node.replaceChildren(...open, ...(exact.length > 0 ? [details] : []));
    refresh({ content, problems });

    function render1(field: PieceField): HTMLElement {
      return fieldNode(content, field, formOf(field));
    }
  }

  function formOf(field: PieceField): FormContext {
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

function fieldNode(content: Content, { label, shape, path }: PieceField, form: FormContext): HTMLElement {
  const place = pathText(path);
  return h(
    'div',
    { class: 'field', 'data-field': place },
    h('span', { class: 'chip' }),
    control({ shape, label, path, value: valueAt(content, path), form }),
    h('p', { class: 'problems', id: `problems-${place.replace(/\W+/g, '-')}` }),
  );
}
