import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { SingleBar } from 'cli-progress';
import type { Collection, Match, SequentialOptions } from 'skymines-rules/arena';
import { collect, drawStandings, formatSequential, formatStandings, sequential, standings } from 'skymines-rules/arena';

/** What a file such as `match.json` holds. With a test the match ends as soon as it has an answer. */
interface Plan {
  readonly match: Match;
  readonly test?: SequentialOptions;
}

/** How often the test is asked while games come in, in milliseconds. */
const PAUSE = 500;

/** A match and the file of its results, one line for each game. A game that stands there is never played again. */
export class Book {
  readonly #plan: Plan;
  readonly #file: string;
  readonly #results: unknown[];
  readonly #bar = new SingleBar({
    format: '{bar} {value}/{total} games, {eta_formatted} left',
    stream: process.stderr,
  });
  #collection: Collection;
  #asked = 0;
  #isDecided = false;

  constructor(plan: Plan, file: string) {
    this.#plan = plan;
    this.#file = file;
    this.#results = readLines(file);
    this.#collection = collect(plan.match, this.#results);
    const missing = this.#collection.missing.length;
    this.#bar.start(this.#collection.deals.flat().length + missing, this.#results.length);
    this.#ask();
  }

  /** The games that are still to be played. */
  get missing(): Collection['missing'] {
    return this.#collection.missing;
  }

  /** Whether the test has its answer, so that nothing more needs to be played. */
  get isDecided(): boolean {
    if (Date.now() - this.#asked > PAUSE) this.#ask();
    return this.#isDecided;
  }

  /** Stores a result. What comes twice counts once. */
  add(result: unknown): void {
    appendFileSync(this.#file, `${JSON.stringify(result)}\n`);
    this.#results.push(result);
    this.#bar.increment();
  }

  /** Prints what has come of the match, and draws it beside the file of its results. */
  report(): void {
    this.#ask();
    this.#bar.stop();
    const answer = this.#answer();
    // What was played while the test had its answer already would depend on the machine.
    const deals = this.#collection.deals.slice(0, this.#isDecided ? answer?.deals : undefined);
    const table = standings({ ...this.#collection, deals });
    console.log(formatStandings(table));
    if (answer !== undefined) console.log(formatSequential(answer));
    const { contradictions } = this.#collection;
    if (contradictions.length > 0) console.log('Played twice with different ends:', contradictions.join(', '));
    writeFileSync(`${this.#file}.svg`, drawStandings(table));
  }

  #ask(): void {
    this.#asked = Date.now();
    this.#collection = collect(this.#plan.match, this.#results);
    const verdict = this.#answer()?.verdict ?? 'open';
    this.#isDecided = verdict !== 'open';
  }

  #answer() {
    const { test } = this.#plan;
    return test && sequential(this.#collection, test);
  }
}

/** The book that the command line names: a plan, and the file of results. */
export function openBook(): Book {
  const [plan = 'match.json', results = 'results.jsonl'] = process.argv.slice(2);
  return new Book(JSON.parse(readFileSync(plan, 'utf8')), results);
}

/** The lines of the file. Whoever was killed while writing has left half a line at its end, which is cut off. */
function readLines(file: string): unknown[] {
  if (!existsSync(file)) return [];
  const bytes = readFileSync(file);
  const end = bytes.lastIndexOf('\n') + 1;
  truncateSync(file, end);
  const lines = bytes.subarray(0, end).toString().split('\n').slice(0, -1);
  return lines.map((line): unknown => JSON.parse(line));
}
