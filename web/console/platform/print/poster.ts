import { colours, fonts } from '#web/shared/tokens.ts';
import { downloadBlob } from '../files/download.ts';

/** docs/product/README.md 4: canvas in pixels, wait before the download in milliseconds. */
export const POSTER = { width: 600, height: 800, delayMs: 1_500 };

const MARGIN = 40;
const QR_SIDE = 440;
const LARGEST = 52;
const SMALLEST = 26;
const MOST_LINES = 3;

export function linesOf(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The largest size from 52 down to 26 pixels with at most three lines; at 26 the rest is cut. */
export function fitHeading(
  text: string,
  measure: (text: string, size: number) => number,
): { size: number; lines: string[] } {
  const width = POSTER.width - 2 * MARGIN;
  for (let size = LARGEST; size > SMALLEST; size -= 2) {
    const lines = linesOf(text, width, (part) => measure(part, size));
    if (lines.length <= MOST_LINES && lines.every((line) => measure(line, size) <= width)) return { size, lines };
  }
  return { size: SMALLEST, lines: linesOf(text, width, (part) => measure(part, SMALLEST)).slice(0, MOST_LINES) };
}

const fontOf = (size: number): string => `800 ${size}px ${fonts}`;

interface PosterParts {
  heading: string;
  image: Blob;
}

/** Downloads a 600x800 PNG after a second and a half. */
export async function downloadPoster(parts: PosterParts, fileName: string): Promise<void> {
  const canvas = document.createElement('canvas');
  canvas.width = POSTER.width;
  canvas.height = POSTER.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw pictures.');
  const image = await createImageBitmap(parts.image);
  drawPoster(context, parts.heading, image);
  image.close();
  await new Promise((resolve) => setTimeout(resolve, POSTER.delayMs));
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!png) throw new Error('The poster could not be made. Please try again.');
  downloadBlob(png, fileName);
}

function drawPoster(context: CanvasRenderingContext2D, heading: string, image: ImageBitmap): void {
  const { width, height } = POSTER;
  const { leaf, marigold, onLeaf } = colours.light;
  context.fillStyle = leaf;
  context.fillRect(0, 0, width, height);
  context.fillStyle = marigold;
  context.fillRect(0, 0, width, 12);
  context.fillRect(0, height - 12, width, 12);
  const { size, lines } = fitHeading(heading.toUpperCase(), (text, pixels) => {
    context.font = fontOf(pixels);
    return context.measureText(text).width;
  });
  context.font = fontOf(size);
  context.fillStyle = onLeaf;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const step = size * 1.2;
  const middle = 140 - ((lines.length - 1) * step) / 2;
  for (const [at, line] of lines.entries()) context.fillText(line, width / 2, middle + at * step);
  drawCode(context, image);
}

/** Black on white with a quiet zone and sharp edges, so that every phone reads it from a wall. */
function drawCode(context: CanvasRenderingContext2D, image: ImageBitmap): void {
  const { width } = POSTER;
  const left = (width - QR_SIDE) / 2;
  const top = 260;
  context.fillStyle = '#ffffff';
  context.fillRect(left - 20, top - 20, QR_SIDE + 40, QR_SIDE + 40);
  context.imageSmoothingEnabled = false;
  context.drawImage(image, left, top, QR_SIDE, QR_SIDE);
}
