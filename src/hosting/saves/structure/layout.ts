import { COMPANIES, PERSONAL_SPACES } from '../../../components/ids.ts';
import { ACTION_SLOTS } from '../../../components/printed.ts';
import type { PlayerState } from '../../../game/model/state.ts';
import { sideOf } from '../../../game/rules/board/side.ts';
import type { Game } from '../../../game/rules/game.ts';
import { boardTracks } from '../../../game/rules/playerBoard.ts';
import { lastSpace, trackOf } from '../../../game/rules/tracks/movement.ts';
import type { JsonProblems } from '../../../input/problems.ts';
import { unless } from '../../../input/problems.ts';

/** The parts of a state have the sizes that the options and the components give them. */
export function layoutProblems(game: Game): JsonProblems {
  const { state, box } = game;
  const { content } = box;
  const seats = state.options.players.length + (state.options.luna === null ? 0 : 1);
  const sizes: readonly (readonly [path: string, found: number, wanted: number])[] = [
    ['$.players', state.players.length, seats],
    ['$.seating', state.seating.length, seats],
    ['$.display', state.display.length, content.slotCosts.length],
    ['$.researchDisplay', state.researchDisplay.length, content.researchDisplay.length],
    ['$.sectors', state.sectors.length, sideOf(game).places(box).sectors.length],
  ];
  const wrong = sizes.flatMap(([path, found, wanted]) => unless(found === wanted, path, `a list of ${wanted}`));
  if (wrong.length > 0) return wrong;
  return [
    ...moduleProblems(game),
    ...seatProblems(game),
    ...state.players.flatMap((player, seat) => boardProblems(game, player, seat)),
  ];
}

/** What a module adds is there exactly when it is in play. */
function moduleProblems(game: Game): JsonProblems {
  const { state, box } = game;
  const { options, luna, belt, missions, menace, random } = state;
  const { asteroids, shuttleSpaces } = box.content.belt;
  const people = options.players.length;
  // AMB-SETUP-13: missions and the menace come when everything else is laid out.
  const isSetUp = !state.stack.some((frame) => frame.kind === 'moment' && frame.moment === 'setUpDone');
  const fits = (value: unknown, isInPlay: boolean, name: string): JsonProblems =>
    unless((value !== null) === isInPlay, `$.${name}`, isInPlay ? 'what is in play' : 'null');
  const onBelt =
    belt !== null && asteroids.every(({ spaces }, index) => belt.outposts[index]?.length === spaces.length);
  return [
    ...fits(luna, options.luna !== null, 'luna'),
    ...fits(random.luna, options.luna !== null, 'random.luna'),
    ...fits(belt, sideOf(game).places(box).belt !== null, 'belt'),
    ...fits(missions, options.missions && isSetUp, 'missions'),
    ...fits(menace, options.menace !== false && isSetUp, 'menace'),
    ...unless(luna === null || luna.seat === people, '$.luna.seat', `seat ${people}`),
    ...unless(luna === null || luna.slots.length === ACTION_SLOTS, '$.luna.slots', `a list of ${ACTION_SLOTS}`),
    ...unless(belt === null || (onBelt && belt.outposts.length === asteroids.length), '$.belt.outposts', 'every space'),
    ...unless(belt === null || belt.shuttles.length === shuttleSpaces.length, '$.belt.shuttles', 'every space'),
    ...unless(missions === null || missions.status.length === people, '$.missions.status', `a list of ${people}`),
    ...unless(
      missions === null || missions.faceUp.every((id) => box.content.missions.some((each) => each.id === id)),
      '$.missions',
      'missions of the components',
    ),
    ...unless(missions === null || (missions.first ?? 0) < people, '$.missions.first', 'the seat of a person'),
    ...unless((menace?.holder ?? 0) < people, '$.menace.holder', 'the seat of a person'),
    ...unless(
      menace === null || typeof options.menace !== 'string' || menace.id === options.menace,
      '$.menace.id',
      'the menace of the options',
    ),
  ];
}

function seatProblems({ state }: Game): JsonProblems {
  const people = state.options.players.length;
  const { seating, players, placed, missions } = state;
  const seats = [...seating].sort((a, b) => a - b);
  return [
    ...unless(
      seats.every((seat, index) => seat === index),
      '$.seating',
      'every seat once',
    ),
    ...unless(state.firstPlayer < people, '$.firstPlayer', 'the seat of a person'),
    ...unless(state.nextFirstPlayer < people, '$.nextFirstPlayer', 'the seat of a person'),
    ...placed.flatMap(({ seat, space }, index) => [
      ...unless(seat < players.length, `$.placed[${index}].seat`, 'a seat of the game'),
      ...unless(
        missions !== null || !(PERSONAL_SPACES as readonly string[]).includes(space),
        `$.placed[${index}].space`,
        'a bonus space of the game',
      ),
    ]),
  ];
}

/** A player board with all its slots, every marker on its track, and plans on spaces that exist. */
function boardProblems(game: Game, player: PlayerState, seat: number): JsonProblems {
  const { tank, research } = boardTracks(game, seat);
  const path = `$.players[${seat}]`;
  const isLuna = seat === game.state.luna?.seat;
  const plans = isLuna ? 0 : research.last + 1;
  const slots = [player.area, player.used, player.resting].every(({ length }) => length === ACTION_SLOTS);
  return [
    ...unless(slots, path, `${ACTION_SLOTS} action and resting slots`),
    ...unless(player.helium <= tank.last, `${path}.helium`, `a space up to ${tank.last}`),
    ...unless(player.upload <= research.last, `${path}.upload`, `a space up to ${research.last}`),
    ...unless(player.plans.length === plans, `${path}.plans`, `a list of ${plans}`),
    ...COMPANIES.flatMap((company) => {
      const last = lastSpace(trackOf(game, company));
      return unless(player.tracks[company] <= last, `${path}.tracks.${company}`, `a space up to ${last}`);
    }),
    ...tokenProblems(game, player, path),
  ];
}

/** A token the components have; the pre-printed plan on the track is that of a token too. */
function tokenProblems({ box }: Game, { token, plans, covered }: PlayerState, path: string): JsonProblems {
  const tokens = new Set(box.content.tokens.map(({ id }) => id));
  const known = new Set([...tokens, ...[...box.content.plans, ...box.content.specialPlans].map(({ id }) => id)]);
  const laid = [...plans.flatMap((placed) => (placed === null ? [] : [placed.plan])), ...covered];
  return [
    ...unless(token === null || tokens.has(token), `${path}.token`, 'a starting research token'),
    ...unless(
      laid.every((plan) => known.has(plan)),
      `${path}.plans`,
      'plans of the components',
    ),
  ];
}
