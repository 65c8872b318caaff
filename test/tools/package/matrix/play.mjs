/** A game of each kind, the same in every runtime. */
const GAMES = [
  { players: ['Ana', 'Ben', 'Cleo'], seed: 'matrix' },
  { players: ['Ana'], seed: 'matrix', luna: { level: 2 } },
  { players: ['Ana', 'Ben'], seed: 'matrix', board: 'belt', missions: true, menace: true, luna: { level: 8 } },
];

/**
 * Plays them with random actions, saves and loads in between, and returns one line with the number of actions and the
 * hashes of the final and all other states. Its source is copied into the scripts that run elsewhere, so it uses
 * nothing from outside.
 */
function play(api, games) {
  let seed = 1;
  const draw = (below) => {
    seed = (seed * 48271) % 2147483647;
    return seed % below;
  };
  let actions = 0;
  let trail = '';
  const ends = games.map((options) => {
    let state = api.createGame(options);
    while (!api.isOver(state)) {
      const legal = api.legalActions(state);
      state = api.reduce(state, legal[draw(legal.length)]);
      actions += 1;
      if (actions % 10 !== 0) continue;
      trail += api.hashState(state);
      state = api.loadGame(api.saveGame(state));
    }
    return api.hashState(state);
  });
  let digest = 0;
  for (const letter of trail) digest = (digest * 31 + letter.charCodeAt(0)) % 2147483647;
  return `${actions} actions, ends ${ends.join(' ')}, on the way ${digest}`;
}

const CALL = `(${play})(api, ${JSON.stringify(GAMES)})`;

/** The scripts by file name, for a project with the package. */
export const SCRIPTS = {
  'import.mjs': `import * as api from 'skymines-rules';\nconsole.log(${CALL});\n`,
  'require.cjs': `const api = require('skymines-rules');\nconsole.log(${CALL});\n`,
  'page.mjs': `import * as api from 'skymines-rules';\nglobalThis.played = ${CALL};\n`,
  'worker.mjs': `import * as api from 'skymines-rules';\npostMessage(${CALL});\n`,
};
