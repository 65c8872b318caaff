import { COMPANIES, PERSONAL_SPACES } from '../../../components/ids.ts';
import { ACTION_SLOTS } from '../../../components/printed.ts';
import { isDistinct } from '../../../engine/lists.ts';
import type { BeltState, LunaState, MenaceState, MissionsState, PlayerState } from '../../../game/model/state.ts';
import { sideOf } from '../../../game/rules/board/places.ts';
import type { Game } from '../../../game/rules/game.ts';
import { boardTracks } from '../../../game/rules/players.ts';
import { lastSpace, trackOf } from '../../../game/rules/tracks/movement.ts';
import { type JsonProblems, unless } from '../../../input/problems.ts';

export function layoutProblems(game: Game): JsonProblems {
  const { state, box } = game;
  const { content } = box;
  const seats = peopleIn(game) + (state.options.luna === null ? 0 : 1);
  const wrong = [
    ...sizeProblems(state.players, seats, '$.players'),
    ...sizeProblems(state.seating, seats, '$.seating'),
    ...sizeProblems(state.display, content.slotCosts.length, '$.display'),
    ...sizeProblems(state.researchDisplay, content.researchDisplay.length, '$.researchDisplay'),
    ...sizeProblems(state.sectors, sideOf(game).places(box).sectors.length, '$.sectors'),
  ];
  if (wrong.length > 0) return wrong;
  return [
    ...moduleProblems(game),
    ...seatProblems(game),
    ...state.players.flatMap((player, seat) => boardProblems(game, player, seat)),
  ];
}

function sizeProblems({ length }: readonly unknown[], wanted: number, path: string): JsonProblems {
  return unless(length === wanted, path, `a list of ${wanted}`);
}

function moduleProblems(game: Game): JsonProblems {
  const { state, box } = game;
  const { options, luna, belt, missions, menace, random } = state;
  // AMB-SETUP-13: missions and the menace are set up last.
  const isSetUp = !state.stack.some((frame) => frame.kind === 'moment' && frame.moment === 'setUpDone');
  const fits = (value: unknown, isInPlay: boolean, name: string): JsonProblems =>
    unless((value !== null) === isInPlay, `$.${name}`, isInPlay ? 'a value' : 'null');
  return [
    ...fits(luna, options.luna !== null, 'luna'),
    ...fits(random.luna, options.luna !== null, 'random.luna'),
    ...fits(belt, sideOf(game).places(box).belt !== null, 'belt'),
    ...fits(missions, options.missions && isSetUp, 'missions'),
    ...fits(menace, options.menace !== false && isSetUp, 'menace'),
    ...(luna === null ? [] : lunaProblems(game, luna)),
    ...(belt === null ? [] : beltProblems(game, belt)),
    ...(missions === null ? [] : missionsProblems(game, missions)),
    ...(menace === null ? [] : menaceProblems(game, menace)),
  ];
}

const PERSON = 'the seat of a human player';

function peopleIn({ state }: Game): number {
  return state.options.players.length;
}

function lunaProblems(game: Game, { seat, slots }: LunaState): JsonProblems {
  return [
    ...unless(seat === peopleIn(game), '$.luna.seat', `seat ${peopleIn(game)}`),
    ...sizeProblems(slots, ACTION_SLOTS, '$.luna.slots'),
  ];
}

function beltProblems({ box }: Game, { outposts, shuttles }: BeltState): JsonProblems {
  const { asteroids, shuttleSpaces } = box.content.belt;
  const fits =
    outposts.length === asteroids.length &&
    asteroids.every(({ spaces }, index) => outposts[index]?.length === spaces.length);
  return [
    ...unless(fits, '$.belt.outposts', 'every space'),
    ...unless(shuttles.length === shuttleSpaces.length, '$.belt.shuttles', 'every space'),
  ];
}

function missionsProblems(game: Game, { status, faceUp, first }: MissionsState): JsonProblems {
  const people = peopleIn(game);
  const attached = status.flatMap(({ mission }) => mission ?? []);
  const areKnown = [...faceUp, ...attached].every((id) => game.box.content.missions.some((each) => each.id === id));
  return [
    ...sizeProblems(status, people, '$.missions.status'),
    ...unless(areKnown && isDistinct(faceUp), '$.missions', 'different missions of the component set'),
    ...unless((first ?? 0) < people, '$.missions.first', PERSON),
  ];
}

function menaceProblems(game: Game, { holder, id }: MenaceState): JsonProblems {
  const { menace } = game.state.options;
  return [
    ...unless((holder ?? 0) < peopleIn(game), '$.menace.holder', PERSON),
    ...unless(typeof menace !== 'string' || id === menace, '$.menace.id', 'the menace in the options'),
  ];
}

function seatProblems(game: Game): JsonProblems {
  const { state } = game;
  const people = peopleIn(game);
  const { seating, players, placed, missions } = state;
  // SETUP-35, LUNA-2: `determinize` deals the single-energy cards in this order.
  const [first = 0] = seating;
  const wanted = seating.map((_, place) => (place < people ? (first + place) % people : place));
  const isInOrder = seating.every((seat, place) => seat === wanted[place]);
  const closed: readonly string[] = missions === null ? PERSONAL_SPACES : [];
  return [
    ...unless(isInOrder, '$.seating', 'the seats in clockwise order, with Luna last'),
    ...unless(state.firstPlayer < people, '$.firstPlayer', PERSON),
    ...unless(state.nextFirstPlayer < people, '$.nextFirstPlayer', PERSON),
    ...placed.flatMap(({ seat, space }, index) => [
      ...unless(seat < players.length, `$.placed[${index}].seat`, 'a seat of the game'),
      ...unless(!closed.includes(space), `$.placed[${index}].space`, 'a bonus space of the game'),
    ]),
  ];
}

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
    ...sizeProblems(player.plans, plans, `${path}.plans`),
    ...COMPANIES.flatMap((company) => {
      const last = lastSpace(trackOf(game, company));
      return unless(player.tracks[company] <= last, `${path}.tracks.${company}`, `a space up to ${last}`);
    }),
    ...tokenProblems(game, player, path),
  ];
}

/** A player's plans include the pre-printed plan, which has the id of its token. */
function tokenProblems({ box }: Game, { token, plans, covered }: PlayerState, path: string): JsonProblems {
  const tokens = new Set(box.content.tokens.map(({ id }) => id));
  const known = new Set([...tokens, ...[...box.content.plans, ...box.content.specialPlans].map(({ id }) => id)]);
  const laid = [...plans.flatMap((placed) => (placed === null ? [] : [placed.plan])), ...covered];
  const areKnown = laid.every((plan) => known.has(plan));
  return [
    ...unless(token === null || tokens.has(token), `${path}.token`, 'a starting research token'),
    ...unless(areKnown, `${path}.plans`, 'plans of the component set'),
  ];
}
