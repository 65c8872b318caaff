import { type Component, PROVENANCES, type Provenance, type Sources } from '../../src/components/component.ts';
import type { Content, LunaContent } from '../../src/components/content.ts';
import { COMPANIES, PLAYER_ICONS } from '../../src/components/ids.ts';

interface Field {
  readonly name: string;
  readonly provenance: Provenance;
}

interface Piece {
  readonly id: string;
  readonly fields: readonly Field[];
}

/** Pieces of one kind, in the order of the page. */
interface ComponentClass {
  readonly name: string;
  /** Where they stand in the JSON of a component set. */
  readonly path: string;
  readonly pieces: readonly Piece[];
  /** What a field is called on the printed piece. */
  readonly words?: Readonly<Record<string, string>>;
  /** A word of warning for whoever types the pieces in. */
  readonly note?: string;
}

/** Fields that place a piece in a drawing; no rule reads them. */
const DRAWN: readonly string[] = ['position', 'outline'];

const unique = <T>(items: readonly T[]): readonly T[] => [...new Set(items)];
const code = (text: string): string => `\`${text}\``;

/** The provenance of the longest part of a dotted path that is named. */
function provenance(sources: Sources, path: string): Provenance {
  const parts = path.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const found = sources[parts.slice(0, length).join('.')];
    if (found !== undefined) return found;
  }
  return sources.rest;
}

/** Keys of the component and paths named in its sources, each once. */
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

/** Cards of one kind; the marks that tell the other kinds apart are empty on them and do not count. */
function cards(content: Content, mark: 'letter' | 'icon' | 'number'): readonly Piece[] {
  const others = ['letter', 'icon', 'number'].filter((other) => other !== mark);
  return content.cards.filter((card) => card[mark] !== null).map((card) => piece(card.id, card, others));
}

/** A number without a component of its own. */
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

/** Tracks and levels of Luna, and what else there is to her beside her cards. */
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

const CARD_WORDS = {
  letter: 'the letter of its deck',
  cost: 'the printed cost',
  action: 'what the card is, and its value',
  share: 'the additional share, `null` where none is printed',
};
const STATION_WORDS = {
  columns: 'coin icons of the home spaces, column by column from the top',
  crossedOut: 'whether the last space of a column is crossed out',
  logoSide: 'on which side of the station the logo of the company is printed',
};
const ROUTE_WORDS = { asteroid: 'the asteroid it leads to', lightning: 'whether its part there shows lightning' };
const BOARD_TRACK_WORDS = {
  markerSpaces: 'the bonus spaces of her marker grids, row by row from the top',
  last: 'the number of the last space',
  slotSpace: 'the space that switches an action slot on',
  values: 'the values and their spaces',
  overflow: 'coins for each step beyond the end',
};

function cardClasses(content: Content): readonly ComponentClass[] {
  return [
    { name: 'Action cards of the deck', path: 'cards', pieces: cards(content, 'letter'), words: CARD_WORDS },
    {
      name: 'Starting cards',
      path: 'cards',
      pieces: cards(content, 'icon'),
      words: CARD_WORDS,
      note: 'The four icons have the same nine cards, which are named here without the icon.',
    },
    { name: 'Single-energy cards', path: 'cards', pieces: cards(content, 'number'), words: CARD_WORDS },
    {
      name: 'Slot costs',
      path: 'slotCosts',
      pieces: slotCosts(content),
      words: { cost: 'the additional cost of the slot' },
      note: 'Slots 1-4 are the right column from the top, 5-8 the middle one, 9-12 the left one.',
    },
  ];
}

function boardClasses({ tracks, moon }: Content): readonly ComponentClass[] {
  return [
    {
      name: 'Company tracks',
      path: 'tracks',
      pieces: named(tracks),
      words: {
        shares: 'the total of shares on each space from space 0 on, so the length of the track too',
        barriers: 'the spaces behind the money barriers, and their costs',
        thresholds: 'the spaces behind the two thresholds, and their coins',
        assignment: 'which of the ten pairs of bonuses the track carries; the pairs as such are exact',
      },
    },
    {
      name: 'Moon sectors',
      path: 'moon.sectors',
      pieces: numbered(moon.sectors),
      words: {
        neighbours: 'the adjacent sectors, with single or double borders',
        stations: 'the stations it touches, with single or double borders',
        structures: 'what its structures give',
        domes: 'its collection domes',
        enclaveIn: 'the sector around it, if it is an enclave',
      },
    },
    {
      name: 'Moon stations',
      path: 'moon.stations',
      pieces: COMPANIES.map((company) => piece(company, moon.stations[company])),
      words: STATION_WORDS,
    },
  ];
}

