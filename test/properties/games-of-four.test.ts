import { describeGames } from './games.ts';

describeGames({ people: 4, games: 300 });
