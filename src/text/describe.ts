import type { CardAction, LunaCard, SpaceTerms, TrackBonus } from '../components/content.ts';
import type { Effect } from '../components/effects.ts';
import { type BonusSpaceId, type CardId, PERSONAL_SPACES, TRACK_SPACES } from '../components/ids.ts';
import { END_SLOTS } from '../components/printed.ts';
import type { Ref, RefKind, RefParts } from '../game/model/refs.ts';
import { isSlotOn } from '../game/rules/playerBoard.ts';
import type { Label } from './headings.ts';
import { joined, type RichText, say } from './parts.ts';
import type { Words } from './words.ts';

export function lineOf({ locale }: Words, label: Label, value: RichText): RichText {
  return locale.line(locale.labels[label], value);
}

export const one = (line: RichText): readonly RichText[] => [line];

/** Returns a line for a value, or none if the value is `null` or `undefined`. */
export function optional<T>(value: T | null | undefined, toLine: (value: T) => RichText): readonly RichText[] {
  return value === null || value === undefined ? [] : [toLine(value)];
}

export function lines(...groups: readonly (readonly RichText[])[]): readonly RichText[] {
  return groups.flat();
}

type Describe<Kind extends RefKind> = (parts: RefParts[Kind], words: Words) => readonly RichText[];

const nothing = (): readonly RichText[] => [];