function researchClasses(content: Content): readonly ComponentClass[] {
  const { plans, specialPlans, tokens } = content;
  return [
    {
      name: 'Research plans',
      path: 'plans',
      pieces: named(plans),
      words: { requirements: 'what it asks, at the top', reward: 'what it gives' },
      note: 'The ids count the plans of a letter in any order you like.',
    },
    {
      name: 'Special plans',
      path: 'specialPlans',
      pieces: named(specialPlans),
      words: { cost: 'coins to enter it', value: 'coins at the end of the game' },
    },
    {
      name: 'Research display',
      path: 'researchDisplay',
      pieces: researchDisplay(content),
      words: { letter: 'the letter of the space', supplement: 'whether its border is red' },
    },
    {
      name: 'Starting tokens',
      path: 'tokens',
      pieces: named(tokens),
      words: {
        cards: 'the three card icons',
        bonus: 'the steps of the starting bonus',
        plan: 'requirements and reward of the printed plan',
      },
      note: 'The ids count the tokens in any order you like.',
    },
  ];
}

function spaceClasses({ spaces, tiles, playerBoard, figures }: Content): readonly ComponentClass[] {
  return [
    {
      name: 'Bonus spaces',
      path: 'spaces',
      pieces: named(spaces),
      words: { majority: 'the three tiers and their rewards', 'terms.cost': 'coins to place a marker there' },
    },
    { name: 'Bonus tiles', path: 'tiles', pieces: named(tiles) },
    {
      name: 'Player board',
      path: 'playerBoard',
      pieces: [piece('tank', playerBoard.tank), piece('research', playerBoard.research)],
      words: { ...BOARD_TRACK_WORDS, noA: 'the spaces with a crossed-out A' },
    },
    { name: 'Rulebook figures', path: 'figures', pieces: [piece('figures', figures)] },
  ];
}

function setUpClasses(content: Content): readonly ComponentClass[] {
  return [
    {
      name: 'First-game set-up',
      path: 'recommended',
      pieces: recommended(content),
      words: { tokens: 'the tokens of the four places in turn order', tracks: 'the track of each company' },
    },
    { name: 'Chapter 3 outposts', path: 'moon.chapter3', pieces: chapter3(content) },
  ];
}

function beltClasses({ belt }: Content): readonly ComponentClass[] {
  const routes = belt.stationRoutes.map((route) => piece(`${route.company} ${route.asteroid}`, route));
  return [
    {
      name: 'Belt asteroids',
      path: 'belt.asteroids',
      pieces: numbered(belt.asteroids),
      words: {
        number: 'its printed number',
        spaces: 'its outpost spaces; how many there are counts, their places are for drawing only',
        reward: 'what its reward screen gives',
        domes: 'the collection domes of its reward screen',
        linkedDomes: 'pairs of outpost spaces that are tied to an extra dome',
      },
      note: 'Numbers that are not stated, and so how many asteroids there are, are reconstructed as well.',
    },
    {
      name: 'Shuttle spaces',
      path: 'belt.shuttleSpaces',
      pieces: numbered(belt.shuttleSpaces),
      words: {
        number: 'its printed number',
        ends: 'the two asteroids it joins, and at which end lightning shows',
        steps: 'steps on the company track, 0 without an icon',
      },
      note: 'Numbers that are not stated, and so how many shuttle spaces there are, are reconstructed as well.',
    },
    {
      name: 'Station routes',
      path: 'belt.stationRoutes',
      pieces: routes,
      words: { ...ROUTE_WORDS, company: 'the company of the station' },
      note: 'Each is named by its company and asteroid; how many there are is reconstructed too.',
    },
    {
      name: 'Belt stations',
      path: 'belt.stations',
      pieces: COMPANIES.map((company) => piece(company, belt.stations[company])),
      words: STATION_WORDS,
    },
  ];
}

