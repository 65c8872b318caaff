/**
 * Animates drawings: markup shared by all frames occurs once, and everything else has the time during which it is
 * visible.
 */
export function moving(frames: readonly string[], seconds: number): string {
  const parts = frames.map(partsOf);
  const times = new Times(frames.length, seconds);
  const body = merged(
    parts.map((part) => part.body),
    (markup, from, to) => `<g class="${times.name(from, to)}">${markup}</g>`,
  );
  // Equal definitions have equal ids, because an id is a hash of its content.
  const defs = [...new Set(parts.flatMap((part) => elements(part.defs)))];
  return `${parts.at(-1)?.head}<style>${times.css()}</style>\n<defs>\n${defs.join('\n')}\n</defs>${bare(body)}</svg>\n`;
}

/** Splits a drawing into the part before the definitions, the definitions, and the body. */
function partsOf(picture: string): { readonly head: string; readonly defs: string; readonly body: string } {
  const [, head = '', defs = '', body = ''] =
    /^([\s\S]*?)<defs>([\s\S]*?)<\/defs>([\s\S]*)<\/svg>\s*$/.exec(picture) ?? [];
  return { head, defs: silent(defs), body: silent(body) };
}

/** Returns the markup of a drawing without the text and names that only a page needs. */
export const shownIn = (picture: string): string => bare(partsOf(picture).body);

const silent = (markup: string): string => markup.replace(/<(title|desc)\b[^>]*>[\s\S]*?<\/\1>|\n/g, '');
const bare = (markup: string): string => markup.replace(/ (?:id|data-[\w-]+|role|aria-\w+)="[^"]*"/g, '');

/** Returns the markup of an animated drawing in one of its frames. */
export function shownAt(picture: string, frame: number): string {
  const open: string[] = [];
  let visible = '';
  for (const [tag, text = ''] of shownIn(picture).matchAll(/<[^>]*>([^<]*)/g)) {
    const [, from, to] = /^<g class="t(\d+)-(\d+)">/.exec(tag) ?? [];
    const isHidden = open.includes('hidden');
    if (tag.startsWith('</')) {
      const closed = open.pop();
      if (closed === 'drawn' && !isHidden) visible += tag;
      continue;
    }
    const isRun = from !== undefined;
    const kind = !isRun ? 'drawn' : Number(from) <= frame && frame < Number(to) ? 'run' : 'hidden';
    if (kind === 'drawn' && !isHidden) visible += tag;
    if (!/\/>/.test(tag.slice(0, tag.length - text.length))) open.push(kind);
  }
  return visible;
}

/** Collects the classes for markup that is visible from one frame to another, and their rules. */
class Times {
  readonly #rules = new Map<string, string>();

  readonly #frames: number;
  readonly #seconds: number;

  constructor(frames: number, seconds: number) {
    this.#frames = frames;
    this.#seconds = seconds;
  }

  name(from: number, to: number): string {
    const name = `t${from}-${to}`;
    const at = (frame: number): string => `${Number(((100 * frame) / this.#frames).toFixed(2))}%`;
    const hide = '{visibility:hidden}';
    const steps = [
      from > 0 ? `0%${hide}` : '',
      `${at(from)}{visibility:visible}`,
      to < this.#frames ? `${at(to)}${hide}` : '',
    ];
    // With reduced motion, only the end is visible.
    const still = to < this.#frames ? `.${name}${hide}` : '';
    const runs = `.${name}{animation:${name} ${this.#seconds}s step-end infinite}`;
    this.#rules.set(
      name,
      `@keyframes ${name}{${steps.join('')}}${still}@media (prefers-reduced-motion:no-preference){${runs}}`,
    );
    return name;
  }

  css(): string {
    return [...this.#rules.values()].join('\n');
  }
}

type Show = (markup: string, from: number, to: number) => string;

/** Merges markup: parts that differ are shown only in their frames. */
function merged(frames: readonly string[], show: Show): string {
  const rows = frames.map((frame) => keyed(elements(frame)));
  const order = rows.reduce<string[]>((before, row) => withRow(before, [...row.keys()]), []);
  const isInOrder = rows.every((row) => order.filter((key) => row.has(key)).join() === [...row.keys()].join());
  if (!isInOrder) return runs(frames, show);
  return order
    .map((key) =>
      element(
        rows.map((row) => row.get(key)),
        show,
      ),
    )
    .join('');
}

function element(frames: readonly (string | undefined)[], show: Show): string {
  const [first] = frames;
  if (first !== undefined && frames.every((frame) => frame === first)) return first;
  const opened = frames.map((frame) => /^(<(\w+)[^>]*[^/]>)([\s\S]*)<\/\2>$/.exec(frame ?? ''));
  const [begin] = opened;
  const isGroup = begin?.[3]?.startsWith('<') && opened.every((each) => each?.[1] === begin[1]);
  if (!begin || !isGroup) return runs(frames, show);
  return `${begin[1]}${merged(
    opened.map((each) => each?.[3] ?? ''),
    show,
  )}</${begin[2]}>`;
}

/** Shows each markup in the frames that contain it. */
function runs(frames: readonly (string | undefined)[], show: Show): string {
  let markupInFrames = '';
  for (let from = 0, to = 0; from < frames.length; from = to) {
    const markup = frames[from];
    while (to < frames.length && frames[to] === markup) to += 1;
    if (markup !== undefined) markupInFrames += show(markup, from, to);
  }
  return markupInFrames;
}

/** Keys elements by their opening tag and by how often the tag has occurred before. */
function keyed(found: readonly string[]): Map<string, string> {
  const times = new Map<string, number>();
  return new Map(
    found.map((markup) => {
      const tag = /^<[^>]*>/.exec(markup)?.[0] ?? markup;
      const count = times.get(tag) ?? 0;
      times.set(tag, count + 1);
      return [`${tag} ${count}`, markup];
    }),
  );
}

/** Merges a row of keys into the previous ones, inserting each new key after its predecessor. */
function withRow(before: readonly string[], row: readonly string[]): string[] {
  const order = [...before];
  const known = new Set(before);
  row.forEach((key, index) => {
    if (known.has(key)) return;
    known.add(key);
    order.splice(index === 0 ? 0 : order.indexOf(row[index - 1] ?? '') + 1, 0, key);
  });
  return order;
}

/** Splits markup into sibling elements. Text between two elements belongs to the first. */
function elements(markup: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: tag, index } of markup.matchAll(/<[^>]*>/g)) {
    if (tag.startsWith('</')) depth -= 1;
    else if (!tag.endsWith('/>')) depth += 1;
    if (depth > 0) continue;
    found.push(markup.slice(from, index + tag.length).trim());
    from = index + tag.length;
  }
  return found;
}
