import type { KeyboardEvent, MouseEvent } from 'react';
import { memo, useMemo } from 'react';
import type { GameView } from 'skymines-rules';
import { drawTable } from 'skymines-rules/drawing';
import { type Chooser, type Chosen, click, highlightsOf, parseRef } from 'skymines-rules/queries';
import type { Text } from 'skymines-rules/text';

interface Props {
  view: GameView;
  text: Text;
  now: Chooser;
  follow(chosen: Chosen): void;
}

/** The picture of the table: what can be chosen in it answers to clicks and to keys. */
export function Table({ view, text, now, follow }: Props) {
  const svg = useMemo(
    () => drawTable(view, { text, highlight: highlightsOf(now), interactive: true }),
    [view, text, now],
  );

  function choose({ target }: MouseEvent | KeyboardEvent): void {
    const id = target instanceof Element ? target.closest<SVGElement>('[data-ref]')?.dataset['ref'] : undefined;
    const ref = id === undefined ? undefined : parseRef(id);
    if (ref !== undefined) follow(click(view, now, ref));
  }

  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault(); // a space would scroll
    choose(event);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons are in the picture
    <div onClick={choose} onKeyDown={press}>
      <Picture svg={svg} />
    </div>
  );
}

// The picture stays as it is while nothing in it changes, so that a place keeps the focus.
// biome-ignore lint/security/noDangerouslySetInnerHtml: the library escapes the names of people
const Picture = memo(({ svg }: { svg: string }) => <div dangerouslySetInnerHTML={{ __html: svg }} />);