const DESCRIBE: { readonly [Kind in RefKind]: Describe<Kind> } = {
  card: ({ card }, words) => {
    const { action, cost, share } = words.box.card(card);
    return lines(
      gainLines(action, words),
      optional(share, (company) => lineOf(words, 'additionalShare', words.company(company))),
      one(lineOf(words, 'cost', [costNow(card, cost, words)])),
    );
  },
  plan: ({ plan }, words) => describePlan(plan, words),
  token: ({ token }, words) => {
    const { bonus } = words.box.token(token);
    return lines(
      one(lineOf(words, 'cards', words.tokenCards(token))),
      one(lineOf(words, 'bonus', words.reward(bonus))),
      one(lineOf(words, 'plan', say`${words.requirements(token)} → ${words.reward(words.box.plan(token).reward)}`)),
    );
  },
  tile: ({ tile }, words) => {
    const { action, plus } = words.box.tile(tile);
    if (action === null) return [[words.locale.resourceTile(words.count(plus, 'unit'))]];
    if (action.kind !== 'fieldScientist') return one(words.action(action));
    const more = plus === 0 ? [] : [words.locale.perFieldScientist(words)]; // TILE-9
    return one(lineOf(words, 'gives', joined([...gainsOf(action, words), ...more], ' + ')));
  },
  mission: ({ mission }, words) => words.box.mission(mission).tasks.map((task) => words.task(task)),
  task: ({ mission, column }, words) => optional(words.box.mission(mission).tasks[column], (task) => words.task(task)),
  menace: ({ menace }, words) => {
    const { energy, requirement, consequence, reward } = words.box.menace(menace);
    return lines(
      one(lineOf(words, 'energy', [words.count(energy, 'energy')])),
      one(lineOf(words, 'asksFor', words.menaceRequirement(requirement))),
      reward.length === 0 ? [] : one(lineOf(words, 'reward', words.reward(reward))),
      one([words.locale.labels.wildShare]),
      one(lineOf(words, 'consequence', words.menaceConsequence(consequence))),
    );
  },
  lunaCard: ({ lunaCard }, words) => describeLuna(words.box.lunaCard(lunaCard), words),
  company: ({ company }, words) => {
    const { table } = words;
    if (table === null) return [];
    const { id, thresholds } = words.box.track(table.tracks[company]);
    return lines(
      one(lineOf(words, 'track', [id])),
      thresholds.map(({ bonus }, index) =>
        lineOf(words, index === 0 ? 'firstThreshold' : 'secondThreshold', bonusOf(bonus, words)),
      ),
    );
  },
  trackSpace: ({ company, space }, words) => {
    const { table } = words;
    if (table === null) return [];
    const { shares, barriers, thresholds } = words.box.track(table.tracks[company]);
    const barrier = barriers.find(({ before }) => before === space);
    const threshold = thresholds.find(({ at }) => at === space);
    return lines(
      optional(shares[space], (count) => lineOf(words, 'shares', [String(count)])),
      optional(barrier, ({ cost }) => lineOf(words, 'barrier', [words.count(cost, 'coin')])),
      optional(threshold, ({ coins, bonus }) =>
        lineOf(words, 'threshold', say`${words.count(coins, 'coin')}, ${bonusOf(bonus, words)}`),
      ),
    );
  },
  column: ({ company, column }, words) => {
    const { moon, belt } = words.box.content;
    const { stations } = words.table?.options.board === 'belt' ? belt : moon;
    const icons = stations[company].columns[column];
    return optional(icons, (each) => lineOf(words, 'coinIcons', [each.join(', ')]));
  },
  sector: ({ sector }, words) => {
    const found = words.box.find.sector(sector);
    if (found === undefined) return [];
    const { structures, domes, enclaveIn, stations, neighbours } = found;
    const { borderWith } = words.locale;
    const beside = stations.map(({ company, border }) => borderWith(words.company(company, 'short'), border));
    const others = neighbours.map((other) => borderWith(words.place({ sector: other.sector }), other.border));
    return lines(
      structures.length === 0 ? [] : one(lineOf(words, 'structures', structuresOf(structures, words))),
      domes === 0 ? [] : one(lineOf(words, 'domes', [String(domes)])),
      optional(enclaveIn, (around) => lineOf(words, 'enclaveIn', words.place({ sector: around }))),
      beside.length === 0 ? [] : one(lineOf(words, 'stations', joined(beside, ', '))),
      others.length === 0 ? [] : one(lineOf(words, 'borders', joined(others, ', '))), // EXP-7
    );
  },
  asteroid: ({ asteroid }, words) => [...describeAsteroid(asteroid, words), ...routesOf(asteroid, words)],
  outpostSpace: ({ asteroid }, words) => describeAsteroid(asteroid, words),
  shuttleSpace: ({ shuttleSpace }, words) => {
    const found = words.box.find.shuttleSpace(shuttleSpace);
    if (found === undefined) return [];
    const ends = found.ends.map(({ asteroid, lightning }) =>
      words.locale.routeEnd(words.name({ kind: 'asteroid', asteroid }), lightning),
    );
    return lines(
      one(lineOf(words, 'route', words.and(ends))),
      found.steps === 0 ? [] : one(lineOf(words, 'gives', words.effect({ kind: 'expandedTrack', steps: found.steps }))),
    );
  },
  bonusSpace: ({ space }, words) => describeSpace(space, words),
  displaySlot: ({ slot }, words) =>
    optional(words.box.content.slotCosts[slot - 1], (cost) => lineOf(words, 'additionalCost', [String(cost)])),
  displaySpace: ({ space }, words) => {
    const found = words.box.content.researchDisplay[space];
    if (found === undefined) return [];
    const price = words.box.content.figures.planPrices[found.letter];
    return lines(
      one(lineOf(words, 'letter', [found.letter])),
      one(lineOf(words, 'price', [words.count(price, 'researchPoint')])),
      found.supplement ? one([words.locale.labels.supplement]) : [],
    );
  },
  seat: nothing,
  // SPECIAL-3, SPECIAL-6
  actionSlot: ({ seat, slot }, words) => {
    const { tank, research } = words.box.content.playerBoard;
    const { position, box } = words;
    if (words.isLuna(seat) || (position !== null && isSlotOn({ box, state: position }, seat, slot))) return [];
    if (slot === END_SLOTS.tank) return one(lineOf(words, 'tankSlot', [String(tank.slotSpace)]));
    return slot === END_SLOTS.research ? one(lineOf(words, 'researchSlot', [String(research.slotSpace)])) : [];
  },
  restingSlot: nothing,
  researchSpace: ({ seat, position }, words) => {
    const { luna, playerBoard } = words.box.content;
    const { values } = words.isLuna(seat) ? luna.research : playerBoard.research;
    const noA = words.isLuna(seat) ? [] : playerBoard.research.noA;
    const reached = values.filter(({ at }) => at <= position).at(-1);
    return lines(
      optional(reached, ({ value }) => lineOf(words, 'worth', [words.count(value, 'coin')])),
      noA.includes(position) ? one([words.locale.labels.noPlanA]) : [],
    );
  },
};

export function describe(ref: Ref, words: Words): readonly RichText[] {
  return (DESCRIBE[ref.kind] as Describe<RefKind>)(ref, words);
}

/** Returns a card's cost. For a card on display, this includes the extra cost of its slot (RES-7). */
function costNow(card: CardId, cost: number, words: Words): string {
  const slot = words.position?.display.indexOf(card) ?? -1;
  const extra = words.box.content.slotCosts[slot];
  return extra === undefined || extra === 0 ? String(cost) : `${cost} + ${extra} = ${cost + extra}`;
}

/** Returns a field scientist's gains (FSC-3). Other cards are fully described by their names. */
function gainLines(action: CardAction, words: Words): readonly RichText[] {
  if (action.kind !== 'fieldScientist') return [];
  const { company } = action;
  const { domesPerStep } = words.box.content.figures;
  // FSC-4: the neutral field scientist does not count domes.
  const more = company === null ? [] : [words.locale.perDomes(domesPerStep, words.company(company), words)];
  const all = joined([...gainsOf(action, words), ...more], ' + ');
  return all.length === 0 ? [] : one(lineOf(words, 'gives', all));
}

