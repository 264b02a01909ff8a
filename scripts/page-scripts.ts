import { readFile } from 'node:fs/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const WEB = new URL('../dist/web/', import.meta.url);

/** Vite's word on what became of each source. */
type Manifest = Record<string, { file: string; isEntry?: true; imports?: string[]; css?: string[] }>;

/** By the name of its page each script of the visitor's pages as it was built last, with all that it imports at once; its own file first. */
export async function pageScripts(): Promise<Map<string, readonly string[]>> {
  const texts = ['visitors', 'televisions'].map((name) => readFile(new URL(`.vite/${name}.json`, WEB), 'utf8'));
  return new Map((await Promise.all(texts)).flatMap((text) => scriptsOf(JSON.parse(text))));
}

/** What a browser that has never been here loads for screens of the console: the document, and each script and style sheet of what is imported for them. */
export async function consoleFiles(...screens: readonly string[]): Promise<readonly string[]> {
  const manifest: Manifest = JSON.parse(await readFile(new URL('.vite/console.json', WEB), 'utf8'));
  const seen = new Set<string>();
  const see = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const other of manifest[key]?.imports ?? []) see(other);
  };
  const document = 'web/console/console.html';
  for (const key of [document, 'web/console/frame/console-page.tsx', ...screens]) {
    if (!manifest[key]) throw new Error(`nothing was built for ${key}`);
    see(key);
  }
  const files = [...seen].flatMap((key) => [manifest[key]?.file ?? '', ...(manifest[key]?.css ?? [])]);
  return [document, ...new Set(files)];
}

function scriptsOf(manifest: Manifest): [page: string, files: readonly string[]][] {
  const filesOf = (key: string): string[] => {
    const { file = '', imports = [] } = manifest[key] ?? {};
    return [file, ...imports.flatMap(filesOf)];
  };
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  return entries.map((key) => [key.replace('@live/', ''), [...new Set(filesOf(key))]]);
}

const bytesOf = async (files: readonly string[], press: (code: Buffer) => Buffer): Promise<number> => {
  const codes = await Promise.all(files.map((file) => readFile(new URL(file, WEB))));
  return codes.reduce((sum, code) => sum + press(code).length, 0);
};

/** Bytes of files of the build as gzip. */
export const gzipped = (files: readonly string[]): Promise<number> =>
  bytesOf(files, (code) => gzipSync(code, { level: 9 }));

/** Bytes of files of the build as they travel to a browser, which asks for brotli. */
export const compressed = (files: readonly string[]): Promise<number> =>
  bytesOf(files, (code) => brotliCompressSync(code));
