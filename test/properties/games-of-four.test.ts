import { soakCount } from '../kit/soak.ts';
import { describeGames } from './games.ts';

describeGames({ people: 4, games: soakCount(1, 30) });
