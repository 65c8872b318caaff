import type { Content } from '../components/content.ts';

/** Checks whether a plan is printed on a starting token (SETUP-44). Such a plan has the token's id. */
export function isPrintedPlan({ content }: { readonly content: Content }, plan: string): boolean {
  return content.tokens.some(({ id }) => id === plan);
}
