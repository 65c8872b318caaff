import { describeGamesWithLuna } from './gamesWithLuna.ts';

describeGamesWithLuna(1);
