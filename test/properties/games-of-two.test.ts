import { describeGames } from './games.ts';

describeGames(2, 300);
