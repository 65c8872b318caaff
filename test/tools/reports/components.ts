import type { Component, Provenance, Sources } from '../../../src/components/component.ts';
import type { Content, LunaContent } from '../../../src/components/content.ts';
import { COMPANIES, PLAYER_ICONS } from '../../../src/components/ids.ts';

interface Field {
  readonly name: string;
  readonly provenance: Provenance;
}

interface Piece {
  readonly id: string;
  readonly fields: readonly Field[];
}

/** Components of one kind, in the order of the page. */
interface ComponentClass {
  readonly name: string;
  /** Path in the JSON of a component set. */
  readonly path: string;
  readonly pieces: readonly Piece[];
  /** Descriptions of fields whose names do not explain themselves. */
  readonly words?: Readonly<Record<string, string>>;
}

/** Fields that place a component in a drawing; no rule reads them. */
const DRAWN: readonly string[] = ['position', 'outline'];

const unique = <T>(items: readonly T[]): readonly T[] => [...new Set(items)];
const code = (text: string): string => `\`${text}\``;

/** Returns the provenance of the longest prefix of a dotted path that `sources` names. */
function provenance(sources: Sources, path: string): Provenance {
  const parts = path.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const found = sources[parts.slice(0, length).join('.')];
    if (found !== undefined) return found;
  }
  return sources.rest;
}

/** Lists the keys of a component and the paths in its sources, each once. */
function piece(id: string | number, component: Component, without: readonly string[] = []): Piece {
  const names = unique([...Object.keys(component), ...Object.keys(component.sources)]);
  const skipped = ['id', 'sources', 'rest', ...without];
  const fields = names.filter((name) => !skipped.includes(name));
  return {
    id: String(id),
    fields: fields.map((name) => ({ name, provenance: provenance(component.sources, name) })),
  };
}

const named = (components: readonly (Component & { readonly id: string })[]): readonly Piece[] =>
  components.map((component) => piece(component.id, component));
const numbered = (components: readonly (Component & { readonly number: number })[]): readonly Piece[] =>
  components.map((component) => piece(component.number, component));

/** Returns the cards with a mark. The marks of the other kinds are `null` on them and do not count. */
function cards(content: Content, mark: 'letter' | 'icon' | 'number'): readonly Piece[] {
  const others = ['letter', 'icon', 'number'].filter((other) => other !== mark);
  return content.cards.filter((card) => card[mark] !== null).map((card) => piece(card.id, card, others));
}

/** Returns a value that is not part of a component. */
function loose({ sources }: Component, id: string | number, field: string, path: string): Piece {
  return { id: String(id), fields: [{ name: field, provenance: provenance(sources, path) }] };
}

const slotCosts = (content: Content): readonly Piece[] =>
  content.slotCosts.map((_, index) => loose(content, index + 1, 'cost', `slotCosts.${index}`));

function researchDisplay(content: Content): readonly Piece[] {
  return content.researchDisplay.map((space, index) => ({
    id: String(index + 1),
    fields: Object.keys(space).map((name) => ({
      name,
      provenance: provenance(content.sources, `researchDisplay.${index}.${name}`),
    })),
  }));
}

function recommended(content: Content): readonly Piece[] {
  const { tracks, tokens } = content.recommended;
  return [
    ...Object.keys(tracks).map((company) => loose(content, company, 'tracks', `recommended.tracks.${company}`)),
    ...tokens.map((_, index) => loose(content, `place ${index + 1}`, 'tokens', `recommended.tokens.${index}`)),
  ];
}

const chapter3 = (content: Content): readonly Piece[] =>
  COMPANIES.flatMap((company) =>
    content.moon.chapter3[company].map((sector) => loose(content, sector, 'sector', `moon.chapter3.${company}`)),
  );

/** Returns Luna's tracks, levels and other values, without her cards. */
function lunaParts(luna: LunaContent): readonly Piece[] {
  const rest = piece('Luna', luna, ['cards', 'tank', 'research', 'levels']);
  const levels = luna.levels.map((level) => ({
    id: `level ${level.level}`,
    fields: Object.keys(level).map((name) => ({ name, provenance: provenance(luna.sources, `levels.${name}`) })),
  }));
  return [
    piece('tank', luna.tank),
    piece('research', luna.research),
    ...levels,
    { ...rest, fields: rest.fields.filter(({ name }) => !name.startsWith('levels.')) },
  ];
}

