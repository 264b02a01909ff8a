import { readFile } from 'node:fs/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const WEB = new URL('../dist/web/', import.meta.url);

type Manifest = Record<
  string,
  { file: string; isEntry?: true; imports?: string[]; dynamicImports?: string[]; css?: string[]; assets?: string[] }
>;

/** Files of each page with its static imports; the page's own file first. */
export async function pageScripts(): Promise<Map<string, readonly string[]>> {
  return new Map(scriptsOf(JSON.parse(await readFile(new URL('.vite/visitors.json', WEB), 'utf8'))));
}

const SIGN_IN = 'web/console/sign-in.html';
const CONSOLE = 'web/console/console.html';
/** The console itself; the sign-in page opens it in its own document where a browser keeps no session. */
const PROGRAM = /^_program-/;
const PALETTE = 'web/console/palette/button-section.tsx';

export const signInFiles = (): Promise<readonly string[]> => filesFor(SIGN_IN, [], 'dynamicImports');

export const consoleFiles = (...screens: readonly string[]): Promise<readonly string[]> =>
  filesFor(CONSOLE, ['web/console/frame/console-page.tsx', ...screens]);

/** Files of the sources with their lazy imports; the program itself is first. */
export async function offlineFiles(sources: readonly string[]): Promise<readonly string[]> {
  const manifest: Manifest = JSON.parse(await readFile(new URL('.vite/console.json', WEB), 'utf8'));
  const seen = new Set<string>();
  const see = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    // The program leads to every screen, and the palette to every list: their later imports do not count.
    const isDoor = key === CONSOLE || key === PALETTE || PROGRAM.test(key);
    for (const other of isDoor ? imports : [...imports, ...dynamicImports]) see(other);
  };
  for (const key of [CONSOLE, ...sources]) {
    if (!manifest[key]) throw new Error(`nothing was built for ${key}`);
    see(key);
  }
  const files = [...seen].flatMap((key) => {
    const { file = '', css = [], assets = [] } = manifest[key] ?? {};
    return [file, ...css, ...assets];
  });
  return [...new Set(files)].map((file) => `/${file}`);
}

export async function nextFiles(): Promise<readonly string[]> {
  const [, files = ''] = / id="files"[^>]*>(.*?)</.exec(await readFile(new URL(SIGN_IN, WEB), 'utf8')) ?? [];
  return (JSON.parse(files).next as string[]).map((path) => path.slice(1));
}

export async function rememberedFiles(): Promise<readonly string[]> {
  const manifest: Manifest = JSON.parse(await readFile(new URL('.vite/visitors.json', WEB), 'utf8'));
  return filesOf(manifest, 'web/visitor/platform/remembered-list.ts');
}

async function filesFor(
  document: string,
  screens: readonly string[],
  later?: 'dynamicImports',
): Promise<readonly string[]> {
  const manifest: Manifest = JSON.parse(await readFile(new URL('.vite/console.json', WEB), 'utf8'));
  const seen = new Set<string>();
  const see = (key: string): void => {
    if (seen.has(key) || (later && PROGRAM.test(key))) return;
    seen.add(key);
    for (const other of [...(manifest[key]?.imports ?? []), ...((later && manifest[key]?.[later]) ?? [])]) see(other);
  };
  for (const key of [document, ...screens]) {
    if (!manifest[key]) throw new Error(`nothing was built for ${key}`);
    see(key);
  }
  const files = [...seen].flatMap((key) => [manifest[key]?.file ?? '', ...(manifest[key]?.css ?? [])]);
  return [document, ...new Set(files)];
}

function scriptsOf(manifest: Manifest): [page: string, files: readonly string[]][] {
  const entries = Object.keys(manifest).filter((key) => key.startsWith('@live/'));
  return entries.map((key) => [key.replace('@live/', ''), filesOf(manifest, key)]);
}

function filesOf(manifest: Manifest, key: string): readonly string[] {
  const { file = '', imports = [] } = manifest[key] ?? {};
  return [...new Set([file, ...imports.flatMap((other) => filesOf(manifest, other))])];
}

const bytesOf = async (files: readonly string[], press: (code: Buffer) => Buffer): Promise<number> => {
  const codes = await Promise.all(files.map((file) => readFile(new URL(file, WEB))));
  return codes.reduce((sum, code) => sum + press(code).length, 0);
};

export const gzipped = (files: readonly string[]): Promise<number> =>
  bytesOf(files, (code) => gzipSync(code, { level: 9 }));

export const compressed = (files: readonly string[]): Promise<number> =>
  bytesOf(files, (code) => brotliCompressSync(code));
