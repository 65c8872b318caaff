'use server';

import { revalidatePath } from 'next/cache';
import { type Action, reasonText } from 'skymines-rules';
import { keepGame, openGame } from './games.ts';

/**
 * Applies a player's action and returns why it is illegal, if it is. A real app compares `action.seat` with the user's login first.
 * `version` is the version that the player saw: an outdated choice is rejected.
 */
export async function play(id: string, version: number, action: Action): Promise<readonly string[]> {
  const session = openGame(id);
  const result = session.dispatch(action, { version });
  if (!result.ok) return result.violations.map(reasonText);
  keepGame(id, session);
  revalidatePath('/');
  return [];
}
