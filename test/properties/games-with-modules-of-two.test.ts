import { describeGamesWithModules } from './gamesWithModules.ts';

describeGamesWithModules(2);
