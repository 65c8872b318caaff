import { createRules, defaultContent, parseContent, problemText } from 'skymines-rules';
import { createText, en, plain } from 'skymines-rules/text';

// Yours: JSON.parse(await readFile('my-box.json', 'utf8')) in Node, await (await fetch('my-box.json')).json() on a page.
const json: unknown = JSON.parse(JSON.stringify(defaultContent));
const read = parseContent(json);
if (!read.ok) throw new Error(read.problems.map(problemText).join('\n'));

const rules = createRules(read.content);
const state = rules.createGame({ players: ['Ana', 'Ben'], seed: 'apollo' });
const text = createText({ locale: en, game: state }, rules);
for (const prompt of rules.pending(state)) console.log(plain(text.prompt(prompt))); // Ben must begin …
