import { soakCount } from '../kit/soak.ts';
import { describeGames } from './games.ts';

describeGames({ people: 2, games: soakCount(1, 40) });
