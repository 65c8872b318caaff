import type { CardAction, Company, Content } from 'skymines-rules';
import type { Icon } from 'skymines-rules/drawing';
import { lookUp } from 'skymines-rules/queries';

const LETTERS: Readonly<Record<Company, string>> = { skymine: 'S', minerva: 'M', astrogo: 'A', tawac: 'T' };

/** Icon of a company, in the shape and colour of its pieces. */
export function companyIcon(company: Company): Icon {
  return { kind: 'share', company, text: LETTERS[company] };
}

export function trackIcon(company: Company, steps: number): Icon {
  return { kind: 'track', company, text: `${LETTERS[company]}+${steps}` };
}

/** Icon of what a card or an action tile does. */
export function cardIcon(content: Content, id: string): Icon {
  const card = lookUp(content).card(id);
  if (card !== undefined) return actionIcon(card.action, card.share);
  const tile = lookUp(content).tile(id);
  if (tile === undefined) return { kind: 'card' };
  return tile.action === null ? { kind: 'tile', text: `+${tile.plus}` } : actionIcon(tile.action, null);
}

function actionIcon(action: CardAction, share: Company | null): Icon {
  switch (action.kind) {
    case 'resource':
      return { kind: action.resource, text: String(action.value) };
    case 'energy':
      return { kind: 'energy', text: String(action.value) };
    case 'scientist':
      return { kind: 'scientist', text: String(action.points) };
    case 'fieldScientist':
      return { kind: 'fieldScientist', ...ofCompany(action.company) };
    case 'share':
      return { kind: 'share', ...ofCompany(share) };
  }
}

function ofCompany(company: Company | null): Partial<Icon> {
  return company === null ? {} : { company, text: LETTERS[company] };
}

/** Icon of a bonus space: its majority, its tile or what it does. */
export function spaceIcon(content: Content, id: string): Icon {
  const space = lookUp(content).space(id);
  const item = space?.majority?.item;
  if (item !== undefined) return { kind: item === 'scientists' ? 'scientist' : item };
  if (id === 'firstPlayer' || id === 'purchase' || id === 'destroy') return { kind: id };
  if (lookUp(content).tile(id) !== undefined) return cardIcon(content, id);
  const company = (Object.keys(LETTERS) as Company[]).find((each) => id === `${each}1` || id === `${each}2`);
  return company === undefined ? { kind: 'marker' } : companyIcon(company);
}
