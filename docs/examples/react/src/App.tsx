import { useEffect, useMemo, useRef } from 'react';
import { type Session, winners } from 'skymines-rules';
import { back, choose } from 'skymines-rules/queries';
import { createText, en, plain } from 'skymines-rules/text';
import { Table } from './Table.tsx';
import { playLuna, useGame } from './useGame.ts';

export function App({ session }: { session: Session }) {
  const { state, seat, view, now, violation, go, follow } = useGame(session);
  const text = useMemo(() => createText({ locale: en, game: view }), [view]);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another prompt may have replaced the focused element
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [now]);

  function redo(): void {
    session.redo();
    playLuna(session);
  }

  const { action } = now.now;
  const results = session.isOver() ? text.results(session.score(), winners(state)) : null;
  return (
    <main>
      <h1 ref={heading} tabIndex={-1}>
        {plain(results?.verdict ?? text.prompt(now.prompt, view))}
      </h1>
      <p role="status">
        {violation === null ? now.prompt && text.help(now.prompt.kind) : plain(text.violation(violation))}
      </p>
      <ul>
        {results?.rows.map(({ label, values }) => (
          <li key={label}>{`${label}: ${values.join(' / ')}`}</li>
        ))}
      </ul>
      <p>
        {now.offers.map((offer) => (
          <Button
            key={JSON.stringify(offer.steps)}
            label={plain(text.choice(offer, view))}
            press={() => follow(choose(now, offer))}
          />
        ))}
        {action && <Button label="Done" press={() => follow({ kind: 'complete', action })} />}
        {now.canGoBack && <Button label="Back" press={() => go(back(now))} />}
        {session.canUndo() && <Button label="Undo" press={() => session.undo()} />}
        {session.canRedo() && <Button label="Redo" press={redo} />}
      </p>
      <Table view={view} text={text} now={now} follow={follow} />
      <ol>
        {text.log(session.events(seat)).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added
          <li key={index}>
            {line.seat !== null && `${plain(text.name({ kind: 'seat', seat: line.seat }))} `}
            {plain(line.text)}
          </li>
        ))}
      </ol>
    </main>
  );
}

function Button({ label, press }: { label: string; press: () => void }) {
  return (
    <button type="button" onClick={press}>
      {label}
    </button>
  );
}
