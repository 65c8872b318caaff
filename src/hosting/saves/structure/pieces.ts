import type { Card } from '../../../components/content.ts';
import { CARD_LETTERS, COMPANIES, PLAN_LETTERS, PLAYER_ICONS } from '../../../components/ids.ts';
import { SHUTTLE_COLUMN } from '../../../components/printed.ts';
import { at, isDistinct, sum } from '../../../engine/lists.ts';
import { sideOf, stationOf } from '../../../game/rules/board/places.ts';
import type { Game } from '../../../game/rules/game.ts';
import { cardsOf } from '../../../game/rules/players.ts';
import { type JsonProblems, unless } from '../../../input/problems.ts';

// SETUP-13, SETUP-33, SETUP-36
export function cardProblems({ box, state }: Game): JsonProblems {
  const people = state.options.players.length;
  const icons: readonly (string | null)[] = PLAYER_ICONS.slice(0, people);
  const isInPlay = ({ letter, icon, number }: Card): boolean =>
    letter !== null || (icon !== null && icons.includes(icon)) || (number !== null && number <= people);
  const owned = state.players.flatMap(cardsOf);
  const found = [...state.deck, ...state.display, ...state.destroyed, ...owned].filter((card) => card !== null);
  const wanted = box.content.cards.filter(isInPlay).map(({ id }) => id);
  return exactly(found, wanted, 'card');
}

/** SETUP-44: a player has a pre-printed plan after arranging the starting decks. */
export function planProblems({ box, state }: Game): JsonProblems {
  const waiting = state.stack.flatMap((frame) => (frame.kind === 'startingDecks' ? [frame.seat] : []));
  const tokens = state.players.flatMap(({ token }, seat) => (waiting.includes(seat) ? [] : (token ?? [])));
  const owned = state.players.flatMap(({ plans, covered }) => [...plans.map((placed) => placed?.plan), ...covered]);
  const supply = Object.values(state.planSupply).flat();
  const gone = state.luna?.discardedPlans ?? [];
  const all = [...supply, ...state.researchDisplay, ...state.specialPlans, ...state.acquired, ...gone, ...owned];
  const found = all.filter((plan) => plan !== null && plan !== undefined);
  const wanted = [...box.content.plans, ...box.content.specialPlans].map(({ id }) => id);
  const kept = state.players.flatMap(({ token }) => token ?? []);
  return [
    ...exactly(found, [...wanted, ...tokens], 'plan'),
    ...unless(isDistinct(kept), '$.players', 'at most one player with each starting token'),
  ];
}

// LUNA-13, LUNA-14
export function lunaCardProblems({ box, state }: Game): JsonProblems {
  const { luna, options } = state;
  if (luna === null || options.luna === null) return [];
  const { gradeTwo } = at(box.content.luna.levels, options.luna.level);
  const wanted = box.content.luna.cards.filter(({ grade }) => grade === 1 || gradeTwo).map(({ id }) => id);
  const inSlots = luna.slots.flatMap((slot) => (slot === null ? [] : [slot.card]));
  const majority = luna.majority.filter((card) => card !== null);
  return exactly([...luna.deck, ...luna.gradeTwo, ...luna.discard, ...inSlots, ...majority], wanted, 'Luna card');
}

