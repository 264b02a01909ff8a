import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { type Browser, findBrowser, installedBrowser } from './find-browser.ts';
import { unpackBrowser } from './unpack-browser.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function program(text: string): { folder: string; path: string } {
  const folder = mkdtempSync(join(tmpdir(), 'pravesh-browser-'));
  folders.push(folder);
  writeFileSync(join(folder, 'chromium'), text, { mode: 0o755 });
  return { folder, path: join(folder, 'chromium') };
}

async function titleAfterClick(browser: Browser): Promise<string> {
  const running = await chromium.launch(browser);
  try {
    const page = await running.newPage();
    await page.setContent(`<title>before</title><button onclick="document.title = 'after'">Pay</button>`);
    await page.getByRole('button', { name: 'Pay' }).click();
    return await page.title();
  } finally {
    await running.close();
  }
}

it('finds a browser that opens a page and takes a click', async () => {
  expect(await titleAfterClick(await findBrowser())).toBe('after');
}, 240_000);

it('takes the browser of npm, also where the system has one', async ({ skip }) => {
  skip(!(await unpackBrowser()), 'npm has no browser for this system: @sparticuz/chromium is not installed');
  const ofSystem = program('#!/bin/sh\nexit 0\n');
  const browser = await findBrowser({ PATH: ofSystem.folder });
  expect(browser.executablePath).not.toBe(ofSystem.path);
  expect(browser.executablePath).toContain('pravesh');
  expect(await titleAfterClick(browser)).toBe('after');
}, 240_000);

const UNPACK = `import { unpackBrowser } from '${import.meta.resolve('./unpack-browser.ts')}'; console.log(await unpackBrowser())`;

it('of two that unpack it at the same time the second leaves the browser of the first, which may be in use', async ({
  skip,
}) => {
  skip(!(await unpackBrowser()), 'npm has no browser for this system: @sparticuz/chromium is not installed');
  const home = mkdtempSync(join(tmpdir(), 'pravesh-home-'));
  folders.push(home);
  const one = async () => {
    const env = { ...process.env, HOME: home };
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', UNPACK], { env });
    return statSync(dirname(stdout.trim())).ino;
  };
  const [first, second] = await Promise.all([one(), one()]);
  expect(first).toBe(second);
}, 240_000);

it('takes the browser that PRAVESH_BROWSER names', async () => {
  const { path } = program('#!/bin/sh\nexit 0\n');
  expect((await findBrowser({ PRAVESH_BROWSER: path, PATH: '' })).executablePath).toBe(path);
});

it('says so when the browser that PRAVESH_BROWSER names does not run', async () => {
  await expect(findBrowser({ PRAVESH_BROWSER: '/nowhere/chromium' })).rejects.toThrow(/does not run/);
});

it('finds a browser of the system, and passes over a program that only says how to install one', async () => {
  const stub = program('#!/bin/sh\necho install me >&2\nexit 1\n');
  const real = program('#!/bin/sh\nexit 0\n');
  expect(await installedBrowser(`${stub.folder}:${real.folder}`)).toBe(real.path);
});
