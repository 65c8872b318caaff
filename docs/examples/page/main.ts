import { createSession, randomSeed, type Seat, winners } from 'skymines-rules';
import { drawTable } from 'skymines-rules/drawing';
import {
  back,
  type Chooser,
  type Chosen,
  choose,
  chooser,
  click,
  highlightsOf,
  parseRef,
} from 'skymines-rules/queries';
import { createText, en, plain } from 'skymines-rules/text';

const session = createSession({ players: ['Ana', 'Ben'], luna: { level: 2 }, seed: randomSeed() });
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const make = (tag: string, textContent: string, onclick?: () => void) =>
  Object.assign(document.createElement(tag), { textContent, onclick });
let now: Chooser; // the chooser of the seat that must decide
const textNow = () => createText({ locale: en, game: session.getView(now.seat) });

function nextDecision(): void {
  for (let [due] = session.pending(); due?.kind === 'lunaTurn'; [due] = session.pending())
    session.dispatch({ type: 'lunaTurn', seat: due.seat }); // Luna has nothing to choose
  const seat = session.pending()[0]?.seat ?? 0;
  show(chooser(session.getView(seat), seat));
}

function follow(chosen: Chosen): void {
  if (chosen.kind === 'blocked')
    find('#help').textContent = chosen.violations.map((each) => plain(textNow().violation(each))).join(' ');
  else if (chosen.kind === 'complete') {
    session.dispatch(chosen.action);
    nextDecision();
  } else if (chosen.kind !== 'nothing') show(chosen.chooser); // more choices are needed
}

function undo(): void {
  session.undo();
  nextDecision();
}

function show(next: Chooser): void {
  now = next;
  const view = session.getView(now.seat); // hides the other players' cards
  const text = textNow();
  const who = (seat: Seat | null) => (seat === null ? '' : `${plain(text.name({ kind: 'seat', seat }))} `);
  const end = session.isOver() ? text.results(session.score(), winners(view)) : null;
  const table =
    end &&
    [{ label: end.title, values: end.names }, ...end.rows]
      .map(({ label, values }) => `${label}: ${values.join(' / ')}`)
      .join(', ');
  find('h1').textContent = plain(end?.verdict ?? (now.prompt ? text.prompt(now.prompt, view) : []));
  find('#help').textContent = table ?? (now.prompt && text.help(now.prompt.kind));
  const offers = now.offers.map((each) =>
    make('button', plain(text.choice(each, view)), () => follow(choose(now, each))),
  );
  const { action } = now.now; // more is optional: the cards can be used without buying one
  if (action) offers.push(make('button', 'Done', () => follow({ kind: 'complete', action })));
  if (now.canGoBack) offers.push(make('button', 'Back', () => show(back(now))));
  if (session.canUndo()) offers.push(make('button', 'Undo', undo));
  find('#offers').replaceChildren(...offers);
  find('#table').innerHTML = drawTable(view, { text, highlight: highlightsOf(now), interactive: true });
  find('#log').replaceChildren(
    ...text
      .log(session.events(now.seat))
      .map((line) => make('li', who(line.seat) + plain(line.text)))
      .reverse(),
  );
  if (document.activeElement === document.body) find('h1').focus({ preventScroll: true }); // the focused element was replaced
}

function press({ target }: Event): void {
  const ref = parseRef((target as Element).closest<HTMLElement>('[data-ref]')?.dataset.ref ?? '');
  if (ref) follow(click(session.getView(now.seat), now, ref));
}

find('#table').onclick = press;
find('#table').onkeydown = (event) => {
  if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    press(event);
  }
};
nextDecision();
