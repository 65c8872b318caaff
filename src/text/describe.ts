import type { BoardTrack } from '../components/boards.ts';
import type { SpaceTerms } from '../components/content.ts';
import type { Effect } from '../components/effects.ts';
import {
  type BonusSpaceId,
  type CardRef,
  type Company,
  PERSONAL_SPACES,
  type Seat,
  TRACK_SPACES,
} from '../components/ids.ts';
import { END_SLOTS } from '../components/printed.ts';
import type { BoardPlace } from '../game/model/actions.ts';
import type { Ref, RefKind } from '../game/model/refs.ts';
import type { GameState, PlayerState } from '../game/model/state.ts';
import { exists, piecesOn } from '../game/rules/board/places.ts';
import { shareValue } from '../game/rules/board/stations.ts';
import { boardTracks, isSlotOn } from '../game/rules/players.ts';
import { sharesOf, valueReached } from '../game/rules/round/scoring.ts';
import {
  bonusOf,
  COMPONENTS,
  cardsIn,
  type Descriptions,
  labelled,
  listOf,
  planOn,
  playersWith,
  priceLines,
} from './describeComponents.ts';
import { type RichText, say } from './parts.ts';
import type { Words } from './words.ts';

const DESCRIPTIONS: Descriptions<RefKind> = {
  ...COMPONENTS,
  company: ({ company }, words) => {
    const track = trackOf(company, words);
    const [first, second] = track?.thresholds.map(({ bonus }) => bonusOf(bonus, words)) ?? [];
    const lines = labelled(words, { track: track?.id, firstThreshold: first, secondThreshold: second });
    return [...lines, ...shareLines(company, words)];
  },
  trackSpace: ({ company, space }, words) => {
    const { shares, barriers, thresholds } = trackOf(company, words) ?? {};
    const barrier = barriers?.find(({ before }) => before === space);
    const threshold = thresholds?.find(({ at }) => at === space);
    const unlocked = threshold && say`${words.count(threshold.coins, 'coin')}, ${bonusOf(threshold.bonus, words)}`;
    return labelled(words, {
      shares: shares?.[space],
      barrier: barrier && words.count(barrier.cost, 'coin'),
      threshold: unlocked,
      markers: playersWith(words, words.position?.players, ({ tracks }) => tracks[company] === space),
    });
  },
  column: ({ company, column }, words) => {
    const { moon, belt } = words.box.content;
    const { stations } = words.table?.options.board === 'belt' ? belt : moon;
    return labelled(words, {
      coinIcons: stations[company].columns[column]?.join(', '),
      piecesLeft: words.position?.stations[company][column]?.pieces,
    });
  },
  sector: ({ sector }, words) => {
    const found = words.box.find.sector(sector);
    if (found === undefined) return [];
    const { structures, domes, enclaveIn, stations, neighbours } = found;
    const { borderWith } = words.locale;
    const beside = stations.map(({ company, border }) => borderWith(words.company(company, 'short'), border));
    const others = neighbours.map((other) => borderWith(words.place({ sector: other.sector }), other.border));
    return labelled(words, {
      structures: listOf(structures.map((effect) => structureOf(effect, words))),
      domes: domes || null,
      enclaveIn: enclaveIn && words.place({ sector: enclaveIn }),
      stations: listOf(beside),
      borders: listOf(others), // EXP-7
      outposts: piecesIn([{ sector }], words),
    });
  },
  asteroid: ({ asteroid }, words) => {
    const places = words.box.find.asteroid(asteroid)?.spaces.map((_, space) => ({ asteroid, space })) ?? [];
    const routes = routesTo(asteroid, words);
    return [...asteroidLines(asteroid, words), ...labelled(words, { routes, outposts: piecesIn(places, words) })];
  },
  outpostSpace: ({ asteroid, space }, words) => [
    ...asteroidLines(asteroid, words),
    ...labelled(words, { outposts: piecesIn([{ asteroid, space }], words) }),
  ],
  shuttleSpace: ({ shuttleSpace }, words) => {
    const found = words.box.find.shuttleSpace(shuttleSpace);
    if (found === undefined) return [];
    const { ends, steps } = found;
    const names = ends.map(({ asteroid, lightning }) =>
      words.locale.routeEnd(words.name({ kind: 'asteroid', asteroid }), lightning),
    );
    return labelled(words, {
      route: words.and(names),
      gives: steps === 0 ? null : words.effect({ kind: 'expandedTrack', steps }),
      shuttles: piecesIn([{ shuttleSpace }], words),
    });
  },
  bonusSpace: ({ space }, words) => {
    const placed = words.position?.placed.filter((each) => each.space === space) ?? [];
    const markers = listOf(placed.map(({ seat }) => words.seat(seat)));
    return [...spaceLines(space, words), ...labelled(words, { markers })];
  },
  displaySlot: ({ slot }, words) => [
    ...labelled(words, { additionalCost: words.box.content.slotCosts[slot - 1] }),
    ...cardsIn([words.position?.display[slot - 1]], words),
  ],
  displaySpace: ({ space }, words) => {
    const { researchDisplay, figures } = words.box.content;
    const found = researchDisplay[space];
    if (found === undefined) return [];
    const { letter, supplement } = found;
    const price = words.count(figures.planPrices[letter], 'researchPoint');
    return [
      ...labelled(words, { letter, price, supplement }),
      ...planOn(words.position?.researchDisplay[space], words),
      ...labelled(words, { supplementCoins: supplement ? words.position?.supplement : null }),
    ];
  },
  actionSlot: ({ seat, slot }, words) => {
    const { area, used } = words.position?.players[seat] ?? {};
    return [
      ...openingLines(seat, slot, words),
      ...cardsIn([area?.[slot]], words),
      ...labelled(words, { used: used?.[slot] }),
    ];
  },
  restingSlot: ({ seat, slot }, words) => cardsIn(words.restingDeck(seat, slot), words),
  researchSpace: ({ seat, position }, words) => {
    const { luna, playerBoard } = words.box.content;
    const { values } = words.isLuna(seat) ? luna.research : playerBoard.research;
    const reached = values.filter(({ at }) => at <= position).at(-1);
    const { plans, upload } = words.position?.players[seat] ?? {};
    const placed = plans?.[position];
    return [
      ...labelled(words, {
        worth: reached && words.count(reached.value, 'coin'),
        noPlanA: !words.isLuna(seat) && playerBoard.research.noA.includes(position),
      }),
      ...planOn(placed?.plan, words),
      ...labelled(words, { faceDown: placed?.faceDown, uploadHere: upload === position }),
    ];
  },
  seat: ({ seat }, words) => {
    const player = words.position?.players[seat];
    return words.position === null || player === undefined ? [] : seatLines(seat, player, words, words.position);
  },
};