const TRACK_WORDS = {
  shares: 'total shares on each space from space 0',
  barriers: 'spaces after the money barriers, and their costs',
  thresholds: 'spaces after the thresholds, and their coins',
  assignment: 'which of the ten pairs of bonuses; the pairs are exact',
};
const SECTOR_WORDS = {
  neighbours: 'adjacent sectors, single or double borders',
  stations: 'adjacent stations, single or double borders',
  structures: 'their rewards',
  enclaveIn: 'surrounding sector',
};
const STATION_WORDS = {
  columns: 'coin icons from the top',
  crossedOut: 'last space of a column',
};
const ASTEROID_WORDS = {
  spaces: 'number of outpost spaces',
  reward: 'reward screen',
  domes: 'on the reward screen',
  linkedDomes: 'pairs of spaces linked to an extra dome',
};
const SHUTTLE_WORDS = {
  ends: 'asteroids at both ends, and lightning',
  steps: 'company track steps, 0 without an icon',
};

const cardClasses = (content: Content): readonly ComponentClass[] => [
  {
    name: 'Action cards',
    path: 'cards',
    pieces: cards(content, 'letter'),
    words: { action: 'kind and value', share: 'additional share, or `null`' },
  },
  { name: 'Starting cards', path: 'cards', pieces: cards(content, 'icon') },
  { name: 'Single-energy cards', path: 'cards', pieces: cards(content, 'number') },
  { name: 'Slot costs', path: 'slotCosts', pieces: slotCosts(content) },
];

const boardClasses = ({ tracks, moon }: Content): readonly ComponentClass[] => [
  { name: 'Company tracks', path: 'tracks', pieces: named(tracks), words: TRACK_WORDS },
  { name: 'Moon sectors', path: 'moon.sectors', pieces: numbered(moon.sectors), words: SECTOR_WORDS },
  {
    name: 'Moon stations',
    path: 'moon.stations',
    pieces: COMPANIES.map((company) => piece(company, moon.stations[company])),
    words: STATION_WORDS,
  },
];

function researchClasses(content: Content): readonly ComponentClass[] {
  const { plans, specialPlans, tokens } = content;
  return [
    { name: 'Research plans', path: 'plans', pieces: named(plans) },
    {
      name: 'Special plans',
      path: 'specialPlans',
      pieces: named(specialPlans),
      words: { value: 'coins at the end of the game' },
    },
    { name: 'Research display', path: 'researchDisplay', pieces: researchDisplay(content) },
    {
      name: 'Starting tokens',
      path: 'tokens',
      pieces: named(tokens),
      words: { cards: 'card icons', bonus: 'steps', plan: 'requirements and reward' },
    },
  ];
}

const spaceClasses = ({ spaces, tiles, playerBoard, figures }: Content): readonly ComponentClass[] => [
  { name: 'Bonus spaces', path: 'spaces', pieces: named(spaces), words: { majority: 'tiers and rewards' } },
  { name: 'Bonus tiles', path: 'tiles', pieces: named(tiles) },
  {
    name: 'Player board',
    path: 'playerBoard',
    pieces: [piece('tank', playerBoard.tank), piece('research', playerBoard.research)],
    words: { noA: 'spaces with a crossed-out A' },
  },
  { name: 'Rulebook figures', path: 'figures', pieces: [piece('figures', figures)] },
];

const setUpClasses = (content: Content): readonly ComponentClass[] => [
  { name: 'First-game set-up', path: 'recommended', pieces: recommended(content), words: { tokens: 'in turn order' } },
  { name: 'Chapter 3 outposts', path: 'moon.chapter3', pieces: chapter3(content) },
];

