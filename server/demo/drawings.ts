/** Pictures for the demo, drawn here and nowhere else: plain shapes in the calm colours of the product. 800 by 450. */

const SKY = '#e8f1ec';
const LEAF = '#2f6b4f';
const MINT = '#a9cdb8';
const SAND = '#efe3cd';
const CLAY = '#c4794f';
const SUN = '#e9b44c';
const INK = '#28413a';
const NIGHT = '#26364f';

const rect = (x: number, y: number, width: number, height: number, fill: string, round = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`;
const disc = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
const shape = (path: string, fill: string): string => `<path d="${path}" fill="${fill}"/>`;
const line = (path: string, colour: string, width = 8): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const ground = (fill: string): string => rect(0, 360, 800, 90, fill);
const tree = (x: number, y: number, size: number): string =>
  rect(x - size * 0.08, y, size * 0.16, size * 0.6, CLAY) +
  disc(x, y - size * 0.1, size * 0.42, LEAF) +
  disc(x + size * 0.22, y + size * 0.08, size * 0.28, MINT);
const times = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join('');

/** A gate of a park between trees, with the sun behind it. */
const gate = (): string =>
  disc(620, 130, 60, SUN) +
  ground(MINT) +
  tree(110, 240, 190) +
  tree(690, 260, 160) +
  rect(250, 170, 46, 200, INK, 6) +
  rect(504, 170, 46, 200, INK, 6) +
  line('M 240 170 Q 400 40 560 170', LEAF, 34) +
  times(7, (at) => rect(312 + at * 28, 230, 8, 130, INK, 4)) +
  shape('M 300 360 L 500 360 L 640 450 L 160 450 Z', SAND);

/** A dome below stars. */
const dome = (): string =>
  rect(0, 0, 800, 450, NIGHT) +
  times(26, (at) => disc((at * 197) % 800, (at * 83) % 260, 2 + (at % 3), SAND)) +
  disc(640, 90, 38, SUN) +
  ground(INK) +
  shape('M 220 360 A 180 180 0 0 1 580 360 Z', MINT) +
  line('M 400 180 L 400 360', NIGHT, 6) +
  rect(360, 300, 80, 60, SAND, 8);

/** Lights hung in a garden at night. */
const lights = (): string =>
  rect(0, 0, 800, 450, NIGHT) +
  ground(INK) +
  tree(160, 250, 170) +
  tree(640, 250, 190) +
  line('M 40 90 Q 400 250 760 90', SAND, 4) +
  times(13, (at) => disc(70 + at * 55, 102 + Math.sin((Math.PI * at) / 12) * 72, 13, at % 2 === 0 ? SUN : CLAY));

/** Two cups at the water. */
const cafe = (): string =>
  rect(0, 230, 800, 130, MINT) +
  times(4, (at) => line(`M ${80 + at * 180} ${270 + (at % 2) * 40} q 30 -16 60 0 t 60 0`, SKY, 6)) +
  ground(SAND) +
  shape('M 230 40 L 570 40 L 620 120 L 180 120 Z', CLAY) +
  times(4, (at) => rect(230 + at * 100, 40, 50, 80, SAND)) +
  times(
    2,
    (at) =>
      rect(250 + at * 190, 270, 110, 90, INK, 18) +
      line(`M ${360 + at * 190} 290 q 40 20 0 45`, INK, 12) +
      line(`M ${285 + at * 190} 250 q 16 -22 0 -44 M ${320 + at * 190} 250 q 16 -22 0 -44`, CLAY, 6),
  );

/** A stage between curtains, with two masks. */
const stage = (): string =>
  rect(0, 0, 800, 450, NIGHT) +
  shape('M 400 0 L 560 360 L 240 360 Z', '#4a5f85') +
  rect(0, 350, 800, 100, CLAY) +
  times(
    4,
    (at) =>
      rect(at * 34, 0, 26, 350, at % 2 === 0 ? CLAY : '#a35f3b') +
      rect(774 - at * 34, 0, 26, 350, at % 2 === 0 ? CLAY : '#a35f3b'),
  ) +
  disc(340, 220, 62, SAND) +
  disc(470, 240, 62, SUN) +
  times(2, (at) => disc(318 + at * 130, 208 + at * 20, 9, INK) + disc(362 + at * 130, 208 + at * 20, 9, INK)) +
  line('M 312 240 q 28 28 56 0', INK) +
  line('M 442 282 q 28 -28 56 0', INK);

/** A blackboard, and desks before it. */
const classroom = (): string =>
  rect(150, 50, 500, 220, INK, 12) +
  line('M 200 120 L 330 120 M 200 165 L 290 165', SKY, 8) +
  line('M 430 210 L 430 100 M 420 200 L 590 200 M 440 190 Q 500 180 570 110', SUN, 8) +
  ground(SAND) +
  times(
    3,
    (at) =>
      rect(110 + at * 210, 320, 160, 22, CLAY, 6) +
      rect(125 + at * 210, 342, 14, 80, INK) +
      rect(241 + at * 210, 342, 14, 80, INK),
  );

/** A house of a doctor. */
const clinic = (): string =>
  ground(MINT) +
  rect(220, 140, 360, 220, SAND, 10) +
  rect(190, 110, 420, 46, LEAF, 10) +
  rect(365, 250, 70, 110, INK, 6) +
  rect(384, 170, 32, 64, CLAY, 4) +
  rect(368, 186, 64, 32, CLAY, 4) +
  times(2, (at) => rect(255 + at * 215, 200, 75, 75, SKY, 6)) +
  tree(110, 270, 150);

/** Clay lamps in a row. */
const lamps = (): string =>
  rect(0, 0, 800, 450, NIGHT) +
  times(
    5,
    (at) =>
      shape(`M ${100 + at * 150} 210 q -34 60 0 84 q 34 -24 0 -84`, SUN) +
      shape(`M ${40 + at * 150} 300 q 60 76 120 0 Z`, CLAY),
  ) +
  rect(0, 380, 800, 70, INK);

const DRAWINGS = { gate, dome, lights, cafe, stage, classroom, clinic, lamps };
export type DrawingName = keyof typeof DRAWINGS;
export const DRAWING_NAMES = Object.keys(DRAWINGS) as DrawingName[];

/** A drawing as SVG. */
export const drawn = (name: DrawingName): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 450" width="800" height="450">${rect(0, 0, 800, 450, SKY)}${DRAWINGS[name]()}</svg>`;
