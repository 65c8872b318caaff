import type { Role, Theme } from './theme.ts';

/** Returns a function that gives colours to the roles that consist of a name and one of these endings. */
function roles<const End extends string | number>(...ends: readonly End[]) {
  return <Name extends string>(name: Name, ...colours: readonly string[]) =>
    Object.fromEntries(ends.map((end, index) => [`${name}${end}`, colours[index]])) as {
      readonly [role in `${Name}${End}`]: string;
    };
}

const inked = /* @__PURE__ */ roles('', '-ink');
const gain = /* @__PURE__ */ roles('', '-line', '-ink');
const company = /* @__PURE__ */ roles('', '-tint', '-ink');
const seats = /* @__PURE__ */ roles(0, 1, 2, 3);

/** Dark ink on light panels. */
export const LIGHT: Theme = {
  name: 'light',
  paint: {
    paper: '#cfd7e6',
    panel: '#ffffff',
    slot: '#eef2f9',
    raised: '#dfe6f2',
    edge: '#93a2bf',
    ink: '#121a2b',
    faint: '#43506b',
    line: '#7c8aa6',
    rock: '#d5dae4',
    enclave: '#d5dae4',
    glow: '#f7faff',
    ...inked('back', '#3f4a5a', '#ffffff'),
    ...inked('danger', '#c62f2a', '#ffffff'),
    lightning: '#ffe14d',
    choice: '#12379e',
    chosen: '#12379e',
    last: '#8a5000',
    warned: '#b3261e',
    linked: '#14703a',
    hover: '#0a2a80',
    'label-ink': '#ffffff',
    good: '#14703a',
    bad: '#b3261e',
    ...gain('coin', '#ffd35e', '#8a5a00', '#241800'),
    ...gain('track', '#39415a', '#121a2b', '#ffffff'),
    ...gain('helium', '#1d7850', '#0e4a31', '#ffffff'),
    ...gain('research', '#3468d2', '#173a86', '#ffffff'),
    ...gain('dome', '#cfe8fb', '#2b6a99', '#1f1b16'),
    ...gain('other', '#ffffff', '#43506b', '#121a2b'),
    ...inked('carbon', '#4b566b', '#ffffff'),
    ...inked('minerals', '#b55229', '#ffffff'),
    ...inked('titanium', '#b9c6d9', '#121a2b'),
    ...inked('energy', '#ffd23d', '#241800'),
    ...inked('scientist', '#3468d2', '#ffffff'),
    ...inked('fieldScientist', '#1d7850', '#ffffff'),
    ...inked('share', '#39425a', '#ffffff'),
    plan: '#bcd0f6',
    'plan-top': '#dbe6fb',
    'plan-ink': '#121a2b',
    ...inked('gold', '#ffd35e', '#241800'),
    ...inked('gold-low', '#6b4d08', '#ffffff'),
    ...inked('luna', '#4b4f8f', '#ffffff'),
    ...company('company-skymine', '#f4b800', '#fbe7a8', '#121a2b'),
    ...company('company-minerva', '#6a35b9', '#c9b2f0', '#ffffff'),
    ...company('company-astrogo', '#cf2069', '#f29ab9', '#ffffff'),
    ...company('company-tawac', '#14a99f', '#c8f1ec', '#06201e'),
    ...seats('seat-', '#bf3526', '#1c5fc2', '#287338', '#9a4a00'),
    'seat-ink': '#ffffff',
    'seat-rim': '#ffffff',
  },
};

/** Light ink on dark panels. This is the default theme, and the one that the website's table uses. */
export const DARK: Theme = {
  name: 'dark',
  paint: {
    ...LIGHT.paint,
    paper: '#05070d',
    panel: '#111829',
    slot: '#1a2339',
    raised: '#243050',
    edge: '#40507a',
    ink: '#f3f5fc',
    faint: '#aeb9d6',
    line: '#2a3653',
    rock: '#3f4860',
    enclave: '#3f4860',
    glow: '#4a6fd0',
    back: '#3b4a6b',
    ...inked('danger', '#ff6b62', '#210504'),
    choice: '#fff3d0',
    chosen: '#fff3d0',
    last: '#ffb74d',
    warned: '#ff8a80',
    linked: '#7ce38b',
    hover: '#ffffff',
    'label-ink': '#171204',
    good: '#7ce38b',
    bad: '#ff8f86',
    ...gain('track', '#dfe5f2', '#8592b4', '#121a2b'),
    'helium-line': '#7fd79b',
    'research-line': '#8db5f5',
    'other-line': '#43506b',
    plan: '#2c4478',
    'plan-top': '#1b2947',
    'plan-ink': '#f3f5fc',
    ...company('company-skymine', '#ffc72e', '#564708', '#171204'),
    ...company('company-minerva', '#a97cf8', '#2a1d6b', '#14092b'),
    ...company('company-astrogo', '#ff4f8b', '#5e1030', '#250310'),
    ...company('company-tawac', '#38dccb', '#08564f', '#03201d'),
    ...seats('seat-', '#ff8370', '#6db7ff', '#86e08f', '#ffc266'),
    'seat-ink': '#10131c',
  },
};

/** Black on white, with colours that colour-blind players can tell apart. */
export const CONTRAST: Theme = {
  name: 'contrast',
  paint: {
    ...LIGHT.paint,
    paper: '#ffffff',
    slot: '#f0f0f0',
    raised: '#e2e2e2',
    edge: '#4a4a4a',
    ink: '#000000',
    faint: '#3a3a3a',
    line: '#4a4a4a',
    rock: '#ededed',
    enclave: '#d6d6d6',
    back: '#202020',
    danger: '#a30000',
    glow: '#d6d6d6',
    choice: '#0047b3',
    chosen: '#005a1e',
    last: '#6b3a00',
    warned: '#a30000',
    linked: '#005a1e',
    hover: '#00276b',
    good: '#005a1e',
    bad: '#a30000',
    ...company('company-skymine', '#ffd400', '#fff0a8', '#000000'),
    'company-minerva': '#3d0f73',
    'company-minerva-tint': '#c9a8f0',
    ...company('company-astrogo', '#f0609a', '#f7a6c4', '#000000'),
    ...company('company-tawac', '#00b3b3', '#cdf5f5', '#000000'),
  },
};

/** Themes by name. */
export const THEMES: Readonly<Record<'light' | 'dark' | 'contrast', Theme>> = {
  light: LIGHT,
  dark: DARK,
  contrast: CONTRAST,
};

/** All roles for which a theme defines a colour. */
export const ROLES: readonly Role[] = Object.keys(LIGHT.paint) as Role[];
