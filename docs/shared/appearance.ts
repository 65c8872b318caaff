/** Key under which the switch of VitePress stores its value. Every page of the site uses it. */
const KEY = 'vitepress-theme-appearance';

/** Light or dark colours, or those that the system prefers. */
export const APPEARANCES = ['auto', 'light', 'dark'] as const;
export type Appearance = (typeof APPEARANCES)[number];

const system = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

/** Appearance set in a browser that stores nothing. */
let unstored: Appearance = 'auto';

/** Returns what the visitor has set on any page of the site; `auto` until then. */
export function appearance(): Appearance {
  try {
    const stored = localStorage.getItem(KEY);
    return APPEARANCES.find((each) => each === stored) ?? 'auto';
  } catch {
    return unstored;
  }
}

/** Sets the colours of every page of the site. */
export function setAppearance(appearance: Appearance): void {
  try {
    localStorage.setItem(KEY, appearance);
  } catch {
    unstored = appearance;
  }
}

/** Returns whether pages are dark now. */
export function isDark(): boolean {
  const set = appearance();
  return set === 'auto' ? system().matches : set === 'dark';
}

/** Calls the listener when the system changes its colours, or another page of the site does. */
export function onAppearance(listener: () => void): void {
  system().addEventListener('change', listener);
  addEventListener('storage', ({ key }) => {
    if (key === KEY) listener();
  });
}
