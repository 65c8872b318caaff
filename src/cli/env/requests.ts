import * as v from 'valibot';
import { actionWords, BOT_LEVELS, featureNames } from '../../entries/bots.ts';
import { type CreateGameOptions, isInvalidOptionsError } from '../../entries/index.ts';
import { LIMITS } from '../../input/limits.ts';
import { type Command, EXIT } from '../help.ts';
import { BOTS, Environment, type Observation } from './environment.ts';

/** Maximum number of games open at the same time. */
const MOST_OPEN = 1000;

const game = v.pipe(v.string(), v.maxLength(LIMITS.id));
const request = v.variant('do', [
  v.strictObject({ do: v.literal('spaces') }),
  v.strictObject({
    do: v.literal('reset'),
    game,
    options: v.record(v.string(), v.unknown()),
    bots: v.optional(v.pipe(v.array(v.nullable(v.picklist(BOT_LEVELS))), v.maxLength(LIMITS.list)), []),
  }),
  v.strictObject({ do: v.literal('observe'), game }),
  v.strictObject({ do: v.literal('act'), game, id: v.pipe(v.number(), v.integer()) }),
  v.strictObject({ do: v.literal('close'), game }),
]);

type Request = v.InferOutput<typeof request>;

type Reply =
  | { readonly error: string }
  | { readonly actions: readonly string[]; readonly features: readonly string[] }
  | ({ readonly game: string } & Observation)
  | { readonly game: string; readonly closed: true };

/** Answers lines of JSON one by one and keeps track of the open games. */
export class Requests {
  readonly #open = new Map<string, Environment>();

  /** Returns the answer to a line. For an invalid line, the answer is an error and nothing changes. */
  answer(line: string): string {
    return JSON.stringify(this.#read(line));
  }

  #read(line: string): Reply {
    if (line.length > LIMITS.characters) return { error: `a line may have at most ${LIMITS.characters} characters` };
    const given = v.safeParse(v.pipe(v.string(), v.parseJson({}, 'this is not valid JSON'), request), line);
    if (given.success) return this.#do(given.output);
    const [issue] = given.issues;
    return { error: `${v.getDotPath(issue) ?? 'the line'}: ${issue.message}` };
  }

  #do(asked: Request): Reply {
    if (asked.do === 'spaces') return { actions: actionWords(), features: featureNames };
    if (asked.do === 'reset') return this.#reset(asked);
    const { game: name } = asked;
    const environment = this.#open.get(name);
    if (environment === undefined) return { error: `there is no game ${JSON.stringify(name)}; use reset to start it` };
    if (asked.do === 'close') {
      this.#open.delete(name);
      return { game: name, closed: true };
    }
    if (asked.do === 'act' && !environment.act(asked.id)) return { error: `the id ${asked.id} is not legal here` };
    return { game: name, ...environment.observe() };
  }

  #reset({ game: name, options, bots }: Extract<Request, { do: 'reset' }>): Reply {
    if (this.#open.size >= MOST_OPEN && !this.#open.has(name))
      return { error: `at most ${MOST_OPEN} games can be open; close one first` };
    try {
      const players = bots.map((level) => (level === null ? null : (BOTS.get(level) ?? null)));
      const environment = new Environment(options as unknown as CreateGameOptions, players);
      this.#open.set(name, environment);
      return { game: name, ...environment.observe() };
    } catch (error) {
      if (isInvalidOptionsError(error)) return { error: error.message };
      throw error;
    }
  }
}

export const env: Command = {
  name: 'env',
  summary:
    'Plays games for a learning program: reads one JSON request per line of input and answers each with one line.',
  options: [],

  run(_, io) {
    const requests = new Requests();
    io.lines((line) => {
      if (line.trim() !== '') io.out(`${requests.answer(line)}\n`);
    });
    return EXIT.ok;
  },
};
