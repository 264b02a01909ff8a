// @vitest-environment node
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { ZXING_WASM_SHA256 } from 'barcode-detector/ponyfill';
import { expect, test } from 'vitest';

test('the wasm that we serve is exactly the one that the detector was made for', async () => {
  // Another version fails on every frame, silently (docs/experience.md 4.1).
  const file = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  const served = createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
  expect(served).toBe(ZXING_WASM_SHA256);
});
