import { describeGamesWithLuna, describeSetUpWithLuna } from './gamesWithLuna.ts';

describeGamesWithLuna(2);
describeSetUpWithLuna(2);
