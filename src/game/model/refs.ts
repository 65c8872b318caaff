import type {
  BonusSpaceId,
  CardId,
  Company,
  LunaCardId,
  MenaceId,
  MissionId,
  PlanId,
  Seat,
  TileId,
  TokenId,
} from '../../components/ids.ts';

/** The fields of each kind of reference, in the order in which they appear in the id. */
export interface RefParts {
  /** An action card, a starting card or an energy card. */
  readonly card: { readonly card: CardId };
  readonly plan: { readonly plan: PlanId };
  /** A starting research token. */
  readonly token: { readonly token: TokenId };
  readonly tile: { readonly tile: TileId };
  readonly mission: { readonly mission: MissionId };
  /** A task of a mission, by its column (0-2). */
  readonly task: { readonly mission: MissionId; readonly column: number };
  readonly menace: { readonly menace: MenaceId };
  readonly lunaCard: { readonly lunaCard: LunaCardId };
  readonly company: { readonly company: Company };
  /** A space of a company track. 0 is the start. */
  readonly trackSpace: { readonly company: Company; readonly space: number };
  /** A column of a company's station, 0-2. */
  readonly column: { readonly company: Company; readonly column: number };
  /** A sector of the Moon, 1-24. */
  readonly sector: { readonly sector: number };
  readonly asteroid: { readonly asteroid: number };
  /** An outpost space of an asteroid, by its zero-based index. */
  readonly outpostSpace: { readonly asteroid: number; readonly space: number };
  readonly shuttleSpace: { readonly shuttleSpace: number };
  readonly bonusSpace: { readonly space: BonusSpaceId };
  /** A slot of the display, 1-12. */
  readonly displaySlot: { readonly slot: number };
  /** A space of the research display, 0-11. */
  readonly displaySpace: { readonly space: number };
  readonly seat: { readonly seat: Seat };
  /** An action slot of a seat, 0-4. */
  readonly actionSlot: { readonly seat: Seat; readonly slot: number };
  /** A resting slot of a seat, 0-4. */
  readonly restingSlot: { readonly seat: Seat; readonly slot: number };
  /** A space of a seat's research track. 0 is the start. */
  readonly researchSpace: { readonly seat: Seat; readonly position: number };
}

/** A kind of reference, such as `card` or `sector`. */
export type RefKind = keyof RefParts;

/**
 * A reference to one part of a game, such as a card, a sector or a seat's action slot, as plain JSON. Choices use
 * references. `refId` converts a reference to a short string, and `parseRef` reads it back.
 */
export type Ref = { readonly [Kind in RefKind]: { readonly kind: Kind } & RefParts[Kind] }[RefKind];
/** A reference of one kind, such as `RefOf<'card'>`. */
export type RefOf<Kind extends RefKind> = Extract<Ref, { readonly kind: Kind }>;

/** The fields of each kind of reference and their types, in the order in which they appear in the id. */
const PARTS: { readonly [Kind in RefKind]: Readonly<Record<keyof RefParts[Kind], 'string' | 'number'>> } = {
  card: { card: 'string' },
  plan: { plan: 'string' },
  token: { token: 'string' },
  tile: { tile: 'string' },
  mission: { mission: 'string' },
  task: { mission: 'string', column: 'number' },
  menace: { menace: 'string' },
  lunaCard: { lunaCard: 'string' },
  company: { company: 'string' },
  trackSpace: { company: 'string', space: 'number' },
  column: { company: 'string', column: 'number' },
  sector: { sector: 'number' },
  asteroid: { asteroid: 'number' },
  outpostSpace: { asteroid: 'number', space: 'number' },
  shuttleSpace: { shuttleSpace: 'number' },
  bonusSpace: { space: 'string' },
  displaySlot: { slot: 'number' },
  displaySpace: { space: 'number' },
  seat: { seat: 'number' },
  actionSlot: { seat: 'number', slot: 'number' },
  restingSlot: { seat: 'number', slot: 'number' },
  researchSpace: { seat: 'number', position: 'number' },
};

/** All kinds of references. */
export const REF_KINDS: readonly RefKind[] = Object.keys(PARTS) as RefKind[];

/**
 * Returns the id of a reference, which is a unique string. `parseRef` converts it back.
 * @example
 * ```ts
 * refId({ kind: 'column', company: 'tawac', column: 2 }); // 'column:tawac:2'
 * ```
 */
export function refId(ref: Ref): string {
  const values = ref as unknown as Readonly<Record<string, string | number>>;
  return [ref.kind, ...Object.keys(PARTS[ref.kind]).map((part) => values[part])].join(':');
}

/** Checks whether a value is a reference: an object with a known kind and all fields of that kind. */
export function isRef(value: unknown): value is Ref {
  const values: Readonly<Record<string, unknown>> = Object(value);
  const kind = REF_KINDS.find((each) => each === values['kind']);
  return kind !== undefined && Object.entries(PARTS[kind]).every(([part, type]) => typeof values[part] === type);
}

/**
 * Parses the id of a reference, or returns `undefined` if it is malformed. Never throws. It does not check that the
 * part exists in a game: a company, for example, can be any string.
 * @example
 * ```ts
 * parseRef('column:tawac:2'); // { kind: 'column', company: 'tawac', column: 2 }
 * ```
 */
export function parseRef(id: unknown): Ref | undefined {
  if (typeof id !== 'string') return undefined;
  const [name = '', ...texts] = id.split(':');
  const kind = REF_KINDS.find((each) => each === name);
  if (kind === undefined) return undefined;
  const parts = Object.entries(PARTS[kind]);
  const values = parts.map(([part, type], index) => [part, readPart(texts[index], type)] as const);
  const isWhole = texts.length === parts.length && values.every(([, value]) => value !== undefined);
  return isWhole ? ({ kind, ...Object.fromEntries(values) } as unknown as Ref) : undefined;
}

function readPart(text: string | undefined, type: 'string' | 'number'): string | number | undefined {
  if (text === undefined || text === '') return undefined;
  if (type === 'string') return text;
  return /^(0|[1-9]\d{0,3})$/.test(text) ? Number(text) : undefined;
}
