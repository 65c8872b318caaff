import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { SingleBar } from 'cli-progress';
import type { Collection, Match, SequentialOptions } from 'skymines-rules/arena';
import { collect, drawStandings, formatSequential, formatStandings, sequential, standings } from 'skymines-rules/arena';

/**
 * The contents of a plan file such as `match.json`. If the plan includes a sequential test, the match ends as soon as
 * that test is decided.
 */
interface Plan {
  readonly match: Match;
  readonly test?: SequentialOptions;
}

/** Minimum time between two evaluations of the sequential test, in milliseconds. */
const TEST_INTERVAL = 500;

/** A match and its results file, which has one line per game. Games already in the file are not played again. */
export class Book {
  readonly #plan: Plan;
  readonly #file: string;
  readonly #results: unknown[];
  readonly #bar = new SingleBar({
    format: '{bar} {value}/{total} games, {eta_formatted} left',
    stream: process.stderr,
  });
  #collection: Collection;
  #lastTest = 0;
  #isDecided = false;

  constructor(plan: Plan, file: string) {
    this.#plan = plan;
    this.#file = file;
    this.#results = readLines(file);
    this.#collection = collect(plan.match, this.#results);
    const missing = this.#collection.missing.length;
    this.#bar.start(this.#collection.deals.flat().length + missing, this.#results.length);
    this.#update();
  }

  get missing(): Collection['missing'] {
    return this.#collection.missing;
  }

  /** Returns `true` if the sequential test is decided, so that no more games are needed. */
  get isDecided(): boolean {
    if (Date.now() - this.#lastTest > TEST_INTERVAL) this.#update();
    return this.#isDecided;
  }

  /** Stores a result. Duplicates count only once. */
  add(result: unknown): void {
    appendFileSync(this.#file, `${JSON.stringify(result)}\n`);
    this.#results.push(result);
    this.#bar.increment();
  }

  /** Prints the standings and draws them as an SVG file next to the results. */
  report(): void {
    this.#update();
    this.#bar.stop();
    const test = this.#test();
    // Games finished after the decision do not count, because their number depends on the speed of the machine.
    const deals = this.#collection.deals.slice(0, this.#isDecided ? test?.deals : undefined);
    const table = standings({ ...this.#collection, deals });
    console.log(formatStandings(table));
    if (test !== undefined) console.log(formatSequential(test));
    const { contradictions } = this.#collection;
    if (contradictions.length > 0) console.log('Games with contradictory results:', contradictions.join(', '));
    writeFileSync(`${this.#file}.svg`, drawStandings(table));
  }

  #update(): void {
    this.#lastTest = Date.now();
    this.#collection = collect(this.#plan.match, this.#results);
    const verdict = this.#test()?.verdict ?? 'open';
    this.#isDecided = verdict !== 'open';
  }

  #test() {
    const { test } = this.#plan;
    return test && sequential(this.#collection, test);
  }
}

/** Opens the plan and the results file given on the command line. */
export function openBook(): Book {
  const [plan = 'match.json', results = 'results.jsonl'] = process.argv.slice(2);
  return new Book(JSON.parse(readFileSync(plan, 'utf8')), results);
}

/** Reads the lines of a file. Drops an incomplete last line, which remains when the program is killed while writing. */
function readLines(file: string): unknown[] {
  if (!existsSync(file)) return [];
  const bytes = readFileSync(file);
  const end = bytes.lastIndexOf('\n') + 1;
  truncateSync(file, end);
  const lines = bytes.subarray(0, end).toString().split('\n').slice(0, -1);
  return lines.map((line): unknown => JSON.parse(line));
}
