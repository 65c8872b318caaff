import { expect, test } from 'vitest';
import { type Memory, type Moment, momentsDue } from '../../docs/play/table/moments/due.ts';
import { figuresOf } from '../../docs/play/table/motion/figures.ts';
import { chooseGreedily } from '../../src/entries/bots.ts';
import { type CreateGameOptions, createSession, type GameView, rules } from '../../src/entries/index.ts';

const { figures, specialPlans } = rules.content;
const COURSE = { rounds: figures.rounds, plans: new Map(specialPlans.map(({ round, id }) => [round, id])) };

interface Due {
  readonly moment: Moment;
  readonly view: GameView;
}

/** All moments of a game between greedy bots, as seat 0 sees them. */
function momentsOf(options: CreateGameOptions): readonly Due[] {
  const session = createSession(options);
  let memory: Memory | null = null;
  const due: Due[] = [];
  const look = (): void => {
    const view = session.getView(0);
    const position = { view, figures: figuresOf(rules, view) };
    const found = momentsDue(memory, position, session.events(0).length, COURSE);
    memory = found.memory;
    due.push(...found.moments.map((moment) => ({ moment, view })));
  };
  look();
  for (let [prompt] = session.pending(); prompt !== undefined; [prompt] = session.pending()) {
    session.dispatch(chooseGreedily(session.getView(prompt.seat), prompt.seat));
    look();
  }
  return due;
}

const MOON = momentsOf({ players: ['Ana', 'Ben'], luna: { level: 3 }, seed: 'tri3' });
const BELT = momentsOf({
  players: ['Ana', 'Ben'],
  board: 'belt',
  missions: true,
  menace: 'spacePirates',
  seed: 'belt7',
});

const kindsOf = (due: readonly Due[]): readonly string[] => due.map(({ moment }) => moment.kind);
const count = (due: readonly Due[], kind: Moment['kind']): number =>
  kindsOf(due).filter((each) => each === kind).length;

test('every round but the first is announced, and every round has one reveal', () => {
  for (const due of [MOON, BELT]) {
    expect(due.flatMap(({ moment }) => (moment.kind === 'round' ? [moment.round] : []))).toEqual([2, 3, 4, 5, 6, 7]);
    expect(count(due, 'reveal')).toBe(7);
    expect(count(due, 'lastRound')).toBe(1);
  }
});

test('a round names the cards that leave and arrive, and its special plan', () => {
  const rounds = MOON.flatMap(({ moment }) => (moment.kind === 'round' ? [moment] : []));
  for (const { round, arriving, plan } of rounds) {
    expect(arriving.length).toBeGreaterThan(0);
    expect(plan).toBe(`special${round}`);
  }
});

test('a reveal contains only cards that the viewer sees', () => {
  for (const { moment, view } of [...MOON, ...BELT]) {
    if (moment.kind !== 'reveal') continue;
    for (const [seat, cards] of moment.cards.entries())
      expect(cards).toEqual(view.players[seat]?.area.filter((card) => card !== null));
    expect(moment.cards.flat()).not.toContain('?');
  }
});

test('the lead changes at most once a round, to the seat with the most points', () => {
  for (const due of [MOON, BELT]) {
    const leads = due.filter(({ moment }) => moment.kind === 'lead');
    expect(new Set(leads.map(({ view }) => view.round)).size).toBe(leads.length);
    for (const { moment, view } of leads) {
      const totals = rules.score(view).map(({ total }) => total);
      if (moment.kind === 'lead') expect(totals[moment.seat]).toBe(Math.max(...totals));
    }
  }
  expect(count(MOON, 'lead') + count(BELT, 'lead')).toBeGreaterThan(0);
});

test('a company is announced when its share value has doubled within a round', () => {
  for (const { moment } of [...MOON, ...BELT])
    if (moment.kind === 'doubled') expect(moment.to).toBeGreaterThanOrEqual(moment.from * 2);
  expect(count(MOON, 'doubled')).toBeGreaterThan(0);
});

test('a menace is announced before the first planning', () => {
  expect(kindsOf(BELT)[0]).toBe('menace');
  expect(count(BELT, 'menace')).toBe(1);
  expect(count(MOON, 'menace')).toBe(0);
});

test('nothing is announced after an undo or without an earlier position', () => {
  const session = createSession({ players: ['Ana', 'Ben'], seed: 'undo' });
  const view = session.getView(0);
  const position = { view, figures: figuresOf(rules, view) };
  const later = { view: { ...view, round: 2 }, figures: position.figures };
  const { memory } = momentsDue(null, later, 9, COURSE);
  expect(momentsDue(memory, position, 5, COURSE).moments).toEqual([]);
  expect(momentsDue(null, position, 5, COURSE).moments).toEqual([]);
});
