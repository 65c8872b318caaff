/** A ruling on a question that the rulebook leaves open. Rulings exist only in English. */
export interface Ruling {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  /** Further columns of a longer explanation, with their headings. */
  readonly details: readonly Detail[];
  /** Rules and rulings that the ruling mentions. */
  readonly mentions: readonly string[];
}

interface Detail {
  readonly heading: string;
  readonly text: string;
}

const ID = /\b(?:AMB-)?[A-Z]+-\d+\b/g;

/** Parses the tables of `docs/rulings.md`. */
export function readRulings(markdown: string): readonly Ruling[] {
  let headings: readonly string[] = [];
  const rows = markdown.split('\n').flatMap((line) => {
    const [id = '', ...cells] = line.split('|').slice(1, -1).map(textOf);
    if (id === 'Ruling') headings = cells;
    if (!id.startsWith('AMB-')) return [];
    return [{ id, details: cells.map((text, column) => ({ heading: headings[column] ?? '', text })) }];
  });
  return rows.flatMap(({ id, details: [question, answer, ...rest] }) => {
    if (question === undefined || answer === undefined || rest.length > 0) return [];
    const details = rows.filter((row) => row.id === id && row.details.length > 2).flatMap((row) => row.details);
    const mentioned = [question, answer, ...details].flatMap(({ text }) => text.match(ID) ?? []);
    const mentions = [...new Set(mentioned)].filter((each) => each !== id);
    return [{ id, question: question.text, answer: answer.text, details, mentions }];
  });
}

/** Removes links, code marks and pointers to other sections. */
function textOf(cell: string): string {
  return cell
    .replace(/ ?See \[above\]\([^)]*\)( and the last section)?\./g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('`', '')
    .trim();
}
