import { describeGames } from './games.ts';

describeGames({ people: 2, games: 300 });
