import type { Source } from '../../rulebook/sources.ts';

export function sourceInFrench(source: Source): string {
  switch (source.kind) {
    case 'rulebook':
      return source.page === 'set-up' ? 'règles, pages de mise en place' : `règles p. ${source.page}`;
    case 'luna':
      return `livret Luna p. ${source.page}`;
    case 'helper':
      return 'textes des cartes de l’application d’aide';
    case 'ruling':
      return `décision ${source.id}`;
    case 'house':
      return 'règle maison';
  }
}
