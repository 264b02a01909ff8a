import { copyFile, readFile } from 'node:fs/promises';
import sharp from 'sharp';

const SOURCES = new URL('../web/shared/', import.meta.url);
const ROOT = new URL('../dist/web/root/', import.meta.url);

/** Pixels of the icons that web/shared/pravesh.webmanifest and the console's document name. */
const SIZES = [180, 192, 512];

/** Makes what a phone asks for when a page is put on its home screen: the manifest, and its icons as PNG. */
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
