import { createRules, parseContent, problemText } from 'skymines-rules';
import { createText, en, plain } from 'skymines-rules/text';

const json: unknown = await (await fetch('my-box.json')).json();
const read = parseContent(json);
if (!read.ok) throw new Error(read.problems.map(problemText).join('\n'));

const rules = createRules(read.content);
const state = rules.createGame({ players: ['Ana', 'Ben'], seed: 'apollo' });
const text = createText({ locale: en, game: state }, rules);
for (const prompt of rules.pending(state)) console.log(plain(text.prompt(prompt)));
