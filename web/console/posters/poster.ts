import { downloadBlob } from '#web/console/platform/files/download.ts';
import { colours } from '#web/shared/tokens.ts';
import { fitted, write } from './fitted-text.ts';

/** docs/product/README.md 4: canvas in pixels, wait before the download in milliseconds. */
export const POSTER = { width: 600, height: 800, delayMs: 1_500 };

const QR_SIDE = 440;
const HEADING = { left: 40, top: 45, width: POSTER.width - 80, height: 190 };

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
  const texts = [{ text: heading.toUpperCase(), weight: 800, largest: 52, most: 3 }];
  write(context, onLeaf, fitted(context, texts, HEADING), HEADING, 'center');
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