function moduleClasses({ missions, menaces, luna }: Content): readonly ComponentClass[] {
  return [
    { name: 'Missions', path: 'missions', pieces: named(missions), words: { tasks: 'the tasks from left to right' } },
    {
      name: 'Menaces',
      path: 'menaces',
      pieces: named(menaces),
      words: { reward: 'the reward icon before the one that removes the card' },
    },
    { name: 'Luna cards', path: 'luna.cards', pieces: named(luna.cards) },
    { name: 'Luna tracks and levels', path: 'luna', pieces: lunaParts(luna), words: BOARD_TRACK_WORDS },
  ];
}

const classesOf = (content: Content): readonly ComponentClass[] =>
  [cardClasses, boardClasses, researchClasses, spaceClasses, setUpClasses, beltClasses, moduleClasses].flatMap((part) =>
    part(content),
  );

const fieldsOf = (classes: readonly ComponentClass[]): readonly Field[] =>
  classes.flatMap(({ pieces }) => pieces.flatMap(({ fields }) => fields));

/** Those of the shipped set, which nobody has compared with a box. */
const SHIPPED = PROVENANCES.filter((each) => each !== 'box');

const tally = (fields: readonly Field[]): readonly number[] =>
  SHIPPED.map((wanted) => fields.filter((field) => field.provenance === wanted).length);

/** A Markdown table whose columns are padded; all but the first one align to the right. */
function table(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0), 3));
  const line = (row: readonly string[]): string =>
    `| ${widths.map((width, column) => pad(row[column] ?? '', width, column)).join(' | ')} |`;
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return rows.flatMap((row, index) => (index === 0 ? [line(row), line(rule)] : [line(row)]));
}

const pad = (text: string, width: number, column: number): string =>
  column === 0 ? text.padEnd(width) : text.padStart(width);

function countTable(classes: readonly ComponentClass[]): readonly string[] {
  const row = (name: string, some: readonly ComponentClass[]): readonly string[] => [
    name,
    String(some.flatMap(({ pieces }) => pieces).length),
    ...tally(fieldsOf(some)).map(String),
  ];
  return table([
    ['Component class', 'Pieces', ...SHIPPED],
    ...classes.map((one) => row(one.name, [one])),
    row('Total', classes),
  ]);
}

/** Ids that every player icon has, once and without the icon. */
function withoutIcons(ids: readonly string[]): readonly string[] {
  const bare = (id: string): string | undefined => {
    const [icon, name] = [id.slice(0, id.indexOf('-')), id.slice(id.indexOf('-') + 1)];
    const everywhere = PLAYER_ICONS.every((other) => ids.includes(`${other}-${name}`));
    return everywhere && PLAYER_ICONS.some((other) => other === icon) ? name : undefined;
  };
  return unique(ids.map((id) => bare(id) ?? id));
}

/** Ids as one text, with three or more in a row as a range: `A01-A09`. */
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

/** A field with the parts of it whose provenance is another one. */
function title(field: Field, { fields }: Piece): string {
  const parts = fields.filter(
    ({ name, provenance }) => name.startsWith(`${field.name}.`) && provenance !== field.provenance,
  );
  if (parts.length === 0) return code(field.name);
  return `${code(field.name)} but for ${parts.map((part) => code(part.name)).join(' and ')}`;
}

interface Found {
  readonly field: Field;
  readonly title: string;
  readonly ids: readonly string[];
}

/** The fields that are wanted, each with the ids of the pieces where it is. */
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

/** What to look up on the printed pieces: a line a field. */
function typingLines(one: ComponentClass): readonly string[] {
  const words = ({ name }: Field): string => (one.words?.[name] === undefined ? '' : ` (${one.words[name]})`);
  return find(one, toType).map(({ field, title, ids }) => `- ${title}${words(field)}: ${ranges(ids)}`);
}

function notedLines(one: ComponentClass): readonly string[] {
  const lines = typingLines(one);
  return one.note === undefined || lines.length === 0 ? lines : [one.note, '', ...lines];
}

