import type { Kept } from '#contract/visits/page.ts';
import { say } from '#web/shared/say.ts';

/** Minimum width of the code in pixels, so that it can be scanned after a messenger has shrunk the picture. */
const CODE = 600;
const EDGE = 32;
const LOOKS = { place: [48, 'bold'], fact: [36, ''], code: [44, 'bold'] } as const;
const heightOf = ([look]: Line): number => LOOKS[look][0] * 1.3;

/** Pixels per module, with a quiet zone of four modules (server/kernel/http/pages/qr-image.ts). */
const MODULE = 8;
const QUIET = 8;

type Line = readonly [look: keyof typeof LOOKS, words: string];

/** Black on white in the phone's fonts, which have the owner's script. Falls back to the code alone. */
export const savedPicture = (kept: Kept): Promise<Blob> => drawn(kept).catch(() => codeAlone(kept.image));

async function drawn({ name, facts, shortCode, image }: Kept): Promise<Blob> {
  const code = Object.assign(new Image(), { src: image });
  await code.decode();
  const modules = code.naturalWidth / MODULE;
  const side = modules * Math.ceil(CODE / (modules - QUIET));
  const canvas = Object.assign(document.createElement('canvas'), { width: side + 2 * EDGE });
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  const said: Line[] = [['place', name], ...facts.map((fact): Line => ['fact', fact])];
  const above = said.flatMap((line) => wrapped(pen, line, side));
  const top = above.reduce((sum, line) => sum + heightOf(line), EDGE);
  // Setting the height clears a canvas.
  canvas.height = top + side + heightOf(['code', '']) + EDGE;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  Object.assign(pen, { fillStyle: '#000', textAlign: 'center', textBaseline: 'top', imageSmoothingEnabled: false });
  const write = (line: Line, y: number): number => {
    pen.font = fontOf(line);
    pen.fillText(line[1], canvas.width / 2, y);
    return y + heightOf(line);
  };
  above.reduce((y, line) => write(line, y), EDGE);
  pen.drawImage(code, EDGE, top, side, side);
  write(['code', say('bookings.code', { code: shortCode })], top + side);
  toFewGreys(pen);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

/** Five greys halve the file. */
function toFewGreys(pen: CanvasRenderingContext2D): void {
  const pixels = pen.getImageData(0, 0, pen.canvas.width, pen.canvas.height);
  const { data } = pixels;
  for (let at = 0; at < data.length; at += 1) data[at] = Math.round((data[at] ?? 0) / 64) * 64;
  pen.putImageData(pixels, 0, 0);
}

function fontOf([look]: Line): string {
  const [size, weight] = LOOKS[look];
  return `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`;
}

function wrapped(pen: CanvasRenderingContext2D, line: Line, width: number): Line[] {
  pen.font = fontOf(line);
  const [look, text] = line;
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && pen.measureText(longer).width > width) lines.push(word);
    else lines.splice(-1, 1, longer);
  }
  return lines.map((words) => [look, words]);
}

/** Not by `fetch`, which the content security policy allows only to our server. */
const codeAlone = (image: string): Blob =>
  new Blob([Uint8Array.from(atob(image.slice(image.indexOf(',') + 1)), (sign) => sign.charCodeAt(0))], {
    type: 'image/png',
  });
