import type { TrackGhost } from 'skymines-rules/drawing';
import { type Choice, type Chooser, type Route, wholeAction } from 'skymines-rules/queries';
import type { Text } from 'skymines-rules/text';
import { h } from '../../shared/elements.ts';
import type { Words } from '../words/en.ts';
import { routesPreview } from './askRoute.ts';
import type { Decision } from './decision.ts';
import { offerPreview, routePreview } from './previews.ts';
import type { Proposal } from './proposals.ts';
import type { PointsTerm } from './worth.ts';
import { pointsIn } from './worthLine.ts';

/** Everything that the table shows about the choice under the pointer. */
export interface Pointed {
  readonly message: HTMLElement;
  /** `null` if the choice does not lead to an action yet. */
  readonly points: PointsTerm | null;
  readonly ghosts: readonly TrackGhost[];
}

export class Pointing {
  readonly #decision: Decision;
  readonly #text: Text;
  readonly #words: Words;

  constructor(decision: Decision, text: Text, words: Words) {
    this.#decision = decision;
    this.#text = text;
    this.#words = words;
  }

  route(route: Route): Pointed {
    const { ref, actions } = route;
    const { seat } = this.#decision.prompt;
    const message = preview(routePreview(this.#decision, route, this.#text, this.#words));
    const ghosts = ref.kind === 'trackSpace' ? [{ seat, company: ref.company, to: ref.space }] : [];
    return { message, points: pointsIn(this.#decision, actions), ghosts };
  }

  routes(routes: readonly Route[]): Pointed {
    const message = preview(routesPreview(this.#decision, routes, this.#text, this.#words));
    const [first] = routes;
    return { message, points: null, ghosts: first === undefined ? [] : this.route(first).ghosts };
  }

  choice(chooser: Chooser, pointed: Choice | Proposal): Pointed {
    if ('summary' in pointed)
      return { message: preview(h('div', {}, h('p', {}, pointed.summary))), points: null, ghosts: [] };
    const message = preview(offerPreview(this.#decision, chooser, pointed, this.#text, this.#words));
    const action = wholeAction(pointed);
    return { message, points: action && pointsIn(this.#decision, [action]), ghosts: [] };
  }
}

/** A preview follows the pointer, so it needs no button to close it. */
function preview(message: HTMLElement): HTMLElement {
  message.classList.add('preview');
  return message;
}
