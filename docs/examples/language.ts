import { createGame, explain } from 'skymines-rules';
import { coverage, createText, en, type Locale, plain, say } from 'skymines-rules/text';

/** Dutch, with English text for everything that is not translated yet. */
const nl: Locale = {
  ...en,
  code: 'nl',
  nouns: { ...en.nouns, coin: ['munt', 'munten'] },
  actions: { ...en.actions, pass: () => ['Passen'] },
  refusals: {
    ...en.refusals,
    noMarker: 'Je hebt geen bonusfiche meer.',
    tooFewPoints: '{plan} kost {price|onderzoekspunt|onderzoekspunten}; je hebt er nog {points}.',
    cardsDoNotMatchToken: (textOf, { cards }) =>
      say`Je startfiche vraagt drie kaarten: ${textOf('tokenCards')}; je koos er ${cards.length}.`,
  },
};

const game = createGame({ players: ['Ana', 'Ben'], seed: 'taal', firstPlayer: 0 });
const text = createText({ locale: nl, game, seat: 0 });
const cards = game.players[0]?.hand.slice(0, 2) ?? [];
const [violation] = explain(game, { type: 'arrangeStartingDecks', seat: 0, cards });

console.log(plain(text.effect({ kind: 'coins', amount: 2 }))); // 2 munten
if (violation !== undefined) console.log(plain(text.violation(violation))); // Je startfiche vraagt drie kaarten: …; je koos er 2.
console.log(coverage(nl, ['companies']).length, 'texts are still English');
