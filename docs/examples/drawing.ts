import { createGame, pending, viewFor } from 'skymines-rules';
import { DARK, drawTable, type Highlight, LIGHT, themeCss } from 'skymines-rules/drawing';
import { choices, placedChoices } from 'skymines-rules/queries';
import { createText, en } from 'skymines-rules/text';

const game = createGame({ players: ['Ana', 'Ben'], seed: 'pictures' });
const seat = pending(game)[0]?.seat ?? 0;
const view = viewFor(game, seat);

// What the person can point at now.
const highlight = placedChoices(choices(view, seat)).flatMap(({ steps }): Highlight[] => {
  const ref = steps.at(-1)?.ref ?? null;
  return ref === null ? [] : [{ ref, as: 'choice' }];
});

const text = createText({ locale: en, game: view });
const table = drawTable(view, { text, highlight, interactive: true });
const style = `${themeCss(LIGHT)} @media (prefers-color-scheme: dark) { ${themeCss(DARK)} } .sm-drawing { height: auto; width: 100% }`;

console.log(`<!doctype html><html lang="en"><title>Skymines</title><style>${style}</style>${table}</html>`);
