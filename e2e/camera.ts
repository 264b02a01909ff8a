import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { browserWith } from './browser.ts';

const WIDTH = 1280;
const HEIGHT = 720;
/** The hand in front of the camera moves a little. */
const SWAYS = [0, 6, 10, 6, 0, -6, -10, -6];

/** Chromium opens the file only when a page opens the camera, so it can be made later. */
export const aFilm = (): string => join(tmpdir(), `pravesh-camera-${randomBytes(6).toString('hex')}.mjpeg`);

/** Films a picture (a PNG, as a file or in memory) for `cameraArgs`. An MJPEG film is nothing but JPEGs in a row. */
export async function makeCameraFeed(png: string | Buffer, film = aFilm()): Promise<string> {
  const picture = typeof png === 'string' ? await readFile(png) : png;
  const frames = await draw(`data:image/png;base64,${picture.toString('base64')}`);
  await writeFile(film, Buffer.concat(frames));
  return film;
}

/** Without a permission prompt: Chromium's own film has no codes. */
export const emptyCamera = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'];

export const cameraArgs = (film: string): string[] => [...emptyCamera, `--use-file-for-fake-video-capture=${film}`];

/**
 * Chromium complains of a page that buzzes before it was touched, and whether a test has touched it by then is a race.
 */
export const withoutBuzz = (page: Page): Promise<unknown> =>
  page.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'vibrate'));

export const withoutCamera = (page: Page): Promise<unknown> =>
  page.context().addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });

async function draw(picture: string): Promise<Buffer[]> {
  const context = await (await browserWith([])).newContext();
  try {
    const page = await context.newPage();
    const urls = await page.evaluate(filmed, { picture, width: WIDTH, height: HEIGHT, sways: SWAYS });
    return urls.map((url) => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'));
  } finally {
    await context.close();
  }
}

async function filmed(of: { picture: string; width: number; height: number; sways: number[] }): Promise<string[]> {
  const image = new Image();
  image.src = of.picture;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: of.width, height: of.height });
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  const side = of.height * 0.7;
  return of.sways.map((sway) => {
    pen.fillStyle = '#8a8f8c';
    pen.fillRect(0, 0, of.width, of.height);
    pen.drawImage(image, (of.width - side) / 2 + sway, (of.height - side) / 2 + sway / 2, side, side);
    return canvas.toDataURL('image/jpeg', 0.9);
  });
}