/** What is known at second hand: fields of the same pieces together on a line. */
function checkingLines(one: ComponentClass): readonly string[] {
  const titles = new Map<string, string[]>();
  for (const { title, ids } of find(one, toCheck)) {
    titles.set(ranges(ids), [...(titles.get(ranges(ids)) ?? []), title]);
  }
  return [...titles].map(([ids, fields]) => `- ${fields.join(', ')}: ${ids}`);
}

const toType = (field: Field): boolean => field.provenance === 'reconstructed' && !DRAWN.includes(field.name);
const toCheck = ({ provenance }: Field): boolean => provenance === 'derived' || provenance === 'solo-helper';

/** One section a class, for the classes that have such lines. */
function sections(
  classes: readonly ComponentClass[],
  linesOf: (one: ComponentClass) => readonly string[],
): readonly string[] {
  return classes.flatMap((one) => {
    const lines = linesOf(one);
    if (lines.length === 0) return [];
    return [`### ${one.name} (${code(one.path)})`, '', ...lines, ''];
  });
}

function summary(classes: readonly ComponentClass[]): string {
  const fields = fieldsOf(classes);
  const [rulebook = 0, booklet = 0, helper = 0, derived = 0, reconstructed = 0] = tally(fields);
  const drawn = fields.filter((field) => field.provenance === 'reconstructed' && DRAWN.includes(field.name)).length;
  return [
    `Of ${fields.length} fields, ${rulebook + booklet + helper} are exact, ${derived} derived and`,
    `${reconstructed} reconstructed. ${drawn} of the reconstructed ones only place a piece in a drawing`,
    `(${DRAWN.map(code).join(', ')}); no rule reads them.`,
  ].join(' ');
}

const INTRODUCTION = `
<!-- Generated: npx tsx test/reports/write-components.ts -->

The rules of this library are those of Skymines. What is printed on the pieces of the game is another matter: no text
states most of it, so most of the component set that comes with the library is made up to fit. Every piece says in
its \`sources\` where its numbers come from, and this page counts them.

- **Exact**: stated by a source. \`rulebook\` is the rulebook, \`luna-booklet\` the booklet of the solo opponent,
  \`solo-helper\` a public helper app for the solo game, whose makers read the numbers off the pieces.
- **Derived**: not stated, but it follows from what is stated.
- **Reconstructed**: not known. We chose it so that everything stated holds and the game plays well. It is not what the
  printed game shows.

A field is one property of a piece, and a part of a property with a source of its own is a field of its own. Ids are not
counted. Each kind of card has only one of letter, icon and number; the other two are not counted.
`;

const OWNER = `
## What the owner of a box has to type in

If you have the printed game at hand, this list is all that you have to look up to replace our guesses. The name in
brackets is the place in the JSON.
`;

const COMMANDS = `
## How to type it in

- \`skymines content template\` prints the whole set as JSON, ready to be edited.
- \`skymines content check\` reads an edited file and names what is wrong in it, up to a hundred problems of one kind at once.
- \`skymines play --content\` plays with it.

Give the set an \`id\` of its own: games remember it. Write \`box\` in \`sources\` for what you read off your pieces. The
Workshop of the site does both, and shows every piece as you type.
`;

const CHECK = `
## What is worth a second look

These fields are derived, or were read off the pieces by others. Of the player board only Luna's side is known. We
assume that the standard side shows the same numbers, those of the research track one space later.
`;

const PICTURES = `
## Pictures

The boards as this component set has them: [the Moon](images/moon.svg), [the Belt](images/belt.svg) and
[the company tracks](images/tracks.svg).
`;

/** The page on the provenance of a component set, as Markdown. */
export function componentReport(content: Content): string {
  const classes = classesOf(content);
  const settled = classes.filter((one) => typingLines(one).length === 0).map(({ name }) => name);
  const parts = [
    '# Components',
    INTRODUCTION,
    `This is the set ${code(content.id)}. ${summary(classes)}`,
    countTable(classes).join('\n'),
    OWNER,
    sections(classes, notedLines).join('\n'),
    `Nothing has to be typed in for these: ${settled.join(', ')}.`,
    COMMANDS,
    CHECK,
    sections(classes, checkingLines).join('\n'),
    PICTURES,
  ];
  return `${parts.map((part) => part.trim()).join('\n\n')}\n`;
}
