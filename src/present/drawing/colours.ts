import type { ByCompany } from '../../components/ids.ts';

/** Colours of a company: of its pieces, of areas beside them, and of text on its pieces. */
export interface CompanyColours {
  readonly name: string;
  readonly solid: string;
  readonly tint: string;
  readonly onSolid: string;
}

/** The companies by short name and colour. */
export const COMPANY_COLOURS: ByCompany<CompanyColours> = {
  skymine: { name: 'Skymine', solid: '#e6b800', tint: '#f8e9ae', onSolid: '#1f1b16' },
  minerva: { name: 'Minerva', solid: '#7442ab', tint: '#ddcfee', onSolid: '#ffffff' },
  astrogo: { name: 'Astrogo', solid: '#e0468c', tint: '#f8cfe1', onSolid: '#ffffff' },
  tawac: { name: 'Tawac', solid: '#12a19a', tint: '#bce6e3', onSolid: '#ffffff' },
};

/** Background of every drawing. */
export const PAPER = '#f7f5f0';
/** Text and lines. */
export const INK = '#23262b';
/** Text of less weight. */
export const FAINT = '#666a70';
/** Rock of the Moon and of the asteroids. */
export const ROCK = '#dedbd3';
/** Rock of an enclave. */
export const ENCLAVE = '#cbc5b7';
/** Inside of double lines and free spaces. */
export const WHITE = '#ffffff';
/** Barriers and lightning. */
export const RED = '#c62828';

/** Fill, outline and text of each kind of symbol. */
export const SYMBOLS: Readonly<
  Record<
    'coin' | 'pit' | 'helium' | 'research' | 'dome' | 'other',
    { readonly fill: string; readonly line: string; readonly text: string }
  >
> = {
  coin: { fill: '#ffd75e', line: '#8a5a00', text: '#1f1b16' },
  pit: { fill: '#6b4a2f', line: '#3c2817', text: '#ffffff' },
  helium: { fill: '#2e7d46', line: '#174425', text: '#ffffff' },
  research: { fill: '#2559b3', line: '#12305f', text: '#ffffff' },
  dome: { fill: '#cfe8fb', line: '#2b6a99', text: '#1f1b16' },
  other: { fill: '#ffffff', line: '#666a70', text: '#1f1b16' },
};
