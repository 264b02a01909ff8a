import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

const WEB = new URL('../dist/web/', import.meta.url);

/** Vite's word on what became of each source. */
type Manifest = Record<string, { file: string; isEntry?: true; imports?: string[] }>;

/** By the name of its page each script of the visitor's pages as it was built last, with all that it imports at once; its own file first. */
export async function pageScripts(): Promise<Map<string, readonly string[]>> {
  const texts = ['visitors', 'televisions'].map((name) => readFile(new URL(`.vite/${name}.json`, WEB), 'utf8'));
  return new Map((await Promise.all(texts)).flatMap((text) => scriptsOf(JSON.parse(text))));
}

function scriptsOf(manifest: Manifest): [page: string, files: readonly string[]][] {
  const filesOf = (key: string): string[] => {
    const { file = '', imports = [] } = manifest[key] ?? {};
    return [file, ...imports.flatMap(filesOf)];
  };
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  return entries.map((key) => [key.replace('@live/', ''), [...new Set(filesOf(key))]]);
}

/** Bytes of files of the build as gzip, as they travel. */
export async function gzipped(files: readonly string[]): Promise<number> {
  const codes = await Promise.all(files.map((file) => readFile(new URL(file, WEB))));
  return codes.reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0);
}
