/** Leaf green is the house; marigold means only "this way": the next step, and the keyboard focus. */
export type Theme = Record<keyof typeof light, string>;

const light = {
  ground: '#f2f5ee',
  surface: '#ffffff',
  ink: '#14231d',
  muted: '#475850',
  line: '#708078',
  hairline: '#d3dcd3',
  leaf: '#0e4a3b',
  onLeaf: '#f4faf4',
  onLeafMuted: '#bfdccd',
  leafSoft: '#e1ede4',
  link: '#0b5a46',
  marigold: '#f6b02c',
  marigoldEdge: '#8f5b00',
  onMarigold: '#231700',
  bad: '#b3261e',
  badSoft: '#fcebe9',
  warn: '#6f4800',
  warnSoft: '#fff2d3',
  good: '#17663a',
  goodSoft: '#e2f3e7',
};

const dark: Theme = {
  ground: '#0c1512',
  surface: '#14211c',
  ink: '#edf4ee',
  muted: '#a9bab0',
  line: '#7b8e84',
  hairline: '#2b3b34',
  leaf: '#0b3b2f',
  onLeaf: '#eef7f0',
  onLeafMuted: '#b3d3c3',
  leafSoft: '#18342b',
  link: '#8adbb8',
  marigold: '#f6b02c',
  marigoldEdge: '#9a6708',
  onMarigold: '#231700',
  bad: '#ffb4ab',
  badSoft: '#3a1715',
  warn: '#ffd78a',
  warnSoft: '#33270d',
  good: '#8fdba5',
  goodSoft: '#12301e',
};

/** Text on its own ground is at least 4.5:1, edges of controls at least 3:1 (tokens.test.ts). */
export const colours = { light, dark };

const staffLight = {
  attention: '#6a3d9a',
  attentionSoft: '#f3ecfb',
  now: '#0b5394',
  nowSoft: '#e5f0fa',
  count: '#0e4a3b',
  onCount: '#f4faf4',
  unknown: '#4b5563',
  unknownSoft: '#e9ecf1',
};

export type StaffTheme = Record<keyof typeof staffLight, string>;

const staffDark: StaffTheme = {
  attention: '#d3b8f5',
  attentionSoft: '#2a2038',
  now: '#9ccbf5',
  nowSoft: '#12293d',
  count: '#8adbb8',
  onCount: '#0c1512',
  unknown: '#c3cad4',
  unknownSoft: '#252c35',
};

/** Only in the console, where amber is the primary button and nothing else: what needs a look, is on now, is counted, is not known. */
export const staffColours = { light: staffLight, dark: staffDark };

/** In pixels. */
export const radii = { control: 8, card: 16 };

/** Smallest height of anything a finger presses, in pixels. */
export const touchTarget = 48;

/** Already on the device, so that Devanagari and Telugu cost no download. */
export const fonts =
  '-apple-system,"Segoe UI",Roboto,"Noto Sans","Noto Sans Devanagari","Noto Sans Telugu","Nirmala UI",system-ui,sans-serif';

/** In rem. Lines are 1.5 apart or more: Indian vowel signs are above and below the line. */
export const type = { small: 0.875, body: 1.0625, lead: 1.1875, heading: 1.375 };

export const shadows = {
  card: '0 1px 2px rgb(8 32 24 / .08), 0 8px 24px -12px rgb(8 32 24 / .18)',
  bar: '0 -6px 20px -8px rgb(8 32 24 / .28)',
};
