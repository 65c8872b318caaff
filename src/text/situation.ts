import type { CardRef, Company, PlanId, Seat } from '../components/ids.ts';
import type { BoardTrack } from '../components/playerBoard.ts';
import type { BoardPlace } from '../game/model/places.ts';
import type { Ref, RefKind, RefParts } from '../game/model/refs.ts';
import type { GameState, PlayerState, StatusCard } from '../game/model/state.ts';
import { exists, piecesOn } from '../game/rules/board/places.ts';
import { shareValue } from '../game/rules/board/stations.ts';
import { boardTracks } from '../game/rules/playerBoard.ts';
import { sharesOf, valueReached } from '../game/rules/round/scoring.ts';
import { describe, lineOf, lines, one, optional } from './describe.ts';
import type { Label } from './headings.ts';
import { cardRef } from './names.ts';
import type { RichText } from './parts.ts';
import { joined, say } from './parts.ts';
import type { Words } from './words.ts';

type Situation<Kind extends RefKind> = (parts: RefParts[Kind], words: Words, state: GameState) => readonly RichText[];

const nothing = (): readonly RichText[] => [];

const SITUATION: { readonly [Kind in RefKind]: Situation<Kind> } = {
  card: nothing,
  plan: nothing,
  token: nothing,
  tile: nothing,
  lunaCard: nothing,
  mission: ({ mission }, words, { missions }) => {
    const { status = [] } = missions ?? {};
    return playerList(
      words,
      'statusCards',
      where(status, (card) => card.mission === mission),
    );
  },
  task: ({ mission, column }, words, { missions }) => {
    const { status = [] } = missions ?? {};
    const isDone = (card: StatusCard): boolean => card.mission === mission && card.columns[column] === false;
    return playerList(words, 'completedBy', where(status, isDone));
  },
  menace: (_, words, { menace }) =>
    optional(menace?.holder, (holder) => lineOf(words, 'removedBy', words.seat(holder))),
  company: ({ company }, words, state) => {
    const game = { box: words.box, state };
    const shares = state.players.map((_, seat) => sharesOf(game, seat)[company]);
    const spaces = state.players.map(({ tracks }) => tracks[company]);
    return [
      lineOf(words, 'shareValue', [String(shareValue(game, company))]),
      lineOf(words, 'shares', bySeat(words, shares)),
      lineOf(words, 'trackMarkers', bySeat(words, spaces)),
    ];
  },
  trackSpace: ({ company, space }, words, { players }) => {
    return playerList(
      words,
      'markers',
      where(players, ({ tracks }) => tracks[company] === space),
    );
  },
  column: ({ company, column }, words, { stations }) =>
    optional(stations[company][column], ({ pieces }) => lineOf(words, 'piecesLeft', [String(pieces)])),
  sector: (place, words, state) => pieces(words, 'outposts', on(place, words, state)),
  asteroid: ({ asteroid }, words, state) => {
    const { spaces = [] } = words.box.find.asteroid(asteroid) ?? {};
    return pieces(
      words,
      'outposts',
      spaces.flatMap((_, space) => on({ asteroid, space }, words, state)),
    );
  },
  outpostSpace: (place, words, state) => pieces(words, 'outposts', on(place, words, state)),
  shuttleSpace: (place, words, state) => pieces(words, 'shuttles', on(place, words, state)),
  bonusSpace: ({ space }, words, { placed }) => {
    const there = placed.filter((each) => each.space === space);
    return playerList(
      words,
      'markers',
      there.map(({ seat }) => seat),
    );
  },
  displaySlot: ({ slot }, words, { display }) => lying(words, [display[slot - 1] ?? null]),
  displaySpace: ({ space }, words, { researchDisplay, supplement }) =>
    lines(
      plan(words, researchDisplay[space] ?? null),
      words.box.content.researchDisplay[space]?.supplement === true
        ? one(lineOf(words, 'supplementCoins', [String(supplement)]))
        : [],
    ),
  actionSlot: ({ seat, slot }, words, { players }) =>
    lines(
      lying(words, [players[seat]?.area[slot] ?? null]),
      players[seat]?.used[slot] === true ? one([words.locale.labels.used]) : [],
    ),
  restingSlot: ({ seat, slot }, words) => lying(words, words.restingDeck(seat, slot)),
  researchSpace: ({ seat, position }, words, { players }) => {
    const { plans = [], upload } = players[seat] ?? {};
    const placed = plans[position] ?? null;
    return lines(
      plan(words, placed?.plan ?? null),
      placed?.faceDown === true ? one([words.locale.labels.faceDown]) : [],
      upload === position ? one([words.locale.labels.uploadHere]) : [],
    );
  },
  seat: ({ seat }, words, state) => {
    const player = state.players[seat];
    return player === undefined ? [] : describeSeat(seat, player, words, state);
  },
};

