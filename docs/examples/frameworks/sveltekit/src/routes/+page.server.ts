import { fail } from '@sveltejs/kit';
import { reasonText } from 'skymines-rules';
import { keepGame, openGame } from '$lib/server/games';
import type { Actions, PageServerLoad } from './$types';

/** Sends the view of the seat to decide. Hidden cards stay on the server. */
export const load: PageServerLoad = () => {
  const session = openGame('lobby');
  const seat = session.pending()[0]?.seat ?? 0;
  return { seat, version: session.version, view: session.getView(seat) };
};

export const actions: Actions = {
  /** Applies an action from the form. A real app compares its seat with the user's login first. */
  async play({ request }) {
    const form = await request.formData();
    const session = openGame('lobby');
    const action = JSON.parse(String(form.get('action'))); // `dispatch` accepts any value and explains what is wrong with it
    const result = session.dispatch(action, { version: Number(form.get('version')) });
    if (!result.ok) return fail(400, { problems: result.violations.map(reasonText) });
    keepGame('lobby', session);
    return { problems: [] };
  },
};
