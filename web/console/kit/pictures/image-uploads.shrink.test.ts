import { expect, test, vi } from 'vitest';
import { shrink } from './image-uploads.ts';

const aFile = (bytes: number) => new File([new Uint8Array(bytes)], 'a.jpg', { type: 'image/jpeg' });

// That a large photograph gets smaller is shown in a real browser: e2e/advertisements.test.ts.
test('a small file is sent as it is, without a look into it', async () => {
  const look = vi.fn();
  vi.stubGlobal('createImageBitmap', look);
  const file = aFile(1000);
  expect(await shrink(file, 1600)).toBe(file);
  expect(look).not.toHaveBeenCalled();
});

test('what the browser cannot draw is sent as it is', async () => {
  const file = aFile(1_000_000);
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not a picture')));
  expect(await shrink(file, 1600)).toBe(file);
  vi.stubGlobal('createImageBitmap', undefined);
  expect(await shrink(file, 1600)).toBe(file);
});