export function describe(ref: Ref, words: Words): readonly RichText[] {
  return (DESCRIPTIONS[ref.kind] as (parts: Ref, words: Words) => readonly RichText[])(ref, words);
}

function trackOf(company: Company, { box, table }: Words) {
  return table === null ? null : box.track(table.tracks[company]);
}

/** Returns a company's share value, and each player's shares and space: `Shares: Ana 2, Luna 0`. */
function shareLines(company: Company, words: Words): readonly RichText[] {
  const { box, position: state } = words;
  if (state === null) return [];
  const game = { box, state };
  const bySeat = (amountOf: (player: PlayerState, seat: Seat) => number): RichText =>
    listOf(state.players.map((player, seat) => say`${words.seat(seat)} ${amountOf(player, seat)}`));
  return labelled(words, {
    shareValue: shareValue(game, company),
    shares: bySeat((_, seat) => sharesOf(game, seat)[company]),
    trackMarkers: bySeat(({ tracks }) => tracks[company]),
  });
}

/** Returns a structure's name and effect (EXP-21 to EXP-24). */
function structureOf(effect: Effect, words: Words): RichText {
  const name = words.locale.structures[effect.kind];
  return name === undefined ? words.effect(effect) : say`${name} (${words.effect(effect)})`;
}

function asteroidLines(number: number, words: Words): readonly RichText[] {
  const { reward = [], domes = 0 } = words.box.find.asteroid(number) ?? {};
  return labelled(words, { reward: words.reward(reward), domes: domes || null });
}

/** Returns the shuttle spaces on an asteroid's routes, and the stations connected to it (BELT-8, BELT-22). */
function routesTo(number: number, words: Words): RichText {
  const { shuttleSpaces, stationRoutes } = words.box.content.belt;
  const spaces = shuttleSpaces.filter(({ ends }) => ends.some(({ asteroid }) => asteroid === number));
  const stations = stationRoutes.filter(({ asteroid }) => asteroid === number);
  return listOf([
    ...spaces.map((space) => words.place({ shuttleSpace: space.number })),
    ...stations.map(({ company }) => words.company(company, 'short')),
  ]);
}

