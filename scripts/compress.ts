// .br and .gz of every asset, compressed slowly ahead so that no request waits for it.
import { glob, readFile, rename, writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const ASSETS = fileURLToPath(new URL('../dist/web/assets', import.meta.url));

const CODINGS = {
  br: promisify(brotliCompress),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

interface Missing {
  path: string;
  coding: keyof typeof CODINGS;
}

export async function missingForms(): Promise<Missing[]> {
  const there = new Set<string>();
  for await (const path of glob('**/*.{js,css,svg,wasm,json,br,gz}', { cwd: ASSETS })) there.add(path);
  const codings = Object.keys(CODINGS) as (keyof typeof CODINGS)[];
  const all = [...there]
    .filter((path) => !/\.(br|gz)$/.test(path))
    .flatMap((path) => codings.map((coding) => ({ path, coding })));
  const missing = all.filter(({ path, coding }) => !there.has(`${path}.${coding}`));
  return missing.sort((a, b) => Number(a.path.startsWith('console/')) - Number(b.path.startsWith('console/')));
}

/** A form is written under another name first: a request gets the plain file until then, never half of one. */
async function make({ path, coding }: Missing): Promise<void> {
  const form = `${ASSETS}/${path}.${coding}`;
  await writeFile(`${form}.unfinished`, await CODINGS[coding](await readFile(`${ASSETS}/${path}`)));
  await rename(`${form}.unfinished`, form);
}

export async function compressAssets(): Promise<void> {
  await Promise.all((await missingForms()).map(make));
}

if (import.meta.main) {
  setPriority(19);
  await compressAssets();
}