function gainsOf(
  { helium, coins }: Extract<CardAction, { kind: 'fieldScientist' }>,
  words: Words,
): readonly RichText[] {
  const reward: Effect[] = [
    ...(helium > 0 ? [{ kind: 'helium', steps: helium } as const] : []),
    ...(coins > 0 ? [{ kind: 'coins', amount: coins } as const] : []),
  ];
  return reward.length === 0 ? [] : [words.reward(reward)];
}

function describePlan(plan: string, words: Words): readonly RichText[] {
  const special = words.box.find.specialPlan(plan);
  if (special !== undefined) {
    return [
      // SCI-9, SCORE-9
      lineOf(words, 'entering', [words.count(special.cost, 'coin')]),
      lineOf(words, 'worthAtEnd', [words.count(special.value, 'coin')]),
    ];
  }
  const { reward } = words.box.plan(plan);
  return [lineOf(words, 'asksFor', words.requirements(plan)), lineOf(words, 'reward', words.reward(reward))];
}

/** Returns the names and effects of structures (EXP-21 to EXP-24). */
function structuresOf(structures: readonly Effect[], words: Words): RichText {
  const described = structures.map((effect) => {
    const name = words.locale.structures[effect.kind];
    return name === undefined ? words.effect(effect) : say`${name} (${words.effect(effect)})`;
  });
  return joined(described, ', ');
}

function describeAsteroid(number: number, words: Words): readonly RichText[] {
  const found = words.box.find.asteroid(number);
  if (found === undefined) return [];
  const { reward, domes } = found;
  return lines(
    reward.length === 0 ? [] : one(lineOf(words, 'reward', words.reward(reward))),
    domes === 0 ? [] : one(lineOf(words, 'domes', [String(domes)])),
  );
}

/** Returns the shuttle spaces on an asteroid's routes, and the stations connected to it (BELT-8, BELT-22). */
function routesOf(number: number, words: Words): readonly RichText[] {
  const { shuttleSpaces, stationRoutes } = words.box.content.belt;
  const spaces = shuttleSpaces.filter(({ ends }) => ends.some(({ asteroid }) => asteroid === number));
  const stations = stationRoutes.filter(({ asteroid }) => asteroid === number);
  const names = [
    ...spaces.map((space) => words.place({ shuttleSpace: space.number })),
    ...stations.map(({ company }) => words.company(company, 'short')),
  ];
  return names.length === 0 ? [] : one(lineOf(words, 'routes', joined(names, ', ')));
}

function describeLuna({ left, right, scientists, actions }: LunaCard, words: Words): readonly RichText[] {
  return [
    lineOf(words, 'leftMajority', words.shown({ titanium: left, carbon: right, scientists })),
    lineOf(words, 'rightMajority', words.shown({ energy: left, minerals: right, scientists })),
    ...actions.map((action) => words.lunaAction(action)),
  ];
}

function describeSpace(space: BonusSpaceId, words: Words): readonly RichText[] {
  const board = words.box.find.space(space);
  const terms = board?.terms ?? termsOf(space, words);
  if (terms === undefined) return [];
  const tiers = board?.majority?.tiers ?? [];
  return lines(
    // MAJ-1, MAJ-13
    board?.majority == null ? [] : one([words.locale.labels.majority]),
    priceLines(terms, words),
    terms.reward.length === 0 ? [] : one(lineOf(words, 'reward', words.reward(terms.reward))),
    tiers.map(({ reward }, index) => words.locale.line(words.tierOf(space, index + 1), words.reward(reward))),
  );
}

function termsOf(space: BonusSpaceId, words: Words): SpaceTerms | undefined {
  if (PERSONAL_SPACES.some((each) => each === space)) return words.box.content.figures.personalSpace;
  const track = TRACK_SPACES.find(({ id }) => id === space);
  if (track === undefined || words.table === null) return undefined;
  const bonus = words.box.track(words.table.tracks[track.company]).thresholds[track.level - 1]?.bonus;
  return bonus?.kind === 'space' ? bonus : undefined;
}

function priceLines({ cost, destroys }: SpaceTerms, words: Words): readonly RichText[] {
  return lines(
    cost === 0 ? [] : one(lineOf(words, 'cost', [words.count(cost, 'coin')])),
    optional(destroys, (which) => lineOf(words, 'destroys', [words.locale.destroys[which]])),
  );
}

export function bonusOf(bonus: TrackBonus, words: Words): RichText {
  if (bonus.kind === 'permanent') return words.permanent(bonus.bonus);
  const price = priceLines(bonus, words);
  const reward = words.reward(bonus.reward);
  return price.length === 0 ? reward : say`${reward} (${joined(price, ', ')})`;
}