const beltClasses = ({ belt }: Content): readonly ComponentClass[] => [
  { name: 'Belt asteroids', path: 'belt.asteroids', pieces: numbered(belt.asteroids), words: ASTEROID_WORDS },
  { name: 'Shuttle spaces', path: 'belt.shuttleSpaces', pieces: numbered(belt.shuttleSpaces), words: SHUTTLE_WORDS },
  {
    name: 'Station routes',
    path: 'belt.stationRoutes',
    pieces: belt.stationRoutes.map((route) => piece(`${route.company} ${route.asteroid}`, route)),
    words: { lightning: 'at the asteroid' },
  },
  {
    name: 'Belt stations',
    path: 'belt.stations',
    pieces: COMPANIES.map((company) => piece(company, belt.stations[company])),
    words: STATION_WORDS,
  },
];

const moduleClasses = ({ missions, menaces, luna }: Content): readonly ComponentClass[] => [
  { name: 'Missions', path: 'missions', pieces: named(missions), words: { tasks: 'from left to right' } },
  {
    name: 'Menaces',
    path: 'menaces',
    pieces: named(menaces),
    words: { reward: 'icon before the removal' },
  },
  { name: 'Luna cards', path: 'luna.cards', pieces: named(luna.cards) },
  {
    name: 'Luna tracks and levels',
    path: 'luna',
    pieces: lunaParts(luna),
    words: { markerSpaces: 'bonus spaces of her marker grids, row by row' },
  },
];

const classesOf = (content: Content): readonly ComponentClass[] =>
  [cardClasses, boardClasses, researchClasses, spaceClasses, setUpClasses, beltClasses, moduleClasses].flatMap((part) =>
    part(content),
  );

const fieldsOf = (classes: readonly ComponentClass[]): readonly Field[] =>
  classes.flatMap(({ pieces }) => pieces.flatMap(({ fields }) => fields));

const EXACT: readonly Provenance[] = ['rulebook', 'luna-booklet', 'solo-helper'];

/** Counts the exact, derived and reconstructed fields. */
function tally(fields: readonly Field[]): readonly number[] {
  const count = (...wanted: readonly Provenance[]): number =>
    fields.filter(({ provenance }) => wanted.includes(provenance)).length;
  return [count(...EXACT), count('derived'), count('reconstructed')];
}

function countTable(classes: readonly ComponentClass[]): string {
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const counts = (some: readonly ComponentClass[]): readonly string[] => tally(fieldsOf(some)).map(String);
  return [
    row(['components', 'exact', 'derived', 'reconstructed', 'reconstructed fields']),
    row(['---', '--:', '--:', '--:', '---']),
    ...classes.map((one) => row([`${one.name} (${code(one.path)})`, ...counts([one]), lookUp(one)])),
    row(['**Total**', ...counts(classes), '']),
  ].join('\n');
}

/** Merges the ids that all four player icons share, without the icon. */
function withoutIcons(ids: readonly string[]): readonly string[] {
  const bare = (id: string): string | undefined => {
    const [icon, name] = [id.slice(0, id.indexOf('-')), id.slice(id.indexOf('-') + 1)];
    const everywhere = PLAYER_ICONS.every((other) => ids.includes(`${other}-${name}`));
    return everywhere && PLAYER_ICONS.some((other) => other === icon) ? name : undefined;
  };
  return unique(ids.map((id) => bare(id) ?? id));
}

/** Joins ids, with three or more in a row as a range: `A01-A09`. */
function ranges(ids: readonly string[]): string {
  const runs: string[][] = [];
  for (const id of withoutIcons(ids)) {
    const run = runs.at(-1);
    if (run !== undefined && follows(run.at(-1) ?? '', id)) run.push(id);
    else runs.push([id]);
  }
  return runs.map(runText).join(', ');
}

function runText(run: readonly string[]): string {
  if (run.length < 3) return run.join(', ');
  const [first = '', last = ''] = [run.at(0), run.at(-1)];
  return `${first}${/[- ]/.test(first) ? ' to ' : '-'}${last}`;
}

function follows(before: string, id: string): boolean {
  const [, prefix, digits] = /^(.*?)(\d+)$/.exec(before) ?? [];
  if (prefix === undefined || digits === undefined) return false;
  return id === `${prefix}${String(Number(digits) + 1).padStart(digits.length, '0')}`;
}

