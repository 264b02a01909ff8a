import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

/** UPDATE_SCREENS=1 renews the pictures of the documentation; every other run keeps its own where nobody minds. */
const folder =
  process.env.UPDATE_SCREENS === '1'
    ? fileURLToPath(new URL('../docs/screens', import.meta.url))
    : join(tmpdir(), 'pravesh-screens');

/** Saves what is in sight, or the whole page, as `<name>.png`. */
export async function keepScreen(page: Page, name: string, { whole = true } = {}): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: whole, animations: 'disabled' });
}
