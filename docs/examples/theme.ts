import { createGame } from 'skymines-rules';
import { drawTable, LIGHT, type Theme, themeCss } from 'skymines-rules/drawing';
import { createText, en } from 'skymines-rules/text';

/** Brown ink on old paper. All other colours are those of LIGHT. */
export const SEPIA: Theme = {
  name: 'sepia',
  paint: {
    ...LIGHT.paint,
    paper: '#f3e7d0',
    panel: '#fdf6e6',
    slot: '#e9dabb',
    ink: '#2e2013',
    faint: '#5a4632',
    line: '#8c7455',
    rock: '#e2d1ae',
    enclave: '#ddcca6',
  },
};

const game = createGame({ players: ['Ana', 'Ben'], seed: 'sepia' });
const table = drawTable(game, { text: createText({ locale: en, game }), theme: SEPIA });
const style = `<style>${themeCss(SEPIA, '.sepia')} .sm-drawing { height: auto; width: 100% }</style>`;
console.log(`<!doctype html><html lang="en"><title>Sepia</title>${style}<body class="sepia">${table}</body></html>`);
