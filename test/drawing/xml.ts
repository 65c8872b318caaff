/** An element of a parsed document. */
export interface Node {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Node[];
  text: string;
}

const NAME = '[A-Za-z][\\w:-]*';
const TAG = new RegExp(`^<(/?)(${NAME})((?:\\s+${NAME}="[^"<]*")*)\\s*(/?)>`);
const ATTRIBUTE = new RegExp(`(${NAME})="([^"<]*)"`, 'g');
const ENTITY = /&(?:amp|lt|gt|quot|apos);/g;

/** Decodes entities; throws at an ampersand that does not start one. */
function decoded(text: string): string {
  if (text.replace(ENTITY, '').includes('&')) throw new Error(`bare ampersand in ${text}`);
  const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return text.replace(ENTITY, (entity) => signs[entity.slice(1, -1)] ?? '');
}

function attributesOf(written: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, key = '', value = ''] of written.matchAll(ATTRIBUTE)) {
    if (key in found) throw new Error(`attribute ${key} twice`);
    found[key] = decoded(value);
  }
  return found;
}

const plus = (a: string, b = '0'): string => String(Number(a) + Number(b));

/** Replaces every `use` with the markup that it references. */
function expanded(node: Node, defs: readonly Node[]): Node {
  const { name, attributes } = node;
  const [, id] = /^#(.+)$/.exec(attributes['href'] ?? '') ?? [];
  if (name !== 'use' || id === undefined)
    return { ...node, children: node.children.map((child) => expanded(child, defs)) };
  const found = defs.find((each) => each.attributes['id'] === id);
  if (found === undefined) throw new Error(`nothing is ${id}`);
  const { id: _, ...others } = found.attributes;
  const { href: __, transform, x = '0', y = '0', ...own } = attributes;
  // A plain shape replaces its `use` directly, without a group.
  if (transform === undefined && Object.keys(own).length === 0 && (found.name === 'rect' || found.name === 'circle')) {
    const [across, down] = found.name === 'rect' ? (['x', 'y'] as const) : (['cx', 'cy'] as const);
    const moved = { [across]: plus(x, others[across]), [down]: plus(y, others[down]) };
    return { ...found, attributes: { ...others, ...moved } };
  }
  return { ...node, children: [...node.children, expanded({ ...found, attributes: others }, defs)] };
}

/** Parses a document, and throws if it is not well-formed. Repeated markup is expanded where it is used. */
export function parse(source: string): Node {
  const root = parsed(source);
  const defs = root.children.find(({ name }) => name === 'defs')?.children ?? [];
  return expanded({ ...root, children: root.children.filter(({ name }) => name !== 'defs') }, defs);
}

/** Returns the label attributes that a group passes on. */
function lookOf({ attributes }: Node): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).filter(([key]) => /^(font-|text-anchor)/.test(key)));
}

function parsed(source: string): Node {
  const document: Node = { name: '', attributes: {}, children: [], text: '' };
  const open = [document];
  let rest = source.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, '');
  while (rest !== '') {
    const parent = open.at(-1) ?? document;
    if (!rest.startsWith('<')) {
      const text = /^[^<]+/.exec(rest)?.[0] ?? '';
      parent.text += decoded(text);
      rest = rest.slice(text.length);
      continue;
    }
    const [tag, closing, name = '', written = '', empty] = TAG.exec(rest) ?? [];
    if (tag === undefined) throw new Error(`no tag: ${rest.slice(0, 40)}`);
    rest = rest.slice(tag.length);
    if (closing === '/') {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes another element`);
      continue;
    }
    const look = name === 'text' && parent.name === 'g' ? lookOf(parent) : {};
    const node: Node = { name, attributes: { ...look, ...attributesOf(written) }, children: [], text: '' };
    parent.children.push(node);
    if (empty === '') open.push(node);
  }
  const [root, ...more] = document.children;
  if (open.length !== 1 || root === undefined || more.length > 0) throw new Error('not one whole element');
  return root;
}

/** Returns the element and its descendants in document order. */
export const all = (node: Node): Node[] => [node, ...node.children.flatMap(all)];

/** Returns all elements of a class. */
export function ofClass(root: Node, name: string): Node[] {
  return all(root).filter(({ attributes }) => (attributes['class'] ?? '').split(' ').includes(name));
}

/** Returns the element with an id. */
export function withId(root: Node, id: string): Node {
  const [found, ...more] = all(root).filter(({ attributes }) => attributes['id'] === id);
  if (found === undefined || more.length > 0) throw new Error(`not one ${id}`);
  return found;
}
