import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { qrDataUrl } from '#server/kernel/http/pages/qr-image.ts';
import { findBrowser } from '../../scripts/find-browser.ts';
import { withBrowser } from '../browser.ts';
import { drawFrames, type FramesOrder } from './frames.ts';

/** A picture of each code as `order` says, as bytes of JPEG or as data URLs. */
export async function drawn(browser: Browser, order: FramesOrder): Promise<string[]> {
  const page = await browser.newPage();
  return page.evaluate(drawFrames, order).finally(() => page.close());
}

/** Works with a browser before whose camera each of these codes is held up for so many frames, over and over; nothing where there is none. */
export async function withCamera<T>(
  codes: readonly string[],
  repeats: number,
  work: (browser: Browser) => Promise<T>,
): Promise<T> {
  const film = join(tmpdir(), `pravesh-bench-${process.pid}.mjpeg`);
  const order = { codes: codes.map(qrDataUrl), ways: 1, repeats };
  const frames = codes.length > 0 ? await withBrowser((browser) => drawn(browser, order)) : [];
  await writeFile(
    film,
    Buffer.concat(frames.map((frame) => Buffer.from(frame.slice(frame.indexOf(',') + 1), 'base64'))),
  );
  const { executablePath, args } = await findBrowser();
  const camera = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'];
  const plays = codes.length > 0 ? [`--use-file-for-fake-video-capture=${film}`] : [];
  const browser = await chromium.launch({ executablePath, args: [...args, ...camera, ...plays] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
    await rm(film);
  }
}
