// Plays very many random games of all kinds, with cheap checks (`quickGame`); then fewer games with every invariant on,
// and malformed input for everything that takes input.
//
//   npm run soak -- --games 1000000 --seed soak
//
// It can be stopped at any time: the same command goes on where it was. `--fresh` begins again.
import { fork } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createRules, defaultContent } from '../../src/entries/index.ts';
import { checkConformance, fuzz } from '../../src/entries/testing.ts';
import { type Played, quickGame } from './quickGame.ts';

const PROCESSES = 2;
/** Games that a process plays before it reports. */
const BLOCK = 500;
const SHOWN_PROBLEMS = 10;

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '10000' },
    whole: { type: 'string', default: '500' },
    actions: { type: 'string', default: '100000' },
    saves: { type: 'string', default: '10000' },
    texts: { type: 'string', default: '10000' },
    seed: { type: 'string', default: 'soak' },
    every: { type: 'string', default: '50' },
    fresh: { type: 'boolean', default: false },
    part: { type: 'string' },
  },
});

interface Report extends Played {
  readonly block: number;
}

/** Everything that has been played so far. */
interface Progress {
  readonly done: number[];
  decisions: number;
  checked: number;
  readonly problems: string[];
}

if (values.part === undefined) await soak();
else work(values.part);

/** A process of its own: plays the blocks that it is sent, and does its share of the rest when it is sent none. */
function work(part: string): void {
  const rules = createRules(defaultContent);
  process.on('message', (block: number | 'done') => {
    if (block !== 'done') process.send?.({ block, ...playBlock(rules, block) });
    else {
      process.exitCode = checkThoroughly(rules, `${values.seed}/${part}`) ? 0 : 1;
      process.disconnect();
    }
  });
}

function playBlock(rules: ReturnType<typeof createRules>, block: number): Played {
  const games = Math.min(BLOCK, Number(values.games) - block * BLOCK);
  let [decisions, checked] = [0, 0];
  const problems: string[] = [];
  for (let game = 0; game < games; game += 1) {
    const played = quickGame(rules, `${values.seed} ${block * BLOCK + game}`, Number(values.every));
    decisions += played.decisions;
    checked += played.checked;
    problems.push(...played.problems);
  }
  return { decisions, checked, problems };
}

/** Whether nothing was found by the thorough checks. */
function checkThoroughly(rules: ReturnType<typeof createRules>, seed: string): boolean {
  const share = (count: string): number => Math.ceil(Number(count) / PROCESSES);
  const played = checkConformance(rules, { games: share(values.whole), seed, every: 20 });
  const sizes = { actions: share(values.actions), saves: share(values.saves), texts: share(values.texts) };
  const tried = fuzz(rules, { seed, ...sizes });
  const found = [...played.problems.map((problem) => JSON.stringify(problem)), ...tried.problems];
  process.stdout.write(
    `${played.games} games checked whole, ${tried.actions} actions, ${tried.saves} saves and ${tried.texts} texts tried: ` +
      `${found.length} problems\n`,
  );
  for (const problem of found.slice(0, SHOWN_PROBLEMS)) process.stdout.write(`${problem}\n`);
  return found.length === 0;
}

async function soak(): Promise<void> {
  const file = `reports/soak-${values.seed.replace(/\W+/g, '-')}.json`;
  mkdirSync('reports', { recursive: true });
  if (values.fresh) rmSync(file, { force: true });
  const progress = readProgress(file);
  const blocks = Math.ceil(Number(values.games) / BLOCK);
  const open = Array.from({ length: blocks }, (_, block) => block).filter((block) => !progress.done.includes(block));
  const codes = await Promise.all(
    Array.from({ length: PROCESSES }, (_, part) =>
      runPart(String(part), open, (report) => {
        progress.done.push(report.block);
        progress.decisions += report.decisions;
        progress.checked += report.checked;
        progress.problems.push(...report.problems);
        writeFileSync(file, JSON.stringify(progress));
        showBar(progress.done.length, blocks);
      }),
    ),
  );
  const games = Math.min(Number(values.games), progress.done.length * BLOCK);
  process.stdout.write(
    `\n${games} games, ${progress.decisions} decisions, ${progress.checked} states checked: ${progress.problems.length} problems\n`,
  );
  for (const problem of progress.problems.slice(0, SHOWN_PROBLEMS)) process.stdout.write(`${problem}\n`);
  process.exitCode = progress.problems.length > 0 ? 1 : Math.max(...codes);
}

/** Sends one block after the other to a process, until none is left; resolves with its exit code. */
function runPart(part: string, open: number[], onReport: (report: Report) => void): Promise<number> {
  return new Promise((resolve) => {
    const child = fork(fileURLToPath(import.meta.url), [...process.argv.slice(2), '--part', part]);
    const sendNext = (): void => void child.send(open.shift() ?? 'done');
    child.on('message', (report: Report) => {
      onReport(report);
      sendNext();
    });
    child.on('exit', (code) => resolve(code ?? 1));
    sendNext();
  });
}

function readProgress(file: string): Progress {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Progress;
  } catch {
    return { done: [], decisions: 0, checked: 0, problems: [] };
  }
}

function showBar(done: number, all: number): void {
  const width = 40;
  const filled = Math.round((width * done) / all);
  const bar = `[${'#'.repeat(filled)}${'.'.repeat(width - filled)}] ${Math.floor((100 * done) / all)} %`;
  if (process.stderr.isTTY) process.stderr.write(`\r${bar}`);
  else if (done === all || done % Math.ceil(all / 20) === 0) process.stderr.write(`${bar}\n`);
}
