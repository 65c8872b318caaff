/** Storage key of VitePress's appearance switch. All pages of the site share it. */
const KEY = 'vitepress-theme-appearance';

/** Light or dark colours, or the system's preference. */
export const APPEARANCES = ['auto', 'light', 'dark'] as const;
export type Appearance = (typeof APPEARANCES)[number];

const system = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

/** Appearance for browsers without storage. */
let unstored: Appearance = 'auto';

/** Returns the appearance set on any page of the site; `auto` by default. */
export function appearance(): Appearance {
  try {
    const stored = localStorage.getItem(KEY);
    return APPEARANCES.find((each) => each === stored) ?? 'auto';
  } catch {
    return unstored;
  }
}

/** Sets the appearance of every page of the site. */
export function setAppearance(appearance: Appearance): void {
  try {
    localStorage.setItem(KEY, appearance);
  } catch {
    unstored = appearance;
  }
}

/** Checks whether pages are currently dark. */
export function isDark(): boolean {
  const set = appearance();
  return set === 'auto' ? system().matches : set === 'dark';
}

/** Calls the listener when the system or another page of the site changes the appearance. */
export function onAppearance(listener: () => void): void {
  system().addEventListener('change', listener);
  addEventListener('storage', ({ key }) => {
    if (key === KEY) listener();
  });
}