export function situation(ref: Ref, words: Words): readonly RichText[] {
  return words.position === null ? [] : (SITUATION[ref.kind] as Situation<RefKind>)(ref, words, words.position);
}

function describeSeat(seat: Seat, player: PlayerState, words: Words, state: GameState): readonly RichText[] {
  const { luna } = state;
  const boards = boardTracks({ box: words.box, state }, seat);
  const { labels, categories, headings } = words.locale;
  const { markers, oneTimeMarkers, hand, tiles, area, used } = player;
  const amount = (label: string, count: number): RichText => words.locale.line(label, [String(count)]);
  const cards = (label: string, refs: readonly (CardRef | null)[]): readonly RichText[] => {
    const names = refs.flatMap((ref) => (ref === null ? [] : [words.card(ref)]));
    return names.length === 0 ? [] : one(words.locale.line(label, joined(names, ', ')));
  };
  // SCORE-8, SCORE-9
  const reached = (label: string, space: number, track: BoardTrack): RichText => {
    const worth = lineOf(words, 'worth', [words.count(valueReached(track, space), 'coin')]);
    const [next] = track.values.filter(({ at }) => at > space).sort((one, other) => one.at - other.at);
    const more = optional(next, ({ at, value }) => [words.locale.worthFrom(words.count(value, 'coin'), at)]);
    return words.locale.line(label, say`${space} (${joined([worth, ...more], ', ')})`);
  };
  const isUsed =
    (wanted: boolean) =>
    (_: CardRef | null, slot: number): boolean =>
      used[slot] === wanted;
  const [left = null, right = null] = luna?.seat === seat ? luna.majority : [];
  return lines(
    player.passed ? one([headings.passed]) : [],
    one(amount(categories.coins, player.coins)),
    one(amount(labels.bonusMarkers, markers)),
    oneTimeMarkers === 0 ? [] : one(amount(labels.oneTimeMarkers, oneTimeMarkers)),
    one(amount(headings.hand, hand.length)),
    // PASS-2: a player who has passed has turned all their cards face up.
    player.passed ? cards(headings.area, area) : cards(labels.faceUpCards, area.filter(isUsed(false))),
    player.passed ? [] : cards(labels.usedCards, area.filter(isUsed(true))),
    cards(
      headings.tiles,
      tiles.map(({ tile }) => tile),
    ),
    left === null || right === null ? [] : one(lineOf(words, 'majorities', words.majorities([left, right]))),
    one(reached(labels.heliumSpace, player.helium, boards.tank)),
    one(reached(labels.uploadSpace, player.upload, boards.research)),
  );
}

/** Returns the cards and tiles in a slot, each with its description. */
function lying(words: Words, refs: readonly (CardRef | null)[]): readonly RichText[] {
  return refs.flatMap((ref) => (ref === null ? [] : withName(cardRef(ref), words)));
}

function plan(words: Words, id: PlanId | null): readonly RichText[] {
  return id === null ? [] : withName({ kind: 'plan', plan: id }, words);
}

function withName(ref: Ref, words: Words): readonly RichText[] {
  return [words.name(ref), ...(words.knows(ref) ? describe(ref, words) : [])];
}

function playerList(words: Words, label: Label, seats: readonly Seat[]): readonly RichText[] {
  const names = seats.map((seat) => words.seat(seat));
  return names.length === 0 ? [] : one(lineOf(words, label, joined(names, ', ')));
}

function pieces(words: Words, label: Label, companies: readonly Company[]): readonly RichText[] {
  const names = companies.map((company) => words.company(company, 'short'));
  return names.length === 0 ? [] : one(lineOf(words, label, joined(names, ', ')));
}

function on(place: BoardPlace, { box }: Words, state: GameState): readonly Company[] {
  const game = { box, state };
  return exists(game, place) ? piecesOn(game, place) : [];
}

function where<T>(bySeat: readonly T[], holds: (item: T) => boolean): readonly Seat[] {
  return bySeat.flatMap((item, seat) => (holds(item) ? [seat] : []));
}

/** Returns a number for each player, such as `Ana 2, Luna 0`. */
function bySeat(words: Words, amounts: readonly number[]): RichText {
  return joined(
    amounts.map((amount, seat) => say`${words.seat(seat)} ${amount}`),
    ', ',
  );
}
