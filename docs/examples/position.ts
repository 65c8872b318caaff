import { createGame, editGame, legalActions, pending, problemText, reduce, score } from 'skymines-rules';

let state = createGame({ players: ['Ana', 'Ben'], seed: 'puzzle', firstPlayer: 0, deal: { cards: ['A05', 'A06'] } });
for (let [first] = legalActions(state); first && pending(state)[0]?.kind !== 'turn'; [first] = legalActions(state)) {
  state = reduce(state, first); // the first legal action, up to Ana's first turn
}
const puzzle = editGame(state, ({ display, sectors, stations, players: [ana] }) => {
  if (!ana) return;
  ana.hand.push(...ana.area.flatMap((card) => card ?? [])); // take back her planned cards
  ana.area = [null, ...display.splice(0, 2, null, null), null, null]; // titanium 2 and 3, from `deal`
  stations.astrogo[0] = { pieces: 0, opened: true };
  for (const sector of [1, 2, 7, 10, 15]) sectors[sector - 1]?.push('astrogo'); // the outposts of that column
  ana.tracks.astrogo = 8;
  ana.bonuses.astrogo = 1;
});
if (!puzzle.ok) throw new Error(puzzle.problems.map(problemText).join('\n'));

const points = legalActions(puzzle.state).map((action) => ({
  total: score(reduce(puzzle.state, action))[0]?.total ?? 0,
  action,
}));
const [best] = points.sort((a, b) => b.total - a.total);
console.log('Which action brings Ana', best?.total, 'points?', best?.action); // Which action brings Ana 18 points? { type: 'placeBonusMarker', seat: 0, space: 'titaniumMajority', tier: 2 }
