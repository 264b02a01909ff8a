const DAY = { sky: '#e8f1ec', leaf: '#2f6b4f', mint: '#a9cdb8', sand: '#efe3cd', clay: '#c4794f', sun: '#e9b44c' };
const COLOURS = { ...DAY, ink: '#28413a', night: '#26364f' };

/** Shapes of a colour and a path. In a path `o x y r` is a disc and `b x y width height` a block. */
const DRAWINGS = {
  gate: `sky b 0 0 800 450; sun o 620 130 60; mint b 0 360 800 90; clay b 95 240 30 120 b 677 260 26 100; leaf o 110 220 80 o 690 245 66;
    ink b 250 170 46 200 b 504 170 46 200; leaf M 225 180 Q 400 10 575 180 L 540 180 Q 400 80 260 180 Z;
    ink b 312 230 8 130 b 340 230 8 130 b 368 230 8 130 b 396 230 8 130 b 424 230 8 130 b 452 230 8 130 b 480 230 8 130;
    sand M 300 360 L 500 360 L 640 450 L 160 450 Z`,
  dome: `night b 0 0 800 450; sand o 60 60 3 o 150 120 2 o 230 50 3 o 310 150 2 o 420 70 3 o 520 130 2 o 700 200 3 o 90 230 2 o 740 60 2;
    sun o 640 90 38; ink b 0 360 800 90; mint M 220 360 A 180 180 0 0 1 580 360 Z; night b 397 180 6 180; sand b 360 300 80 60`,
  lights: `night b 0 0 800 450; ink b 0 360 800 90; clay b 148 250 24 110 b 628 250 24 110; leaf o 160 225 72 o 640 225 80;
    sand M 40 90 Q 400 250 760 90 L 760 94 Q 400 254 40 94 Z; sun o 80 108 13 o 220 148 13 o 360 170 13 o 500 163 13 o 640 133 13;
    clay o 150 130 13 o 290 162 13 o 430 169 13 o 570 150 13 o 710 112 13`,
  cafe: `sky b 0 0 800 450; mint b 0 230 800 130; sand b 0 360 800 90; clay M 230 40 L 570 40 L 620 120 L 180 120 Z;
    sand b 230 40 50 80 b 330 40 50 80 b 430 40 50 80 b 530 40 40 80; ink o 360 312 28 o 550 312 28; mint o 360 312 16 o 550 312 16;
    ink b 250 270 110 90 b 440 270 110 90; clay o 290 235 6 o 300 215 6 o 480 235 6 o 490 215 6`,
  stage: `night b 0 0 800 450; mint M 400 0 L 560 360 L 240 360 Z; clay b 0 350 800 100 b 0 0 60 350 b 740 0 60 350;
    sun b 68 0 26 350 b 706 0 26 350; sand o 340 220 62; sun o 470 240 62; ink o 318 208 9 o 362 208 9 o 448 228 9 o 492 228 9
    M 312 240 q 28 34 56 0 Z M 442 276 q 28 -34 56 0 Z`,
  classroom: `sky b 0 0 800 450; ink b 150 50 500 220; sand b 200 116 130 8 b 200 160 90 8; sun b 426 100 8 110 b 420 196 170 8
    M 440 190 Q 500 180 570 106 L 574 112 Q 500 190 440 198 Z; sand b 0 360 800 90;
    clay b 110 320 160 22 b 320 320 160 22 b 530 320 160 22; ink b 125 342 14 80 b 241 342 14 80 b 335 342 14 80 b 451 342 14 80 b 545 342 14 80 b 661 342 14 80`,
  clinic: `sky b 0 0 800 450; mint b 0 360 800 90; clay b 98 270 24 90; leaf o 110 250 63; sand b 220 140 360 220; leaf b 190 110 420 46;
    ink b 365 250 70 110; clay b 384 170 32 64 b 368 186 64 32; sky b 255 200 75 75 b 470 200 75 75`,
  lamps: `night b 0 0 800 450; sun M 100 210 q -34 60 0 84 q 34 -24 0 -84 M 250 210 q -34 60 0 84 q 34 -24 0 -84 M 400 210 q -34 60 0 84
    q 34 -24 0 -84 M 550 210 q -34 60 0 84 q 34 -24 0 -84 M 700 210 q -34 60 0 84 q 34 -24 0 -84; clay M 40 300 q 60 76 120 0 Z
    M 190 300 q 60 76 120 0 Z M 340 300 q 60 76 120 0 Z M 490 300 q 60 76 120 0 Z M 640 300 q 60 76 120 0 Z; ink b 0 380 800 70`,
};
export type DrawingName = keyof typeof DRAWINGS;
export const DRAWING_NAMES = Object.keys(DRAWINGS) as DrawingName[];

const pathOf = (shape: string): string =>
  shape
    .replace(
      /o (\d+) (\d+) (\d+)/g,
      (_, x, y, r) => `M ${x - r} ${y} a ${r} ${r} 0 1 0 ${2 * r} 0 a ${r} ${r} 0 1 0 ${-2 * r} 0 Z`,
    )
    .replace(/b (\d+) (\d+) (\d+) (\d+)/g, 'M $1 $2 h $3 v $4 h -$3 Z');

export function drawn(name: DrawingName): string {
  const paths = DRAWINGS[name].split(';').map((shape) => {
    const [colour = '', ...path] = shape.trim().split(/\s+/);
    return `<path fill="${COLOURS[colour as keyof typeof COLOURS]}" d="${pathOf(path.join(' '))}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 450" width="800" height="450">${paths.join('')}</svg>`;
}
