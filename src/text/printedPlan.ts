import type { Content } from '../components/content.ts';

/** SETUP-44: whether a plan is the one printed on a starting token, which has the id of its token. */
export function isPrintedPlan({ content }: { readonly content: Content }, plan: string): boolean {
  return content.tokens.some(({ id }) => id === plan);
}
