import { byId } from './dom.ts';
import { offerGame } from './newGame.ts';
import { showTable } from './table.ts';

// The token stands behind the #, so a browser sends it neither to the server nor to another page.
const token = location.hash.slice(1);
const start = byId('start');
const table = byId('table');
window.addEventListener('hashchange', () => location.reload());
if (token === '') offerGame(start);
else showTable(token);
start.hidden = token !== '';
table.hidden = token === '';
