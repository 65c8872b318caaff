import { preferences } from '../preferences.ts';

/** What keys do at the table. Each says whether there was something to do. */
export interface Keys {
  finish(): boolean;
  back(): boolean;
  /** A card of the hand, from 0. */
  hand(index: number): boolean;
  /** An action slot, from 0. */
  slot(index: number): boolean;
  press(key: string): boolean;
}

const SLOTS = ['q', 'w', 'e', 'r', 't'];

/** Listens to the keys of the table, wherever the focus is. Returns what ends that. */
export function listen(keys: Keys): () => void {
  const heard = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || isElsewhere(event) || isUnwanted(event)) return;
    if (taken(event, keys)) event.preventDefault();
  };
  document.addEventListener('keydown', heard);
  return () => document.removeEventListener('keydown', heard);
}

/** Keys belong to fields and to open sheets first; Enter and Space to what has the focus. */
function isElsewhere({ key, target, altKey, metaKey, ctrlKey }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('dialog, input, select, textarea, .sheet') !== null) return true;
  if (altKey || metaKey || (ctrlKey && !/^[zy]$/i.test(key))) return true;
  return (key === 'Enter' || key === ' ') && target.closest('button, a, summary, [data-choice]') !== null;
}

/** WCAG 2.1.4: keys of one character can be switched off. */
function isUnwanted({ key, ctrlKey }: KeyboardEvent): boolean {
  return !preferences().letters && !ctrlKey && key !== ' ' && key.length === 1;
}

function taken({ key, ctrlKey, shiftKey }: KeyboardEvent, keys: Keys): boolean {
  const low = key.toLowerCase();
  if (ctrlKey) return keys.press(low === 'y' || shiftKey ? 'y' : 'u');
  if (key === 'Enter') return keys.finish();
  if (key === 'Escape') return keys.back();
  if (/^[0-9]$/.test(key)) return keys.hand((Number(key) + 9) % 10);
  const slot = SLOTS.indexOf(low);
  return slot >= 0 ? keys.slot(slot) : keys.press(low);
}
