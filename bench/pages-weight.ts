import { get } from 'node:http';
import type { Browser } from 'playwright-core';
import { type Asked, inTab } from './pages-browser.ts';
import type { OpenPark } from './pages-park.ts';

export interface Weight {
  script: number;
  markup: number;
}

/** Bytes of a page's first load as gzip: its scripts, and its document with every style sheet. */
export function weighPage(browser: Browser, url: string): Promise<Weight> {
  return inTab(browser, async ({ page, requests }) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    return { script: await weigh(requests, ['Script']), markup: await weigh(requests, ['Document', 'Stylesheet']) };
  });
}

/** Bytes of all scripts as gzip from the console's sign-in page until the first table stands there, its cache empty at first. */
export function weighConsole(browser: Browser, url: string, { email, password, name }: OpenPark): Promise<number> {
  const visit = async ({ page, requests }: Parameters<Parameters<typeof inTab>[1]>[0]): Promise<number> => {
    await page.goto(`${url}/pravesh/login`);
    await page.locator('input[name=email]').fill(email);
    await page.locator('input[name=password]').fill(password);
    await page.locator('button[type=submit]').click();
    await page.waitForURL('**/app/park');
    await page.getByRole('table').getByText(name).first().waitFor();
    return weigh(requests, ['Script']);
  };
  return inTab(browser, visit, { desk: true });
}

async function weigh(requests: readonly Asked[], kinds: readonly string[]): Promise<number> {
  const urls = new Set(requests.filter(({ kind }) => kinds.includes(kind)).map(({ url }) => url));
  const sizes = await Promise.all([...urls].map(gzipBytes));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The body of an answer as it travels, without its headers. */
function gzipBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = get(url, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      if (answer.headers['content-encoding'] !== 'gzip') reject(new Error(`${url} does not come as gzip`));
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve(bytes));
      answer.on('error', reject);
    });
    asked.on('error', reject);
  });
}