function piecesIn(places: readonly BoardPlace[], words: Words): RichText {
  const { box, position: state } = words;
  if (state === null) return [];
  const game = { box, state };
  const companies = places.flatMap((place) => (exists(game, place) ? piecesOn(game, place) : []));
  return listOf(companies.map((company) => words.company(company, 'short')));
}

function spaceLines(space: BonusSpaceId, words: Words): readonly RichText[] {
  const board = words.box.find.space(space);
  const terms = board?.terms ?? termsOf(space, words);
  if (terms === undefined) return [];
  const tiers = board?.majority?.tiers ?? [];
  return [
    ...labelled(words, { majority: board?.majority != null }), // MAJ-1, MAJ-13
    ...priceLines(terms, words),
    ...labelled(words, { reward: words.reward(terms.reward) }),
    ...tiers.map(({ reward }, index) => words.locale.line(words.tierOf(space, index + 1), words.reward(reward))),
  ];
}

function termsOf(space: BonusSpaceId, words: Words): SpaceTerms | undefined {
  if (PERSONAL_SPACES.some((each) => each === space)) return words.box.content.figures.personalSpace;
  const track = TRACK_SPACES.find(({ id }) => id === space);
  const bonus = track && trackOf(track.company, words)?.thresholds[track.level - 1]?.bonus;
  return bonus?.kind === 'space' ? bonus : undefined;
}

/** Returns where a closed slot opens (SPECIAL-3, SPECIAL-6). */
function openingLines(seat: Seat, slot: number, words: Words): readonly RichText[] {
  const { position: state, box } = words;
  const { tank, research } = box.content.playerBoard;
  if (words.isLuna(seat) || (state !== null && isSlotOn({ box, state }, seat, slot))) return [];
  return labelled(words, {
    tankSlot: slot === END_SLOTS.tank ? tank.slotSpace : null,
    researchSlot: slot === END_SLOTS.research ? research.slotSpace : null,
  });
}

function seatLines(seat: Seat, player: PlayerState, words: Words, state: GameState): readonly RichText[] {
  const { locale } = words;
  const boards = boardTracks({ box: words.box, state }, seat);
  const { markers, oneTimeMarkers, hand, tiles, area, used, passed } = player;
  const cards = (label: string, refs: readonly (CardRef | null)[]): readonly RichText[] => {
    const names = listOf(refs.flatMap((ref) => (ref === null ? [] : [words.card(ref)])));
    return names.length === 0 ? [] : [locale.line(label, names)];
  };
  // SCORE-8, SCORE-9
  const reached = (space: number, track: BoardTrack): RichText => {
    const worth = words.count(valueReached(track, space), 'coin');
    const next = track.values.filter(({ at }) => at > space).sort((one, other) => one.at - other.at);
    const more = next.slice(0, 1).map(({ at, value }) => [locale.worthFrom(words.count(value, 'coin'), at)]);
    return say`${space} (${listOf([...labelled(words, { worth }), ...more])})`;
  };
  const tileIds = tiles.map(({ tile }) => tile);
  const usedCards = (isUsed: boolean) => area.filter((_, slot) => used[slot] === isUsed);
  const [left = null, right = null] = state.luna?.seat === seat ? state.luna.majority : [];
  return [
    ...(passed ? [[locale.headings.passed]] : []),
    locale.line(locale.categories.coins, [String(player.coins)]),
    ...labelled(words, { bonusMarkers: markers, oneTimeMarkers: oneTimeMarkers || null }),
    locale.line(locale.headings.hand, [String(hand.length)]),
    // PASS-2: a player who has passed has turned all their cards face up.
    ...cards(passed ? locale.headings.area : locale.labels.faceUpCards, passed ? area : usedCards(false)),
    ...cards(locale.labels.usedCards, passed ? [] : usedCards(true)),
    ...cards(locale.headings.tiles, tileIds),
    ...labelled(words, {
      majorities: left === null || right === null ? null : words.majorities([left, right]),
      heliumSpace: reached(player.helium, boards.tank),
      uploadSpace: reached(player.upload, boards.research),
    }),
  ];
}
