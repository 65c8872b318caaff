import { describeGames } from './games.ts';

describeGames(4, 300);
