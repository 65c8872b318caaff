import { describeGames } from './games.ts';

describeGames({ people: 3, games: 300 });
