import { type BonusSpaceId, type CardId, COMPANIES, type Company, type GameView, type Seat } from 'skymines-rules';
import { refId } from 'skymines-rules/queries';

/** A piece that is in another place than before. Places are ids of components. */
export type Change =
  | {
      readonly kind: 'walk';
      readonly seat: Seat;
      readonly company: Company;
      readonly from: number;
      readonly to: number;
    }
  | { readonly kind: 'enter' | 'leave'; readonly company: Company; readonly place: string; readonly column: string }
  | { readonly kind: 'marker'; readonly seat: Seat; readonly space: BonusSpaceId }
  /** A rival has taken a displayed card. */
  | { readonly kind: 'taken'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'upload'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly kind: 'coins'; readonly seat: Seat; readonly amount: number }
  | { readonly kind: 'worth'; readonly company: Company; readonly amount: number };

/** Values of a view that depend on the rules. */
export interface Figures {
  readonly scores: readonly number[];
  readonly worths: Readonly<Record<Company, number>>;
}

export interface Position {
  readonly view: GameView;
  readonly figures: Figures;
}

/** Lists what has moved between two positions of one viewer, in the order in which it is shown. */
export function changesBetween(before: Position, after: Position): readonly Change[] {
  if (before.view.viewer !== after.view.viewer || before.view.players.length !== after.view.players.length) return [];
  return [
    ...walks(before.view, after.view),
    ...markers(before.view, after.view),
    ...COMPANIES.flatMap((company) => outposts(before.view, after.view, company)),
    ...taken(before.view, after.view),
    ...uploads(before.view, after.view),
    ...coins(before.view, after.view),
    ...COMPANIES.flatMap((company): Change[] => {
      const amount = after.figures.worths[company] - before.figures.worths[company];
      return amount === 0 ? [] : [{ kind: 'worth', company, amount }];
    }),
  ];
}

function walks(before: GameView, after: GameView): readonly Change[] {
  return after.players.flatMap(({ tracks }, seat) =>
    COMPANIES.flatMap((company): Change[] => {
      const [from, to] = [before.players[seat]?.tracks[company] ?? 0, tracks[company]];
      return to > from ? [{ kind: 'walk', seat, company, from, to }] : [];
    }),
  );
}

/** Only placed markers move. Those that return between rounds disappear. */
function markers(before: GameView, after: GameView): readonly Change[] {
  const isKnown = (seat: Seat, space: BonusSpaceId): boolean =>
    before.placed.some((marker) => marker.seat === seat && marker.space === space);
  return after.placed.flatMap(({ seat, space }): Change[] =>
    isKnown(seat, space) ? [] : [{ kind: 'marker', seat, space }],
  );
}

/** Pieces on the map and in the station columns of one company are paired in their order. */
function outposts(before: GameView, after: GameView, company: Company): readonly Change[] {
  const [old, now] = [placesOf(before, company), placesOf(after, company)];
  const entered = now.filter((place) => !old.includes(place));
  const left = old.filter((place) => !now.includes(place));
  const pieces = after.stations[company].map((column, index) => {
    const change = column.pieces - (before.stations[company][index]?.pieces ?? 0);
    return { id: refId({ kind: 'column', company, column: index }), change };
  });
  const columns = (sign: 1 | -1): readonly string[] =>
    pieces.flatMap(({ id, change }) => Array.from({ length: Math.max(0, change * sign) }, () => id));
  const pair = (kind: 'enter' | 'leave', places: readonly string[], ids: readonly string[]): readonly Change[] =>
    places.flatMap((place, index) => {
      const column = ids[index];
      return column === undefined ? [] : [{ kind, company, place, column }];
    });
  return [...pair('leave', left, columns(1)), ...pair('enter', entered, columns(-1))];
}

function placesOf({ sectors, belt }: GameView, company: Company): readonly string[] {
  const on = (id: string, pieces: readonly Company[]): readonly string[] => (pieces.includes(company) ? [id] : []);
  return [
    ...sectors.flatMap((pieces, index) => on(refId({ kind: 'sector', sector: index + 1 }), pieces)),
    ...(belt?.outposts ?? []).flatMap((spaces, asteroid) =>
      spaces.flatMap((pieces, space) => on(refId({ kind: 'outpostSpace', asteroid: asteroid + 1, space }), pieces)),
    ),
    ...(belt?.shuttles ?? []).flatMap((pieces, index) =>
      on(refId({ kind: 'shuttleSpace', shuttleSpace: index + 1 }), pieces),
    ),
  ];
}

/** At the end of a round, cards leave the display without a taker. */
function taken(before: GameView, after: GameView): readonly Change[] {
  const counts = (view: GameView): readonly number[] => view.players.map(({ hand }) => hand.length);
  const seat = counts(after).findIndex((count, each) => count > (counts(before)[each] ?? 0));
  if (before.round !== after.round || seat < 0 || seat === after.viewer) return [];
  return before.display.flatMap((card): Change[] =>
    card === null || after.display.includes(card) ? [] : [{ kind: 'taken', seat, card }],
  );
}

function uploads(before: GameView, after: GameView): readonly Change[] {
  return after.players.flatMap(({ upload }, seat): Change[] => {
    const from = before.players[seat]?.upload ?? 0;
    return upload > from ? [{ kind: 'upload', seat, from, to: upload }] : [];
  });
}

function coins(before: GameView, after: GameView): readonly Change[] {
  return after.players.flatMap(({ coins: now }, seat): Change[] => {
    const amount = now - (before.players[seat]?.coins ?? 0);
    return amount === 0 ? [] : [{ kind: 'coins', seat, amount }];
  });
}
