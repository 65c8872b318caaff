import { describeGamesWithLuna, describeSetUpWithLuna } from './gamesWithLuna.ts';

describeGamesWithLuna(3);
describeSetUpWithLuna(3);
