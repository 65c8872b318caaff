import type { GameView } from 'skymines-rules';
import { drawTable } from 'skymines-rules/drawing';
import { type Chooser, highlightsOf, parseRef, type Ref } from 'skymines-rules/queries';
import type { Text } from 'skymines-rules/text';
import { byId } from './dom.ts';

/** Draws the table. What can be chosen is a button in the picture too. */
export function showPicture(chooser: Chooser, game: GameView, text: Text): void {
  // The library escapes the names of people, so that its markup holds nothing but the picture.
  byId('picture').innerHTML = drawTable(game, {
    text,
    highlight: highlightsOf(chooser),
    // The ids of the picture, such as `table`, shall not be those of the page.
    idPrefix: 'drawn-',
    interactive: true,
  });
}

/** Lets people click in the picture, by pointer and by keys. */
export function listenToPicture(clicked: (ref: Ref) => void): void {
  function listen(event: Event): void {
    const id = event.target instanceof Element && event.target.closest('[data-choice]')?.getAttribute('data-choice');
    const ref = id ? parseRef(id) : undefined;
    if (ref === undefined) return;
    event.preventDefault();
    clicked(ref);
  }
  byId('picture').addEventListener('click', listen);
  byId('picture').addEventListener('keydown', (event) => {
    if (event.key === 'Enter' || event.key === ' ') listen(event);
  });
}
