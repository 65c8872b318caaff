import type { ContentProblem } from 'skymines-rules/content';
import { isWithin } from './paths.ts';
import { problemMessage } from './problems.ts';

/** Shows the problems of a field and marks the affected controls. */
export function showProblems(host: HTMLElement, found: readonly ContentProblem[]): void {
  const message = host.querySelector<HTMLElement>('.problems');
  if (message === null) return;
  message.textContent = [...new Set(found.map(problemMessage))].join(' ');
  for (const control of host.querySelectorAll<HTMLElement>('input, select')) {
    const place = control.dataset['path'] ?? '';
    const isWrong = found.some(({ path }) => isWithin(path, place) || isWithin(place, path));
    if (isWrong) {
      control.setAttribute('aria-invalid', 'true');
      control.setAttribute('aria-describedby', message.id);
    } else {
      control.removeAttribute('aria-invalid');
      control.removeAttribute('aria-describedby');
    }
  }
}
