/**
 * One rule of the catalogue, restated in our own words.
 *
 * `page` is the page as in the rulebook: '10', '12-13' or '10, 23'; 'Luna 5' is page 5 of Luna's booklet; 'set-up' stands
 * for the set-up pages, which carry no number in our source.
 */
export interface RuleText {
  readonly title: string;
  readonly page: string;
  readonly summary: string;
}
