import type { GameView } from 'skymines-rules';
import { drawTable, type Highlight } from 'skymines-rules/drawing';
import { type Choice, type Ref, refId } from 'skymines-rules/queries';
import type { Text } from 'skymines-rules/text';
import type { Chooser } from './chooser.ts';
import { byId } from './dom.ts';

/** Draws the table. What can be chosen is a button in the picture too. */
export function showPicture(chooser: Chooser, game: GameView, text: Text): void {
  const chosen = chooser.steps().flatMap(({ ref }): Highlight[] => (ref === null ? [] : [{ ref, as: 'chosen' }]));
  const choices = chooser.offered().flatMap((choice): Highlight[] => {
    const ref = refOf(choice);
    return ref === null ? [] : [{ ref, as: 'choice' }];
  });
  // The library escapes the names of people, so that its markup holds nothing but the picture.
  byId('picture').innerHTML = drawTable(game, {
    text,
    highlight: [...chosen, ...choices],
    // The ids of the picture, such as `table`, shall not be those of the page.
    idPrefix: 'drawn-',
    interactive: true,
  });
}

/** Lets people choose in the picture, by pointer and by keys. */
export function listenToPicture(chooser: () => Chooser | undefined): void {
  function pick(event: Event): void {
    const id = event.target instanceof Element && event.target.closest('[data-choice]')?.getAttribute('data-choice');
    const choice = chooser()
      ?.offered()
      .find((each) => {
        const ref = refOf(each);
        return ref !== null && refId(ref) === id;
      });
    if (choice === undefined) return;
    event.preventDefault();
    chooser()?.pick(choice);
  }
  byId('picture').addEventListener('click', pick);
  byId('picture').addEventListener('keydown', (event) => {
    if (event.key === 'Enter' || event.key === ' ') pick(event);
  });
}

/** What a choice points at. */
function refOf({ steps }: Choice): Ref | null {
  return steps.at(-1)?.ref ?? null;
}
