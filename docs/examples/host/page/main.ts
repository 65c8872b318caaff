import { loadLanguage, preferredLanguage } from '../node_modules/skymines-rules/docs/play/language.ts';
import { preferences } from '../node_modules/skymines-rules/docs/play/preferences.ts';
import { settings } from '../node_modules/skymines-rules/docs/shared/settings.ts';
import { offerGame } from './newGame.ts';
import { TablePage } from './tablePage.ts';
import { within } from './within.ts';

// The token follows the `#`, so browsers do not include it in requests or referrers.
const token = location.hash.slice(1);
const start = within(document, '#start');
const table = within(document, '#table');
window.addEventListener('hashchange', () => location.reload());
document.body.dataset['theme'] = preferences().theme;
start.hidden = token !== '';
table.hidden = token === '';
if (token === '') offerGame(start);
else loadLanguage(preferredLanguage(settings()['language'])).then((language) => new TablePage(token, table, language));
