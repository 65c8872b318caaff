import { fail } from '@sveltejs/kit';
import { reasonText } from 'skymines-rules';
import { session } from '$lib/server/session';
import type { Actions, PageServerLoad } from './$types';

/** Sends the view of the seat that must decide. Hidden cards stay on the server. */
export const load: PageServerLoad = () => {
  const seat = session.pending()[0]?.seat ?? 0;
  return { seat, version: session.version, view: session.getView(seat) };
};

export const actions: Actions = {
  /** Applies an action from the form. If users log in, compare its seat with the user's seat first. */
  async play({ request }) {
    const form = await request.formData();
    const action = JSON.parse(String(form.get('action')));
    const result = session.dispatch(action, { version: Number(form.get('version')) });
    if (!result.ok) return fail(400, { problems: result.violations.map(reasonText) });
  },
};
