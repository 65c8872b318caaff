import type { Source } from '../../rulebook/sources.ts';

export function sourceInGerman(source: Source): string {
  switch (source.kind) {
    case 'rulebook':
      return source.page === 'set-up' ? 'Spielregel, Seiten zum Spielaufbau' : `Spielregel S. ${source.page}`;
    case 'luna':
      return `Luna-Heft S. ${source.page}`;
    case 'helper':
      return 'Kartentexte der Hilfs-App';
    case 'ruling':
      return `Auslegung ${source.id}`;
    case 'house':
      return 'Hausregel';
  }
}
