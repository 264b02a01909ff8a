import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkProgram } from './check-types.ts';

const RIGHT = 'export const price: number = 1;\n';
const WRONG = "export const price: number = '1';\n";
const LONG_AGO = new Date('2001-01-01');

let root: string;
const put = async (file: string, text: string): Promise<void> => {
  await writeFile(join(root, file), text);
  await utimes(join(root, file), LONG_AGO, LONG_AGO);
};
const check = (): Promise<string> => checkProgram('tsconfig.json', root);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pravesh-types-'));
  const compilerOptions = { strict: true, noEmit: true, types: [], module: 'nodenext', tsBuildInfoFile: 'memory/info' };
  await put('tsconfig.json', JSON.stringify({ compilerOptions, include: ['*.ts'] }));
  await put('price.ts', RIGHT);
});
afterEach(() => rm(root, { recursive: true }));

test('an error of types is found again in a second check of the same files', async () => {
  await put('price.ts', WRONG);
  const first = await check();
  expect(first).toContain('price.ts(1,14): error TS2322');
  expect(await check()).toBe(first);
});

test('an error that comes back with an older time than the last check is found', async () => {
  expect(await check()).toBe('');
  await put('price.ts', WRONG);
  expect(await check()).toContain('TS2322');
  await put('price.ts', RIGHT);
  expect(await check()).toBe('');
  await put('price.ts', WRONG);
  expect(await check()).toContain('TS2322');
});

test('a file that is gone is missed by the file that imports it, though that one did not change', async () => {
  await put('bill.ts', "import { price } from './price.js';\nexport const bill: number = price;\n");
  expect(await check()).toBe('');
  await rm(join(root, 'price.ts'));
  expect(await check()).toContain("Cannot find module './price.js'");
});

test('a memory that was cut off is no memory', async () => {
  await put('price.ts', WRONG);
  await check();
  await writeFile(join(root, 'memory/info'), '{"version":"7');
  expect(await check()).toContain('TS2322');
});
