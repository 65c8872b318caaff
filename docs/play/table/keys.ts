import { preferences } from '../preferences.ts';

/** Key handlers of the table. Each returns `true` if it had an effect. */
export interface Keys {
  finish(): boolean;
  back(): boolean;
  hand(index: number): boolean;
  /** Slots count from 0. */
  slot(index: number): boolean;
  press(key: string): boolean;
}

const SLOTS = ['q', 'w', 'e', 'r', 't'];

export function listen(keys: Keys): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || isElsewhere(event) || isUnwanted(event)) return;
    if (handleKey(event, keys)) event.preventDefault();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}

/**
 * Fields and open sheets handle keys first, except the slider of the replay. A focused element also handles Enter and
 * Space.
 */
function isElsewhere({ key, target, altKey, metaKey, ctrlKey }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('dialog, input:not([type=range]), select, textarea') !== null) return true;
  if (altKey || metaKey || (ctrlKey && !/^[zy]$/i.test(key))) return true;
  return (key === 'Enter' || key === ' ') && target.closest('button, a, summary, [data-choice]') !== null;
}

/** WCAG 2.1.4: single-key shortcuts can be turned off. */
function isUnwanted({ key, ctrlKey }: KeyboardEvent): boolean {
  return !preferences().letters && !ctrlKey && key !== ' ' && key.length === 1;
}

function handleKey({ key, ctrlKey, shiftKey }: KeyboardEvent, keys: Keys): boolean {
  const low = key.toLowerCase();
  if (ctrlKey) return keys.press(low === 'y' || shiftKey ? 'y' : 'u');
  if (key === 'Enter') return keys.finish();
  if (key === 'Escape') return keys.back();
  if (/^[0-9]$/.test(key)) return keys.hand((Number(key) + 9) % 10);
  const slot = SLOTS.indexOf(low);
  return slot >= 0 ? keys.slot(slot) : keys.press(low);
}
