import type { ContentProblem } from 'skymines-rules/content';
import { isWithin } from './paths.ts';
import { problemWords } from './problems.ts';

/** Shows the problems of a field at it, and marks the controls that they concern. */
export function showProblems(host: HTMLElement, found: readonly ContentProblem[]): void {
  const said = host.querySelector<HTMLElement>('.problems');
  if (said === null) return;
  said.textContent = [...new Set(found.map(problemWords))].join(' ');
  for (const control of host.querySelectorAll<HTMLElement>('input, select')) {
    const place = control.dataset['path'] ?? '';
    const isWrong = found.some(({ path }) => isWithin(path, place) || isWithin(place, path));
    if (isWrong) {
      control.setAttribute('aria-invalid', 'true');
      control.setAttribute('aria-describedby', said.id);
    } else {
      control.removeAttribute('aria-invalid');
      control.removeAttribute('aria-describedby');
    }
  }
}
