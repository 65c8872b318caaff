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

/** Draws the table with choices that respond to clicks and keys. */
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
    event.preventDefault(); // the space bar would scroll
    choose(event);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons are in the drawing
    <div onClick={choose} onKeyDown={press}>
      <Drawing svg={svg} />
    </div>
  );
}

// Without `memo`, React would replace an unchanged drawing, and the focus would be lost.
// biome-ignore lint/security/noDangerouslySetInnerHtml: the library escapes players' names
const Drawing = memo(({ svg }: { svg: string }) => <div dangerouslySetInnerHTML={{ __html: svg }} />);
