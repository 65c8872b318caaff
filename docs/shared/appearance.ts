/** Storage key of VitePress's appearance switch, shared by all pages of the site. */
const KEY = 'vitepress-theme-appearance';

/** Light or dark colours, or the system's preference. */
export const APPEARANCES = ['auto', 'light', 'dark'] as const;
export type Appearance = (typeof APPEARANCES)[number];

const system = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

/** Appearance if the browser has no storage. */
let unstored: Appearance = 'auto';

/** Returns the appearance that was set on any page of the site. The default is `auto`. */
export function appearance(): Appearance {
  try {
    const stored = localStorage.getItem(KEY);
    return APPEARANCES.find((each) => each === stored) ?? 'auto';
  } catch {
    return unstored;
  }
}

/** Sets the appearance for all pages of the site. */
export function setAppearance(appearance: Appearance): void {
  try {
    localStorage.setItem(KEY, appearance);
  } catch {
    unstored = appearance;
  }
}

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