// SETUP-11, BELT-2, BELT-3
export function companyProblems(game: Game): JsonProblems {
  const { stations, sectors, belt, removed } = game.state;
  const outpostColumns = sideOf(game).outpostColumns;
  const outposts = [...sectors.flat(), ...(belt?.outposts.flat(2) ?? [])];
  return COMPANIES.flatMap((company) => {
    const homes = stationOf(game, company).columns;
    const path = `$.stations.${company}`;
    const columns = stations[company];
    if (columns.length !== homes.length) return unless(false, path, `${homes.length} columns`);
    const full = columns.flatMap(({ pieces, opened }, index) => {
      const most = at(homes, index).length - (opened ? 1 : 0); // STATION-2
      return unless(pieces <= most, `${path}[${index}].pieces`, `at most ${most}`);
    });
    const wanted = sum(outpostColumns, (column) => at(homes, column).length);
    const home = sum(outpostColumns, (column) => at(columns, column).pieces);
    const found = home + outposts.filter((each) => each === company).length + removed[company];
    const shuttles =
      belt === null ||
      at(columns, SHUTTLE_COLUMN).pieces +
        belt.shuttles.flat().filter((each) => each === company).length +
        belt.removedShuttles[company] ===
        at(homes, SHUTTLE_COLUMN).length;
    return [
      ...full,
      ...unless(found === wanted, path, `${wanted} outposts of ${company} in total, not ${found}`),
      ...unless(shuttles, path, `all shuttles of ${company}`),
    ];
  });
}

// TILE-2, BON-4
export function tileProblems({ state: { players, placed } }: Game): JsonProblems {
  const tiles = players.flatMap((player) => player.tiles.map(({ tile }) => tile));
  return [
    ...unless(isDistinct(tiles), '$.players', 'each bonus tile at most once'),
    ...unless(isDistinct(placed.map(({ space }) => space)), '$.placed', 'at most one marker on each bonus space'),
  ];
}

function exactly(found: readonly string[], wanted: readonly string[], what: string): JsonProblems {
  const counts = new Map<string, number>();
  for (const id of found) counts.set(id, (counts.get(id) ?? 0) + 1);
  const wrong = wanted.filter((id) => counts.get(id) !== 1);
  const known = new Set(wanted);
  const strangers = [...counts.keys()].filter((id) => !known.has(id));
  return [
    ...wrong.map((id) => ({ path: '$', expected: `${what} ${id} exactly once, not ${counts.get(id) ?? 0} times` })),
    ...strangers.map((id) => ({ path: '$', expected: `no ${what} ${id}` })),
  ];
}

/** SETUP-14: a card is dealt only after all cards with earlier letters. `determinize` relies on their order. */
export function deckProblems({ box, state }: Game): JsonProblems {
  const { deck, display, destroyed, players } = state;
  const rank = (card: string): number => {
    const { letter } = box.card(card);
    return letter === null ? -1 : CARD_LETTERS.indexOf(letter);
  };
  const ranks = deck.map(rank);
  const out = [...display.filter((card) => card !== null), ...destroyed, ...players.flatMap(cardsOf)];
  const latest = Math.max(-1, ...out.map(rank));
  const top = ranks.at(-1);
  const inOrder = ranks.every((each, place) => each >= 0 && each <= (ranks[place - 1] ?? each));
  const fits = inOrder && (top === undefined || latest <= top);
  return unless(fits, '$.deck', 'the cards of the deck in order of their letters, with A on top');
}

// SETUP-20 to SETUP-22
export function planSupplyProblems({ box, state: { planSupply, researchDisplay, specialPlans } }: Game): JsonProblems {
  const letterOf = (plan: string): string | null =>
    box.find.specialPlan(plan) === undefined ? box.plan(plan).letter : null;
  const supplies = PLAN_LETTERS.flatMap((letter) => {
    const fits = planSupply[letter].every((plan) => letterOf(plan) === letter);
    return unless(fits, `$.planSupply.${letter}`, `plans with the letter ${letter}`);
  });
  const spaces = box.content.researchDisplay.flatMap(({ letter }, space) => {
    const plan = researchDisplay[space] ?? null;
    const fits = plan === null || letterOf(plan) === letter;
    return unless(fits, `$.researchDisplay[${space}]`, `a plan with the letter ${letter}`);
  });
  const areSpecial = specialPlans.every((plan) => letterOf(plan) === null);
  return [...supplies, ...spaces, ...unless(areSpecial, '$.specialPlans', 'special plans')];
}
