'use server';

import { revalidatePath } from 'next/cache';
import { type Action, reasonText } from 'skymines-rules';
import { session } from './session';

/** Applies an action that was chosen at `version`. Returns the reasons if it is rejected. */
export async function play(action: Action, version: number): Promise<readonly string[]> {
  // If users log in, compare `action.seat` with the user's seat here.
  const result = session.dispatch(action, { version });
  if (!result.ok) return result.violations.map(reasonText);
  revalidatePath('/');
  return [];
}
