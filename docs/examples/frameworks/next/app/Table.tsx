'use client';

import { useMemo, useState, useTransition } from 'react';
import type { GameView, Seat } from 'skymines-rules';
import { drawTable } from 'skymines-rules/drawing';
import { back, type Chosen, choose, chooser, highlightsOf } from 'skymines-rules/queries';
import { createText, en, plain } from 'skymines-rules/text';
import { play } from './actions.ts';

interface Props {
  readonly id: string;
  readonly seat: Seat;
  readonly version: number;
  readonly view: GameView;
}

export function Table({ id, seat, version, view }: Props) {
  const start = useMemo(() => chooser(view, seat), [view, seat]);
  const [partial, setPartial] = useState({ start, chosen: start });
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isSending, startTransition] = useTransition();
  const now = partial.start === start ? partial.chosen : start; // a new position discards an unfinished choice
  const text = useMemo(() => createText({ locale: en, game: view }), [view]);
  const picture = useMemo(() => drawTable(view, { text, highlight: highlightsOf(now) }), [view, text, now]);

  function follow(chosen: Chosen) {
    if (chosen.kind === 'complete')
      startTransition(async () => setProblems(await play(id, version, chosen.action)));
    else if (chosen.kind === 'chosen') setPartial({ start, chosen: chosen.chooser });
  }

  const { action } = now.now;
  return (
    <main>
      <h1>{plain(text.prompt(now.prompt, view))}</h1>
      <p role="status">{problems.join(' ')}</p>
      {now.offers.map((offer) => (
        <button key={JSON.stringify(offer.steps)} type="button" disabled={isSending} onClick={() => follow(choose(now, offer))}>
          {plain(text.choice(offer, view))}
        </button>
      ))}
      {action && (
        <button type="button" onClick={() => follow({ kind: 'complete', action })}>
          Done
        </button>
      )}
      {now.canGoBack && (
        <button type="button" onClick={() => setPartial({ start, chosen: back(now) })}>
          Back
        </button>
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawTable escapes all text */}
      <div dangerouslySetInnerHTML={{ __html: picture }} />
    </main>
  );
}
