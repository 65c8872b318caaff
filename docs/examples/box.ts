import { createRules, defaultContent, parseContent, problemText } from 'skymines-rules';
import { createText, en, plain } from 'skymines-rules/text';

// Replace this with JSON.parse(await readFile('my-box.json', 'utf8')), or await (await fetch('my-box.json')).json().
const json: unknown = JSON.parse(JSON.stringify(defaultContent));
const parsed = parseContent(json);
if (!parsed.ok) throw new Error(parsed.problems.map(problemText).join('\n'));

const rules = createRules(parsed.content);
const state = rules.createGame({ players: ['Ana', 'Ben'], seed: 'apollo' });
const text = createText({ locale: en, game: state }, rules);
for (const prompt of rules.pending(state)) console.log(plain(text.prompt(prompt))); // Ben …
