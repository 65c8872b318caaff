import type { Action, ActionOf, ActionType, CardId } from 'skymines-rules';
import { areaTotals, type Choice, reachOf, refId } from 'skymines-rules/queries';
import type { Position } from './costs.ts';
import { advances, type Stride, stepsWith, uploadsOf } from './strides.ts';
import { usualColumn } from './usual.ts';

/**
 * Places that are no next choice, and that one click reaches all the same: where all but one way to them would be waste, or where
 * several steps lead. `column`: the column of a station that somebody wants to take outposts from.
 */
export function furtherFrom(position: Position, now: Choice, column: number | null): readonly Stride[] {
  const { prompt } = position;
  if (prompt.kind === 'upload') return uploadsOf(position, prompt.params.card);
  if (prompt.kind === 'units') return advances(position, prompt.params.units);
  if (now.action !== null) return stepsWith(position, now.action);
  if (now.steps.length > 0) return [];
  if (prompt.kind === 'removal') return columns(now);
  if (prompt.kind !== 'turn') return [];
  return [...sectors(position, now, column), ...purchases(now), ...tracks(position, now), ...plans(position, now)];
}

/** STATION-11: whoever clicks a column has chosen the company. */
function columns(now: Choice): readonly Stride[] {
  return offered(now, 'removeOutpost').map((action) => {
    const { company, column } = action;
    return { ref: { kind: 'column', company, column }, actions: [action], cost: null };
  });
}

/** EXP-4, EXP-7: sectors that one company alone reaches. */
function sectors(position: Position, now: Choice, wanted: number | null): readonly Stride[] {
  const { view, prompt, rules } = position;
  if (view.belt !== null) return [];
  const { energy: owned } = areaTotals(view, prompt.seat, rules);
  const strides = offered(now, 'useEnergy').flatMap((use): readonly Stride[] => {
    const filled = view.stations[use.company].flatMap(({ pieces }, column) => (pieces > 0 ? [column] : []));
    const column = usualColumn(position, use.company, filled, wanted);
    if (column === null) return [];
    return reachOf(view, use.company, rules).flatMap(({ place, energy }): readonly Stride[] => {
      if (!('sector' in place) || energy > owned) return [];
      const occupy: Action = { type: 'occupy', seat: prompt.seat, sector: place.sector, column };
      return [
        {
          ref: { kind: 'sector', sector: place.sector },
          actions: [use, occupy],
          cost: { of: 'energy', amount: energy },
        },
      ];
    });
  });
  return onlyWays(strides);
}

/** RES-2: cards of the display that one set of cards pays for; with any other set a card would be used in vain. */
function purchases(now: Choice): readonly Stride[] {
  const strides = offered(now, 'useResources').flatMap((action): readonly Stride[] => {
    const { acquire: slot } = action;
    return slot === undefined ? [] : [{ ref: { kind: 'displaySlot', slot }, actions: [action], cost: null }];
  });
  return onlyWays(strides);
}

/** RES-9: spaces of tracks that one set of cards reaches. */
function tracks(position: Position, now: Choice): readonly Stride[] {
  return onlyWays(offered(now, 'useResources').flatMap((use) => stepsWith(position, use)));
}

/** SCI-2: plans that one scientist reaches. */
function plans(position: Position, now: Choice): readonly Stride[] {
  const strides = offered(now, 'useScientist').flatMap((use) =>
    uploadsOf(position, use.card).map((stride) => ({ ...stride, actions: [use, ...stride.actions] })),
  );
  return onlyWays(strides);
}

function offered<Type extends ActionType>({ ways }: Choice, type: Type): readonly ActionOf<Type>[] {
  return ways.map(({ action }) => action).filter((action): action is ActionOf<Type> => action.type === type);
}

/** Those that lead where no other one does, unless that one uses more cards for the same. */
function onlyWays(strides: readonly Stride[]): readonly Stride[] {
  const byPlace = new Map<string, Stride[]>();
  for (const stride of strides) {
    const id = refId(stride.ref);
    byPlace.set(id, [...(byPlace.get(id) ?? []), stride]);
  }
  return [...byPlace.values()].flatMap((ways) => {
    const [only, ...others] = ways.filter((way) => !ways.some((other) => isLess(other, way)));
    return only === undefined || others.length > 0 ? [] : [only];
  });
}

/** Whether a way uses some of the cards of another one, and no more. */
function isLess(one: Stride, other: Stride): boolean {
  const [few, more] = [cardsOf(one), cardsOf(other)];
  return few.length < more.length && few.every((card) => more.includes(card));
}

function cardsOf({ actions: [first] }: Stride): readonly CardId[] {
  return first?.type === 'useResources' ? first.cards : [];
}