/** Returns the name of a field, without the parts whose provenance differs. */
function title(field: Field, { fields }: Piece): string {
  const parts = fields.filter(
    ({ name, provenance }) => name.startsWith(`${field.name}.`) && provenance !== field.provenance,
  );
  if (parts.length === 0) return code(field.name);
  return `${code(field.name)} without ${parts.map((part) => code(part.name)).join(' and ')}`;
}

interface Found {
  readonly field: Field;
  readonly title: string;
  readonly ids: readonly string[];
}

/** Finds the wanted fields, each with the ids of its components. */
function find({ pieces }: ComponentClass, wanted: (field: Field) => boolean): readonly Found[] {
  const found = new Map<string, Found>();
  for (const one of pieces) {
    for (const field of one.fields.filter(wanted)) {
      const key = title(field, one);
      found.set(key, { field, title: key, ids: [...(found.get(key)?.ids ?? []), one.id] });
    }
  }
  return [...found.values()];
}

/** Lists the reconstructed fields of a class; a field without ids is reconstructed on all of its components. */
function lookUp(one: ComponentClass): string {
  const parts = find(one, isReconstructed).map(({ field, title, ids }) => {
    const words = one.words?.[field.name];
    const some = ids.length < one.pieces.length ? `: ${ranges(ids)}` : '';
    return `${title}${words === undefined ? '' : ` (${words})`}${some}`;
  });
  return parts.join('; ');
}

/** Lists the derived and second-hand fields of a class, or returns `undefined` if it has none. */
function checkLine(one: ComponentClass): string | undefined {
  const byIds = new Map<string, Found[]>();
  for (const each of find(one, isSecondHand)) {
    const ids = ranges(each.ids);
    byIds.set(ids, [...(byIds.get(ids) ?? []), each]);
  }
  const parts = [...byIds].map(([ids, found]) => {
    const titles = found.map(({ title }) => title).join(', ');
    return (found[0]?.ids.length ?? 0) < one.pieces.length ? `${titles} of ${ids}` : titles;
  });
  return parts.length === 0 ? undefined : `- ${one.name}: ${parts.join('; ')}`;
}

const isReconstructed = ({ name, provenance }: Field): boolean =>
  provenance === 'reconstructed' && !DRAWN.includes(name);
const isSecondHand = ({ provenance }: Field): boolean => provenance === 'derived' || provenance === 'solo-helper';

function summary(classes: readonly ComponentClass[]): string {
  const fields = fieldsOf(classes);
  const [exact, derived, reconstructed] = tally(fields);
  const drawn = fields.filter((field) => field.provenance === 'reconstructed' && DRAWN.includes(field.name)).length;
  return [
    `Of ${fields.length} fields, ${exact} are exact, ${derived} derived and ${reconstructed} reconstructed.`,
    `The reconstructed fields include ${drawn} that only affect drawings (${DRAWN.map(code).join(', ')}).`,
  ].join(' ');
}

/** The lines of the page around the generated part. */
const MARKS = [
  '<!-- npx tsx test/tools/reports/write-components.ts writes this part -->',
  '<!-- end of this part -->',
] as const;

/** Returns the generated part of the page on component data, as Markdown. */
export function componentReport(content: Content): string {
  const classes = classesOf(content);
  return [
    `The default set is ${code(content.id)}. ${summary(classes)}`,
    countTable(classes),
    'If you own the game, first compare these fields, which are derived or were read off the components by others:',
    classes.flatMap((one) => checkLine(one) ?? []).join('\n'),
  ].join('\n\n');
}

/** Returns the page with its generated part replaced. */
export function pageWith(page: string, report: string): string {
  const [first, last] = MARKS;
  const [start, end] = [page.indexOf(first), page.indexOf(last)];
  if (start < 0 || end < start) throw new Error(`The page has no line "${first}" before a line "${last}".`);
  return `${page.slice(0, start + first.length)}\n\n${report}\n\n${page.slice(end)}`;
}
