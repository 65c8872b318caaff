import { sortedJson } from '../../engine/fingerprint.ts';
import type { Content, StartingToken } from '../content.ts';
import { COMPANIES } from '../ids.ts';
import { MAX_PLAYERS } from '../printed.ts';
import { counted, distinct, expectThat, type Problems } from './expectations.ts';
import { printedPlan } from './plans.ts';
import { startingNine } from './startingCards.ts';

export function tokenProblems(content: Content): Problems {
  const { tokens } = content;
  const nine = startingNine(content).map(({ action }) => sortedJson(action));
  return [
    ...counted('$.tokens', tokens.length, 10, 'starting tokens', 'SETUP-39'),
    ...tokens.flatMap((token, index) => [
      // If there are fewer than nine cards, `startingCardProblems` has already reported it.
      ...(nine.length === 9 ? cards(token, nine, `$.tokens[${index}].cards`) : []),
      ...bonus(token, `$.tokens[${index}].bonus`),
      ...printedPlan(token.plan, `$.tokens[${index}].plan`),
    ]),
    ...recommended(content),
  ];
}

/** SETUP-42: the three cards must be among a player's nine starting cards. */
function cards(token: StartingToken, nine: readonly string[], path: string): Problems {
  const left = [...nine];
  return [
    ...counted(path, token.cards.length, 3, 'cards', 'SETUP-42'),
    ...token.cards.flatMap((action, index) => {
      const found = left.indexOf(sortedJson(action));
      if (found >= 0) left.splice(found, 1);
      return expectThat(found >= 0, `${path}[${index}]`, 'each of the nine starting cards at most once', 'SETUP-42');
    }),
  ];
}

/** SETUP-43: the bonus may contain only steps that Luna can take too (LUNA-9). */
function bonus(token: StartingToken, path: string): Problems {
  return token.bonus.flatMap(({ kind }, index) =>
    expectThat(
      kind === 'track' || kind === 'helium',
      `${path}[${index}].kind`,
      `track or helium, not ${kind}`,
      'SETUP-43',
    ),
  );
}

/** SETUP-6, SETUP-9: each company has its own board. SETUP-38: there is a token for each of four players. */
function recommended({ tokens, recommended: first }: Content): Problems {
  const boards = COMPANIES.map((company) => first.tracks[company].slice(0, 1));
  const known = new Set(tokens.map(({ id }) => id));
  const path = (index: number): string => `$.recommended.tokens[${index}]`;
  return [
    ...distinct(boards, (index) => `$.recommended.tracks.${COMPANIES[index]}`, 'SETUP-6'),
    ...counted('$.recommended.tokens', first.tokens.length, MAX_PLAYERS, 'tokens', 'SETUP-38'),
    ...first.tokens.flatMap((id, index) =>
      expectThat(known.has(id), path(index), `the id of a token, not ${id}`, 'SETUP-38'),
    ),
    ...distinct(first.tokens, path, 'SETUP-38'),
  ];
}
