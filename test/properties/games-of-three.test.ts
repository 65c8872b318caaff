import { describeGames } from './games.ts';

describeGames(3, 300);
