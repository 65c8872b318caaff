import { createGame, pending, viewFor } from 'skymines-rules';
import { DARK, drawTable, LIGHT, themeCss } from 'skymines-rules/drawing';
import { chooser, highlightsOf } from 'skymines-rules/queries';
import { createText, en } from 'skymines-rules/text';

const game = createGame({ players: ['Ana', 'Ben'], seed: 'pictures' });
const seat = pending(game)[0]?.seat ?? 0;
const view = viewFor(game, seat);

const table = drawTable(view, {
  text: createText({ locale: en, game: view }),
  highlight: highlightsOf(chooser(view, seat)), // what the player can choose now
  interactive: true,
});
const style = `${themeCss(LIGHT)} @media (prefers-color-scheme: dark) { ${themeCss(DARK)} } .sm-drawing { height: auto; width: 100% }`;

console.log(`<!doctype html><html lang="en"><title>Skymines</title><style>${style}</style>${table}</html>`);
