import { colours } from '#web/shared/tokens.ts';
import { fitted, type TextArea, write } from './fitted-text.ts';

export interface WallPoster {
  name: string;
  names: readonly string[];
  addresses: readonly string[];
  prices: readonly string[];
  steps: readonly (readonly string[])[];
  link: string;
  code: readonly (readonly boolean[])[];
  logo: ImageBitmap | null;
  /** Dark enough for white text. */
  colour: string;
}

/** Unit: a tenth of a millimetre of an A6 sheet; larger papers scale it. */
export const POSTER_WIDTH = 1050;
const EDGE = 50;
const BAND = 330;
const CODE = 596;
const LINK = 76;

export function drawWallPoster(pen: CanvasRenderingContext2D, poster: WallPoster, height: number): void {
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, POSTER_WIDTH, height);
  drawHead(pen, poster);
  const below = drawPrices(pen, poster.prices.join('  ·  '));
  drawCode(pen, poster.code, below);
  const top = below + CODE;
  drawSteps(pen, poster, { left: EDGE, top, width: POSTER_WIDTH - 2 * EDGE, height: height - LINK - 14 - top });
  pen.fillStyle = poster.colour;
  pen.fillRect(0, height - LINK, POSTER_WIDTH, LINK);
  const foot = { left: EDGE, top: height - LINK, width: POSTER_WIDTH - 2 * EDGE, height: LINK };
  write(pen, '#fff', fitted(pen, [{ text: poster.link, weight: 700, largest: 44, most: 1 }], foot), foot, 'center');
}

function drawHead(pen: CanvasRenderingContext2D, { names, addresses, logo, colour }: WallPoster): void {
  pen.fillStyle = colour;
  pen.fillRect(0, 0, POSTER_WIDTH, BAND);
  const room = { left: EDGE, top: 24, width: POSTER_WIDTH - 2 * EDGE, height: BAND - 48 };
  if (logo) {
    drawLogo(pen, logo);
    room.left += LOGO + 36;
    room.width -= LOGO + 36;
  }
  const linesOfEach = (most: number, of: readonly string[]) => Math.ceil(most / of.length);
  const said = [
    ...names.map((text) => ({ text, weight: 800, largest: 104, most: linesOfEach(3, names) })),
    ...addresses.map((text) => ({ text, weight: 400, largest: 42, most: linesOfEach(2, addresses) })),
  ];
  write(pen, '#fff', fitted(pen, said, room), room, logo ? 'left' : 'center');
}

const LOGO = 220;

function drawLogo(pen: CanvasRenderingContext2D, logo: ImageBitmap): void {
  const top = (BAND - LOGO) / 2;
  pen.fillStyle = '#fff';
  pen.beginPath();
  pen.roundRect(EDGE, top, LOGO, LOGO, 24);
  pen.fill();
  const side = LOGO - 36;
  const scale = Math.min(side / logo.width, side / logo.height);
  const [width, high] = [logo.width * scale, logo.height * scale];
  pen.imageSmoothingEnabled = true;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(logo, EDGE + (LOGO - width) / 2, top + (LOGO - high) / 2, width, high);
}

function drawPrices(pen: CanvasRenderingContext2D, prices: string): number {
  const { marigold, onMarigold } = colours.light;
  const strip = { left: EDGE, top: BAND, width: POSTER_WIDTH - 2 * EDGE, height: prices ? 88 : 16 };
  pen.fillStyle = marigold;
  pen.fillRect(0, BAND, POSTER_WIDTH, strip.height);
  const said = fitted(pen, [{ text: prices, weight: 800, largest: 58, most: 1 }], strip);
  write(pen, onMarigold, said, strip, 'center');
  return BAND + strip.height;
}

/** Modules have whole pixels and equal width, so that scanners read the code well. */
function drawCode(pen: CanvasRenderingContext2D, code: WallPoster['code'], top: number): void {
  const { a: scale } = pen.getTransform();
  const module = Math.floor((CODE * scale) / code.length) / scale;
  const whole = (at: number) => Math.round(at * scale) / scale;
  const room = (CODE - module * code.length) / 2;
  const [left, above] = [whole((POSTER_WIDTH - CODE) / 2 + room), whole(top + room)];
  pen.fillStyle = '#000';
  for (const [row, modules] of code.entries())
    for (const [column, dark] of modules.entries())
      if (dark) pen.fillRect(left + column * module, above + row * module, module, module);
}

function drawSteps(pen: CanvasRenderingContext2D, { steps, colour }: WallPoster, area: TextArea): void {
  const number = 84;
  const high = area.height / steps.length;
  const rooms = steps.map((_, at) => ({
    left: area.left + number + 28,
    top: area.top + at * high,
    width: area.width - number - 28,
    height: high - 8,
  }));
  const linesIn = (largest: number) =>
    steps.map((words, at) =>
      fitted(
        pen,
        words.map((text) => ({ text, weight: 600, largest, most: 1 })),
        rooms[at] as TextArea,
      ),
    );
  const sizes = linesIn(56).flatMap((lines) => lines.map(({ size }) => size));
  for (const [at, lines] of linesIn(Math.min(...sizes)).entries()) {
    const room = rooms[at] as TextArea;
    const middle = room.top + room.height / 2;
    pen.fillStyle = colour;
    pen.beginPath();
    pen.arc(area.left + number / 2, middle, number / 2, 0, 2 * Math.PI);
    pen.fill();
    const circle = { left: area.left, top: middle - number / 2, width: number, height: number };
    write(pen, '#fff', [{ text: `${at + 1}`, weight: 800, size: 52 }], circle, 'center');
    write(pen, colours.light.ink, lines, room, 'left');
  }
}
