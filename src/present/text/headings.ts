/** The headings and the short words of pictures and tables. */
export type Heading = 'moon' | 'belt' | 'tracks' | 'display' | 'researchDisplay' | 'rounds' | 'hand';
