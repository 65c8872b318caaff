'use client';

import { useMemo, useState, useTransition } from 'react';
import { type GameView, isOver, type Seat, score, winners } from 'skymines-rules';
import { drawTable } from 'skymines-rules/drawing';
import { back, type Chosen, choose, chooser, highlightsOf } from 'skymines-rules/queries';
import { createText, en, plain } from 'skymines-rules/text';
import { play } from './actions';

interface Props {
  readonly seat: Seat;
  readonly version: number;
  readonly view: GameView;
}

export function Table({ seat, version, view }: Props) {
  const start = useMemo(() => chooser(view, seat), [view, seat]);
  const [progress, setProgress] = useState({ start, now: start });
  const now = progress.start === start ? progress.now : start; // a new position discards an unfinished choice
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isSending, send] = useTransition();
  const text = useMemo(() => createText({ locale: en, game: view }), [view]);
  const picture = useMemo(() => drawTable(view, { text, highlight: highlightsOf(now) }), [view, text, now]);

  function follow(chosen: Chosen) {
    if (chosen.kind === 'complete') send(async () => setProblems(await play(chosen.action, version)));
    else if (chosen.kind === 'chosen') setProgress({ start, now: chosen.chooser });
  }

  const { action } = now.now;
  const { verdict } = text.results(score(view), isOver(view) ? winners(view) : null);
  return (
    <main>
      <h1>{plain(verdict ?? text.prompt(now.prompt, view))}</h1>
      <p role="status">{problems.join(' ')}</p>
      <fieldset disabled={isSending}>
        {now.offers.map((offer) => (
          <button key={JSON.stringify(offer.steps)} type="button" onClick={() => follow(choose(now, offer))}>
            {plain(text.choice(offer, view))}
          </button>
        ))}
        {action && (
          <button type="button" onClick={() => follow({ kind: 'complete', action })}>
            Done
          </button>
        )}
        {now.canGoBack && (
          <button type="button" onClick={() => setProgress({ start, now: back(now) })}>
            Back
          </button>
        )}
      </fieldset>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the library escapes players' names */}
      <div dangerouslySetInnerHTML={{ __html: picture }} />
    </main>
  );
}
