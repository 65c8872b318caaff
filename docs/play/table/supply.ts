import { button } from '../../shared/elements.ts';
import type { Question } from '../ask/question.ts';
import type { Words } from '../words/en.ts';

/** A button over the player's bonus markers, which glows at the start of a turn if a marker can be placed. */
export class Supply {
  readonly element: HTMLButtonElement;

  constructor(words: Words, take: () => void) {
    this.element = button('', take, { class: 'supply', hidden: true, 'aria-label': words.worth.takeMarker });
  }

  show(question: Question | null): void {
    this.element.hidden = question?.offersMarker !== true;
  }
}
