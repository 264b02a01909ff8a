import { copyFile, readFile } from 'node:fs/promises';
import sharp from 'sharp';

const SOURCES = new URL('../web/shared/', import.meta.url);
const ROOT = new URL('../dist/web/root/', import.meta.url);

const SIZES = [180, 192, 512];

export async function makeAppFiles(): Promise<void> {
  const icon = await readFile(new URL('app-icon.svg', SOURCES));
  const draw = (size: number) =>
    sharp(icon, { density: (72 * size) / 100 })
      .resize(size, size)
      .png({ palette: true })
      .toFile(new URL(`icon-${size}.png`, ROOT).pathname);
  await Promise.all([
    copyFile(new URL('pravesh.webmanifest', SOURCES), new URL('pravesh.webmanifest', ROOT)),
    ...SIZES.map(draw),
  ]);
}
