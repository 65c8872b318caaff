import type { Company, Seat } from 'skymines-rules';
import type { Text } from 'skymines-rules/text';
import { sentence } from '../shared/sentence.ts';
import type { FaceOf } from './art/faces.ts';
import type { TableGame } from './tableGame.ts';

export function seatName(text: Text, seat: Seat): string {
  return sentence(text.name({ kind: 'seat', seat }));
}

export function companyName(text: Text, company: Company): string {
  return sentence(text.name({ kind: 'company', company }, 'short'));
}

export function faceOf(game: TableGame, seat: Seat): FaceOf {
  return seat === game.view.luna?.seat ? 'luna' : (game.bots.get(seat) ?? seat);
}
